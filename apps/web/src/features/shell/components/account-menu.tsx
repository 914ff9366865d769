import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf, outcomeOf } from '@portal/engines/access';
import { Anchor, Dialog, Icon, Popover } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useNickname } from '../../../lib/own-name.ts';
import { registerHref, signInHref } from '../../../lib/sign-in-href.ts';
import { clearPersonalStorage, hasUnsavedDraft } from '../../../lib/storage.ts';
import { nameOf, type Viewer } from '../model/viewer.ts';
import './account-menu.css';

interface AccountProps {
  viewer: Viewer;
  /** Path and query of the page: where signing in and out come back to. */
  here: string;
}

/** Who is here, at the right end of the header: for guests the way to sign in. */
export function AccountMenu({ viewer, here }: AccountProps) {
  const { session } = viewer;
  if (!session)
    return (
      <>
        <a className="p-button p-button--quiet s-register" href={registerHref(here)}>
          注册
        </a>
        <a className="p-button p-button--primary s-sign-in" href={signInHref(here)}>
          登录
        </a>
      </>
    );
  return (
    <div className="s-account">
      <Popover
        align="end"
        bare
        label={
          <>
            <Icon name="user" />
            <OwnName session={session} />
          </>
        }
      >
        <div className="s-account__panel">
          <AccountRows viewer={viewer} here={here} />
        </div>
      </Popover>
    </div>
  );
}

function OwnName({ session }: { session: SessionInfo }) {
  const nickname = useNickname(session.nickname);
  return <span className="s-account__name">{nameOf({ ...session, nickname })}</span>;
}

/** Company, phone, the identities one may take, and the way out: in the header's menu and at the foot of the phone's sheet. */
export function AccountRows({ viewer: { session }, here }: AccountProps) {
  if (!session)
    return (
      <>
        <a className="p-button p-button--primary" href={signInHref(here)}>
          登录
        </a>
        <a className="p-button p-button--secondary" href={registerHref(here)}>
          注册
        </a>
      </>
    );
  return (
    <>
      <div className="s-account__who">
        <b>{nameOf(session)}</b>
        <span className="p-small">
          {session.companyName && session.nickname ? `${session.nickname} · ` : ''}
          {session.phone}
        </span>
      </div>
      {dealerBindingOf(session.userType, session.hasBindFirstDistributor) !== 'none' && (
        <div className="s-account__dealer">
          <span className="p-small">订货一级经销商</span>
          <Anchor href="/bindFirst">{session.boundShop?.parentMerchantName ?? '去选择'}</Anchor>
        </div>
      )}
      {session.isMultRole && <Identities session={session} />}
      {outcomeOf('memberCentre', session) === 'open' && (
        <Anchor className="p-button p-button--secondary" href="/member/accountSetting/baseInfo">
          账号设置
        </Anchor>
      )}
      <SignOut href={`/logout?redirect=${encodeURIComponent(here)}`} />
    </>
  );
}

/** The way out; asks first where edits of the list would be lost by it. */
export function SignOut({ href, label = '退出' }: { href: string; label?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (!hasUnsavedDraft()) {
      clearPersonalStorage();
      return;
    }
    event.preventDefault();
    setIsAsking(true);
  };
  const leave = () => {
    clearPersonalStorage();
    window.location.assign(href);
  };
  return (
    <>
      <a className="p-button p-button--secondary" href={href} onClick={handleClick}>
        {label}
      </a>
      {/* beside the menu, which closes at the press and would hide it */}
      {isAsking &&
        createPortal(
          <Dialog open onClose={() => setIsAsking(false)} title="请确认是否退出" action={{ label: '仍然退出', danger: true, onAct: leave }}>
            清单有未保存的修改，退出后将丢失
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function Identities({ session }: { session: NonNullable<Viewer['session']> }) {
  const handleSwitch = async (merchantNo: string) => {
    const { switchIdentity } = await import('../api.ts');
    await switchIdentity(merchantNo);
  };
  return (
    <div className="s-account__identities">
      <span className="p-small">切换身份</span>
      <ul className="p-menu">
        {session.multiIdentity.map((identity) => (
          <li key={identity.merchantNo}>
            <button
              type="button"
              className="p-menu__item"
              aria-current={identity.chooseOn ? 'true' : undefined}
              disabled={identity.chooseOn}
              onClick={() => void handleSwitch(identity.merchantNo)}
            >
              {identity.companyName}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
