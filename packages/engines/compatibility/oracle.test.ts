/**
 * The check against brute force, for up to 30 cameras with random streams and powers, one recorder and one switch.
 *
 * The verdict: an oracle written from the physics, not from the rules (bytes as whole numbers, cable loss by iteration), says
 * whether recorder, disks, bays and PoE switch are enough; `ok` has to agree always. What several devices share out between them
 * is compared with an exact solver in `pack.test.ts`.
 *
 * The cost: the PoE switch against the cheapest way of one of any size or several of 24 ports, under a price table that rises with size.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { VERDICT_EFFORT } from './budget.ts';
import { compatCheck } from './compat-check.ts';
import { checked } from './list-builder.ts';

interface OracleCamera {
  quantity: number;
  kbps: number;
  powerW: number;
}
interface Site {
  cameras: OracleCamera[];
  days: number;
  /** Metres. */
  cable: number;
}
interface Recorders {
  channels: number;
  mbps: number;
  bays: number;
}

const NONE: Recorders = { channels: 0, mbps: 0, bays: 0 };
const count = ({ cameras }: Site) => cameras.reduce((sum, { quantity }) => sum + quantity, 0);

const recordersSuffice = (site: Site, { channels, mbps }: Recorders): boolean =>
  count(site) <= channels && site.cameras.reduce((kbits, { quantity, kbps }) => kbits + quantity * (kbps + 512), 0) <= mbps * 1000;

/** Whole bytes: kbps ÷ 8 are KB of 1024 bytes a second; a labelled TB is 10¹² bytes. */
function disksSuffice({ cameras, days }: Site, labelledTB: number, disks: number, bays: number): boolean {
  const bytes = cameras.reduce((sum, { quantity, kbps }) => sum + BigInt(quantity) * BigInt(kbps) * 128n * 86_400n * BigInt(days), 0n);
  return bytes <= BigInt(labelledTB) * 10n ** 12n && disks <= bays;
}

/** Watts that reach the camera at most and that the port has, with the least voltage and the loop of 100 m of that class. */
const CLASSES = [
  { upToW: 3.84, portW: 4, volts: 44, ohms: 12.5, standard: 'af' },
  { upToW: 6.49, portW: 7, volts: 44, ohms: 12.5, standard: 'af' },
  { upToW: 12.95, portW: 15.4, volts: 44, ohms: 12.5, standard: 'af' },
  { upToW: 25.5, portW: 30, volts: 50, ohms: 12.5, standard: 'at' },
  { upToW: 40, portW: 45, volts: 50, ohms: 6.25, standard: 'bt3' },
  { upToW: 51, portW: 60, volts: 50, ohms: 6.25, standard: 'bt3' },
  { upToW: 62, portW: 75, volts: 52, ohms: 6.25, standard: 'bt4' },
  { upToW: 71.3, portW: 90, volts: 52, ohms: 6.25, standard: 'bt4' },
];
const rankOf = (powerW: number) => CLASSES.findIndex(({ upToW }) => powerW <= upToW);

/** What the switch gives: the camera's power and what its current burns in the cable, until the figure stands still; the most of its class and those below. */
const portW = (powerW: number, cable: number): number =>
  Math.max(
    ...CLASSES.slice(0, rankOf(powerW) + 1).map(({ upToW, portW: most, volts, ohms }) => {
      const arrives = Math.min(powerW, upToW);
      let watts = arrives;
      for (let round = 0; round < 200; round++) watts = arrives + (watts / volts) ** 2 * ((ohms * cable) / 100);
      return Math.min(watts, most);
    }),
  );

/** What is bought has a reserve; what is listed is enough without (CHECK-2.14). */
const poeSuffices = ({ cameras, cable }: Site, ports: number, budgetW: number, reserve = 1.2): boolean =>
  cameras.reduce((sum, { quantity }) => sum + quantity, 0) <= ports &&
  cameras.reduce((sum, { quantity, powerW }) => sum + quantity * portW(powerW, cable), 0) * reserve <= budgetW;
