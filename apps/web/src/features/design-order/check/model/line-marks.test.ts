import { expect, it } from 'vitest';
import { aCameraLine, aRecorderLine, answerFor } from './check-builder.ts';
import { marksOf } from './line-marks.ts';

it('a line is marked with its problems, the worst of them leading', () => {
  const marks = marksOf(answerFor([aCameraLine()]));
  expect(marks.get('CAM')).toEqual({
    severity: 'error',
    problems: '录像机、硬盘、PoE 口、PoE 功率、网线、水晶头、支架',
    brief: '录像机等 7 项',
    missing: '',
  });
});

it('a line that only lacks numbers has no severity', () => {
  const { incomplete } = answerFor([aCameraLine(), aRecorderLine({ roleAttributes: {} })]);
  const marks = marksOf({ issues: [], incomplete });
  expect([...marks]).toEqual([['NVR', { severity: null, problems: '', brief: '', missing: '路数、接入带宽、盘位' }]]);
});

it('lines in order are not marked', () => {
  expect([...marksOf({ issues: [], incomplete: [] })]).toEqual([]);
});

it('kept devices have no line to mark', () => {
  const kept = [{ role: 'hdd', quantity: 1, attributes: {}, name: '旧' }];
  expect([...marksOf({ issues: [], incomplete: answerFor([aCameraLine()], { kept }).incomplete })]).toEqual([]);
});

it('a mark that says the same stays the same object', () => {
  const before = marksOf(answerFor([aCameraLine(), aRecorderLine()]));
  const after = marksOf(answerFor([aCameraLine(), aRecorderLine({ roleAttributes: { channels: 4, incomingMbps: 160, hddBays: 2 } })]), before);
  expect(after.get('CAM')).toBe(before.get('CAM'));
  expect(before.get('NVR')).toBeUndefined();
  expect(after.get('NVR')).toEqual({ severity: 'error', problems: '录像机路数', brief: '录像机路数', missing: '' });
});
