import { describe, expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { aVideoCapacity, type CapacityOutputs, type RetentionOutputs } from './calculate.ts';
import { videoCapacityFields } from './fields.ts';
import { videoCapacity } from './plan.ts';
import { dataDisksOf, layoutFor } from './raid.ts';

const capacity = (inputs: Record<string, unknown>) => {
  const result = aVideoCapacity(inputs);
  if (!result.valid || !('totalDisks' in result)) throw new Error(JSON.stringify(result));
  return result satisfies CapacityOutputs;
};
const retention = (inputs: Record<string, unknown>) => {
  const result = aVideoCapacity({ mode: 'days', ...inputs });
  if (!result.valid || !('retentionDays' in result)) throw new Error(JSON.stringify(result));
  return result satisfies RetentionOutputs;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = aVideoCapacity(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const groups = [{ channels: 16, resolution: '1080P' }];

// CALC-1.4: [needed, level, group limit] → data, parity, groups
it.each([
  [1, 'none', 8, 1, 0, 0],
  [3, 'none', 8, 3, 0, 0],
  [1, 'raid0', 8, 2, 0, 1],
  [5, 'raid0', 8, 5, 0, 1],
  [1, 'raid1', 8, 1, 1, 1],
  [3, 'raid1', 8, 3, 3, 3],
  [1, 'raid10', 8, 2, 2, 1],
  [5, 'raid10', 8, 5, 5, 1],
  [1, 'raid5', 8, 2, 1, 1],
  [7, 'raid5', 8, 7, 1, 1],
  [8, 'raid5', 8, 8, 2, 2],
  [3, 'raid5', 3, 4, 2, 2],
  [1, 'raid6', 8, 2, 2, 1],
  [6, 'raid6', 8, 6, 2, 1],
  [7, 'raid6', 8, 7, 4, 2],
  [5, 'raid6', 4, 6, 6, 3],
] as const)(
  'capacity of %i disks by %s, at most %i in a group: %i data, %i parity, %i groups',
  (needed, raid, groupMax, dataDisks, parityDisks, raidGroups) => {
    expect(layoutFor(needed, raid, groupMax)).toEqual({ dataDisks, parityDisks, raidGroups });
  },
);

it.each([
  [1, 'none', 8, 1],
  [1, 'raid0', 8, null],
  [2, 'raid0', 8, 2],
  [2, 'raid1', 8, 1],
  [3, 'raid1', 8, null],
  [2, 'raid10', 8, null],
  [4, 'raid10', 8, 2],
  [5, 'raid10', 8, null],
  [2, 'raid5', 8, null],
  [3, 'raid5', 8, 2],
  [8, 'raid5', 8, 7],
  [9, 'raid5', 8, 7],
  [4, 'raid5', 3, null],
  [3, 'raid6', 8, null],
  [4, 'raid6', 8, 2],
  [16, 'raid6', 8, 12],
  [5, 'raid6', 4, null],
] as const)('%i installed disks by %s, at most %i in a group, record on %s', (installed, raid, groupMax, data) => {
  expect(dataDisksOf(installed, raid, groupMax)).toBe(data);
});

it('hot spares are bought but hold nothing', () => {
  const [without, spared] = [capacity({ groups }), capacity({ groups, hotSpares: 2 })];
  expect([spared.dataDisks, spared.totalDisks, spared.rawTB]).toEqual([without.dataDisks, without.totalDisks + 2, without.rawTB + 8]);
});

it('a terabyte of the label is 0.9095 real ones, and the reserve comes on top', () => {
  expect(capacity({ groups, diskSizeTB: 1 }).usableTBPerDisk).toBe(0.9095);
  expect(capacity({ groups, diskSizeTB: 10, formatLossPercent: 10 }).usableTBPerDisk).toBe(8.1855);
});

it('a recording that fills its disks to the last byte needs no further disk, a millionth more does', () => {
  const hoursThatFill = (disks: number, labelledTB: number) => (disks * labelledTB * 1e12) / 1024 / ((2048 / 8) * 3600 * 30 * 100);
  for (const [disks, sizeTB] of [
    [1, 1],
    [3, 2],
    [7, 3],
  ] as const) {
    const at = (hoursPerDay: number) => capacity({ groups: [{ channels: 100, bitrateKbps: 2048, hoursPerDay }], diskSizeTB: sizeTB }).dataDisks;
    expect(at(hoursThatFill(disks, sizeTB))).toBe(disks);
    expect(at(hoursThatFill(disks, sizeTB) * 1.000001)).toBe(disks + 1);
  }
});

it('below 30 days is told, for a key target below 90 too, in this order; the shortest group counts', () => {
  const mixed = (first: number, second: number) => [
    { channels: 1, resolution: 'CIF', days: first },
    { channels: 1, resolution: 'CIF', days: second },
  ];
  expect(capacity({ groups: mixed(90, 29) }).warnings).toEqual(['RETENTION_BELOW_30']);
  expect(capacity({ groups: mixed(90, 29), isKeyTarget: true }).warnings).toEqual(['RETENTION_BELOW_30', 'RETENTION_BELOW_90']);
  expect(capacity({ groups: mixed(90, 30), isKeyTarget: true }).warnings).toEqual(['RETENTION_BELOW_90']);
  expect(capacity({ groups: mixed(90, 90), isKeyTarget: true }).warnings).toEqual([]);
  expect(retention({ groups, diskSizeTB: 1, installedDisks: 1, isKeyTarget: true }).warnings).toEqual(['RETENTION_BELOW_30', 'RETENTION_BELOW_90']);
});

it('days are ignored when disks are given; disks do not count when days are given, and are checked all the same', () => {
  expect(errorsOf({ mode: 'days', groups: [{ channels: 1, resolution: 'CIF', days: 0 }], installedDisks: 1 })).toEqual([]);
  expect(errorsOf({ groups, installedDisks: 5 })).toEqual([]);
  expect(errorsOf({ groups, installedDisks: 0 })).toEqual(['installedDisks OUT_OF_RANGE']);
  expect(errorsOf({ mode: 'days', groups })).toEqual(['installedDisks REQUIRED']);
  expect(errorsOf({ mode: 'days', groups, installedDisks: 257 })).toEqual(['installedDisks OUT_OF_RANGE']);
});

it('a level that cannot be built of the installed disks is a conflict, told only when nothing else is wrong', () => {
  expect(errorsOf({ mode: 'days', groups, installedDisks: 2, raid: 'raid5' })).toEqual(['installedDisks CONFLICT']);
  expect(errorsOf({ mode: 'days', groups: [{ channels: 0, resolution: 'CIF' }], installedDisks: 2, raid: 'raid5' })).toEqual([
    'groups[0].channels OUT_OF_RANGE',
  ]);
});

it.each([
  [{ groups: [] }, ['groups REQUIRED']],
  [{}, ['groups REQUIRED']],
  [{ groups, diskSizeTB: 5 }, ['diskSizeTB NOT_IN_LIST']],
  [{ groups, raid: 'raid3' }, ['raid NOT_IN_LIST']],
  [{ groups, raid: 'raid5', raidGroupMax: 3 }, []],
  [{ groups, raid: 'raid6', raidGroupMax: 3 }, ['raidGroupMax OUT_OF_RANGE']],
  [{ groups, raid: 'raid6', raidGroupMax: 24 }, []],
  [{ groups, hotSpares: 17 }, ['hotSpares OUT_OF_RANGE']],
  [{ groups, formatLossPercent: 30.5 }, ['formatLossPercent OUT_OF_RANGE']],
  [
    { groups: [{ channels: 1.5, resolution: 'CIF', hoursPerDay: 0, motionPercent: 0.5 }] },
    ['groups[0].channels NOT_INTEGER', 'groups[0].hoursPerDay OUT_OF_RANGE', 'groups[0].motionPercent OUT_OF_RANGE'],
  ],
  [{ groups: [...groups, { channels: 10_001, resolution: 'CIF', days: 3651 }] }, ['groups[1].channels OUT_OF_RANGE', 'groups[1].days OUT_OF_RANGE']],
])('%j is refused for %j', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the disks are the product, spares included; nothing is bought where disks are there already', () => {
  expect(said({ groups, hotSpares: 1 }).products).toEqual([{ role: 'hdd', quantity: 4, attributes: { sizeTB: 4 } }]);
  expect(said({ mode: 'days', groups, installedDisks: 4 }).products).toEqual([]);
});

it('a list says its cameras by stream and its disks where they are of one size', () => {
  const camera = { role: 'ipCamera', quantity: 10, attributes: { resolution: '4MP', codec: 'H265', powerW: 7 } };
  const disk = (sizeTB: number, quantity: number) => ({ role: 'hdd', quantity, attributes: { sizeTB } });
  const expected = [{ channels: 10, resolution: '4MP', codec: 'H265' }];
  expect(videoCapacity.inputsFrom([camera, disk(6, 2), disk(6, 1)])).toEqual({ groups: expected, diskSizeTB: 6, installedDisks: 3 });
  expect(videoCapacity.inputsFrom([camera, disk(6, 2), disk(8, 1)])).toEqual({ groups: expected });
  expect(videoCapacity.inputsFrom([disk(6, 2)])).toBeNull();
  const kept = videoCapacity.inputsFrom([camera], { retentionDays: 90, hoursPerDay: 12 });
  expect(kept).toEqual({ groups: expected.map((group) => ({ ...group, days: 90, hoursPerDay: 12 })) });
  // 3072 ÷ 8 × 3600 × 12 × 10 × 90 ÷ 1024³
  expect(videoCapacity.calculate(kept)).toMatchObject({ valid: true, totalTB: 13.9 });
});

it('the working carries the figures of the case, in the order of evaluation', () => {
  const { working } = said({ groups: [{ channels: 32, resolution: '4MP', days: 90 }], diskSizeTB: 10, raid: 'raid5', hotSpares: 1 });
  expect(working.map(({ substituted, value }) => `${substituted} → ${value}`)).toEqual([
    '⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
    '3,072 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 31.6406 GB',
    '10 × 10¹² ÷ 2⁴⁰ ×（1－0%） → 9.0949 TB',
    '31.6406 × 32 × 90 → 91,125 GB ＝ 88.99 TB',
    '88.9893 ÷ 9.0949 → 10 块',
    '10＋2＋1（RAID5，2 组，每组最多 8 块） → 13 块',
  ]);
  const days = said({ mode: 'days', groups: [{ channels: 16, resolution: '4MP' }], diskSizeTB: 6, installedDisks: 4 }).working;
  expect(days.slice(-3).map(({ substituted, value }) => `${substituted} → ${value}`)).toEqual([
    '4 块，不做 RAID → 4 块',
    '5.457 × 4 → 21.83 TB',
    '21.83 × 1024 ÷ 506.25 → 44 天',
  ]);
});

it('the working says where RAID asks for more disks than the recordings fill', () => {
  const [, , , , data] = said({ groups: [{ channels: 1, resolution: 'CIF' }], raid: 'raid5' }).working;
  expect(data).toMatchObject({ title: '数据盘', value: '1 块，RAID5 至少 2 块' });
});

it('a variable rate records less by day and all of it at night; the bandwidth keeps the upper limit', () => {
  const on = (more: Record<string, unknown>) => aVideoCapacity({ groups: [{ channels: 10, bitrateKbps: 4000, days: 30, ...more }] });
  const sizeOf = (more: Record<string, unknown>) => {
    const answer = on(more);
    if (!answer.valid || 'retentionDays' in answer) throw new Error(JSON.stringify(answer));
    return answer.totalGB;
  };
  const constant = sizeOf({});
  // 0.6 by day, 1 at night: 12 hours 0.8, none 0.6, all day 1
  expect(sizeOf({ rateControl: 'vbr' }) / constant).toBeCloseTo(0.8, 4);
  expect(sizeOf({ rateControl: 'vbr', nightHours: 0 }) / constant).toBeCloseTo(0.6, 4);
  expect(sizeOf({ rateControl: 'vbr', nightHours: 24 })).toBe(constant);
  expect(sizeOf({ rateControl: 'vbr', hoursPerDay: 8 })).toBe(sizeOf({ hoursPerDay: 8 }));
  expect(sizeOf({ nightHours: 0 })).toBe(constant);
  expect(on({ rateControl: 'vbr' })).toMatchObject({ recordMbps: 40 });
});

describe('a night is no longer than the hours recorded', () => {
  const asked = (more: object) => aVideoCapacity({ groups: [{ channels: 1, resolution: '1080P', rateControl: 'vbr', hoursPerDay: 8, ...more }] });
  it('longer is refused, at a constant rate too', () => {
    const errors = [{ field: 'groups[0].nightHours', code: 'OUT_OF_RANGE' }];
    expect(asked({ nightHours: 8.1 })).toEqual({ valid: false, errors });
    expect(asked({ nightHours: 12, rateControl: 'cbr' })).toEqual({ valid: false, errors });
  });
  it('as long is all night; left open it is half a day at most', () => {
    expect(asked({ nightHours: 8 })).toMatchObject({ valid: true, values: { groups: [{ nightHours: 8 }] } });
    expect(asked({})).toMatchObject({ valid: true, values: { groups: [{ nightHours: 8 }] } });
    expect(asked({ hoursPerDay: 20 })).toMatchObject({ valid: true, values: { groups: [{ nightHours: 12 }] } });
  });
});

it('disks go up to 24 TB', () => {
  expect(aVideoCapacity({ groups: [{ channels: 100, bitrateKbps: 4000 }], diskSizeTB: 24 })).toMatchObject({ usableTBPerDisk: 21.8279 });
  expect(aVideoCapacity({ groups: [{ channels: 100, bitrateKbps: 4000 }], diskSizeTB: 26 })).toMatchObject({ valid: false });
});

it('the meaning says disks, days and that the bitrate is an estimate', () => {
  expect(said({ groups }).meaning).toEqual([
    '16 路摄像机（1080P H.265）保存 30 天需要 3 块 4 TB 硬盘。',
    '标称共 12 TB，数据盘可用 10.91 TB（按 1024 进制），其中录像占 9.89 TB，还余 1.02 TB。',
    '主码流写入共 32.77 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
    '以上为估算值，以实际设备为准。',
  ]);
  expect(said({ mode: 'days', groups: [{ channels: 16, resolution: '4MP' }], diskSizeTB: 6, installedDisks: 4 }).meaning[0]).toBe(
    '4 块 6 TB 硬盘存 16 路摄像机（4MP H.265），可保存 44 天。',
  );
});

function said(inputs: Record<string, unknown>) {
  const read = readInputs(videoCapacityFields, inputs);
  const outputs = aVideoCapacity(inputs);
  if (!read.ok || !outputs.valid) throw new Error(JSON.stringify(outputs));
  return {
    products: videoCapacity.products(read.values, outputs),
    meaning: videoCapacity.meaning(read.values, outputs),
    working: videoCapacity.working(read.values, outputs),
  };
}
