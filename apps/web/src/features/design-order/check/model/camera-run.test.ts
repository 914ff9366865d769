/** Source: CHECK-21. */
import { expect, it } from 'vitest';
import { parseRun } from './camera-run.ts';

it.each([
  ['', '', { ok: true, run: null }],
  ['30', '88.5', { ok: true, run: { averageM: 30, longestM: 88.5 } }],
  ['50', '50', { ok: true, run: { averageM: 50, longestM: 50 } }],
  ['30', '', { ok: false, part: 'longest', text: '请输入最远走线' }],
  ['', '88', { ok: false, part: 'average', text: '请输入平均走线' }],
  ['50', '40', { ok: false, part: 'longest', text: '最远走线不会比平均走线短' }],
])('average %j, farthest %j', (average, longest, expected) => expect(parseRun({ average, longest })).toEqual(expected));

it.each(['0', '-1', '2001', '远'])('%s is no way', (text) => expect(parseRun({ average: '1', longest: text })).toMatchObject({ ok: false, part: 'longest' }));
