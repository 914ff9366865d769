import type { SessionInfo } from '@portal/contract/account';
import { Avatar, Icon, Popover } from '@portal/ui';
import { laterPart } from '../../../lib/page/later-part.tsx';
import { useAvatar, useNickname } from '../../../lib/identity/own-name.ts';
import { registerHref, signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { nameOf, type Viewer } from '../model/viewer.ts';
import './account-menu.css';

// links behind a press, of most visits none is followed
const OwnRows = laterPart(async () => (await import('./own-rows.tsx')).OwnRows);
const GuestRows = laterPart(async () => (await import('./edges.ts')).edges.GuestRows);

interface AccountProps {
  viewer: Viewer;
  /** Path and query of the page: where signing in and out come back to. */
  here: string;
}

export interface AccountRowsProps extends AccountProps {
  /** The page's path, where the rows are the foot of a phone's sheet: there is no toolbar to change the identity in. */
  sheetAt?: string;
}

/** The rows of whoever is here: a guest needs nothing of what an account has. */
export const AccountRows = (rows: AccountRowsProps) => (rows.viewer.session ? <OwnRows {...rows} session={rows.viewer.session} /> : <GuestRows {...rows} />);

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
      <Popover align="end" bare label={<OwnName session={session} />}>
        <div className="s-account__panel">
          <AccountRows viewer={viewer} here={here} />
        </div>
      </Popover>
    </div>
  );
}

function OwnName({ session }: { session: SessionInfo }) {
  const nickname = useNickname(session.nickname);
  const avatarUrl = useAvatar(session.avatarUrl);
  return (
    <>
      {avatarUrl === '' ? <Icon name="user" /> : <Avatar url={avatarUrl} name={nickname} size={24} />}
      <span className="s-account__name">{nameOf({ ...session, nickname })}</span>
    </>
  );
}
