import { describe, expect, it, test } from 'vitest';
import {
  dealerBindingOf,
  EnterpriseType,
  marksDefaultDealer,
  floatingToolbarOf,
  isEmployee,
  isMerchant,
  mainNavigationOf,
  mayCall,
  opensToAnySession,
  outcomeOf,
  scopeWords,
  toolTabsOf,
  typesOf,
  UserType,
  userTypeOf,
  VISITOR,
} from './index.ts';
import type { Access, Acting, AuthStatus, EmployeeType, NavigationItem, Outcome, UserFacts } from './index.ts';

const aPerson: UserFacts = { isHikSales: false, authStatus: 0, employee: false, employeeType: null, enterpriseType: null };
const everyType = Object.values(UserType);
const titles = (items: readonly { title: string }[]): string => items.map((item) => item.title).join(' ');

describe('who acts (ACCESS-2)', () => {
  test.each<[string, UserFacts | null, UserType]>([
    ['nobody signed in is a visitor', null, 0],
    [
      'the sales flag makes sales staff, whatever else holds',
      { ...aPerson, isHikSales: true, authStatus: 1, enterpriseType: 1, employee: true, employeeType: 1 },
      20,
    ],
    ['an uncertified employee of a first-level dealer', { ...aPerson, employee: true, employeeType: 1 }, 11],
    ['an uncertified employee of a second-level dealer', { ...aPerson, employee: true, employeeType: 2 }, 22],
    ['an uncertified employee of a gold dealer', { ...aPerson, employee: true, employeeType: 3 }, 33],
    ['an employee of no known type has a person’s rights only', { ...aPerson, employee: true, employeeType: 7 as EmployeeType }, -1],
    ['an uncertified enterprise is a person', { ...aPerson, enterpriseType: 1 }, -1],
    ['any other status than 1 is not certified', { ...aPerson, authStatus: 2 as AuthStatus, enterpriseType: 1 }, -1],
    ['a certified first-level enterprise', { ...aPerson, authStatus: 1, enterpriseType: 1 }, 1],
    ['a certified gold second-level enterprise', { ...aPerson, authStatus: 1, enterpriseType: 5 }, 5],
    ['a certified installer counts as second-level', { ...aPerson, authStatus: 1, enterpriseType: 3 }, 2],
    ['a certified enterprise without type counts as second-level', { ...aPerson, authStatus: 1 }, 2],
    ['certification wins over employment', { ...aPerson, authStatus: 1, enterpriseType: 1, employee: true, employeeType: 2 }, 1],
  ])('%s', (_, facts, userType) => expect(userTypeOf(facts)).toBe(userType));

  it('knows merchants and employees apart', () => {
    expect(everyType.filter(isMerchant)).toEqual([1, 2, 5]);
    expect(everyType.filter(isEmployee)).toEqual([11, 22, 33]);
  });
});

describe('the member centre (ACCESS-10)', () => {
  const person: Acting = { ...VISITOR, userType: UserType.Person };
  test.each<[string, Acting, Outcome]>([
    ['a visitor', VISITOR, 'signIn'],
    ['an individual', person, 'open'],
    ['an uncertified second-level enterprise', { ...person, enterpriseType: 2 }, 'open'],
    ['a certified enterprise', { ...person, userType: 2, authStatus: 1, enterpriseType: 2 }, 'home'],
    ['a first-level enterprise, certified or not', { ...person, enterpriseType: 1 }, 'home'],
    ['staff of a first-level enterprise', { ...person, userType: 11, enterpriseType: 1 }, 'home'],
    ['staff of a second-level enterprise', { ...person, userType: 22, enterpriseType: 2 }, 'open'],
    ['sales staff', { ...person, userType: 20 }, 'open'],
    ['a person of several identities', { ...person, isMultRole: true }, 'home'],
  ])('%s', (_, acting, outcome) => {
    expect(outcomeOf('memberCentre', acting)).toBe(outcome);
    // the settings of an account are in one of two places, and never in both (ACCOUNT-20)
    const other: Readonly<Record<Outcome, Outcome>> = { open: 'home', home: 'open', signIn: 'signIn', refused: 'refused' };
    expect(outcomeOf('merchantSettings', acting)).toBe(other[outcome]);
  });
});

