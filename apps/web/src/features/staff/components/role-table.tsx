import { STAFF_RIGHTS, STAFF_ROLES, staffMay, staffRoleName, type StaffRight, type StaffRole } from '@portal/engines/access';
import { Table, type Column } from '@portal/ui';

const WORDS: Readonly<Record<StaffRight, string>> = {
  seesPrices: '查看客户价',
  placesOrders: '配单与下单',
  managesStaff: '邀请、移除员工',
  namesManagers: '任免管理员',
  signsPapers: '办理企业认证',
  handsOver: '移交主账号、查看操作记录',
};

const columns: Column<StaffRole>[] = [
  { key: 'role', head: '角色', phone: 'title', render: staffRoleName },
  ...STAFF_RIGHTS.map((right): Column<StaffRole> => ({
    key: right,
    head: WORDS[right],
    phone: 'fact',
    render: (role) => (staffMay(role, right) ? '有' : '—'),
  })),
];

/** What each role may, from the table that decides it (ENTERPRISE-7). */
export const RoleTable = () => <Table caption="各角色的权限" columns={columns} rows={STAFF_ROLES} rowKey={(role) => role} />;
