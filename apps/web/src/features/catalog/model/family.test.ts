import type { AttributeFilter, CategoryNode, Sku } from '@portal/contract/catalog';
import { identityName, UserType } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { attributeText } from './attribute-text.ts';
import { categoryTrail } from './category-trail.ts';
import { chosenChips } from './chosen-chips.ts';
import { cardFacts, chipFacts, chosenModel, differingAttributes, modelChoices } from './family.ts';
import { parameterGroups } from './parameter-groups.ts';
import { priceReason } from './price-reason.ts';
import { readProductQuery } from './product-query.ts';
import { StockLevel } from '@portal/engines/goods';
import { cardStockWords, stockWords } from './stock-words.ts';
import { aSku } from '../../../lib/words/sku-builder.ts';

const row = (code: string, attrGroup = '图像', unit: string | null = null) => ({ code, attrName: `名${code}`, unit, attrGroup });
const rows = [row('resolution'), row('focalLengthMm', '镜头', 'mm'), row('poe', '供电'), row('role', '规划')];
const aModel = (skuNo: string, attributes: Sku['attributes'], skuStatus: Sku['skuStatus'] = 0): Sku => aSku(skuNo, { attributes, skuStatus });
const short = aModel('K1', { resolution: '4MP', focalLengthMm: 2.8, poe: true, role: 'a' });
const long = aModel('K2', { resolution: '4MP', focalLengthMm: 6, poe: true, role: 'b' });

describe('a family and its models', () => {
  it('differs where not all models say the same, and not in what only planners read', () => {
    expect(differingAttributes([short, long], rows).map(({ code }) => code)).toEqual(['focalLengthMm']);
    expect(differingAttributes([short], rows)).toEqual([]);
  });

  it('differs where one model has an attribute and the other has not', () => {
    expect(differingAttributes([short, aModel('K3', { resolution: '4MP', focalLengthMm: 2.8 })], rows).map(({ code }) => code)).toEqual(['poe']);
  });

  it('shows on a chip what tells the model from its siblings', () => {
    expect(modelChoices([short, long], rows).map(({ label }) => label)).toEqual(['2.8 mm', '6 mm']);
  });

  it('shows model numbers where the facts would read the same', () => {
    const twin = aModel('K4', { ...short.attributes, role: 'c' });
    expect(modelChoices([short, twin], rows).map(({ label }) => label)).toEqual(['HV-K1', 'HV-K4']);
    expect(modelChoices([short, twin, long], rows).map(({ label }) => label)).toEqual(['HV-K1', 'HV-K4', '6 mm']);
  });

  it('names the fact that tells models apart rather than one that does not, and none twice', () => {
    const cameras = [
      aModel('K1', { focalLengthMm: 4, hfovDeg: 87, irRangeM: 30, power: 'PoE' }),
      aModel('K2', { focalLengthMm: 4, hfovDeg: 87, irRangeM: 30, power: 'DC 12V' }),
      aModel('K3', { focalLengthMm: 6, hfovDeg: 65, irRangeM: 50, power: 'PoE' }),
    ];
    const named = [row('focalLengthMm', '', 'mm'), row('hfovDeg', '', '°'), row('irRangeM', '', 'm'), row('power')];
    expect(modelChoices(cameras, named).map(({ label }) => label)).toEqual(['4 mm · 87 ° · PoE', '4 mm · 87 ° · DC 12V', '6 mm · 65 ° · PoE']);
    const recorders = [aModel('K1', { in: 40, out: 40, bays: 1 }), aModel('K2', { in: 80, out: 80, bays: 2 })];
    expect(chipFacts(recorders, [row('in'), row('out'), row('bays')]).map(({ code }) => code)).toEqual(['in', 'bays']);
  });

  it('opens with the model the address names, else the first that is sold', () => {
    const off = aModel('K0', {}, 1);
    expect(chosenModel([off, short, long], 'K2')?.skuNo).toBe('K2');
    expect(chosenModel([off, short, long], 'K0')?.skuNo).toBe('K0');
    expect(chosenModel([off, short, long], 'foreign')?.skuNo).toBe('K1');
    expect(chosenModel([off], null)?.skuNo).toBe('K0');
    expect(chosenModel([], null)).toBeUndefined();
  });

  it('groups the parameters in reading order and marks those that differ', () => {
    expect(parameterGroups(long, [short, long], rows)).toEqual([
      { group: '图像', parameters: [{ code: 'resolution', name: '名resolution', text: '4MP', differs: false }] },
      { group: '镜头', parameters: [{ code: 'focalLengthMm', name: '名focalLengthMm', text: '6 mm', differs: true }] },
      { group: '供电', parameters: [{ code: 'poe', name: '名poe', text: '是', differs: false }] },
    ]);
  });

  it('say how long the warranty is where it is known, and that a sibling’s is another (GOODS-11)', () => {
    const known = { ...long, warrantyMonths: 36 };
    expect(parameterGroups(known, [known], []).at(-1)).toEqual({
      group: '服务',
      parameters: [{ code: 'warrantyMonths', name: '质保', text: '36 个月', differs: false }],
    });
    expect(parameterGroups(known, [short, known], []).at(-1)?.parameters[0]?.differs).toBe(true);
    expect(parameterGroups(short, [short, known], [])).toEqual([]);
  });

  it('say where it is made where that is known, and that a sibling comes from elsewhere (GOODS-43)', () => {
    const known = { ...long, madeIn: '浙江杭州' };
    expect(parameterGroups(known, [known], [])).toEqual([{ group: '服务', parameters: [{ code: 'madeIn', name: '产地', text: '浙江杭州', differs: false }] }]);
    expect(parameterGroups(known, [short, known], []).at(-1)?.parameters[0]?.differs).toBe(true);
    expect(parameterGroups({ ...short, madeIn: '' }, [short], [])).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    [true, null, '是'],
    [false, null, '否'],
    [0, 'W', '0 W'],
    [12.5, null, '12.5'],
    ['IP67', 'x', 'IP67'],
    [['H.264', 'H.265'], null, 'H.264、H.265'],
    [[], null, '—'],
    ['', null, '—'],
    [undefined, 'mm', '—'],
  ])('an attribute %j in %j reads %s', (value, unit, text) => expect(attributeText(value, unit)).toBe(text));

  it('tells at most three facts of a card', () => expect(cardFacts(' 4MP · 2.8 mm ·· PoE · IP67')).toEqual(['4MP', '2.8 mm', 'PoE']));

  it.each([
    [-1, 0, '暂时缺货'],
    [0, 0, '暂时缺货'],
    [1, 0.005, '仅剩 1'],
    [20, 0.1, '仅剩 20'],
    [21, 0.105, '有货 21'],
    [200, 1, '库存充足'],
    [99_999, 1, '库存充足'],
  ])('%d in stock fills %d of the bar and reads %s', (stock, ratio, label) => expect(stockWords(stock)).toEqual({ ratio, label }));

  it.each([
    [12, 'platform', false, '平台仅剩 12'],
    [StockLevel.None, 'level', false, '暂时缺货'],
    [StockLevel.None, 'level', true, '本款缺货，同系列有现货'],
    [StockLevel.Few, 'level', false, '库存紧张'],
    [StockLevel.More, 'level', false, '有货'],
    [200, 'platform', false, '平台库存充足'],
    [0, 'platform', false, '平台暂时缺货'],
    [0, 'platform', true, '本款缺货，同系列有现货'],
    [130, 'dealer', false, '经销商有货 130'],
    [0, 'dealer', false, '经销商暂时缺货'],
    [0, 'dealer', true, '本款缺货，同系列有现货'],
  ] as const)('a card with %d in stock says whose stock that is: %s', (stockTotal, stockSource, othersInStock, label) =>
    expect(cardStockWords({ stockTotal, stockSource, othersInStock }).label).toBe(label),
  );

  it('tells visitors and individuals that it is the retail price, and dealers whose price it is', () => {
    expect(priceReason(null, 'refer')).toContain('登录后');
    expect(priceReason({ userType: UserType.Person, companyName: '某公司' }, 'tier')).not.toContain('某公司');
    expect(priceReason({ userType: UserType.GoldSecondLevel, companyName: '杭州某安防' }, 'tier')).toContain('“金牌二级经销商”（杭州某安防）');
    expect(priceReason({ userType: UserType.SalesStaff, companyName: '某公司' }, 'tier')).not.toContain('某公司');
  });

  it('has a name for each of the nine user types', () => {
    expect(new Set(Object.values(UserType).map(identityName)).size).toBe(9);
  });
});

