/**
 * User type × entry × page, written down by hand from ACCESS-4 to ACCESS-8 and from nothing of ours. What is specified is built or
 * stands in the one list of what is not (ACCESS-17).
 */
import { mainNavigationOf, outcomeOf, UserType, VISITOR, type Acting, type NavigationItem as RoleItem } from '@portal/engines/access';
import type { NavigationEntry } from '@portal/ui';
import { describe, expect, it } from 'vitest';
import { FOOTER_COLUMNS } from './features/shell/model/footer-links.ts';
import { TOP_PLACES } from './features/shell/model/top-places.ts';
import { navigationFor } from './features/shell/model/navigation.ts';
import { toolNavigationFor } from './features/shell/tool-frame/tool-navigation.ts';
import { notBuilt } from './not-built.ts';
import { leadsSomewhere, pages } from './route-table.ts';

/** As the table's columns: individual, visitor, the three dealers, staff of a first-level one, sales staff, staff of the others; then somebody of two identities. */
const COLUMNS: readonly Acting[] = [
  { ...VISITOR, userType: UserType.Person },
  VISITOR,
  { userType: UserType.FirstLevel, authStatus: 1, enterpriseType: 1, isMultRole: false, staffRole: 'owner' },
  { userType: UserType.SecondLevel, authStatus: 1, enterpriseType: 2, isMultRole: false, staffRole: 'owner' },
  { userType: UserType.GoldSecondLevel, authStatus: 1, enterpriseType: 5, isMultRole: false, staffRole: 'owner' },
  { userType: UserType.FirstLevelStaff, authStatus: 0, enterpriseType: 1, isMultRole: false, staffRole: 'staff' },
  { ...VISITOR, userType: UserType.SalesStaff },
  { userType: UserType.SecondLevelStaff, authStatus: 0, enterpriseType: 2, isMultRole: false, staffRole: 'staff' },
  { userType: UserType.GoldSecondLevelStaff, authStatus: 0, enterpriseType: 5, isMultRole: false, staffRole: 'staff' },
  { userType: UserType.SecondLevel, authStatus: 1, enterpriseType: 2, isMultRole: true, staffRole: 'owner' },
];

/** Opens, asks to sign in, leads home, refuses. */
const LETTERS = { o: 'open', s: 'signIn', h: 'home', x: 'refused' } as const;
const EVERYONE = 'oooooooooo';
const SIGNED_IN = 'osoooooooo';
const MEMBERS = 'oshhhhoooh';
/** Whoever has no member centre. */
const SETTINGS_ELSEWHERE = 'hsoooohhho';
const OWN_PRODUCTS = 'osooooxooo';
const BUYERS = 'osxooxxxxo';
/** Managers among the staff, too (`staff-roles.test.ts`). */
const OWNERS = 'xsoooxxxxo';
/** Who keeps a cart. */
const CART_KEEPERS = 'osxooxoooo';
/** First-level dealers and their staff. */
const DEALERS_WITH_OFFERS = 'xsoxxoxxxx';

