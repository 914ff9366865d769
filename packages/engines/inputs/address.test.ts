import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputsFromPairs, inputsToPairs } from './address.ts';
import { defineFields, type Raw } from './fields.ts';

const fields = defineFields({
  widthM: { kind: 'number', label: '宽', min: 0, max: 10 },
  fit: {
    kind: 'option',
    label: '取整',
    options: [
      { value: 'floor', label: '不大于' },
      { value: 2, label: '两档' },
    ],
  },
  visitor: { kind: 'flag', label: '访客机', default: false },
  runs: { kind: 'numbers', label: '长度', min: 0, max: 9, maxRows: 3 },
  nvr: { kind: 'group', label: '录像机', fields: { channels: { kind: 'number', label: '路数', min: 1, max: 9 } } },
  zones: {
    kind: 'rows',
    label: '分区',
    rowLabel: '分区',
    maxRows: 2,
    fields: {
      lengthM: { kind: 'number', label: '长', min: 0, max: 9 },
      emergency: { kind: 'flag', label: '应急', default: false },
    },
  },
});

const read = (query: string): Raw | null => inputsFromPairs(fields, new URLSearchParams(query));

describe('inputs in an address', () => {
  it.each([
    ['widthM=5', { widthM: 5 }],
    ['widthM=', { widthM: Number.NaN }],
    ['widthM=five', { widthM: Number.NaN }],
    ['fit=floor', { fit: 'floor' }],
    ['fit=2', { fit: 2 }],
    ['fit=none', { fit: 'none' }],
    ['visitor=true', { visitor: true }],
    ['visitor=false', { visitor: false }],
    ['visitor=1', { visitor: '1' }],
    ['visitor=__proto__', { visitor: '__proto__' }],
    ['runs=1,2.5', { runs: [1, 2.5] }],
    ['runs=1,2,3,4', { runs: [1, 2, 3, 4] }],
    ['runs=1,2,3,4,5', { runs: [1, 2, 3, 4] }],
    ['runs=1,x', { runs: [1, Number.NaN] }],
    ['nvr.channels=4', { nvr: { channels: 4 } }],
    ['zones.0.lengthM=3&zones.1.emergency=true', { zones: [{ lengthM: 3 }, { emergency: true }] }],
    // rows left out close up
    ['zones.1.lengthM=3', { zones: [{ lengthM: 3 }] }],
  ])('%s is %j', (query, inputs) => expect(read(query)).toEqual(inputs));

  it.each([
    ['nothing', ''],
    ['a name no input has', 'heightM=3'],
    ['what every object has by birth', 'constructor.name=x&__proto__.x=1'],
    ['a row beyond the last', 'zones.2.lengthM=3'],
    ['a row that is no number', 'zones.first.lengthM=3'],
    ['a place of ten thousand', 'zones.10000.lengthM=3'],
    ['something below a number', 'widthM.more=3'],
    ['a group without an input', 'nvr=3'],
  ])('%s names no inputs', (_name, query) => expect(read(query)).toBeNull());

  it('leaves out what is absent or no number', () => {
    expect(inputsToPairs(fields, { widthM: Number.NaN, runs: [], visitor: null })).toEqual([]);
    expect(inputsToPairs(fields, { unknown: 1 })).toEqual([]);
  });

  it('comes back from its own address, in the order of the description', () => {
    const row = fc.record({ lengthM: fc.integer({ min: 0, max: 9 }), emergency: fc.boolean() });
    const inputs = fc.record(
      {
        widthM: fc.double({ min: 0, max: 10, noNaN: true }).map((width) => width || 0),
        fit: fc.constantFrom('floor' as const, 2 as const),
        visitor: fc.boolean(),
        runs: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
        nvr: fc.record({ channels: fc.integer({ min: 1, max: 9 }) }),
        zones: fc.array(row, { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ['widthM'] },
    );
    fc.assert(
      fc.property(inputs, (given) => {
        expect(inputsFromPairs(fields, inputsToPairs(fields, given))).toEqual(given);
      }),
    );
  });
});