const classesServed = ({ cameras }: Site, standards: readonly string[]): boolean =>
  standards.every((standard) => cameras.every(({ powerW }) => rankOf(powerW) <= CLASSES.findLastIndex((one) => one.standard === standard)));

const site: fc.Arbitrary<Site> = fc
  .record({
    cameras: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 10 }),
        kbps: fc.integer({ min: 256, max: 16384 }),
        powerW: fc.integer({ min: 20, max: 713 }).map((tenths) => tenths / 10),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    days: fc.integer({ min: 30, max: 120 }),
    cable: fc.integer({ min: 1, max: 94 }),
  })
  .filter((one) => count(one) <= 30);

const cameraLines = ({ cameras }: Site): GivenLine[] =>
  cameras.map(({ quantity, kbps, powerW }) => ({ role: 'ipCamera', quantity, attributes: { bitrateKbps: kbps, powerW } }));
const settingsOf = ({ days, cable }: Site) => ({ retentionDays: days, avgCableM: cable });

describe('the verdict', () => {
  /** None of it now and then: most of what is put together should be near enough to be judged by its figures. */
  const some = <Part>(part: fc.Arbitrary<Part>, maxLength: number) =>
    fc.oneof({ weight: 1, arbitrary: fc.constant<Part[]>([]) }, { weight: 9, arbitrary: fc.array(part, { minLength: 1, maxLength }) });
  const listed = fc.record({
    recorders: some(fc.record({ channels: fc.integer({ min: 4, max: 40 }), mbps: fc.integer({ min: 20, max: 800 }), bays: fc.integer({ min: 1, max: 8 }) }), 1),
    disks: some(fc.record({ sizeTB: fc.integer({ min: 4, max: 20 }), quantity: fc.integer({ min: 1, max: 8 }) }), 2),
    enclosures: fc.integer({ min: 0, max: 1 }),
    switches: some(
      fc.record({
        ports: fc.integer({ min: 4, max: 30 }),
        budgetW: fc.integer({ min: 50, max: 1800 }),
        standard: fc.constantFrom('af', 'at', 'bt3', 'bt4', 'bt4', 'bt4'),
      }),
      1,
    ),
  });

  it('agrees with brute force on what somebody has put together', () => {
    const verdicts = { valid: 0, invalid: 0 };
    const example = fc.property(site, listed, (site, { recorders, disks, enclosures, switches }) => {
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const all = {
        channels: sum(recorders.map((one) => one.channels)),
        mbps: sum(recorders.map((one) => one.mbps)),
        bays: sum(recorders.map((one) => one.bays)),
      };
      const isValid =
        recorders.length > 0 &&
        recordersSuffice(site, all) &&
        disksSuffice(site, sum(disks.map((one) => one.sizeTB * one.quantity)), sum(disks.map((one) => one.quantity)), all.bays + enclosures * 16) &&
        // fewer than eight bays: no port for one
        (enclosures === 0 || all.bays >= 8) &&
        poeSuffices(site, sum(switches.map((one) => one.ports)), sum(switches.map((one) => one.budgetW)), 1) &&
        classesServed(
          site,
          switches.map((one) => one.standard),
        );
      const lines: GivenLine[] = [
        ...cameraLines(site),
        ...recorders.map(({ channels, mbps, bays }) => ({ role: 'nvr', quantity: 1, attributes: { channels, incomingMbps: mbps, hddBays: bays } })),
        ...disks.map(({ sizeTB, quantity }) => ({ role: 'hdd', quantity, attributes: { sizeTB } })),
        ...(enclosures > 0 ? [{ role: 'diskEnclosure', quantity: enclosures, attributes: {} }] : []),
        ...switches.map(({ ports, budgetW, standard }) => ({
          role: 'poeSwitch',
          quantity: 1,
          attributes: { poePorts: ports, poeBudgetW: budgetW, poeStandard: standard },
        })),
      ];
      const result = compatCheck({ lines, ...settingsOf(site) }, VERDICT_EFFORT);
      const ok = result.valid && result.ok;
      verdicts[ok ? 'valid' : 'invalid'] += 1;
      expect(ok, JSON.stringify({ lines, site })).toBe(isValid);
    });
    fc.assert(example, { numRuns: 2000 });
    // both verdicts have to come up, or nothing was compared
    expect(verdicts.valid).toBeGreaterThan(8);
    expect(verdicts.invalid).toBeGreaterThan(200);
  });
});

