import { describe, expect, it, test } from 'vitest';
import { SkuType, type PriceFacts } from '../goods/index.ts';
import { addProduct, canTakeAccessories, moveLine, priceLine, softwareRefusalOf, sortLines, withSoftwareServices } from './index.ts';
import type { ListLine } from './index.ts';

const aLine = (skuNo: string, fields: Partial<ListLine> = {}): ListLine => {
  const facts: PriceFacts = { price: fields.price === undefined ? 100 : fields.price, skuType: fields.skuType ?? SkuType.Normal, maxNum: fields.maxNum };
  return {
    ...priceLine(facts, { rate: fields.rate, quantity: fields.quantity ?? 1 }, 'selection'),
    skuNo,
    productName: `产品${skuNo}`,
    sort: 1,
    productCategory: fields.productCategory ?? '视频监控 > 网络摄像机',
  };
};
const software = (skuNo: string, category: string, price: number | null = 0, quantity = 1): ListLine =>
  aLine(skuNo, { skuType: SkuType.Software, price, productCategory: `软件服务 > ${category}`, quantity });
const order = (lines: readonly ListLine[]): string => lines.map((line) => `${line.sort}${line.skuNo}`).join(' ');
const list = sortLines([aLine('A', { quantity: 3 }), aLine('B'), aLine('C')]);

describe('sorting', () => {
  it('saves the order as 1..n', () => expect(order(sortLines([aLine('C'), aLine('A'), aLine('B')]))).toBe('1C 2A 3B'));
  test.each([
    [0, 2, '1B 2C 3A'],
    [2, 0, '1C 2A 3B'],
    [1, 1, '1A 2B 3C'],
    [0, 99, '1B 2C 3A'],
    [-5, Number.NaN, '1A 2B 3C'],
  ])('dragging from %d to %d gives %s', (from, to, shown) => expect(order(moveLine(list, from, to))).toBe(shown));
  it('leaves lines whose place stays as they are, for whoever draws them', () => {
    const moved = moveLine(list, 0, 1);
    expect(moved.map((line) => line === list.find(({ skuNo }) => skuNo === line.skuNo))).toEqual([false, false, true]);
  });
  it('leaves an empty list empty', () => expect(moveLine([], 0, 1)).toEqual([]));
});

describe('adding a product', () => {
  it('puts a new model last', () => {
    const outcome = addProduct(list, aLine('D', { quantity: 5 }));
    expect(outcome).toMatchObject({ kind: 'added', line: { skuNo: 'D', sort: 4, quantity: 5, amount: 500 }, notice: null });
    expect(outcome.kind === 'added' && order(outcome.lines)).toBe('1A 2B 3C 4D');
  });
  it('raises the quantity of a model that is there and keeps its rate', () => {
    const discounted = sortLines([aLine('A', { quantity: 3, rate: 80 }), aLine('B')]);
    const outcome = addProduct(discounted, aLine('A'));
    expect(outcome).toMatchObject({ kind: 'raised', line: { skuNo: 'A', quantity: 4, rate: 80, amount: 320 }, notice: null });
    expect(outcome.kind === 'raised' && outcome.lines.map((line) => line.quantity)).toEqual([4, 1]);
  });
  it('raises up to the highest quantity and says so', () =>
    expect(addProduct([aLine('A', { quantity: 9998 })], aLine('A', { quantity: 5 }))).toMatchObject({
      kind: 'raised',
      line: { quantity: 9999 },
      notice: { code: 'quantityCapped' },
    }));
  it('changes nothing at the highest quantity', () =>
    expect(addProduct([aLine('A', { quantity: 20, maxNum: 20 })], aLine('A', { maxNum: 20 }))).toMatchObject({
      kind: 'quantityTooLarge',
      text: '该产品数量不能大于20',
    }));
});

describe('adding software (PRICE-5, PRICE-6)', () => {
  const planned = sortLines([aLine('A'), software('S1', '设备管理')]);
  it('adds free software once only', () => {
    expect(addProduct(planned, software('S1', '设备管理'))).toEqual({ kind: 'freeSoftwareAlreadyAdded' });
  });
  it('has one software of a big category', () => {
    expect(addProduct(planned, software('S2', '设备管理', 50))).toEqual({ kind: 'softwareCategoryTaken' });
    expect(addProduct(planned, software('S3', '团队管理', 50))).toMatchObject({ kind: 'added', line: { skuNo: 'S3' } });
  });
  it('does not mistake a product for software of the same category', () =>
    expect(softwareRefusalOf(sortLines([aLine('A', { productCategory: '视频监控 > 设备管理' })]), software('S1', '设备管理'))).toBeNull());
  it('has licences side by side, and more of the same licence', () => {
    const licensed = sortLines([software('V', '授权许可', 58)]);
    expect(addProduct(licensed, software('D', '授权许可', 88))).toMatchObject({ kind: 'added', line: { skuNo: 'D' } });
    expect(addProduct(licensed, software('V', '授权许可', 58, 4))).toMatchObject({ kind: 'raised', line: { skuNo: 'V', quantity: 5 } });
  });
  it('raises a paid service of a big category that stands there', () => {
    expect(addProduct([software('S1', '设备管理', 50)], software('S1', '设备管理', 50))).toMatchObject({ kind: 'raised', line: { quantity: 2 } });
  });
});

describe('what joins a software product (PRICE-6)', () => {
  const services = [
    software('D2', '设备管理', 60),
    software('D1', '设备管理'),
    software('T0', '团队管理', null),
    software('T1', '团队管理', 20),
    software('T2', '团队管理', 10),
    software('A1', '账号管理', null),
  ];
  it('is one item for every big category that is not there yet: the free one, else the cheapest, one without a price last', () => {
    const outcome = withSoftwareServices(sortLines([aLine('A'), software('L', '授权许可', 58)]), services);
    expect(order(outcome.lines)).toBe('1A 2L 3D1 4T2 5A1');
    expect(outcome.added.map((line) => line.quantity)).toEqual([1, 1, 1]);
  });
  it('leaves a big category that has its product as it is', () =>
    expect(withSoftwareServices([software('D2', '设备管理', 60)], services).added.map((line) => line.skuNo)).toEqual(['T2', 'A1']));
  it('is nothing where the catalogue has no service', () => {
    const lines = [software('L', '授权许可', 58)];
    expect(withSoftwareServices(lines, [software('L2', '授权许可', 1)])).toEqual({ lines, added: [], leftOut: [] });
  });
  it('fills no more places than the list has, and names what it leaves out', () => {
    const { added, leftOut } = withSoftwareServices([software('L', '授权许可', 58)], services, 2);
    expect([added, leftOut].map((all) => all.map((line) => line.skuNo))).toEqual([['D1', 'T2'], ['A1']]);
  });
});

it('leaves the list it was given untouched', () => {
  const before = structuredClone(list);
  addProduct(list, aLine('A'));
  moveLine(list, 0, 2);
  expect(list).toEqual(before);
});

it('offers accessories for the provider’s own products that have some (PRICE-9)', () => {
  expect(canTakeAccessories({ skuType: SkuType.Normal }, true)).toBe(true);
  expect(canTakeAccessories({ skuType: SkuType.Normal }, false)).toBe(false);
  expect(canTakeAccessories({ skuType: SkuType.SelfDefined }, true)).toBe(false);
});
