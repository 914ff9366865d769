import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoCapacity } from '../calculators/index.ts';
import type { GivenLine } from '../roles/index.ts';
import { compatCheck } from './compat-check.ts';
import { checkDefaults } from './check-fields.ts';
import { aCamera, aDisk, aRecorder } from './list-builder.ts';
import { asSent, storageInputsOf } from './sent-lines.ts';

const camera: fc.Arbitrary<GivenLine> = fc
  .record({
    resolution: fc.constantFrom('1080P', '4MP', '5MP', '8MP'),
    codec: fc.constantFrom('H264', 'H265', 'H265+'),
    audio: fc.constantFrom(undefined, true),
    location: fc.constantFrom(undefined, 'indoor', 'outdoor'),
    brand: fc.constantFrom('甲', '乙'),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ quantity, audio, location, ...said }) =>
    aCamera({ ...said, ...(audio && { audio }), ...(location && { location }), protocols: ['ONVIF'] }, quantity),
  );

const settings = fc.record({
  scene: fc.constantFrom(...(['byLocation', 'low', 'medium', 'high'] as const)),
  retentionDays: fc.integer({ min: 1, max: 180 }),
  hoursPerDay: fc.integer({ min: 1, max: 24 }),
});
/** One recorder that takes all of it, so that disks are the only question. */
const recorder = aRecorder({ channels: 128, incomingMbps: 4000, hddBays: 400, brand: '甲', protocols: ['ONVIF'], decode1080p: 128 });

const disksOf = (lines: readonly GivenLine[]): number => lines.reduce((sum, { role, quantity }) => sum + (role === 'hdd' ? quantity : 0), 0);

/** CALC-13, CHECK-12: what one signs is what the list is judged by. */
describe('one list, the check and the storage calculator', () => {
  it('ask for the same disks, whatever the list and its settings; one disk fewer is short in both', () => {
    fc.assert(
      fc.property(fc.array(camera, { minLength: 1, maxLength: 4 }), settings, (cameras, set) => {
        const lines = [...cameras, recorder];
        const check = (more: readonly GivenLine[]) => {
          const result = compatCheck({ lines: [...lines, ...more], ...set });
          if (!result.valid) throw new Error('refused');
          return result;
        };
        const { additions } = check([]);
        const calculated = videoCapacity.calculate({ ...videoCapacity.starter, ...storageInputsOf({ lines, ...set }, additions) });
        if (!calculated.valid || !('totalDisks' in calculated)) throw new Error('refused');
        expect(calculated.totalDisks).toBe(disksOf(additions));
        const sizeTB = calculated.values.diskSizeTB;
        const short = (disks: number) => check(disks > 0 ? [aDisk({ sizeTB }, disks)] : []).issues.some(({ code }) => code.startsWith('HDD_'));
        expect([short(calculated.totalDisks), short(calculated.totalDisks - 1)]).toEqual([false, true]);
      }),
      { numRuns: 60 },
    );
  });

  it('disks of a list that has them open the calculator with their size and number', () => {
    const inputs = storageInputsOf({ lines: [aCamera({ location: 'outdoor' }, 4), aDisk({ sizeTB: 10 }, 3)], retentionDays: 90 }, []);
    expect(inputs).toEqual({
      groups: [{ channels: 4, resolution: '1080P', scene: 'high', codec: 'H265', days: 90, hoursPerDay: 24 }],
      diskSizeTB: 10,
      installedDisks: 3,
    });
  });

  it('a page that nobody told anything opens with what the check takes where nobody told it', () => {
    const [line] = asSent([aCamera({}, 1)], checkDefaults);
    const [group] = videoCapacity.starter['groups'] as [{ scene: string }];
    expect(line?.attributes['scene']).toBe(group.scene);
    expect(videoCapacity.starter['formatLossPercent']).toBeUndefined();
  });
});