describe('the first-level dealer one orders from (ACCESS-11)', () => {
  it('is chosen and changed by individuals, chosen first by certified dealers, and no matter to all others', () => {
    const of = (hasBound: boolean) => Object.fromEntries(everyType.map((userType) => [userType, dealerBindingOf(userType, hasBound)]));
    expect(of(false)).toEqual({ [-1]: 'bind', 0: 'none', 1: 'none', 2: 'bind', 5: 'bind', 11: 'none', 20: 'none', 22: 'none', 33: 'none' });
    expect(of(true)).toEqual({ ...of(false), 2: 'bound', 5: 'bound' });
  });
  test('a default dealer is marked for everybody but enterprises of type 4 (DEALER-13)', () => {
    const types = [null, ...Object.values(EnterpriseType)];
    expect(types.filter((type) => !marksDefaultDealer(type))).toEqual([EnterpriseType.ISecond]);
  });
  test.each([
    [[], ''],
    [['视频监控'], '视频监控'],
    [['视频监控', '门禁通道', '停车出入口'], '视频监控、门禁通道、停车出入口'],
    [['视频监控', '门禁通道', '停车出入口', '公共广播'], '视频监控、门禁通道、停车出入口…'],
  ])('of %j says %s', (titles, words) => expect(scopeWords(titles)).toBe(words));
});

describe('rights (ACCESS-8)', () => {
  const HOLDERS: Readonly<Record<Access, readonly number[]>> = {
    everyone: [-1, 0, 1, 2, 5, 11, 20, 22, 33],
    signedIn: [-1, 1, 2, 5, 11, 20, 22, 33],
    ordersFromDealer: [-1, 2, 5],
    keepsCart: [-1, 2, 5, 20, 22, 33],
    keepsOrders: [-1, 2, 5, 20, 22, 33],
    actsForEnterprise: [1, 2, 5, 11, 22, 33],
    certifies: [-1, 1, 2, 5],
    ownsEnterprise: [1, 2, 5],
    managesStaff: [1, 2, 5, 11, 22, 33],
    seesOverview: [1, 2, 5, 11, 22, 33],
    handsOver: [1, 2, 5],
    joinsEnterprise: [-1, 1, 2, 5, 11, 22, 33],
    customerPrice: [1, 2, 5, 11, 20, 22, 33],
    pricedByDealer: [-1, 2, 5, 22, 33],
    ordersForCustomers: [1, 11],
    seesOffers: [1, 11],
    editsOffers: [1, 11],
    issuesShopCoupons: [1, 11],
    handlesOrders: [1, 11],
    assignsCustomers: [1, 11],
    seesShares: [1, 11],
    keepsPrivateProducts: [-1, 1, 2, 5, 11, 22, 33],
    memberCentre: [-1, 1, 2, 5, 11, 20, 22, 33],
    merchantSettings: [-1, 1, 2, 5, 11, 20, 22, 33],
    certificationGuide: [-1, 0],
    bottomBar: [-1, 0],
    cloudMall: [-1],
  };
  const accessNames = Object.keys(HOLDERS) as Access[];
  it.each(accessNames)('%s belongs to the user types the table names, and to nobody else', (name) => {
    expect(everyType.filter((userType) => mayCall(name, userType, 'owner')).toSorted((a, b) => a - b)).toEqual(HOLDERS[name]);
    expect([...typesOf(name)].toSorted((a, b) => a - b)).toEqual(HOLDERS[name]);
  });
  it('of a user type nobody knows are what everybody may', () => expect(accessNames.filter((name) => mayCall(name, 99 as UserType))).toEqual(['everyone']));
  it('ask a visitor to sign in, and refuse everybody else whom they do not name', () => {
    const outcomes = (userType: UserType) => outcomeOf('ordersFromDealer', { ...VISITOR, userType });
    expect(everyType.map((userType) => [userType, outcomes(userType)])).toEqual(
      everyType.map((userType) => [userType, [-1, 2, 5].includes(userType) ? 'open' : userType === 0 ? 'signIn' : 'refused']),
    );
  });
  it('open to any session where they name all and lead nobody elsewhere', () =>
    expect(accessNames.filter(opensToAnySession)).toEqual(['everyone', 'signedIn']));
});

