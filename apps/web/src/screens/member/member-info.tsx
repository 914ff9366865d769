import type { SessionInfo } from '@portal/contract/account';
import { AuthStatus, EngineerStatus, identityName, staffRoleName, StoreType } from '@portal/engines/access';
import { enterpriseCopy } from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { Anchor, Card, Facts, Notice } from '@portal/ui';
import { formatDate } from '@portal/units';
import { pageLoader } from '../../lib/page/page-loader.ts';
import type { Route } from './+types/member-info.ts';
import { memberOf } from './member.server.ts';

/** /member/memberInfo: what the provider has set of the person and of the enterprise acted for (ACCOUNT-2). */
export const loader = pageLoader(({ context }: Route.LoaderArgs) => memberOf(context));

const ENGINEER: Readonly<Record<EngineerStatus, string>> = {
  [EngineerStatus.None]: '未申请',
  [EngineerStatus.Certified]: '已认证',
  [EngineerStatus.InReview]: '审核中',
  [EngineerStatus.Refused]: '未通过',
};
const STORE: Readonly<Record<StoreType, string>> = { [StoreType.Own]: '自有门店', [StoreType.Franchised]: '加盟门店' };

export default function MemberInfo({ loaderData: session }: Route.ComponentProps) {
  return (
    <>
      <Card title="会员">
        <Facts
          wide
          facts={[
            { key: 'level', name: '会员等级', value: session.memberLevel === 0 ? '普通会员' : `${session.memberLevel} 级会员` },
            { key: 'type', name: '身份类型', value: identityName(session.userType) },
            { key: 'person', name: '实名认证', value: session.personAuthStatus === AuthStatus.Certified ? '已认证' : '未认证' },
            { key: 'engineer', name: '工程师认证', value: ENGINEER[session.engineerStatus] },
          ]}
        />
      </Card>
      <Card title="企业">
        {session.companyName === '' ? (
          <Notice action={<Anchor href="/member/cert">企业认证</Anchor>}>您还没有关联企业，认证后可查看经销商价格并在线订货。</Notice>
        ) : (
          <Enterprise session={session} />
        )}
      </Card>
      <Card title="订货">
        <Facts
          wide
          facts={[
            { key: 'shop', name: '一级经销商', value: session.boundShop?.parentMerchantName ?? '未选择' },
            { key: 'groups', name: '可订业务范围', value: session.groupBinds.map(({ title }) => title).join('、') || '未选择经销商' },
          ]}
        />
      </Card>
    </>
  );
}

function Enterprise({ session }: { session: SessionInfo }) {
  const place = [...new Set([session.provinceName, session.cityName, session.areaName])].filter(Boolean).join(' ');
  const isFrozen = session.auditStatus === AuditStatus.frozen;
  const freezeDay = isFrozen || session.gmtFreeze === null ? null : formatDate(Date.parse(session.gmtFreeze));
  return (
    <>
      {isFrozen && <Notice tone="error">{enterpriseCopy.frozen}</Notice>}
      {freezeDay !== null && (
        <Notice tone="warning">
          企业将于 {freezeDay} 冻结{session.freezeReason === '' ? '' : `：${session.freezeReason}`}。如有疑问请联系客服，以免影响订货。
        </Notice>
      )}
      <Facts
        wide
        facts={[
          { key: 'company', name: '企业名称', value: session.companyName },
          { key: 'place', name: '所在地区', value: place || '未填写' },
          { key: 'role', name: '我的角色', value: staffRoleName(session.staffRole ?? (session.employee ? 'staff' : 'owner')) },
          { key: 'smb', name: '企业规模', value: session.smb ? '中小企业' : '一般企业' },
          { key: 'store', name: '门店', value: session.storeType === null ? '无' : STORE[session.storeType] },
          { key: 'freeze', name: '合作状态', value: isFrozen ? '已冻结' : freezeDay === null ? '正常' : `${freezeDay} 冻结` },
        ]}
      />
    </>
  );
}