/** What opens to whom, of what is built. */
const BUILT: Readonly<Record<string, string>> = {
  '': EVERYONE,
  home: EVERYONE,
  error: EVERYONE,
  accredit: EVERYONE,
  help: SIGNED_IN,
  right: EVERYONE,
  nonsupport: EVERYONE,
  register: EVERYONE,
  passwordReset: EVERYONE,
  bindFirst: BUYERS,
  auth: 'osoooxxxxo',
  // of a first-level dealer all its people
  merchantCenter: 'xsooooxxxo',
  aboutUs: EVERYONE,
  'aboutUs/staticContent': EVERYONE,
  'aboutUs/contactUs': SIGNED_IN,
  'member/accountInfo': MEMBERS,
  'member/memberInfo': MEMBERS,
  'member/registerInfo': MEMBERS,
  'member/accountSetting': MEMBERS,
  'member/cert': MEMBERS,
  'member/accountSetting/baseInfo': MEMBERS,
  'member/accountSetting/modPhoneAndPassword': MEMBERS,
  'member/messageCenter': SIGNED_IN,
  'member/priceChanges': SIGNED_IN,
  'member/requirement': SIGNED_IN,
  'member/requirement/detail': SIGNED_IN,
  'service-center': EVERYONE,
  'service-center/install-service': SIGNED_IN,
  'service-center/repair-application': SIGNED_IN,
  'service-center/move-machine': SIGNED_IN,
  'service-center/video-surveillance': SIGNED_IN,
  'service-center/smart-lock': SIGNED_IN,
  'service-center/recovery-password': SIGNED_IN,
  'service-center/recovery-password/shareUpload': SIGNED_IN,
  'service-center/repair-schedule': SIGNED_IN,
  'service-center/repair-address': EVERYONE,
  'service-center/map': EVERYONE,
  'service-center/survey-service': SIGNED_IN,
  'service-center/project-construction': SIGNED_IN,
  'service-center/up-hold': SIGNED_IN,
  'member/serveOrder': SIGNED_IN,
  'member/serveOrder/details': SIGNED_IN,
  memberStore: SIGNED_IN,
  'memberStore/purchaseOrders': CART_KEEPERS,
  'memberStore/coupon': CART_KEEPERS,
  'memberStore/seckill': CART_KEEPERS,
  'memberStore/seckill/detail': CART_KEEPERS,
  'memberStore/seckill/suitDetail': CART_KEEPERS,
  'merchantCenter/seckill': DEALERS_WITH_OFFERS,
  'merchantCenter/seckill/detail': DEALERS_WITH_OFFERS,
  // staff by their role
  'merchantCenter/seckill/add': 'xsoxxxxxxx',
  'memberStore/sellProduct': CART_KEEPERS,
  'memberStore/sellProduct/detail': CART_KEEPERS,
  'memberStore/submitOrder/cashPaid': CART_KEEPERS,
  'memberStore/submitOrder/creditPaid': CART_KEEPERS,
  'pay-page': CART_KEEPERS,
  'memberStore/creditsExchange': SIGNED_IN,
  'memberStore/creditsExchange/detail': SIGNED_IN,
  'memberStore/creditsExchange/record': SIGNED_IN,
  'memberStore/creditsExchange/submitOrder': SIGNED_IN,
  'member/customProducts': OWN_PRODUCTS,
  'member/customProducts/addCustomProducts': OWN_PRODUCTS,
  collect: SIGNED_IN,
  'member/myFavorite': SIGNED_IN,
  'member/myFavorite/shopFavorite': SIGNED_IN,
  'member/myFavorite/projectFavorite': SIGNED_IN,
  'member/myFavorite/videosFavorite': SIGNED_IN,
  cases: EVERYONE,
  'cases/detail': EVERYONE,
  information: EVERYONE,
  'information/newsArticles': EVERYONE,
  'information/allVideo': EVERYONE,
  'information/applicationVideo': EVERYONE,
  'information/industryVideo': EVERYONE,
  'information/videoType/sceneVideo': EVERYONE,
  'information/videoType/skuVideo': EVERYONE,
  'information/detail': EVERYONE,
  'information/materials': 'xsoooxxxxo',
  solution: EVERYONE,
  'solution/detail': EVERYONE,
  'solution/solutionPurchase': EVERYONE,
  search: EVERYONE,
  product: EVERYONE,
  'product/detail': EVERYONE,
  'product/suitDetail': EVERYONE,
  'product/empty': EVERYONE,
  'product/invalid': EVERYONE,
  'product/sale': EVERYONE,
  'product/sale/detail': EVERYONE,
  'product/addressExpect': CART_KEEPERS,
  'product/compare': EVERYONE,
  'product/compare/addSkus': EVERYONE,
  'aigc/index': EVERYONE,
  'aigc/library': EVERYONE,
  tool: EVERYONE,
  'tool/designOrder': SIGNED_IN,
  'tool/designOrder/selection': SIGNED_IN,
  'tool/designOrder/detail': SIGNED_IN,
  'tool/designOrder/detail/edit': SIGNED_IN,
  survey: SIGNED_IN,
  'survey/planDesign': SIGNED_IN,
  'survey/planDesign/scene-map': SIGNED_IN,
  'survey/planDesign/distributionProducts': SIGNED_IN,
  'survey/preview': SIGNED_IN,
  'survey/preview/scene': SIGNED_IN,
  'survey/preview/system': SIGNED_IN,
  'survey/preview/topology': SIGNED_IN,
  'survey/product': SIGNED_IN,
  'survey/systemBuild': SIGNED_IN,
  'survey/topo': SIGNED_IN,
  'tool/intelligenceOrder': EVERYONE,
  'tool/sceneSelect': EVERYONE,
  'tool/requirement': SIGNED_IN,
  'tool/calculator/aVideoCapacity': EVERYONE,
  'tool/calculator/bNVRChannelAccess': EVERYONE,
  'tool/calculator/cCameraFocalLength': EVERYONE,
  'tool/calculator/dBandWidth': EVERYONE,
  'tool/calculator/eSwitchAccess': EVERYONE,
  'tool/calculator/fGenericCabling': EVERYONE,
  'tool/calculator/gCameraPowerSupply': EVERYONE,
  'tool/calculator/hTwistedPairAmount': EVERYONE,
  'tool/calculator/iVerticalBinocular': EVERYONE,
  'tool/calculator/jWirelessIntelligent': EVERYONE,
};

