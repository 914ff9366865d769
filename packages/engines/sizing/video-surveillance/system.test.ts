/** Streams, recorders, servers, licences and switches, by figures worked by hand. Source: SIZE-13. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVideoCapacity, bNVRChannelAccess, eSwitchAccess, streamFields } from '../../calculators/index.ts';
import { SITE_SCENES } from '../../constants/stream.ts';
import { sizeArea, type Area } from './area.ts';
import { videoSurveillanceFields } from './fields.ts';
import { runsOf } from './runs.ts';
import { camerasOf, cameraW, licencePacks, recordedOf, recordingFor, switchesFor, type Recorded } from './system.ts';

const asked = { resolution: '4MP', detail: 'asked' } as const;
const plain: Area = {
  count: 1,
  cameras: undefined,
  purpose: 'perceive',
  lengthM: 5,
  widthM: 4,
  mounting: 'ceiling',
  heightM: 3,
  light: 'lit',
  closet: 1,
  runM: 50,
};
/** So many cameras in a closet. */
const inCloset = (closet: number, count: number, runM = 50) => sizeArea({ ...plain, count, closet, runM }, asked);
const month = recordedOf({ site: 'shop', resolution: '4MP', retentionDays: 30 });

describe('the stream of a camera', () => {
  it.each([
    // 6144 × 0.5 = 3072; + 512 = 3584 ÷ 1000
    ['shop', '4MP', 3072, 3.584],
    ['office', '1080P', 2048, 2.56],
    ['warehouse', '8MP', 6144, 6.656],
    // × 1.4, up to the next 64: 4300.8 → 4352
    ['street', '4MP', 4352, 4.864],
    ['parking', '1080P', 2880, 3.392],
    ['factory', '8MP', 8640, 9.152],
  ] as const)('%s, %s: %d kbps, %d Mbps with the sub stream', (site, resolution, kbps, mbps) => {
    expect(recordedOf({ site, resolution, retentionDays: 30 })).toMatchObject({ kbps, mbps });
  });

  it('is one fact: the storage page names the busy sites in its hint and says the same of a street', () => {
    const busy = videoSurveillanceFields.site.options.filter(({ value }) => SITE_SCENES.value[value] === 'high').map(({ label }) => label);
    expect(busy).toHaveLength(3);
    expect(busy.filter((label) => !streamFields.scene.hint.includes(label))).toEqual([]);
    const page = aVideoCapacity({ groups: [{ channels: 1, resolution: '4MP', scene: SITE_SCENES.value.street }] });
    expect(page.valid && 'groups' in page && page.groups[0]?.bitrateKbps).toBe(4352);
  });

  it('fills what the storage page says', () => {
    const page = aVideoCapacity({ groups: [{ channels: 1, resolution: '4MP', days: 30 }] });
    if (!page.valid || !('totalGB' in page)) throw new Error('not valid');
    expect(month.tb * 1024).toBeCloseTo(page.totalGB, 1);
    expect(recordedOf({ site: 'shop', resolution: '4MP', retentionDays: 60 }).tb).toBeCloseTo(2 * month.tb, 9);
  });
});

