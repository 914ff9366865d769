import type { ListCheck } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { unsetCheck } from './check-settings.ts';
import { mergeChecks } from './merge-checks.ts';

const device = (name: string, quantity = 1): ListCheck['kept'][number] => ({ role: 'nvr', quantity, attributes: {}, name });
const ignored = (code: string, reason: string): ListCheck['ignored'][number] => ({ code, subject: '', shortBy: 1, reason });
const SEEN: ListCheck = {
  ...unsetCheck,
  bitrates: [
    { skuNo: 'A', kbps: 4096 },
    { skuNo: 'B', kbps: 4096 },
  ],
  ignored: [ignored('HDD_SHORT', '自备')],
  kept: [device('旧录像机')],
};

it('nothing is merged of pages that are alike', () => expect(mergeChecks(SEEN, SEEN, SEEN)).toEqual({ check: SEEN, conflicts: [] }));

it('entries are put together one by one', () => {
  const mine: ListCheck = { ...SEEN, bitrates: [{ skuNo: 'B', kbps: 4096 }], ignored: [...SEEN.ignored, ignored('UPS_RECOMMENDED', '已有')], scene: 'low' };
  const theirs: ListCheck = { ...SEEN, bitrates: [...SEEN.bitrates, { skuNo: 'C', kbps: 2048 }], kept: [...SEEN.kept, device('旧交换机')] };
  const { check, conflicts } = mergeChecks(SEEN, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(check).toEqual({
    ...SEEN,
    scene: 'low',
    bitrates: [
      { skuNo: 'B', kbps: 4096 },
      { skuNo: 'C', kbps: 2048 },
    ],
    ignored: mine.ignored,
    kept: theirs.kept,
  });
});

it('what both set otherwise is named, each as it is read', () => {
  const mine: ListCheck = { ...SEEN, hoursPerDay: 12, bitrates: [{ skuNo: 'A', kbps: 8192 }], ignored: [ignored('HDD_SHORT', '分期')], kept: [] };
  const theirs: ListCheck = {
    ...SEEN,
    hoursPerDay: 8,
    bitrates: [{ skuNo: 'B', kbps: 4096 }],
    ignored: [ignored('HDD_SHORT', '租用')],
    kept: [device('旧录像机', 2)],
  };
  const { check, conflicts } = mergeChecks(SEEN, mine, theirs);
  expect(conflicts.map(({ what, mine: here, theirs: there }) => [what, here, there])).toEqual([
    ['每天录像小时', '12 小时', '8 小时'],
    ['A 主码流', '8192 kbps', '没有这一项'],
    ['已忽略的问题', '分期', '租用'],
    ['利旧设备', '没有', '旧录像机 × 2'],
  ]);
  // mine over theirs, and what only they changed as they have it
  expect(check).toMatchObject({ hoursPerDay: 12, kept: [], ignored: mine.ignored, bitrates: [{ skuNo: 'A', kbps: 8192 }] });
});

it('what is mandatory and what was warned of is the server’s', () => {
  const note: ListCheck['notes'][number] = { scenario: 'scenarioUps', scene: 'UPS', code: 'X', text: '注意', isSafety: false, beside: [] };
  expect(mergeChecks(SEEN, SEEN, { ...SEEN, notes: [note] })).toEqual({ check: { ...SEEN, notes: [note] }, conflicts: [] });
});
