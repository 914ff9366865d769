import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputsFromPairs, inputsToPairs } from './address.ts';
import { defineFields, shownInputs } from './fields.ts';
import { errorText } from './messages.ts';
import { readInputs } from './read.ts';

const fields = defineFields({
  mode: {
    kind: 'option',
    label: '方式',
    options: [
      { value: 'a', label: '甲' },
      { value: 'b', label: '乙' },
    ],
    default: 'a',
  },
  size: {
    kind: 'option',
    label: '容量',
    options: [
      { value: 4, label: '4' },
      { value: 6, label: '6' },
    ],
    required: true,
    offered: (_row, inputs) => (inputs['mode'] === 'b' ? [6] : [4, 6]),
  },
  hours: { kind: 'number', label: '时长', min: 0, above: true, max: 24, default: 24 },
  channels: { kind: 'number', label: '路数', whole: true, min: 1, max: 100, required: (_row, inputs) => inputs['mode'] === 'b' },
  band: {
    kind: 'number',
    label: '频率',
    min: 2,
    max: 6,
    ranges: () => [
      [2, 3],
      [5, 6],
    ],
    default: (_row, inputs) => (inputs['mode'] === 'b' ? 2 : 5),
  },
  audio: { kind: 'flag', label: '录音', default: false },
  nvr: { kind: 'group', label: '录像机', fields: defineFields({ bays: { kind: 'number', label: '盘位', min: 1, max: 8, required: true } }) },
  rows: {
    kind: 'rows',
    label: '分组',
    rowLabel: '组',
    maxRows: 3,
    fields: defineFields({ count: { kind: 'number', label: '数量', whole: true, min: 1, max: 9, required: true } }),
  },
  notes: {
    kind: 'rows',
    label: '备注',
    rowLabel: '条',
    optional: true,
    maxRows: 3,
    fields: defineFields({ count: { kind: 'number', label: '数量', min: 1, max: 9 } }),
  },
  lengths: { kind: 'numbers', label: '距离', min: 0, above: true, max: 300, maxRows: 4, ignored: (_row, inputs) => inputs['mode'] !== 'b', required: true },
});
const good = { size: 4, nvr: { bays: 2 }, rows: [{ count: 1 }] };
const errorsOf = (given: unknown) => {
  const read = readInputs(fields, given);
  return read.ok ? [] : read.errors.map(({ field, code }) => `${field} ${code}`);
};

describe('reading inputs (CALC-0)', () => {
  it('puts defaults in, leaves unknown names out and ignores what does not count here', () => {
    expect(readInputs(fields, { ...good, lengths: 'rubbish', strange: 1 })).toEqual({
      ok: true,
      values: { mode: 'a', size: 4, hours: 24, channels: undefined, band: 5, audio: false, nvr: { bays: 2 }, rows: [{ count: 1 }], notes: [], lengths: [] },
    });
  });

  it.each([
    ['missing', { ...good, size: undefined }, ['size REQUIRED']],
    ['null is missing', { ...good, size: null }, ['size REQUIRED']],
    ['null where there is a default is the default', { ...good, hours: null }, []],
    ['numeric text is no number', { ...good, hours: '8' }, ['hours NOT_A_NUMBER']],
    ['not finite', { ...good, hours: Number.POSITIVE_INFINITY }, ['hours NOT_A_NUMBER']],
    ['a part of a camera, before its range', { ...good, channels: 1000.5 }, ['channels NOT_INTEGER']],
    ['below', { ...good, channels: 0 }, ['channels OUT_OF_RANGE']],
    ['the least value itself, where it must be above', { ...good, hours: 0 }, ['hours OUT_OF_RANGE']],
    ['the greatest value is allowed', { ...good, hours: 24 }, []],
    ['in the gap', { ...good, band: 4 }, ['band OUT_OF_RANGE']],
    ['not among the choices', { ...good, mode: 'c' }, ['mode NOT_IN_LIST']],
    ['a choice that is not offered here', { ...good, mode: 'b', channels: 1, lengths: [1] }, ['size NOT_IN_LIST']],
    ['a flag is yes or no', { ...good, audio: 'yes' }, ['audio NOT_IN_LIST']],
    ['no rows', { ...good, rows: [] }, ['rows REQUIRED']],
    ['rows that are no rows', { ...good, rows: 5 }, ['rows REQUIRED']],
    ['too many rows', { ...good, rows: Array.from({ length: 4 }, () => ({ count: 1 })) }, ['rows OUT_OF_RANGE']],
    ['rows by place', { ...good, rows: [{ count: 1 }, null, { count: 10 }] }, ['rows[1].count REQUIRED', 'rows[2].count OUT_OF_RANGE']],
    ['a device that is missing lacks all it must have', { ...good, nvr: undefined }, ['nvr.bays REQUIRED']],
    [
      'numbers by place',
      { ...good, mode: 'b', size: 6, channels: 1, lengths: [10, 0, 'x', null] },
      ['lengths[1] OUT_OF_RANGE', 'lengths[2] NOT_A_NUMBER', 'lengths[3] REQUIRED'],
    ],
    ['numbers that are no list', { ...good, mode: 'b', size: 6, channels: 1, lengths: '10, 20' }, ['lengths NOT_A_NUMBER']],
    ['rows that may be none, and are something else', { ...good, notes: 'wall' }, ['notes REQUIRED']],
    ['rows that may be none, and are none', { ...good, notes: [] }, []],
    ['nothing at all', null, ['size REQUIRED', 'nvr.bays REQUIRED', 'rows REQUIRED']],
  ])('%s', (_name, given, expected) => expect(errorsOf(given)).toEqual(expected));

  it('anything may be given: it answers, with at most one error a field', () =>
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (given) => {
        const errors = errorsOf(given).map((text) => text.split(' ')[0]);
        expect(new Set(errors).size).toBe(errors.length);
      }),
    ));
});

