import { listLoginSessions } from '@portal/contract/account';
import { dealerBindingOf, mayCall } from '@portal/engines/access';
import { Card, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/account-info.ts';
import { FactRow } from './fact-row.tsx';
import { OwnCard } from './own-card.tsx';
import { Pair } from './pair.tsx';
import { memberOf } from './member.server.ts';

/** More places than anybody looks through here; all stand with the password. */
const SESSIONS_SHOWN = 5;

/** /member/accountInfo (ACCOUNT-18): who one is here, what is still to be done, where one is signed in. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const [session, sessions] = await Promise.all([memberOf(context), context.get(callContext)(listLoginSessions)]);
  return { session, sessions };
});

export default function AccountInfo({ loaderData: { session, sessions } }: Route.ComponentProps) {
  const binding = dealerBindingOf(session.userType, session.hasBindFirstDistributor);
  return (
    <>
      <OwnCard
        session={session}
        links={[
          { label: '编辑资料', href: '/member/accountSetting/baseInfo' },
          { label: '会员信息', href: '/member/memberInfo' },
          { label: '注册信息', href: '/member/registerInfo' },
        ]}
      />
      <Pair>
        <Card title="订货与认证">
          <ul className="m-rows">
            {mayCall('certifies', session.userType) && (
              <FactRow
                name="企业认证"
                value={CERTIFICATION[session.auditStatus] ?? '未认证'}
                href="/member/cert"
                action={session.auditStatus === 0 ? '去认证' : '查看'}
              />
            )}
            {binding !== 'none' && (
              <FactRow
                name="订货一级经销商"
                value={session.boundShop?.parentMerchantName ?? '未选择'}
                href="/bindFirst"
                action={session.boundShop ? '查看' : '去选择'}
              />
            )}
            <FactRow name="实名认证" value={session.personAuthStatus === 1 ? '已认证' : '未认证'} href="/member/memberInfo" action="查看" />
            <FactRow name="收货地址" value="订货与服务上门" href="/member/accountSetting/address" action="管理" />
            <FactRow name="我的配单" value="清单与报价" href="/tool/designOrder" action="打开" />
          </ul>
        </Card>
        <Card title="账号安全">
          <ul className="m-rows">
            <FactRow name="登录密码" value="用于登录和验证身份" href="/member/accountSetting/modPhoneAndPassword" action="修改" />
            <FactRow name="手机号" value={session.phone} href="/member/accountSetting/modPhoneAndPassword" action="更换" />
            <FactRow name="登录设备" value={`${sessions.length} 处`} href="/member/accountSetting/modPhoneAndPassword" action="管理" />
            <FactRow name="个人数据" value="导出或注销账号" href="/member/accountData" action="查看" />
          </ul>
        </Card>
      </Pair>
      <Card title="最近登录">
        <ul className="m-rows">
          {sessions.slice(0, SESSIONS_SHOWN).map(({ isCurrent, device, place, gmtCreate }, index) => (
            <li key={`${gmtCreate} ${index}`}>
              <b className="m-rows__name">{device || '未知设备'}</b>
              <span className="m-rows__value">{place}</span>
              {isCurrent && <Tag tone="success">本机</Tag>}
              <span className="p-small">{formatDateTime(Date.parse(gmtCreate))}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** As `auditStatus` says it (ENTERPRISE). */
const CERTIFICATION: Readonly<Record<number, string>> = {
  10: '审核中',
  20: '已认证',
  30: '未通过',
  40: '变更审核中',
  50: '即将到期',
  51: '已到期',
  60: '已冻结',
};
