import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { resolutionOf, resolutionRank, resolutions } from '../../roles/index.ts';
import { mbpsOf, streamKbps } from './bitrate.ts';
import { streamWorking } from './explain.ts';
import { streamFields, type StreamValues } from './fields.ts';

const stream = (inputs: Record<string, unknown>): StreamValues => {
  const read = readInputs(streamFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const read = readInputs(streamFields, inputs);
  return read.ok ? [] : read.errors.map(({ field, code }) => `${field} ${code}`);
};

// CALC-0, the checks under the table and the rows of the table
it.each([
  [{ resolution: '1080P' }, 2048],
  [{ resolution: '720P', codec: 'H264', fps: 15 }, 1536],
  [{ resolution: '5MP', codec: 'H265+' }, 2880],
  [{ resolution: 'CIF', codec: 'H264' }, 512],
  [{ resolution: 'D1', codec: 'H264' }, 1536],
  [{ resolution: '960P', codec: 'H264' }, 3072],
  [{ resolution: '3MP', codec: 'H264' }, 6144],
  [{ resolution: '4MP', codec: 'H264' }, 6144],
  [{ resolution: '6MP', codec: 'H264' }, 8192],
  [{ resolution: '8MP', codec: 'H264' }, 12288],
  [{ resolution: '12MP', codec: 'H264' }, 16384],
  [{ resolution: '12MP', codec: 'SVAC2' }, 8192],
  [{ resolution: '1080P', codec: 'H264+' }, 2496],
  [{ resolution: '1080P', codec: 'H264', scene: 'low' }, 2496],
  [{ resolution: '1080P', codec: 'H264', scene: 'high' }, 5760],
  [{ resolution: '1080P', codec: 'H264', fps: 60 }, 7872],
  [{ resolution: '1080P', audio: true }, 2112],
])('the estimate of %j is %i kbps', (inputs, kbps) => {
  expect(streamKbps(stream(inputs))).toBe(kbps);
});

it('key frames do not shrink: the estimate falls less than the frames', () => {
  const at = (fps: number) => streamKbps(stream({ resolution: '1080P', codec: 'H264', fps }));
  // 4096 × (0.35 + 0.65 × fps ÷ 25), up to the next 64
  expect([1, 5, 12, 15, 25].map(at)).toEqual([1600, 1984, 2752, 3072, 4096]);
  for (let fps = 2; fps <= 60; fps += 1) expect(at(fps)).toBeGreaterThanOrEqual(at(fps - 1));
  for (let fps = 1; fps < 25; fps += 1) expect(at(fps)).toBeGreaterThan((4096 * fps) / 25);
});

it('a manual bitrate replaces the estimate, is not rounded, and sound is added to it', () => {
  expect(streamKbps(stream({ resolution: '8MP', bitrateKbps: 4000 }))).toBe(4000);
  expect(streamKbps(stream({ bitrateKbps: 4000, audio: true }))).toBe(4064);
});

it('1 Mbps is 1000 kbps, of a recorder as of a port: 4096 kbps are more than 4 Mbps', () => {
  expect(mbpsOf(4096)).toBe(4.096);
});

it('the resolution is required unless a bitrate is given; a bad bitrate is its own error only', () => {
  expect(errorsOf({})).toEqual(['resolution REQUIRED']);
  expect(errorsOf({ bitrateKbps: null })).toEqual(['resolution REQUIRED']);
  expect(errorsOf({ bitrateKbps: 2048 })).toEqual([]);
  expect(errorsOf({ bitrateKbps: 31 })).toEqual(['bitrateKbps OUT_OF_RANGE']);
  expect(errorsOf({ bitrateKbps: 65537 })).toEqual(['bitrateKbps OUT_OF_RANGE']);
  expect(errorsOf({ bitrateKbps: 2048.5 })).toEqual(['bitrateKbps NOT_INTEGER']);
  expect(errorsOf({ bitrateKbps: '2048' })).toEqual(['bitrateKbps NOT_A_NUMBER']);
  expect(errorsOf({ resolution: '2MP', codec: 'MJPEG', fps: 61, scene: 'busy', audio: 'yes' })).toEqual([
    'resolution NOT_IN_LIST',
    'codec NOT_IN_LIST',
    'fps OUT_OF_RANGE',
    'scene NOT_IN_LIST',
    'audio NOT_IN_LIST',
  ]);
});

it('the resolutions ascend in pixels, in bitrate and in what decoding costs', () => {
  expect(resolutions.map(({ value }) => value)).toEqual(['CIF', 'D1', '720P', '960P', '1080P', '3MP', '4MP', '5MP', '6MP', '8MP', '12MP']);
  for (const key of ['baseKbps', 'decodeCost'] as const) {
    const values = resolutions.map((resolution) => resolution[key]);
    expect(values, key).toEqual(values.toSorted((a, b) => a - b));
  }
  const pixels = resolutions.map(({ widthPx, heightPx }) => widthPx * heightPx);
  expect(pixels).toEqual(pixels.toSorted((a, b) => a - b));
  expect(resolutionOf('4MP')).toMatchObject({ widthPx: 2560, heightPx: 1440, decodeCost: 2 });
  expect([resolutionRank('CIF'), resolutionRank('12MP'), resolutionRank('4K')]).toEqual([0, 10, -1]);
});

it('the working shows the factors, a manual bitrate shows itself', () => {
  expect(streamWorking('码率', stream({ resolution: '720P', codec: 'H264', fps: 15 }))).toMatchObject({
    substituted: '⌈2,048 × 1 × 0.74 × 1 ÷ 64⌉ × 64',
    value: '1,536 kbps',
  });
  expect(streamWorking('码率', stream({ bitrateKbps: 4000, audio: true }))).toMatchObject({ substituted: '4,000＋64', value: '4,064 kbps' });
});