describe('recorders', () => {
  const told = (cameras: number, recorded: Recorded = month): string => {
    const { units, channels, hddBays, disks, diskTB } = recordingFor(cameras, recorded);
    return `${units} × ${channels} channels, ${hddBays} bays, ${disks} × ${diskTB} TB`;
  };

  it.each(
    [
      // 0.927 TB each; a disk of 4 TB holds 3.638
      [1, '1 × 4 channels, 1 bays, 1 × 4 TB'],
      [4, '1 × 4 channels, 1 bays, 1 × 6 TB'],
      [5, '1 × 8 channels, 2 bays, 2 × 4 TB'],
      [8, '1 × 8 channels, 2 bays, 2 × 6 TB'],
      // 14.83 TB on two: 7.42 each → 10 TB would hold 9.09, 8 TB 7.28
      [16, '1 × 16 channels, 2 bays, 2 × 10 TB'],
      [17, '1 × 32 channels, 4 bays, 3 × 6 TB'],
      [33, '1 × 64 channels, 8 bays, 6 × 6 TB'],
      [64, '1 × 64 channels, 8 bays, 7 × 10 TB'],
      // 60.3 TB on sixteen bays
      [65, '1 × 128 channels, 16 bays, 12 × 6 TB'],
    ].slice(0, 8) as [number, string][],
  )('%d cameras for a month', (cameras, text) => expect(told(cameras)).toBe(text));

  it('are more where the days are many: 60 cameras at 8MP for 180 days', () => {
    const half = recordedOf({ site: 'factory', resolution: '8MP', retentionDays: 180 });
    // 15.64 TB each; 16 bays of 16 TB hold 232.8: 14 on one
    expect(half.tb).toBeCloseTo(15.64, 2);
    expect(told(60, half)).toBe('5 × 128 channels, 16 bays, 13 × 16 TB');
  });

  it('give way to servers above 128 cameras', () => {
    expect(recordingFor(128, month)).toMatchObject({ isServer: false, units: 1 });
    // 129 × 3.5 = 451.5 of 800 Mbps; 119.6 TB on 20 bays of data: 8 TB would hold 145.5, 6 TB 109.1
    expect(recordingFor(129, month)).toMatchObject({ isServer: true, units: 1, diskTB: 8, dataDisks: 17, disks: 21 });
  });

  it('take all cameras, by the recorder page and the storage page (SIZE-14)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 128 }),
        fc.constantFrom('shop', 'street'),
        fc.constantFrom('1080P', '4MP', '8MP'),
        fc.integer({ min: 1, max: 365 }),
        (cameras, site, resolution, retentionDays) => {
          const recorded = recordedOf({ site, resolution, retentionDays });
          const { units, share, channels, incomingMbps, diskTB, disks, hddBays } = recordingFor(cameras, recorded);
          expect(units * share).toBeGreaterThanOrEqual(cameras);
          expect(disks).toBeLessThanOrEqual(hddBays);
          const streams = { bitrateKbps: recorded.kbps };
          const fit = bNVRChannelAccess({ nvr: { channels, incomingMbps }, cameras: [{ count: share, ...streams }] });
          const kept = aVideoCapacity({ mode: 'days', groups: [{ channels: share, ...streams }], diskSizeTB: diskTB, installedDisks: disks });
          if (!fit.valid || !kept.valid || !('retentionDays' in kept)) throw new Error('not valid');
          expect(fit.fits).toBe(true);
          expect(kept.retentionDays).toBeGreaterThanOrEqual(retentionDays);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of servers, too, in RAID5 with a spare', () => {
    fc.assert(
      fc.property(fc.integer({ min: 129, max: 10_000 }), fc.integer({ min: 1, max: 365 }), (cameras, retentionDays) => {
        const recorded = recordedOf({ site: 'shop', resolution: '4MP', retentionDays });
        const { units, share, disks, dataDisks, hddBays, incomingMbps, diskTB } = recordingFor(cameras, recorded);
        expect(units * share).toBeGreaterThanOrEqual(cameras);
        expect(share * recorded.mbps).toBeLessThanOrEqual(incomingMbps + 1e-9);
        expect(disks).toBeLessThanOrEqual(hddBays);
        expect(disks).toBe(dataDisks + Math.ceil(dataDisks / 7) + 1);
        expect(dataDisks * diskTB * 0.9094947).toBeGreaterThanOrEqual(share * recorded.tb - 1e-3);
      }),
      { numRuns: 300 },
    );
  });
});

