import { Icon, Popover } from '@portal/ui';
import { clearPersonalStorage } from '../../../lib/storage.ts';
import { nameOf, type Viewer } from '../model/viewer.ts';

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
      <a className="p-button p-button--primary s-sign-in" href={`/login?redirect=${encodeURIComponent(here)}`}>
        登录
      </a>
    );
  return (
    <div className="s-account">
      <Popover
        align="end"
        bare
        label={
          <>
            <Icon name="user" />
            <span className="s-account__name">{nameOf(session)}</span>
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

/** Company, phone, the identities one may take, and the way out: in the header's menu and at the foot of the phone's sheet. */
export function AccountRows({ viewer: { session }, here }: AccountProps) {
  const back = encodeURIComponent(here);
  if (!session)
    return (
      <a className="p-button p-button--primary" href={`/login?redirect=${back}`}>
        登录
      </a>
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
      {session.isMultRole && <Identities session={session} />}
      <a className="p-button p-button--secondary" href={`/logout?redirect=${back}`} onClick={clearPersonalStorage}>
        退出
      </a>
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
