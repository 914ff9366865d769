import { ButtonLink, ErrorState } from '@portal/ui';
import { identityName } from '@portal/engines/access';
import { accessWords } from '../../../lib/page/page-access.ts';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { pageAt } from '../../../route-table.ts';
import { nameOf, type Viewer } from '../model/viewer.ts';
import { SignOut } from './sign-out.tsx';

/**
 * The page that refuses (ACCESS-8): which page it was, as whom one acts, for whom the page is, and the ways on: home, where
 * another identity of the same account is chosen (ACCESS-6), or another account. `from` is the page asked for; whoever may open it comes there.
 */
export function NoPermission({ viewer: { session }, from }: { viewer: Viewer; from: string | null }) {
  const page = from === null ? undefined : pageAt(from);
  const back = page === undefined ? '/home' : (from ?? '/home');
  return (
    <>
      <h1 className="p-hidden">没有权限</h1>
      <ErrorState
        title={`${session ? '当前身份不能打开' : '请先登录，再打开'}${page === undefined ? '这个页面' : `「${page.title}」`}`}
        safe={`${whoActs(session)}${page === undefined ? '' : `，这个页面供${accessWords(page.access)}使用`}。`}
        actions={
          <>
            {!session && (
              <ButtonLink kind="primary" href={signInHref(back)}>
                登录
              </ButtonLink>
            )}
            <ButtonLink kind={session ? 'primary' : 'secondary'} href="/home">
              {session?.isMultRole ? '去首页切换身份' : '去首页'}
            </ButtonLink>
            {session && <SignOut href={`/logout?redirect=${encodeURIComponent(back)}`} label="换一个账号" />}
          </>
        }
      />
    </>
  );
}

const whoActs = (session: Viewer['session']): string =>
  session ? `您正以「${nameOf(session)}」（${identityName(session.userType)}）的身份访问` : `您还没有登录`;
