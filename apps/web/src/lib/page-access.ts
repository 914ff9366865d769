/** Who may open a page (ACCESS-8). The guard, the menus and the page that refuses all ask here. */
import { identityName, mayCall, UserType, type Access } from '@portal/engines/access';
import { pageAt, pages, type Page } from '../route-table.ts';

/** What becomes of a step to a page: it opens, a guest signs in first and comes back, or it is refused. */
export type Outcome = 'open' | 'signIn' | 'refused';

export function outcomeOf(access: Access, userType: UserType): Outcome {
  if (mayCall(access, userType)) return 'open';
  return userType === UserType.Tourist ? 'signIn' : 'refused';
}

/** Whether a link may be shown: it leads to a page of ours, and that page does not refuse this user. A guest may be asked to sign in. */
export function mayFollow(to: string, userType: UserType, table: readonly Page[] = pages): boolean {
  const page = pageAt(to, table);
  return page !== undefined && outcomeOf(page.access, userType) !== 'refused';
}

/** For whom a page is, in words: `一级经销商、金牌二级经销商`. */
export function accessWords(access: Access): string {
  if (access === 'everyone') return '所有人';
  return access === 'signedIn' ? '登录用户' : access.map(identityName).join('、');
}

/** Where a refused step leads; `from` is the page asked for, which another identity may open. */
export const refusalHref = (from: string): string => `/error?status=403&from=${encodeURIComponent(from)}`;
