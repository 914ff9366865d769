import { STAFF_RIGHTS, STAFF_ROLES, staffMay, staffRoleName, type StaffRight } from '@portal/engines/access';
import { Icon } from '@portal/ui';
import './role-table.css';

const WORDS: Readonly<Record<StaffRight, string>> = {
  seesPrices: '查看客户价',
  editsOffers: '维护报价与库存（一级经销商）',
  issuesShopCoupons: '发放店铺优惠券（一级经销商）',
  placesOrders: '配单与下单',
  handlesOrders: '处理客户订单：接单、改价、发货',
  assignsCustomers: '分配客户、限定员工可见的客户（一级经销商）',
  seesShares: '查看分账明细（一级经销商）',
  managesStaff: '邀请、移除员工',
  namesManagers: '任免管理员',
  signsPapers: '办理企业认证',
  handsOver: '移交主账号、查看操作记录',
};

/** What each role may, from the table that decides it (ENTERPRISE-7): a right a row, so that it stands beside the roles on a phone too. */
export const RoleTable = () => (
  <table className="st-roles" aria-label="各角色的权限">
    <thead>
      <tr>
        <th scope="col">权限</th>
        {STAFF_ROLES.map((role) => (
          <th key={role} scope="col">
            {staffRoleName(role)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {STAFF_RIGHTS.map((right) => (
        <tr key={right}>
          <th scope="row">{WORDS[right]}</th>
          {STAFF_ROLES.map((role) => (
            <td key={role}>
              {staffMay(role, right) ? (
                <>
                  <Icon name="check" />
                  <span className="p-hidden">有</span>
                </>
              ) : (
                <span className="st-roles__none">
                  <span aria-hidden="true">—</span>
                  <span className="p-hidden">没有</span>
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