describe('main navigation (ACCESS-4)', () => {
  const short = '首页 方案库 客户案例 全部产品 资讯';
  const dealer = '首页 全部产品 配单中心 解决方案 客户案例 资讯';
  const withMall = '首页 全部产品 采购商城 配单中心 解决方案 客户案例 资讯';
  test.each<[keyof typeof UserType, string]>([
    ['Tourist', short],
    ['Person', '首页 方案库 客户案例 配单中心 采购商城 全部产品 资讯'],
    ['FirstLevel', dealer],
    ['FirstLevelStaff', dealer],
    ['SecondLevelStaff', dealer],
    ['GoldSecondLevelStaff', dealer],
    ['SecondLevel', withMall],
    ['GoldSecondLevel', withMall],
    ['SalesStaff', '首页 解决方案 客户案例 安防工具 全部产品 资讯'],
  ])('%s sees %s', (name, shown) => expect(titles(mainNavigationOf(UserType[name], { hasSurveyPermission: false }))).toBe(shown));

  it('falls back to the visitor’s form for a user type it does not know', () =>
    expect(titles(mainNavigationOf(99 as UserType, { hasSurveyPermission: true }))).toBe(short));

  test.each([
    [true, '/tool/designOrder'],
    [false, '/tool'],
  ])('with survey permission %s the configuration centre leads to %s', (hasSurveyPermission, to) => {
    const items = mainNavigationOf(UserType.FirstLevel, { hasSurveyPermission });
    expect(items.find((item) => item.id === 'configCentre')?.to).toBe(to);
  });

  it('asks for a bound dealer at every item of the mall, and the flash-sale item itself leads nowhere', () => {
    const items = mainNavigationOf(UserType.SecondLevel, { hasSurveyPermission: false });
    const flat = (item: NavigationItem): NavigationItem[] => [item, ...(item.children ?? []).flatMap(flat)];
    const mall = items.filter((item) => item.id === 'mall').flatMap(flat);
    expect(titles(mall)).toBe('采购商城 经销商商品 秒杀专区 平台活动 奖励兑付 优惠券');
    expect(mall.every((item) => item.needsBoundDealer)).toBe(true);
    expect(mall.find((item) => item.id === 'seckill')?.to).toBeNull();
    expect(items.filter((item) => item.id !== 'mall').some((item) => item.needsBoundDealer)).toBe(false);
  });

  it('opens articles and scene videos to individuals and takes the gallery’s children from the industries', () => {
    const items = mainNavigationOf(UserType.Person, { hasSurveyPermission: false });
    expect(titles(items.at(-1)?.children ?? [])).toBe('文章 场景视频');
    expect(items[1]?.childrenFrom).toBe('industries');
  });

  it('names every item once', () => {
    for (const userType of everyType) {
      const ids = mainNavigationOf(userType, { hasSurveyPermission: true }).map((item) => item.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('floating toolbar (ACCESS-6)', () => {
  const individual = '方案咨询 购物车 项目支持 扫码咨询 获取方案 清单 产品对比 消息 投诉与建议 手机访问 返回顶部';
  const firstLevel = '清单 产品对比 消息 投诉与建议 客服 手机访问 返回顶部';
  test.each<[keyof typeof UserType, string, boolean, string]>([
    ['Tourist', '/product', false, '方案咨询 项目支持 扫码咨询 获取方案 投诉与建议 手机访问 返回顶部'],
    ['Person', '/cases', false, individual],
    ['SalesStaff', '/home', false, individual],
    ['FirstLevel', '/product', false, firstLevel],
    ['FirstLevelStaff', '/product', false, firstLevel],
    ['SecondLevel', '/product/detail', false, `切换店铺 购物车 ${firstLevel}`],
    ['GoldSecondLevel', '/memberStore/coupon', false, `切换店铺 购物车 ${firstLevel}`],
    ['SecondLevel', '/home', false, `切换店铺 ${firstLevel}`],
    ['SecondLevel', '/productions', false, `切换店铺 ${firstLevel}`],
    ['SecondLevel', '/home', true, `切换身份 切换店铺 ${firstLevel}`],
    ['FirstLevel', '/', true, `切换身份 ${firstLevel}`],
    ['FirstLevel', '/memberStore/coupon', true, `购物车 ${firstLevel}`],
  ])('%s on %s, several identities %s', (name, path, isMultRole, shown) => expect(titles(floatingToolbarOf(UserType[name], { path, isMultRole }))).toBe(shown));
});

describe('tool tabs (ACCESS-7)', () => {
  it('puts my design orders first for those who may survey', () => {
    expect(titles(toolTabsOf(true))).toBe('我的配单 智能配单工具 安防计算器');
    expect(toolTabsOf(true).map((tab) => tab.active)).toEqual([true, false, false]);
  });
  it('puts the tool home first for everyone else', () => {
    expect(titles(toolTabsOf(false))).toBe('安防工具首页 我的配单 安防计算器');
    expect(toolTabsOf(false).map((tab) => tab.to)).toEqual(['/tool', '/tool/designOrder', '/tool/calculator/aVideoCapacity']);
    expect(toolTabsOf(false).map((tab) => tab.active)).toEqual([true, false, false]);
  });
});
