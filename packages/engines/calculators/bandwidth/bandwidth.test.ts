import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { dBandWidth, portFor } from './calculate.ts';
import { bandwidthFields } from './fields.ts';
import { bandwidth } from './plan.ts';

const answer = (inputs: Record<string, unknown>) => {
  const result = dBandWidth(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = dBandWidth(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const workingOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(bandwidthFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return bandwidth.working(read.values, answer(inputs)).map(({ substituted, value }) => `${substituted} → ${value}`);
};
const meaningOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(bandwidthFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return bandwidth.meaning(read.values, answer(inputs));
};

it('a port that is used exactly to its rate is enough', () => {
  const ports = [100, 1000, 10000];
  expect([portFor(70, 0.7, ports), portFor(70.000001, 0.7, ports), portFor(7000, 0.7, ports), portFor(7001, 0.7, ports)]).toEqual([100, 1000, 10000, null]);
});

// 40 Mbps each: 70 000 Mbps of a 100G port at 70 %
it.each([
  [1750, 100_000, []],
  [1751, null, ['EXCEEDS_100G']],
])('%i cameras of 40 Mbps ask for port %s', (count, port, warnings) => {
  expect(answer({ groups: [{ count, bitrateKbps: 40_000 }], overheadPercent: 0 })).toMatchObject({ recommendedPortMbps: port, warnings });
});

// GB 51348-2019, explanation to 14.3.3; 4 Mbps each
it.each([
  [1, 0, 8],
  [128, 100, 1024],
  [129, 0, 516],
  [129, 129, 1032],
  [256, 64, 1280],
])('by the standard %i cameras with %i shown at once need %i Mbps', (count, concurrentDisplays, total) => {
  expect(answer({ method: 'gb51348', groups: [{ count, bitrateKbps: 4000 }], concurrentDisplays }).totalMbps).toBe(total);
});

it('by the standard neither clients nor sub streams nor overhead count; what is given of them is checked all the same', () => {
  const plain = { method: 'gb51348', groups: [{ count: 200, bitrateKbps: 4000 }], concurrentDisplays: 32 };
  const more = {
    ...plain,
    groups: [{ count: 200, bitrateKbps: 4000, includeSub: true, subStreamKbps: 4000 }],
    viewers: 9,
    viewChannels: 16,
    overheadPercent: 50,
  };
  expect(answer(more)).toEqual({ ...answer(plain), values: expect.anything() });
  expect(errorsOf({ ...more, viewers: -1, overheadPercent: 500 })).toEqual(['viewers OUT_OF_RANGE', 'overheadPercent OUT_OF_RANGE']);
});

it('ports count by thousands: 35 streams of 2048 kbps are 71.7 Mbps and more than seven tenths of 100', () => {
  expect(answer({ groups: [{ count: 35, bitrateKbps: 2048 }], overheadPercent: 0 })).toMatchObject({ totalMbps: 71.68, recommendedPortMbps: 1000 });
  expect(answer({ groups: [{ count: 34, bitrateKbps: 2048 }], overheadPercent: 0 })).toMatchObject({ totalMbps: 69.63, recommendedPortMbps: 100 });
});

it('sub streams count only where they are said to', () => {
  const record = (includeSub: boolean) => answer({ groups: [{ count: 10, bitrateKbps: 4000, includeSub, subStreamKbps: 1000 }] }).recordMbps;
  expect([record(false), record(true)]).toEqual([40, 50]);
});

it('clients that watch cost their streams with overhead, upstream too', () => {
  expect(answer({ groups: [{ count: 1, bitrateKbps: 1000 }], viewers: 2, viewChannels: 4, viewKbps: 1000, overheadPercent: 50 })).toMatchObject({
    viewMbps: 8,
    totalMbps: 13.5,
    internetUploadMbps: 12,
  });
});

it.each([
  [{ groups: [] }, ['groups REQUIRED']],
  [{ method: 'guess', groups: [{ count: 1, resolution: 'CIF' }] }, ['method NOT_IN_LIST']],
  [
    { groups: [{ count: 100_001, resolution: 'CIF' }], utilisation: 0.2, viewKbps: 31 },
    ['groups[0].count OUT_OF_RANGE', 'viewKbps OUT_OF_RANGE', 'utilisation OUT_OF_RANGE'],
  ],
  [
    { groups: [{ count: 1, resolution: 'CIF', includeSub: 'yes', subStreamKbps: 8193 }] },
    ['groups[0].includeSub NOT_IN_LIST', 'groups[0].subStreamKbps OUT_OF_RANGE'],
  ],
  [{ method: 'gb51348', groups: [{ count: 1, resolution: 'CIF' }], concurrentDisplays: 1.5 }, ['concurrentDisplays NOT_INTEGER']],
  [{ groups: [{ count: 1, resolution: 'CIF' }], concurrentDisplays: 1.5 }, []],
])('%j is refused for %j', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the working carries the figures of the case, in the order of evaluation', () => {
  expect(workingOf({ groups: [{ count: 100, bitrateKbps: 3000, includeSub: true, subStreamKbps: 500 }], viewers: 5, viewChannels: 16, viewKbps: 500 })).toEqual(
    [
      '3,000 → 3,000 kbps',
      '100 ×（3,000＋500）÷ 1000 → 350 Mbps',
      '5 × 16 × 500 ÷ 1000 → 40 Mbps',
      '（350＋40）×（1＋20%） → 468 Mbps',
      '40 ×（1＋20%） → 48 Mbps',
      '1,000 × 0.7 ≥ 468 → 1,000 Mbps',
    ],
  );
  expect(workingOf({ method: 'gb51348', groups: [{ count: 200, bitrateKbps: 4000 }], concurrentDisplays: 32 }).slice(1)).toEqual([
    '200 × 4,000 ÷ 1000 → 800 Mbps',
    '800＋32 × 800 ÷ 200 → 928 Mbps',
    '10,000 × 0.7 ≥ 928 → 10,000 Mbps',
  ]);
  expect(workingOf({ method: 'gb51348', groups: [{ count: 100, bitrateKbps: 4000 }] })[2]).toBe('2 × 400 → 800 Mbps');
});

it('the meaning says the bandwidth, the port, and the upstream line of clients outside', () => {
  const groups = [{ count: 50, resolution: '1080P' }];
  expect(meaningOf({ groups })).toEqual(['50 路摄像机共需 122.88 Mbps，汇聚到核心的端口请用 1G（按 70% 可用）。', '以上为估算值，以实际设备为准。']);
  expect(meaningOf({ groups, viewers: 1, viewChannels: 4 })[1]).toBe('客户端在外网时，上行专线不低于 9.83 Mbps。');
  expect(meaningOf({ groups: [{ count: 100_000, bitrateKbps: 65_536 }] })[0]).toContain('超过一个 100G 端口');
});

it('a list says its cameras by stream', () => {
  const inputs = bandwidth.inputsFrom([{ role: 'ipCamera', quantity: 8, attributes: { resolution: '720P', fps: 15, subStreamKbps: 256, brand: 'x' } }]);
  expect(inputs).toEqual({ groups: [{ count: 8, resolution: '720P', fps: 15, subStreamKbps: 256 }] });
  expect(bandwidth.inputsFrom([])).toBeNull();
});