/** Ours, beside what is specified. */
const OURS: Readonly<Record<string, string>> = {
  'memberStore/cart': 'osxooxoooo',
  cart: 'osxooxoooo',
  'memberStore/submitOrder': CART_KEEPERS,
  'login/scan': SIGNED_IN,
  'tool/calculationBook': SIGNED_IN,
  'tool/calculationBook/detail': SIGNED_IN,
  'member/accountData': SIGNED_IN,
  'member/enterprises': SIGNED_IN,
  'merchantCenter/staff': OWNERS,
  'merchantCenter/history': OWNERS,
  'merchantCenter/offers': DEALERS_WITH_OFFERS,
  'merchantCenter/customers': DEALERS_WITH_OFFERS,
  'merchantCenter/credit': DEALERS_WITH_OFFERS,
  'merchantCenter/customers/credit': DEALERS_WITH_OFFERS,
  'merchantCenter/groups': DEALERS_WITH_OFFERS,
  'merchantCenter/groups/detail': DEALERS_WITH_OFFERS,
  'merchantCenter/shares': 'xsoxxxxxxx',
  'merchantCenter/freight': DEALERS_WITH_OFFERS,
  'merchantCenter/coupons': DEALERS_WITH_OFFERS,
  'merchantCenter/orders': DEALERS_WITH_OFFERS,
  'merchantCenter/orders/detail': DEALERS_WITH_OFFERS,
  'merchantCenter/services': DEALERS_WITH_OFFERS,
  'merchantCenter/afterSale': DEALERS_WITH_OFFERS,
  'merchantCenter/afterSale/detail': DEALERS_WITH_OFFERS,
  'memberStore/afterSale': CART_KEEPERS,
  'memberStore/afterSale/detail': CART_KEEPERS,
  'memberStore/purchaseOrders/detail': CART_KEEPERS,
  'merchantCenter/cert': OWNERS,
  'merchantCenter/accountSetting': SETTINGS_ELSEWHERE,
  'merchantCenter/modPhoneAndPassword': SETTINGS_ELSEWHERE,
  'merchantCenter/address': SETTINGS_ELSEWHERE,
  'member/accountSetting/address': MEMBERS,
  'aboutUs/protocol': EVERYONE,
  'app-download': EVERYONE,
  'tool/calculator': EVERYONE,
  'product/suit': EVERYONE,
  'quote/:token': EVERYONE,
};

/** Handed over to the sign-on site by the server. */
const SIGN_ON = ['login', 'login/forget', 'login/outsideRedirect', 'logout'];