describe('where one is', () => {
  const node = (id: number, children: CategoryNode[] = []): CategoryNode => ({ id, catagoryName: `类${id}`, dataId: String(id), spuCount: 1, children });
  const tree = [node(1, [node(11), node(12)]), node(2)];

  it('finds the first category and the second one under it', () => {
    expect(categoryTrail(tree, 12)).toMatchObject({ first: { id: 1 }, second: { id: 12 } });
    expect(categoryTrail(tree, 2)).toMatchObject({ first: { id: 2 }, second: null });
    expect(categoryTrail(tree, 99)).toEqual({ first: null, second: null });
    expect(categoryTrail(tree, null)).toEqual({ first: null, second: null });
  });

  it('names each choice and leads to the list without it', () => {
    const filters: AttributeFilter[] = [
      { id: 1, code: 'resolution', attrName: '分辨率', unit: 'MP', attrValues: [{ value: '4', label: '4 MP', spuCount: 3 }] },
    ];
    const query = readProductQuery(new URLSearchParams('keyword=ipc&attributesStr=resolution:4!!!gone:x&status=1&b2bStockStatus=0&page=4'));
    expect(chosenChips(query, filters).map(({ label }) => label)).toEqual(['关键词：ipc', '分辨率：4 MP', 'gone：x', '新品', '仅看有货']);
    expect(chosenChips(query, filters)[1]?.removeHref).toBe('/product?keyword=ipc&attributesStr=gone%3Ax&status=1&b2bStockStatus=0');
  });
});
