/** Every combination of facts, every user type, every address of the tools: what is decided for one is decided for all. Source: ACCESS-1 to ACCESS-7. */
import { describe, expect, it, test } from 'vitest';
import {
  floatingToolbarOf,
  identityName,
  isEmployee,
  isMerchant,
  mainNavigationOf,
  switchesIdentityAt,
  toolTabAt,
  toolTabs,
  toolTabsOf,
  UserType,
  userTypeOf,
} from './index.ts';
import type { NavigationItem, UserFacts } from './index.ts';

const everyType = Object.values(UserType);
const everyone: UserFacts[] = [true, false].flatMap((isHikSales) =>
  [0, 1, 2, 3].flatMap((authStatus) =>
    [true, false].flatMap((employee) =>
      [null, 0, 1, 2, 3, 4].flatMap((employeeType) =>
        [null, 0, 1, 2, 3, 4, 5, 9].map((enterpriseType) => ({ isHikSales, authStatus, employee, employeeType, enterpriseType }) as UserFacts),
      ),
    ),
  ),
);
/** None, one nobody knows, and the six there are. */
const TYPES = [null, 0, 1, 2, 3, 4, 5, 9];
const CERTIFIED = { isHikSales: false, authStatus: 1, employee: false, employeeType: null };
const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('who acts, over all facts (ACCESS-2)', () => {
  const typesOf = (holds: (facts: UserFacts) => boolean) => [...new Set(everyone.filter(holds).map(userTypeOf))].toSorted((a, b) => a - b);

  it('the sales flag decides alone', () => expect(typesOf(({ isHikSales }) => isHikSales)).toEqual([20]));
  it('a certified enterprise is a dealer of one of three kinds, whomever one works for', () =>
    expect(typesOf(({ isHikSales, authStatus }) => !isHikSales && authStatus === 1)).toEqual([1, 2, 5]));
  it('of certified enterprises only types 1 and 5 are more than second-level (ACCESS-12)', () =>
    expect(TYPES.map((enterpriseType) => userTypeOf({ ...CERTIFIED, enterpriseType } as UserFacts))).toEqual([2, 2, 1, 2, 2, 2, 5, 2]));
  it('the type of the enterprise counts in no other branch: sales staff, staff of the three kinds, individuals (ACCESS-12)', () => {
    const over = (facts: Partial<UserFacts>) => TYPES.map((enterpriseType) => userTypeOf({ ...CERTIFIED, ...facts, enterpriseType } as UserFacts));
    const all = (userType: UserType) => TYPES.map(() => userType);
    expect(over({ isHikSales: true })).toEqual(all(20));
    expect(over({ authStatus: 0, employee: true, employeeType: 1 })).toEqual(all(11));
    expect(over({ authStatus: 0, employee: true, employeeType: 2 })).toEqual(all(22));
    expect(over({ authStatus: 0, employee: true, employeeType: 3 })).toEqual(all(33));
    expect(over({ authStatus: 0, employee: true, employeeType: null })).toEqual(all(-1));
    expect(over({ authStatus: 0 })).toEqual(all(-1));
  });
  it('without certification an enterprise counts for nothing: employees are staff, the others persons', () => {
    expect(typesOf(({ isHikSales, authStatus, employee }) => !isHikSales && authStatus !== 1 && employee)).toEqual([-1, 11, 22, 33]);
    expect(typesOf(({ isHikSales, authStatus, employee }) => !isHikSales && authStatus !== 1 && !employee)).toEqual([-1]);
  });
  it('whoever is signed in is no visitor, and never both dealer and staff', () => {
    expect(everyone.map(userTypeOf)).not.toContain(UserType.Tourist);
    expect(everyType.filter((userType) => isMerchant(userType) && isEmployee(userType))).toEqual([]);
  });
});

test.each<[number, string]>([
  [-1, '个人用户'],
  [0, '访客'],
  [1, '一级经销商'],
  [2, '二级经销商'],
  [5, '金牌二级经销商'],
  [11, '一级经销商员工'],
  [20, '销售人员'],
  [22, '二级经销商员工'],
  [33, '金牌二级经销商员工'],
  [3, '用户'],
  [99, '用户'],
])('user type %d is called %s', (userType, name) => expect(identityName(userType)).toBe(name));

