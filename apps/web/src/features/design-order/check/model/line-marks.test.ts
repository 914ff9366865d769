import { expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { aCameraLine, aRecorderLine, answerFor } from './check-builder.ts';
import { marksOf } from './line-marks.ts';

it('a camera is marked with what it lacks itself, not with what the whole list lacks', () => {
  const marks = marksOf(answerFor([aCameraLine()]));
  expect(marks.get('CAM')).toEqual({ severity: 'warning', isBroken: false, problems: '支架', brief: '支架', missing: '' });
});

it('a camera whose bracket is there is not marked, though recorder and disks are missing', () => {
  const bracket = aLine('BR', { quantity: 10, role: 'bracket', roleAttributes: { type: 'wall' } });
  expect([...marksOf(answerFor([aCameraLine(), bracket])).keys()]).toEqual([]);
});

it('a line is marked with its problems, the worst of them leading', () => {
  const small = aRecorderLine({ roleAttributes: { channels: 4, incomingMbps: 8, hddBays: 2 } });
  expect(marksOf(answerFor([aCameraLine(), small])).get('NVR')).toMatchObject({ severity: 'error', problems: '录像机路数、录像机带宽' });
});

it('a line that only lacks numbers has no severity', () => {
  const { incomplete } = answerFor([aCameraLine(), aRecorderLine({ roleAttributes: {} })]);
  const marks = marksOf({ issues: [], incomplete });
  expect([...marks]).toEqual([['NVR', { severity: null, isBroken: false, problems: '', brief: '', missing: '路数、接入带宽、盘位' }]]);
});

it('only what the system does not work with is marked as broken', () => {
  const outdoors = { resolution: '4MP', powerW: 7, location: 'outdoor', ipRating: 20 };
  expect(marksOf(answerFor([aCameraLine({ roleAttributes: outdoors })])).get('CAM')?.isBroken).toBe(true);
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
  expect(after.get('NVR')).toEqual({ severity: 'error', isBroken: false, problems: '录像机路数', brief: '录像机路数', missing: '' });
});
