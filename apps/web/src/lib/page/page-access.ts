/** Who may open a page (ACCESS-8). The guard, the menus and the page that refuses all ask here. */
import { identityName, outcomeOf, rolesOf, staffRoleName, typesOf, type Access, type Acting, type Outcome } from '@portal/engines/access';
import { pageAt, pages, type SitePage } from '../../route-table.ts';

/** Whether a link may be shown: it leads to a page of ours, and that page opens to this user. A guest may be asked to sign in. */
export function mayFollow(to: string, acting: Acting, table: readonly SitePage[] = pages): boolean {
  const page = pageAt(to, table);
  return page !== undefined && (['open', 'signIn'] satisfies Outcome[] as Outcome[]).includes(outcomeOf(page.access, acting));
}

/**
 * The address at which this user has that page: the account's settings stand in the member centre, and for whoever has none below the
 * merchant centre, as the same screen under another path (ACCOUNT-20).
 */
export function ownAddressOf(to: string, acting: Acting, table: readonly SitePage[] = pages): string {
  const page = pageAt(to, table);
  if (page === undefined || outcomeOf(page.access, acting) !== 'home') return to;
  const own = table.find(({ file, access }) => file === page.file && outcomeOf(access, acting) === 'open');
  return own === undefined ? to : `/${own.path}${to.slice(to.search(/[?#]|$/))}`;
}

/** For whom a page is, in words: `一级经销商、金牌二级经销商`. */
export function accessWords(access: Access): string {
  if (access === 'everyone') return '所有人';
  const roles = rolesOf(access);
  if (roles !== undefined) return `已认证企业的${roles.map(staffRoleName).join('、')}`;
  return access === 'signedIn' ? '登录用户' : typesOf(access).map(identityName).join('、');
}

/** Where a refused step leads; `from` is the page asked for, which another identity may open. */
export const refusalHref = (from: string): string => `/error?status=403&from=${encodeURIComponent(from)}`;