describe('what everybody sees', () => {
  const flat = (item: NavigationItem): NavigationItem[] => [item, ...(item.children ?? []).flatMap(flat)];
  const navigationOf = (userType: UserType) => mainNavigationOf(userType, { hasSurveyPermission: false });

  it('home comes first and all products stand in every navigation (ACCESS-4)', () => {
    for (const userType of everyType) {
      expect(navigationOf(userType)[0]?.id).toBe('home');
      expect(idsOf(navigationOf(userType))).toContain('products');
    }
  });
  it('every item leads somewhere or opens what does', () => {
    for (const item of everyType.flatMap(navigationOf).flatMap(flat)) expect(item.to?.startsWith('/') ?? (item.children?.length ?? 0) > 0).toBe(true);
  });
  it('the mall is for individuals, second-level and gold dealers, the configuration centre for all but visitors and sales staff', () => {
    expect(everyType.filter((userType) => idsOf(navigationOf(userType)).includes('mall'))).toEqual([-1, 2, 5]);
    expect(everyType.filter((userType) => !idsOf(navigationOf(userType)).includes('configCentre'))).toEqual([0, 20]);
  });
  it('staff see what first-level dealers see, of navigation and toolbar, wherever they stand', () => {
    for (const staff of everyType.filter(isEmployee)) {
      expect(navigationOf(staff)).toEqual(navigationOf(UserType.FirstLevel));
      for (const path of ['/', '/home', '/product', '/memberStore/coupon', '/tool'])
        for (const isMultRole of [true, false])
          expect(floatingToolbarOf(staff, { path, isMultRole })).toEqual(floatingToolbarOf(UserType.FirstLevel, { path, isMultRole }));
    }
  });
  it('the toolbar ends with the way to the top and names no button twice (ACCESS-6)', () => {
    for (const userType of everyType)
      for (const path of ['/', '/home', '/product/detail', '/memberStore', '/cases'])
        for (const isMultRole of [true, false]) {
          const ids = idsOf(floatingToolbarOf(userType, { path, isMultRole }));
          expect(ids.at(-1)).toBe('top');
          expect(new Set(ids).size).toBe(ids.length);
        }
  });
  it('only dealers of the second level and gold switch shops, and only at home identities', () => {
    const shows = (id: string, path: string) =>
      everyType.filter((userType) => idsOf(floatingToolbarOf(userType, { path, isMultRole: true })).includes(id as never));
    expect(shows('switchShop', '/cases')).toEqual([2, 5]);
    expect(shows('switchIdentity', '/home')).toEqual(everyType);
    expect(shows('switchIdentity', '/homes')).toEqual([]);
    expect(['/', '/home', '/product'].map((path) => switchesIdentityAt({ path, isMultRole: true }))).toEqual([true, true, false]);
    expect(shows('cart', '/memberStores')).toEqual([-1, 20]);
  });
});

describe('the tab of a page (ACCESS-7)', () => {
  test.each<[string, string | undefined]>([
    ['/', undefined],
    ['/product', undefined],
    ['/tools', undefined],
    ['/tool', 'toolHome'],
    ['/tool/', 'toolHome'],
    ['/tool/anything', 'toolHome'],
    ['/tool/designOrder', 'designOrders'],
    ['/tool/designOrder/7', 'designOrders'],
    ['/tool/designOrders', 'toolHome'],
    ['/tool/intelligenceOrder', 'intelligenceOrder'],
    ['/tool/sceneSelect', 'intelligenceOrder'],
    ['/tool/sceneSelect/scenarioLed', 'intelligenceOrder'],
    ['/tool/calculator', 'calculators'],
    ['/tool/calculator/jWirelessIntelligent', 'calculators'],
  ])('%s belongs to %s', (path, tab) => expect(toolTabAt(path)).toBe(tab));

  it('every tab is that of its own page', () => {
    for (const { id, to } of toolTabs) expect(toolTabAt(to)).toBe(id);
  });
  it('three tabs are shown with survey permission and without, the first of them active', () => {
    for (const permitted of [true, false]) expect(toolTabsOf(permitted).map(({ active }) => active)).toEqual([true, false, false]);
  });
});
