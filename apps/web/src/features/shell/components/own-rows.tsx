import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf, switchesIdentityAt } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { CREDITS_PATH } from '../../credits/index.ts';
import { DealerLink } from '../../dealer/index.ts';
import { useNickname } from '../../../lib/identity/own-name.ts';
import { mayFollow } from '../../../lib/page/page-access.ts';
import { MEMBER_CENTRE, MERCHANT_CENTRE, MERCHANT_SETTINGS, ownPlaceOf } from '../model/own-place.ts';
import { ORDERS } from '../model/navigation.ts';
import { nameOf } from '../model/viewer.ts';
import type { AccountRowsProps } from './account-menu.tsx';
import { Identities } from './identities.tsx';
import { SignOut } from './sign-out.tsx';
import { TopLinks } from './top-links.tsx';

/** On a phone they begin the sheet. */
const OWN_ORDERS = { label: ORDERS.title, href: ORDERS.to } as const;
const OF_MEMBERS = [{ label: '会员中心', href: MEMBER_CENTRE }, OWN_ORDERS] as const;

/** Of whoever has no member centre: the centre itself, and what people look for under the name of the account. */
const OF_MERCHANTS = [
  { label: '商户中心', href: MERCHANT_CENTRE },
  OWN_ORDERS,
  { label: '账期与欠款', href: '/memberStore/submitOrder/creditPaid' },
  { label: '自定义产品', href: '/member/customProducts' },
  { label: '我的企业', href: '/member/enterprises' },
  { label: '账号设置', href: MERCHANT_SETTINGS },
  { label: '个人数据与注销', href: '/member/accountData' },
] as const;

/** Company, phone, dealer, member centre and the way out: in the header's menu, and at the foot of a phone's sheet. */
export function OwnRows({ viewer, session, here, sheetAt }: AccountRowsProps & { session: SessionInfo }) {
  const isPhoneSheet = sheetAt !== undefined;
  return (
    <>
      <Who session={session} />
      {dealerBindingOf(session.userType, session.hasBindFirstDistributor) !== 'none' && (
        <div className="s-account__dealer">
          <span className="p-small">订货一级经销商</span>
          <DealerLink session={session} />
        </div>
      )}
      {isPhoneSheet && switchesIdentityAt({ path: sheetAt, isMultRole: session.isMultRole }) && <Identities session={session} />}
      <div className="p-menu s-account__rows">
        {(ownPlaceOf(session) === MEMBER_CENTRE ? OF_MEMBERS : OF_MERCHANTS)
          .filter(({ href }) => mayFollow(href, session) && !(isPhoneSheet && href === ORDERS.to))
          .map(({ label, href }) => (
            <Anchor key={href} className="p-menu__item" href={href}>
              {label}
            </Anchor>
          ))}
        <Anchor className="p-menu__item" href={CREDITS_PATH}>
          积分兑换
        </Anchor>
        {isPhoneSheet && <TopLinks viewer={viewer} className="p-menu__item" />}
        <SignOut className="p-menu__item" href={`/logout?redirect=${encodeURIComponent(here)}`} />
      </div>
    </>
  );
}

function Who({ session }: { session: SessionInfo }) {
  const nickname = useNickname(session.nickname);
  return (
    <div className="s-account__who">
      <b>{nameOf({ ...session, nickname })}</b>
      <span className="p-small">
        {session.companyName && nickname ? `${nickname} · ` : ''}
        {session.phone}
      </span>
    </div>
  );
}