const RECORDERS = [
  { channels: 4, mbps: 40, bays: 1, yuan: 480 },
  { channels: 8, mbps: 80, bays: 2, yuan: 760 },
  { channels: 16, mbps: 160, bays: 2, yuan: 1150 },
  { channels: 32, mbps: 256, bays: 4, yuan: 2280 },
  { channels: 64, mbps: 400, bays: 8, yuan: 5200 },
  { channels: 128, mbps: 576, bays: 16, yuan: 9800 },
];
const SWITCHES = [
  { ports: 4, budgetW: 60, yuan: 210 },
  { ports: 8, budgetW: 120, yuan: 380 },
  { ports: 16, budgetW: 230, yuan: 690 },
  { ports: 24, budgetW: 370, yuan: 1050 },
];

const times = <Size extends { yuan: number }>(sizes: readonly Size[], most: number) =>
  sizes.flatMap((size) => Array.from({ length: most }, (_, place) => ({ size, quantity: place + 1, yuan: size.yuan * (place + 1) })));
const pieces = ({ channels, mbps, bays }: Recorders, quantity: number): Recorders => ({
  channels: channels * quantity,
  mbps: mbps * quantity,
  bays: bays * quantity,
});
const cheapest = (prices: readonly number[]) => Math.min(...prices);
const WITHIN = 1.05;

describe('the cost of what is proposed', () => {
  const propose = (site: Site) => {
    const { additions } = checked(cameraLines(site), settingsOf(site));
    const of = (role: string) => additions.find((line) => line.role === role);
    const nvr = of('nvr');
    const size = RECORDERS.find(({ channels }) => channels === nvr?.attributes['channels']);
    if (nvr === undefined || size === undefined) throw new Error('no recorder proposed');
    return {
      nvr,
      recorder: { yuan: size.yuan * nvr.quantity, has: pieces(size, nvr.quantity) },
      hdd: of('hdd'),
      enclosure: of('diskEnclosure'),
      poeSwitch: of('poeSwitch'),
    };
  };

  it('PoE switch: within 5 % of one of any size or several of the largest, of a standard that serves every camera', () => {
    fc.assert(
      fc.property(site, (site) => {
        const { poeSwitch } = propose(site);
        const size = SWITCHES.find(({ ports }) => ports === poeSwitch?.attributes['poePorts']);
        const ways = [...times(SWITCHES, 1), ...times(SWITCHES.slice(-1), 30)].filter(({ size, quantity }) =>
          poeSuffices(site, size.ports * quantity, size.budgetW * quantity),
        );
        expect((poeSwitch?.quantity ?? 0) * (size?.yuan ?? 0)).toBeLessThanOrEqual(WITHIN * cheapest(ways.map(({ yuan }) => yuan)));
        expect(classesServed(site, [String(poeSwitch?.attributes['poeStandard'])])).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('what is proposed is enough: the oracle takes it', () => {
    fc.assert(
      fc.property(site, (site) => {
        const { recorder, hdd, enclosure, poeSwitch } = propose(site);
        const { poePorts, poeBudgetW } = poeSwitch?.attributes ?? {};
        const disks = hdd?.quantity ?? 0;
        expect(recordersSuffice(site, NONE)).toBe(false);
        expect(recordersSuffice(site, recorder.has)).toBe(true);
        expect(disksSuffice(site, disks * Number(hdd?.attributes['sizeTB']), disks, recorder.has.bays + 16 * (enclosure?.quantity ?? 0))).toBe(true);
        expect(poeSuffices(site, Number(poePorts) * (poeSwitch?.quantity ?? 0), Number(poeBudgetW) * (poeSwitch?.quantity ?? 0))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
