/** What one signs in for, by the page one comes from (DEALER-23): sentences of a fixed table, never a word of the address. */
import { portalPageOf, type Arrival } from './facts.ts';

/** Pages with everything below them, the narrower ones first. */
const REASONS: readonly (readonly [path: string, words: string])[] = [
  ['/tool/designorder/selection', '登录后选择产品，加入清单'],
  ['/tool/designorder/detail', '登录后打开这份配单'],
  ['/tool/designorder', '登录后查看我的配单'],
  ['/tool/requirement', '登录后提交需求'],
  ['/survey', '登录后使用勘测设计'],
  ['/product/detail', '登录后查看这个产品的价格'],
  ['/product/compare', '登录后继续对比产品'],
  ['/information/materials', '登录后下载资料'],
  ['/login/scan', '登录后确认扫码登录'],
  ['/auth', '登录后办理企业认证'],
  ['/bindfirst', '登录后选择订货一级经销商'],
  ['/collect', '登录后查看我的收藏'],
  ['/member/myfavorite', '登录后查看我的收藏'],
  ['/member/customproducts', '登录后管理自定义产品'],
  ['/member/messagecenter', '登录后查看消息'],
  ['/member/requirement', '登录后查看我的需求'],
  ['/member/enterprises', '登录后查看企业与邀请'],
  ['/member', '登录后进入会员中心'],
  ['/merchantcenter', '登录后进入商户中心'],
  ['/help', '登录后查看帮助中心'],
];
/** The list itself, open over the page on which products are picked. */
const OF_LIST = '登录后查看清单';

/** Undefined where the page goes without saying, and for whoever has just signed out. */
export function signInReasonOf(arrival: Arrival): string | undefined {
  const page = portalPageOf(arrival);
  if (page === undefined || arrival.address.loggedOut) return undefined;
  // whatever is no address parses here too
  const [pathname = '', search = ''] = (page.split('#')[0] ?? '').split('?');
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const [known, words] = REASONS.find(([one]) => path === one || path.startsWith(`${one}/`)) ?? [];
  return known === '/tool/designorder/selection' && new URLSearchParams(search).get('list') === '1' ? OF_LIST : words;
}