const SPECIFIED = `
/ /home /aboutUs /aboutUs/contactUs /aboutUs/staticContent /accredit /auth /bindFirst /collect /error /memberStore /nonsupport /passwordReset /pay-page /register
/right /search /survey /tool /help /merchantCenter /login /login/forget /login/outsideRedirect /logout /aigc/index /aigc/library /cases /cases/detail
/information /information/allVideo /information/applicationVideo /information/industryVideo /information/materials /information/newsArticles
/information/videoType/sceneVideo /information/videoType/skuVideo /information/detail
/member/accountInfo /member/myFavorite /member/myFavorite/projectFavorite /member/myFavorite/shopFavorite /member/myFavorite/videosFavorite
/member/serveOrder /member/serveOrder/details /member/messageCenter /member/accountSetting /member/accountSetting/baseInfo
/member/accountSetting/modPhoneAndPassword /member/customProducts /member/customProducts/addCustomProducts /member/memberInfo /member/registerInfo /member/cert
/memberStore/coupon /memberStore/creditsExchange /memberStore/creditsExchange/detail /memberStore/creditsExchange/record
/memberStore/creditsExchange/submitOrder /memberStore/purchaseOrders /memberStore/seckill /memberStore/seckill/detail /memberStore/seckill/suitDetail
/memberStore/sellProduct /memberStore/sellProduct/detail /memberStore/submitOrder/cashPaid /memberStore/submitOrder/creditPaid
/product /product/detail /product/suitDetail /product/compare /product/compare/addSkus /product/sale /product/sale/detail /product/addressExpect /product/empty
/product/invalid /service-center /service-center/map /service-center/recovery-password /service-center/recovery-password/shareUpload
/service-center/repair-address /service-center/repair-application /service-center/repair-schedule /service-center/smart-lock
/service-center/video-surveillance /service-center/install-service /service-center/move-machine /service-center/project-construction
/service-center/survey-service /service-center/up-hold /solution /solution/detail /solution/solutionPurchase
/tool/designOrder /tool/designOrder/selection /tool/designOrder/detail /tool/designOrder/detail/edit /tool/intelligenceOrder /tool/sceneSelect
/survey/planDesign /survey/planDesign/scene-map /survey/planDesign/distributionProducts /survey/preview /survey/preview/scene /survey/preview/system
/survey/preview/topology /survey/product /survey/systemBuild /survey/topo
/tool/calculator/aVideoCapacity /tool/calculator/bNVRChannelAccess /tool/calculator/cCameraFocalLength /tool/calculator/dBandWidth
/tool/calculator/eSwitchAccess /tool/calculator/fGenericCabling /tool/calculator/gCameraPowerSupply /tool/calculator/hTwistedPairAmount
/tool/calculator/iVerticalBinocular /tool/calculator/jWirelessIntelligent`
  .trim()
  .split(/\s+/)
  .map((path) => path.slice(1));

const waiting: readonly string[] = notBuilt.pages;