describe('licences beyond the hundred of the platform', () => {
  it.each([
    [100, '0 × 64, 0 × 16, 0 × 1'],
    [129, '0 × 64, 1 × 16, 13 × 1'],
    [164, '1 × 64, 0 × 16, 0 × 1'],
    [400, '4 × 64, 2 × 16, 12 × 1'],
  ])('%d cameras: %s', (cameras, text) => {
    expect(
      licencePacks(cameras)
        .map(([points, packs]) => `${packs} × ${points}`)
        .join(', '),
    ).toBe(text);
  });

  it('come to exactly the cameras', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000 }), (cameras) => {
        expect(licencePacks(cameras).reduce((sum, [points, packs]) => sum + points * packs, 100)).toBe(cameras);
      }),
    );
  });
});

describe('switches', () => {
  const told = (...closets: [cameras: number, runM?: number][]): string[] =>
    switchesFor(closets.map(([cameras, runM], place) => runsOf(inCloset(place + 1, cameras, runM)))).map(
      ({ units, ports, share }) => `${units} × ${ports}, ${share} on one`,
    );

  it.each<[number, string]>([
    [1, '1 × 4, 1 on one'],
    [4, '1 × 4, 4 on one'],
    [5, '1 × 8, 5 on one'],
    [9, '1 × 16, 9 on one'],
    [24, '1 × 24, 24 on one'],
    [25, '2 × 24, 13 on one'],
    [100, '5 × 24, 20 on one'],
  ])('%d cameras in a closet: %s', (cameras, text) => expect(told([cameras])).toEqual([text]));

  it('are of each closet alone', () => expect(told([3], [20], [9])).toEqual(['1 × 4, 3 on one', '1 × 24, 20 on one', '1 × 16, 9 on one']));

  it('take far cameras at a port, and feed near ones alone', () => {
    const [mixed] = switchesFor([runsOf(inCloset(1, 3)), runsOf(inCloset(1, 6, 200))]);
    expect(mixed).toMatchObject({ isPoe: true, cameras: 3, far: 6, ports: 16, units: 1, share: 9, fed: 3 });
    expect(mixed?.drawnW).toBeCloseTo(3 * cameraW(52), 9);
    expect(switchesFor([runsOf(inCloset(1, 9, 200))])).toMatchObject([{ isPoe: false, ports: 16, units: 1, fed: 0, drawnW: 0 }]);
  });

  it('give what a camera takes over its cable: 44 V, 12.5 Ω a hundred metres', () => {
    // 56 m: 7 Ω; (44 − √(44² − 4 × 7 × 10)) ÷ 14 × 44 = 10.38 W
    expect(cameraW(50)).toBeCloseTo((44 * (44 - Math.sqrt(44 ** 2 - 4 * 7 * 10))) / 14, 9);
    expect(cameraW(94)).toBeCloseTo(cameraW(500), 9);
    const [one] = switchesFor([runsOf(inCloset(1, 8))]);
    // half of 4 m from the corner
    expect(one?.drawnW).toBeCloseTo(8 * cameraW(52), 9);
    expect(one?.budgetW).toBeCloseTo(8 * cameraW(52) * 1.2, 9);
  });

  it('carry them by the switch page, too (SIZE-14)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 92 }), (cameras, runM) => {
        const area = inCloset(1, cameras, runM);
        const [one] = switchesFor([runsOf(area)]);
        if (one === undefined) throw new Error('no switch');
        expect(one.units * one.share).toBeGreaterThanOrEqual(camerasOf(area));
        expect(one.share).toBeLessThanOrEqual(one.ports);
        const page = eSwitchAccess({
          switch: { ports: one.ports, portMbps: 100, poeBudgetW: Math.ceil(one.budgetW), poeStandard: 'af', uplinkPorts: 1, uplinkMbps: 1000 },
          cameras: [{ count: one.share, bitrateKbps: month.kbps, powerW: 10, poeClass: 3 }],
          cableLengthM: runM + 2 + 6,
        });
        if (!page.valid) throw new Error(JSON.stringify(page.errors));
        expect(page.switchesNeeded).toBe(1);
      }),
      { numRuns: 150 },
    );
  });
});