describe('sentences', () => {
  it.each([
    ['rows[0].count', 'REQUIRED', '请输入数量'],
    ['hours', 'NOT_A_NUMBER', '请输入正确的数值'],
    ['channels', 'NOT_INTEGER', '请输入整数'],
    ['channels', 'OUT_OF_RANGE', '路数应在 1~100 之间'],
    ['hours', 'OUT_OF_RANGE', '时长应在 0（不含）~24 之间'],
    ['band', 'OUT_OF_RANGE', '频率应在 2~3 或 5~6 之间'],
    ['size', 'NOT_IN_LIST', '请选择容量'],
    ['nvr.bays', 'CONFLICT', '参数组合不合理，请检查盘位'],
    ['lengths[1]', 'OUT_OF_RANGE', '距离应在 0（不含）~300 之间'],
    ['lengths', 'OUT_OF_RANGE', '距离应在 1~4 行 之间'],
  ] as const)('%s %s → %s', (field, code, text) => expect(errorText(fields, { field, code }, { rows: [{}] })).toBe(text));

  it('a path of no field is a mistake of ours', () => expect(() => errorText(fields, { field: 'nothing', code: 'REQUIRED' }, {})).toThrow('no field nothing'));
});

describe('inputs in an address', () => {
  const round = (inputs: Record<string, unknown>) => inputsFromPairs(fields, new URLSearchParams(inputsToPairs(fields, inputs)));

  it('comes back as it went', () => {
    const inputs = { mode: 'b', size: 6, hours: 8.5, audio: true, nvr: { bays: 3 }, rows: [{ count: 1 }, { count: 2 }], lengths: [1, 2.5] };
    expect(round(inputs)).toEqual(inputs);
  });

  it('what is absent stays absent; an address without any of the names says nothing', () => {
    expect(round({ size: 4, hours: undefined })).toEqual({ size: 4 });
    expect(inputsFromPairs(fields, new URLSearchParams('utm=1&id=5'))).toBeNull();
  });

  it('hostile addresses make no prototypes, no endless rows and no figures out of text', () => {
    const inputs = inputsFromPairs(
      fields,
      new URLSearchParams('__proto__.x=1&constructor=2&rows.999999999.count=1&rows.2.count=4&hours=abc&rows.0.constructor=1'),
    );
    expect(inputs).toEqual({ rows: [{}, { count: 4 }], hours: Number.NaN });
    expect(errorsOf({ ...good, ...inputs })).toEqual(['hours NOT_A_NUMBER', 'rows[0].count REQUIRED']);
  });
});

describe('inputs that say nothing here', () => {
  const lens = defineFields({
    mode: {
      kind: 'option',
      label: '方式',
      options: [
        { value: 'focal', label: '求焦距' },
        { value: 'view', label: '求视场' },
      ],
      default: 'focal',
    },
    focalMm: { kind: 'number', label: '焦距', min: 1, max: 1000, required: true, idle: (_row, inputs) => inputs['mode'] !== 'view' },
    near: { kind: 'number', label: '近端', min: 0, max: 9, below: true },
  });

  it('idle: not required and without effect, yet checked where given', () => {
    expect(readInputs(lens, {})).toMatchObject({ ok: true, values: { focalMm: undefined } });
    expect(readInputs(lens, { mode: 'view' })).toMatchObject({ errors: [{ field: 'focalMm', code: 'REQUIRED' }] });
    expect(readInputs(lens, { focalMm: 0 })).toMatchObject({ errors: [{ field: 'focalMm', code: 'OUT_OF_RANGE' }] });
  });

  it('a form does not hand in what it does not show', () => {
    expect(shownInputs(lens, { focalMm: 0, near: 1 })).toEqual({ near: 1 });
    expect(shownInputs(lens, { mode: 'view', focalMm: 0 })).toEqual({ mode: 'view', focalMm: 0 });
    expect(shownInputs(fields, { ...good, lengths: [1], nvr: { bays: 2, strange: 1 } })).toEqual(good);
  });

  it('an upper bound that is itself out of range', () => {
    expect(readInputs(lens, { near: 8.9 })).toMatchObject({ ok: true });
    expect(readInputs(lens, { near: 9 })).toMatchObject({ errors: [{ field: 'near', code: 'OUT_OF_RANGE' }] });
    expect(errorText(lens, { field: 'near', code: 'OUT_OF_RANGE' }, {})).toBe('近端应在 0~9（不含） 之间');
  });
});