describe('a page that is specified', () => {
  it('is built, handed over to the sign-on site, or listed as not built, and only one of them', () => {
    const built = pages.map(({ path }) => path);
    const places = (path: string) => [built, SIGN_ON, waiting].filter((list) => list.includes(path)).length;
    expect(SPECIFIED.filter((path) => places(path) !== 1)).toEqual([]);
  });

  it('is all that the list of what is not built names', () => expect(waiting.filter((path) => !SPECIFIED.includes(path))).toEqual([]));

  it('opens to those it is for: every page that is built, every user type', () => {
    const expected = { ...BUILT, ...OURS };
    const outcomes = pages.map(({ path, access }) => [path, COLUMNS.map((acting) => outcomeOf(access, acting))]);
    const wanted = pages.map(({ path }) => [path, [...(expected[path] ?? '')].map((letter) => LETTERS[letter as keyof typeof LETTERS])]);
    expect(outcomes).toEqual(wanted);
    expect(Object.keys(expected).filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
  });
});

/** Titles with what is below them; the target of each. */
const MALL =
  '采购商城>/memberStore/sellProduct[经销商商品>/memberStore/sellProduct 秒杀专区>[平台活动>/memberStore/seckill?pType=1 奖励兑付>/memberStore/seckill?pType=2] 优惠券>/memberStore/coupon]';
const OF_VISITORS = '首页>/home 方案库>/solution 客户案例>/cases 全部产品>/product 资讯>/information';
const OF_DEALERS = '首页>/home 全部产品>/product 配单中心>/tool 解决方案>/solution 客户案例>/cases 资讯>/information';
const OF_BUYERS = `首页>/home 全部产品>/product ${MALL} 配单中心>/tool 解决方案>/solution 客户案例>/cases 资讯>/information`;
const MENUS: readonly (readonly [UserType, string])[] = [
  [UserType.Tourist, OF_VISITORS],
  [
    UserType.Person,
    `首页>/home 方案库>/solution 客户案例>/cases 配单中心>/tool ${MALL} 全部产品>/product 资讯>/information[文章>/information/newsArticles 场景视频>/information/videoType/sceneVideo]`,
  ],
  [UserType.FirstLevel, OF_DEALERS],
  [UserType.FirstLevelStaff, OF_DEALERS],
  [UserType.SecondLevelStaff, OF_DEALERS],
  [UserType.GoldSecondLevelStaff, OF_DEALERS],
  [UserType.SecondLevel, OF_BUYERS],
  [UserType.GoldSecondLevel, OF_BUYERS],
  [UserType.SalesStaff, '首页>/home 解决方案>/solution 客户案例>/cases 安防工具>/tool 全部产品>/product 资讯>/information'],
];

const spelt = ({ title, to, children = [] }: RoleItem): string => `${title}>${to ?? ''}${children.length > 0 ? `[${children.map(spelt).join(' ')}]` : ''}`;
const flat = (item: RoleItem): RoleItem[] => [item, ...(item.children ?? []).flatMap(flat)];
const drawn = (item: NavigationEntry): string[] => [item.key, ...(item.children ?? []).flatMap(drawn)];

describe('the main navigation', () => {
  const itemsOf = (userType: UserType) => mainNavigationOf(userType, { hasSurveyPermission: false });

  it.each(MENUS)('of %s is that of ACCESS-4, in its order', (userType, menu) => expect(itemsOf(userType).map(spelt).join(' ')).toBe(menu));

  it.each(MENUS)('of %s shows these items but those listed as not built, and no other', (userType) => {
    const acting = COLUMNS.find((column) => column.userType === userType) ?? VISITOR;
    const shown = navigationFor(acting, false, '/home').flatMap(drawn);
    const waitingItems: readonly string[] = notBuilt.menu;
    const ids = itemsOf(userType)
      .flatMap(flat)
      .map(({ id }) => id);
    expect(shown).toEqual(ids.filter((id) => !waitingItems.includes(id)));
  });

  it('has each item that is listed as not built', () => {
    const ids = MENUS.flatMap(([userType]) => itemsOf(userType).flatMap(flat)).map(({ id }) => id);
    expect(notBuilt.menu.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the bar over the tools', () => {
  const labels = (acting: Acting, maySurvey: boolean, path: string) =>
    toolNavigationFor(acting, maySurvey, path)
      .map(({ label, current }) => (current ? `[${label}]` : label))
      .join(' ');
  const dealer = COLUMNS.find(({ userType }) => userType === UserType.SecondLevel) ?? VISITOR;

  it('has the three tabs of the permission, the first of them active where the page is of none, after the two ways back (ACCESS-7)', () => {
    expect(labels(dealer, true, '/tool')).toBe('首页 全部产品 [我的配单] 智能配单工具 安防计算器');
    expect(labels(dealer, false, '/tool')).toBe('首页 全部产品 [安防工具首页] 我的配单 安防计算器');
    expect(labels(VISITOR, false, '/tool')).toBe('首页 全部产品 [安防工具首页] 我的配单 安防计算器');
  });
});

it('the foot and the slim line lead to everything but what is listed as not built', () => {
  const waitingOf = (hrefs: readonly string[]) => hrefs.filter((href) => !leadsSomewhere(href));
  expect(waitingOf(FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ href }) => href)))).toEqual(notBuilt.footer);
  expect(waitingOf(TOP_PLACES.map(({ href }) => href))).toEqual(notBuilt.topBar);
});

it('the list of what is not built only shrinks', () => {
  expect(notBuilt.pages.length).toBeLessThanOrEqual(0);
  expect(notBuilt.buttons.length).toBeLessThanOrEqual(6);
  expect(notBuilt.footer.length).toBeLessThanOrEqual(5);
  expect(notBuilt.topBar.length).toBeLessThanOrEqual(0);
  expect(notBuilt.menu.length).toBeLessThanOrEqual(12);
});
