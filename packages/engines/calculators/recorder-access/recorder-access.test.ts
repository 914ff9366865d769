import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { bNVRChannelAccess } from './calculate.ts';
import { recorderAccessFields } from './fields.ts';
import { recorderAccess } from './plan.ts';

const answer = (inputs: Record<string, unknown>) => {
  const result = bNVRChannelAccess(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = bNVRChannelAccess(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const said = (inputs: Record<string, unknown>) => {
  const read = readInputs(recorderAccessFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const outputs = answer(inputs);
  return {
    products: recorderAccess.products(read.values, outputs),
    meaning: recorderAccess.meaning(read.values, outputs),
    working: recorderAccess.working(read.values, outputs),
  };
};
const nvr = { channels: 16, incomingMbps: 160 };

it.each([
  [160, 'channels'],
  [52, 'both'], // 52 × 0.8 = 41.6 ÷ 2.56 = 16.25
  [51, 'bandwidth'],
])('an NVR of 16 channels and %f Mbps, a fifth in reserve, for cameras of 2.56 Mbps is limited by %s', (incomingMbps, limitedBy) => {
  expect(answer({ nvr: { channels: 16, incomingMbps }, cameras: [{ count: 1, resolution: '1080P' }] }).cameras[0]?.limitedBy).toBe(limitedBy);
});

it('cameras that fill what the reserve leaves of the bandwidth exactly fit; one kbps more does not', () => {
  const exactly = answer({ nvr: { channels: 16, incomingMbps: 51.2 }, cameras: [{ count: 16, bitrateKbps: 2048 }] });
  expect([exactly.fits, exactly.freeMbps, exactly.nvrCount]).toEqual([true, 0, 1]);
  const above = answer({ nvr: { channels: 16, incomingMbps: 51.2 }, cameras: [{ count: 16, bitrateKbps: 2049 }] });
  expect([above.fits, above.nvrCount, above.warnings]).toEqual([false, 2, ['BANDWIDTH_EXCEEDED']]);
});

it('a sub stream of 0 is not pulled', () => {
  const perChannel = (subStreamKbps: number) => answer({ nvr, cameras: [{ count: 1, bitrateKbps: 4096, subStreamKbps }] }).cameras[0]?.perChannelMbps;
  expect([perChannel(0), perChannel(512)]).toEqual([4.096, 4.608]);
});

it('first fit goes back to the first NVR with room, in list order', () => {
  // 30 Mbps each: 12 + 12, then small ones fill the 6 Mbps left of the first two before a third is opened
  const cameras = [
    { count: 4, bitrateKbps: 12000, subStreamKbps: 0 },
    { count: 4, bitrateKbps: 3000, subStreamKbps: 0 },
  ];
  expect(answer({ nvr: { channels: 8, incomingMbps: 30 }, cameras, reservePercent: 0 }).nvrCount).toBe(2);
  expect(answer({ nvr: { channels: 8, incomingMbps: 29 }, cameras, reservePercent: 0 }).nvrCount).toBe(3);
});

it('a camera that alone exceeds the NVR has no number of NVRs, told after the other warnings', () => {
  const { nvrCount, warnings } = answer({ nvr: { channels: 1, incomingMbps: 10, decode1080p: 3 }, cameras: [{ count: 2, resolution: '8MP', codec: 'H264' }] });
  expect(nvrCount).toBeNull();
  expect(warnings).toEqual(['BANDWIDTH_EXCEEDED', 'CHANNELS_EXCEEDED', 'DECODE_BELOW_ONE', 'CAMERA_EXCEEDS_NVR']);
});

it('decoding is asked of the resolution: none given, none said; a manual bitrate does not change it', () => {
  const decode = (camera: Record<string, unknown>) =>
    answer({ nvr: { ...nvr, decode1080p: 10 }, cameras: [{ count: 1, ...camera }] }).cameras[0]?.maxMainDecode;
  expect([
    decode({ bitrateKbps: 2048 }),
    decode({ resolution: '5MP' }),
    decode({ resolution: '5MP', bitrateKbps: 2048 }),
    decode({ resolution: 'CIF' }),
  ]).toEqual([null, 4, 4, 40]);
});

it.each([
  [{ nvr, cameras: [] }, ['cameras REQUIRED']],
  [{ cameras: [{ count: 1, resolution: 'CIF' }] }, ['nvr.channels REQUIRED', 'nvr.incomingMbps REQUIRED']],
  [
    { nvr: { channels: 1025, incomingMbps: 0.5, decode1080p: 257 }, cameras: [{ count: 1, resolution: 'CIF' }] },
    ['nvr.channels OUT_OF_RANGE', 'nvr.incomingMbps OUT_OF_RANGE', 'nvr.decode1080p OUT_OF_RANGE'],
  ],
  [
    { nvr, cameras: [{ count: 0, subStreamKbps: 8193 }], reservePercent: 51 },
    ['cameras[0].count OUT_OF_RANGE', 'cameras[0].resolution REQUIRED', 'cameras[0].subStreamKbps OUT_OF_RANGE', 'reservePercent OUT_OF_RANGE'],
  ],
])('%j is refused for %j', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the NVRs are the product; none where no number of them helps', () => {
  expect(said({ nvr, cameras: [{ count: 40, resolution: '4MP' }] }).products).toEqual([
    { role: 'nvr', quantity: 3, attributes: { channels: 16, incomingMbps: 160, decode1080p: 8, maxResolution: '4MP', codecs: ['H265'] } },
  ]);
  expect(said({ nvr: { channels: 16, incomingMbps: 3 }, cameras: [{ count: 1, resolution: '4MP' }] }).products).toEqual([]);
});

it('the working carries the figures of the case, in the order of evaluation', () => {
  const { working } = said({
    nvr: { channels: 8, incomingMbps: 80, decode1080p: 9 },
    cameras: [{ count: 8, resolution: '8MP', codec: 'H264' }],
    reservePercent: 5,
  });
  expect(working.map(({ substituted, value }) => `${substituted} → ${value}`)).toEqual([
    '80 ×（1－5%） → 76 Mbps',
    '⌈12,288 × 1 × 1 × 1 ÷ 64⌉ × 64 → 12,288 kbps',
    '（12,288＋512）÷ 1000 → 12.8 Mbps',
    'min（76 ÷ 12.8 → 5，8） → 5 台，带宽先满',
    '9 ÷ 4 → 2 路',
    '8 × 12.8 → 102.4 Mbps，8 路',
    '每台 8 路、76 Mbps → 2 台',
  ]);
});

it('the meaning says how many NVRs of which kind', () => {
  const { meaning } = said({ nvr, cameras: [{ count: 10, resolution: '4MP' }] });
  expect(meaning[0]).toBe('10 台摄像机（4MP H.265）需要 1 台 16 路、接入 160 Mbps 的 NVR。');
  expect(meaning).toContain('一台可以全部接入，还余 6 路、92.16 Mbps。');
  expect(meaning.at(-1)).toBe('以上为估算值，以实际设备为准。');
});

it('a list says its cameras by stream and its first NVR', () => {
  const lines = [
    { role: 'ipCamera', quantity: 10, attributes: { resolution: '4MP', subStreamKbps: 256, powerW: 7 } },
    { role: 'nvr', quantity: 1, attributes: { channels: 16, incomingMbps: 160, hddBays: 2 } },
  ];
  const inputs = recorderAccess.inputsFrom(lines);
  expect(inputs).toEqual({ nvr: { channels: 16, incomingMbps: 160 }, cameras: [{ count: 10, resolution: '4MP', subStreamKbps: 256 }] });
  expect(errorsOf(inputs ?? {})).toEqual([]);
  expect(recorderAccess.inputsFrom(lines.slice(1))).toBeNull();
});
