import { defineFields } from '@portal/engines/inputs';
import { describe, expect, it } from 'vitest';
import { readBudget } from './budget.ts';
import { changesText, sortedChanges, type Change } from './changes.ts';
import { guideHref, orderIn, parseGuide, scenarioHref, scenarioIn, type GuideAddress } from './guide-address.ts';
import { parseRoleLine, roleKey, roleLineText } from './role-key.ts';
import { stepsOf } from './steps.ts';

const fields = defineFields({
  environment: { kind: 'option', label: '使用环境', options: [{ value: 'indoor', label: '室内' }], required: true },
  widthM: { kind: 'number', label: '屏体宽', min: 0.3, max: 100, required: true },
  guided: { kind: 'flag', label: '引导', default: false },
  spaces: { kind: 'number', label: '车位数', min: 1, max: 50_000, ignored: (_row, inputs) => inputs['guided'] !== true },
  groups: { kind: 'rows', label: '分组', rowLabel: '分组', maxRows: 20, fields: { doors: { kind: 'number', label: '门数', min: 1, max: 9, required: true } } },
});
const searchOf = (href: string) => new URL(href, 'http://portal.test').searchParams;

describe('the address of a recommendation', () => {
  const address: GuideAddress = {
    scenario: 'scenarioLed',
    inputs: { environment: 'indoor', widthM: 5.5, guided: true, spaces: 300, groups: [{ doors: 2 }, { doors: 7 }] },
    tier: 'high',
    budget: '5万',
    kept: [
      { role: 'cable', quantity: 3, attributes: { spec: 'RVVP8x0.5', rollM: 100, isShielded: true } },
      { role: 'lock', quantity: 2, attributes: { type: 'bolt' } },
    ],
    picks: [
      { tier: 'high', skuNo: 'K-1' },
      { tier: 'economy', skuNo: 'K_2' },
    ],
    step: 3,
  };

  it('gives the same answers, tier, budget, devices and models again, and the order to join', () => {
    const href = guideHref(address, fields, 'D-77');
    expect(parseGuide(searchOf(href), 'scenarioLed', fields)).toEqual(address);
    expect(scenarioIn(searchOf(href))).toBe('scenarioLed');
    expect(orderIn(searchOf(href))).toBe('D-77');
  });

  it('opens with the starter where it names no answers', () => {
    expect(parseGuide(searchOf(scenarioHref('scenarioUps', null)), 'scenarioUps', fields)).toEqual({
      scenario: 'scenarioUps',
      inputs: null,
      tier: 'standard',
      budget: '',
      kept: [],
      picks: [],
      step: 0,
    });
  });

  it('leaves out what it cannot mean', () => {
    const search = new URLSearchParams(
      'scenario=scenarioMoon&id=a/../b&tier=golden&kept=x&kept=cable:0:{}&kept=cable:1:{"a":{}}&kept=cable:1:[1&pick=high&pick=golden:K1&pick=high:<b>&nonsense=1',
    );
    expect(scenarioIn(search)).toBeNull();
    expect(orderIn(search)).toBeNull();
    expect(parseGuide(search, 'scenarioLed', fields)).toMatchObject({ inputs: null, tier: 'standard', kept: [], picks: [] });
  });

  it.each(['0', '-1', 'x', '1.5', '100', ''])('opens at the first step where it names the step %j', (step) =>
    expect(parseGuide(new URLSearchParams({ step }), 'scenarioLed', fields).step).toBe(0),
  );

  it('keeps a figure that is none, so that its field says so', () => {
    expect(parseGuide(new URLSearchParams('widthM=wide'), 'scenarioLed', fields).inputs).toEqual({ widthM: Number.NaN });
  });
});

describe('a wanted product', () => {
  it('is the same whatever the order of its attributes, and another with another size', () => {
    expect(roleKey({ role: 'cable', attributes: { a: 1, b: 'x' } })).toBe(roleKey({ role: 'cable', attributes: { b: 'x', a: 1 } }));
    expect(roleKey({ role: 'cable', attributes: { a: 1 } })).not.toBe(roleKey({ role: 'cable', attributes: { a: '1' } }));
  });

  it('travels as text and back', () => {
    const line = { role: 'lock', quantity: 12, attributes: { type: 'maglock:单:{}', sizes: ['a', 'b'] } };
    expect(parseRoleLine(roleLineText(line))).toEqual(line);
  });
});

describe('a budget', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['50000', 50_000],
    ['50,000.50 元', 50_000.5],
    ['￥５００', 500],
    ['5万', 50_000],
    ['3.55 万元', 35_500],
    ['0.01', 0.01],
    ['9999999999.99', 9_999_999_999.99],
  ])('%j is %j yuan', (text, yuan) => expect(readBudget(text)).toEqual({ ok: true, yuan }));

  it.each(['0', '-5', 'abc', '五万', '9999999999.995', '1e9', '万'])('%j is refused with a sentence', (text) => {
    const budget = readBudget(text);
    expect(budget.ok ? '' : budget.error).not.toBe('');
  });
});

describe('the steps', () => {
  const plan = {
    fields,
    steps: [
      { title: '屏体', fields: ['environment', 'widthM'] },
      { title: '引导', fields: ['spaces'] },
      { title: '门', fields: ['groups', 'guided'] },
    ],
  };

  it('leave out one that asks nothing here', () => {
    expect(stepsOf(plan, {}, []).map(({ title }) => title)).toEqual(['屏体', '门']);
    expect(stepsOf(plan, { guided: true }, []).map(({ title }) => title)).toEqual(['屏体', '引导', '门']);
  });

  it('count the errors that stand in them, rows by their list', () => {
    const errors = [
      { field: 'widthM', code: 'REQUIRED' },
      { field: 'groups[3].doors', code: 'OUT_OF_RANGE' },
      { field: 'groups[4].doors', code: 'OUT_OF_RANGE' },
    ] as const;
    expect(stepsOf(plan, {}, errors).map(({ errorCount }) => errorCount)).toEqual([1, 2]);
  });
});

describe('changes', () => {
  const aChange = (kind: Change['kind'], skuNo: string): Change => ({ kind, skuNo, productName: '', productModel: '', before: 0, after: 1 });

  it('are told from what comes to what stays', () => {
    const changes = [aChange('same', '1'), aChange('removed', '2'), aChange('added', '3'), aChange('same', '4')];
    expect(sortedChanges(changes).map(({ skuNo }) => skuNo)).toEqual(['3', '2', '1', '4']);
    expect(changesText(changes)).toBe('新增 1 项，移除 1 项，不变 2 项');
    expect(changesText([])).toBe('');
  });
});
