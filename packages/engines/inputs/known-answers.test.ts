import { describe, expect, it } from 'vitest';
import { defineFields } from './fields.ts';
import { knownAnswers } from './known-answers.ts';

const fields = defineFields({
  widthM: { kind: 'number', label: '宽', min: 0, max: 10, required: true },
  fit: { kind: 'option', label: '取整', options: [{ value: 'floor', label: '不大于' }], default: 'floor' },
  visitor: { kind: 'flag', label: '访客机', default: false },
  zones: { kind: 'rows', label: '分区', rowLabel: '分区', maxRows: 2, fields: { lengthM: { kind: 'number', label: '长', min: 0, max: 9 } } },
  runs: { kind: 'numbers', label: '长度', min: 0, max: 9, maxRows: 3 },
  nvr: { kind: 'group', label: '录像机', fields: { channels: { kind: 'number', label: '路数', min: 1, max: 9 } } },
});

describe('answers that are stored', () => {
  it('are those given, without the defaults of questions left open', () => {
    const inputs = { widthM: 5, zones: [{ lengthM: 3 }, {}], runs: [1, 2], nvr: { channels: 4 } };
    expect(knownAnswers(fields, inputs)).toEqual(inputs);
  });

  it.each([
    ['a name no question has', { widthM: 5, note: '\ud800' }, { widthM: 5 }],
    ['text where a number is asked for', { widthM: '\ud800' }, {}],
    ['a choice that is not offered', { fit: '\ud800' }, {}],
    ['a number where yes or no is asked for', { visitor: 1 }, {}],
    ['an unknown name in a row', { zones: [{ lengthM: 1, x: {} }] }, { zones: [{ lengthM: 1 }] }],
    ['a row that is none', { zones: ['x'] }, { zones: [{}] }],
    ['rows beyond the last', { zones: [{}, {}, {}, {}] }, { zones: [{}, {}] }],
    ['a group that is a list', { nvr: [1] }, {}],
    ['what every object has by birth', JSON.parse('{"constructor":{"x":1},"toString":1}') as Record<string, unknown>, {}],
  ])('leave out %s', (_name, inputs, expected) => expect(knownAnswers(fields, inputs)).toEqual(expected));
});
