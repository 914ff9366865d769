import { describe, expect, it } from 'vitest';
import { errorText, fieldAt } from './messages.ts';
import { defineFields, type Raw } from './fields.ts';
import { readInputs } from './read.ts';
import { inputsInWords } from './words.ts';

const fields = defineFields({
  visitors: { kind: 'number', label: '人数', unit: '人', min: 1, max: 1_000_000, required: true },
  spare: { kind: 'number', label: '余量', unit: '%', min: 0, max: 50, default: 20 },
  fit: {
    kind: 'option',
    label: '镜头',
    unit: 'mm',
    options: [
      { value: 'auto', label: '自动' },
      { value: 4, label: '4' },
      { value: 6, label: '6 mm' },
    ],
    default: 'auto',
  },
  guided: { kind: 'flag', label: '引导', default: false },
  spaces: { kind: 'number', label: '车位数', min: 1, max: 9, ignored: ({ guided }) => guided !== true },
  runs: { kind: 'numbers', label: '长度', unit: 'm', min: 1, max: 9999, maxRows: 20 },
  gap: {
    kind: 'number',
    label: '间距',
    min: 0,
    max: 9,
    above: true,
    ranges: () => [
      [0, 3],
      [5, 9],
    ],
  },
  zones: {
    kind: 'rows',
    label: '分区',
    rowLabel: '分区',
    optional: true,
    maxRows: 2,
    fields: { lengthM: { kind: 'number', label: '长', unit: 'm', min: 1, max: 9 } },
  },
});

const said = (inputs: Raw) => {
  const read = readInputs(fields, inputs);
  return inputsInWords(fields, inputs, read.ok ? read.values : inputs).map((one) =>
    'lines' in one ? `${one.title}：${one.lines.map(({ label, text }) => `${label} ${text}`).join('，')}` : `${one.label} ${one.text}`,
  );
};

describe('inputs in words', () => {
  it.each([
    ['thousands are parted, a unit stands apart, a percent sign close', { visitors: 12_000 }, ['人数 12,000 人', '余量 20%', '镜头 自动', '引导 否']],
    ['a figure has its unit, once', { visitors: 1, fit: 4 }, ['人数 1 人', '余量 20%', '镜头 4 mm', '引导 否']],
    ['a label that wears its unit keeps it', { visitors: 1, fit: 6 }, ['人数 1 人', '余量 20%', '镜头 6 mm', '引导 否']],
    ['what is ignored is not said', { visitors: 1, spaces: 3 }, ['人数 1 人', '余量 20%', '镜头 自动', '引导 否']],
    ['what counts is', { visitors: 1, guided: true, spaces: 3 }, ['人数 1 人', '余量 20%', '镜头 自动', '引导 是', '车位数 3']],
    [
      'rows stand where they are described',
      { visitors: 1, zones: [{ lengthM: 2 }, { lengthM: 3 }] },
      ['人数 1 人', '余量 20%', '镜头 自动', '引导 否', '分区 1：长 2 m', '分区 2：长 3 m'],
    ],
    ['what is no figure is left out', { visitors: Number.NaN, runs: [80, 75] }, ['长度 80、75 m']],
  ])('%s', (_name, inputs, words) => expect(said(inputs as Raw)).toEqual(words));

  it('a list of more than eight is told by its first and its count', () => {
    expect(said({ visitors: 1, runs: [1, 2, 3, 4, 5, 6, 7, 8] })).toContain('长度 1、2、3、4、5、6、7、8 m');
    expect(said({ visitors: 1, runs: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toContain('长度 1、2、3、4、5、6、7、8 m 等 9 个');
  });
});

// CALC-0: the sentence at the field
describe('what is wrong in words', () => {
  it.each([
    ['visitors', 'REQUIRED', '请输入人数'],
    ['visitors', 'NOT_A_NUMBER', '请输入正确的数值'],
    ['visitors', 'NOT_INTEGER', '请输入整数'],
    ['visitors', 'OUT_OF_RANGE', '人数应在 1~1000000 之间'],
    ['gap', 'OUT_OF_RANGE', '间距应在 0（不含）~3 或 5（不含）~9 之间'],
    ['fit', 'NOT_IN_LIST', '请选择镜头'],
    ['spare', 'CONFLICT', '参数组合不合理，请检查余量'],
    ['runs', 'OUT_OF_RANGE', '长度应在 1~20 行 之间'],
    ['runs[2]', 'OUT_OF_RANGE', '长度应在 1~9999 之间'],
    ['zones', 'OUT_OF_RANGE', '分区应在 1~2 行 之间'],
    ['zones[1].lengthM', 'OUT_OF_RANGE', '长应在 1~9 之间'],
  ] as const)('%s %s: %s', (field, code, text) => expect(errorText(fields, { field, code }, {})).toBe(text));

  it('a path leads to its field and row; one that leads nowhere is our mistake', () => {
    expect(fieldAt(fields, 'zones[1].lengthM', { zones: [{}, { lengthM: 7 }] }).row).toEqual({ lengthM: 7 });
    expect(() => fieldAt(fields, 'zones[1].heightM', {})).toThrow('no field');
  });
});
