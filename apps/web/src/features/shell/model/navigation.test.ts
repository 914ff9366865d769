import { UserType, VISITOR, type Acting } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { leadsSomewhere } from '../../../route-table.ts';
import { toolNavigationFor as barFor } from '../tool-frame/tool-navigation.ts';
import { navigationFor as barOf, ORDERS, placesFor as sheetOf } from './navigation.ts';

const as = (userType: UserType): Acting => ({ ...VISITOR, userType });
const toolNavigationFor = (maySurvey: boolean, path: string) => barFor(as(UserType.SecondLevel), maySurvey, path);
const countsOf = (items: readonly { label: string; badge?: { count: number; words: string } | undefined }[]) =>
  items.flatMap(({ label, badge }) => (badge ? [[label, badge.count, badge.words]] : []));
const navigationFor = (userType: UserType, maySurvey: boolean, path: string) => barOf(as(userType), maySurvey, path);
const placesFor = (userType: UserType, maySurvey: boolean, path: string) => sheetOf(as(userType), maySurvey, path);

const everyType = Object.values(UserType);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(' ');

describe('the main navigation of the shell', () => {
  it('shows no link that leads nowhere', () => {
    for (const userType of everyType) {
      const hrefs = [...navigationFor(userType, true, '/home'), ...toolNavigationFor(true, '/tool'), ...placesFor(userType, true, '/home')]
        .flatMap((item) => [item, ...(item.children ?? [])])
        .flatMap(({ href }) => (href ? [href] : []));
      expect(hrefs.length).toBeGreaterThan(1);
      expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([]);
    }
  });

  it('names no tool of its own: they stand in the bar over the tools', () => {
    expect(labels(navigationFor(UserType.Tourist, false, '/home'))).toBe('首页 方案库 客户案例 全部产品 资讯');
    expect(labels(navigationFor(UserType.SecondLevel, false, '/home'))).toBe('首页 全部产品 采购商城 配单中心 解决方案 客户案例 资讯');
  });

  it('leads the design-order centre to the orders with survey permission, else to the tools', () => {
    const centre = (permission: boolean) => navigationFor(UserType.SecondLevel, permission, '/home').find(({ label }) => label === '配单中心')?.href;
    expect(centre(true)).toBe('/tool/designOrder');
    expect(centre(false)).toBe('/tool');
  });

  it('marks the area the page belongs to', () => {
    const current = (path: string) =>
      navigationFor(UserType.SecondLevel, false, path)
        .filter((item) => item.current)
        .map(({ label }) => label);
    expect(current('/')).toEqual(['首页']);
    expect(current('/product/detail')).toEqual(['全部产品']);
  });
});

describe('the bar over the tools', () => {
  it.each([
    ['/tool', '安防工具首页', '我的配单'],
    ['/tool/designOrder', '我的配单', '我的配单'],
    ['/tool/designOrder/selection', '我的配单', '我的配单'],
    ['/tool/sceneSelect', '安防工具首页', '智能配单工具'],
    ['/tool/calculator/dBandWidth', '安防计算器', '安防计算器'],
  ])('marks on %s the tab %s, with survey permission %s, and no other', (path, without, withIt) => {
    const marked = (maySurvey: boolean) =>
      toolNavigationFor(maySurvey, path)
        .filter(({ current }) => current)
        .map(({ label }) => label);
    expect([marked(false), marked(true)]).toEqual([[without], [withIt]]);
  });
});

describe('the number of products in the selected list (ACCESS-7)', () => {
  const told = [['我的配单', 120, '清单中有 120 种产品']];
  it.each([true, false])('stands on the tab it belongs to, with survey permission %s, and on no other', (maySurvey) => {
    expect(countsOf(barFor(as(UserType.SecondLevel), maySurvey, '/tool', 120))).toEqual(told);
  });
  it('and in the sheet of a phone', () => expect(countsOf(sheetOf(as(UserType.SecondLevel), false, '/home', undefined, 120))).toEqual(told));
});

describe('the sheet of a phone', () => {
  it('begins with one’s orders, of whoever orders', () => {
    const first = everyType.map((userType) => [userType, placesFor(userType, false, '/home')[0]?.label]);
    expect(first.filter(([, label]) => label === '我的订单').map(([userType]) => userType)).toEqual(
      everyType.filter((userType) => userType !== UserType.Tourist && placesFor(userType, false, '/home').some(({ href }) => href === ORDERS.to)),
    );
    expect(placesFor(UserType.SecondLevel, false, '/home')[0]?.href).toBe(ORDERS.to);
    expect(labels(placesFor(UserType.Tourist, false, '/home'))).not.toContain('我的订单');
  });

  it('names every place once and leaves none of the tools out', () => {
    for (const userType of everyType) {
      const places = placesFor(userType, false, '/product');
      expect(new Set(places.map(({ href }) => href)).size).toBe(places.length);
      expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
      expect(labels(places)).toContain('选型 安防工具首页 我的配单 智能配单工具 安防计算器 使用指南 关于我们');
      expect(places.filter(({ current }) => current).map(({ label }) => label)).toEqual(['全部产品']);
    }
  });
});
