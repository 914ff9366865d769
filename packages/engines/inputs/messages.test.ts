/** The sentence at a field, and the way to the field of a path. Texts: CALC-0. */
import { describe, expect, it } from 'vitest';
import { defineFields } from './fields.ts';
import { errorText, fieldAt } from './messages.ts';

const fields = defineFields({
  channels: { kind: 'number', whole: true, label: '路数', min: 1, max: 10_000, required: true },
  ratio: { kind: 'number', label: '比例', conflict: '比例与路数不合', min: 0, max: 1, above: true },
  distanceKm: { kind: 'number', label: '距离', min: 0, max: 50, below: true },
  frequencyGHz: {
    kind: 'number',
    label: '频率',
    min: 0,
    max: 0,
    ranges: () => [
      [2.4, 2.4835],
      [5.725, 5.85],
    ],
  },
  poeW: { kind: 'number', label: '功率', min: 1, max: 30, ranges: (row) => [[1, row['bt'] === true ? 90 : 30]] },
  codec: { kind: 'option', label: '编码', options: [{ value: 'H265', label: 'H.265' }] },
  lengthsM: { kind: 'numbers', label: '长度', min: 1, max: 90, maxRows: 500 },
  nvr: { kind: 'group', label: '录像机', fields: { bays: { kind: 'number', label: '盘位', min: 0, max: 24 } } },
  groups: {
    kind: 'rows',
    label: '分组',
    rowLabel: '分组',
    maxRows: 20,
    fields: { count: { kind: 'number', label: '数量', min: 1, max: 5, ranges: (row) => [[1, row['big'] === true ? 500 : 5]] } },
  },
});

describe('the sentence at a field', () => {
  it.each([
    ['channels', 'REQUIRED', '请输入路数'],
    ['channels', 'NOT_A_NUMBER', '请输入正确的数值'],
    ['channels', 'NOT_INTEGER', '请输入整数'],
    ['channels', 'OUT_OF_RANGE', '路数应在 1~10000 之间'],
    ['channels', 'CONFLICT', '参数组合不合理，请检查路数'],
    ['ratio', 'CONFLICT', '比例与路数不合'],
    ['codec', 'NOT_IN_LIST', '请选择编码'],
    ['ratio', 'OUT_OF_RANGE', '比例应在 0（不含）~1 之间'],
    ['distanceKm', 'OUT_OF_RANGE', '距离应在 0~50（不含） 之间'],
    ['frequencyGHz', 'OUT_OF_RANGE', '频率应在 2.4~2.4835 或 5.725~5.85 之间'],
    ['lengthsM', 'OUT_OF_RANGE', '长度应在 1~500 行 之间'],
    ['lengthsM[3]', 'OUT_OF_RANGE', '长度应在 1~90 之间'],
    ['groups', 'OUT_OF_RANGE', '分组应在 1~20 行 之间'],
    ['groups', 'REQUIRED', '请输入分组'],
    ['nvr.bays', 'OUT_OF_RANGE', '盘位应在 0~24 之间'],
    ['codec', 'OUT_OF_RANGE', '编码应在  之间'],
  ] as const)('%s %s: %s', (field, code, text) => expect(errorText(fields, { field, code }, {})).toBe(text));

  it('takes the bounds of the very row', () => {
    const inputs = { bt: true, groups: [{}, { big: true }] };
    expect(errorText(fields, { field: 'groups[0].count', code: 'OUT_OF_RANGE' }, inputs)).toBe('数量应在 1~5 之间');
    expect(errorText(fields, { field: 'groups[1].count', code: 'OUT_OF_RANGE' }, inputs)).toBe('数量应在 1~500 之间');
    expect(errorText(fields, { field: 'poeW', code: 'OUT_OF_RANGE' }, inputs)).toBe('功率应在 1~90 之间');
  });
});

describe('the way to a field', () => {
  const inputs = { nvr: { bays: 4 }, groups: [{ count: 1 }, { count: 2 }] };
  it.each([
    ['channels', '路数', inputs],
    ['nvr.bays', '盘位', inputs.nvr],
    ['groups[1].count', '数量', inputs.groups[1]],
    ['groups', '分组', inputs],
    ['groups.count', '数量', inputs],
  ])('%s leads to %s', (path, label, row) => {
    const found = fieldAt(fields, path, inputs);
    expect([found.field.label, found.row]).toEqual([label, row]);
  });

  it('into what was not given it leads to an empty row', () => {
    expect(fieldAt(fields, 'nvr.bays', {}).row).toEqual({});
    expect(fieldAt(fields, 'groups[2].count', {}).row).toEqual({});
    expect(fieldAt(fields, 'groups[2].count', { groups: [] }).row).toEqual({});
  });

  it.each(['', 'colour', 'nvr.colour', 'groups[0].colour', 'constructor'])('%j leads nowhere: our mistake', (path) =>
    expect(() => fieldAt(fields, path, inputs)).toThrow(`no field ${path}`),
  );
});
