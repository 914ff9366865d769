/** Disks over two recorders against every way of giving them the cameras. Source: CHECK-10.2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRIEF_EFFORT } from './budget.ts';
import { checkDefaults } from './check-fields.ts';
import { compatCheck } from './compat-check.ts';
import { aCamera, aDisk, aRecorder } from './list-builder.ts';

/** Bytes as the oracle counts them: KB of 1024 bytes a second, a labelled TB is 10¹² bytes. */
const bytesOf = (kbps: number, days: number): bigint => BigInt(kbps) * 128n * 86_400n * BigInt(days);
const disksFor = (bytes: bigint, sizeTB: number): number => Number((bytes + BigInt(sizeTB) * 10n ** 12n - 1n) / (BigInt(sizeTB) * 10n ** 12n));

const SIZES = [
  { channels: 16, incomingMbps: 160, hddBays: 4 },
  { channels: 32, incomingMbps: 256, hddBays: 8 },
  { channels: 64, incomingMbps: 400, hddBays: 16 },
];
const kind = fc.record({ kbps: fc.integer({ min: 32, max: 128 }).map((steps) => steps * 64), quantity: fc.integer({ min: 1, max: 14 }) });
const question = fc.record({
  kinds: fc.tuple(kind, kind),
  recorders: fc.tuple(fc.constantFrom(...SIZES), fc.constantFrom(...SIZES)),
  days: fc.integer({ min: 30, max: 120 }),
  sizeTB: fc.constantFrom(4, 8, 10),
});

describe('disks over two recorders', () => {
  it('are as few as any way of giving the cameras out needs, even in the few steps a page has', () => {
    fc.assert(
      fc.property(question, ({ kinds: [a, b], recorders, days, sizeTB }) => {
        const usesOf = (counts: readonly [number, number], { channels, incomingMbps, hddBays }: (typeof SIZES)[number]): number => {
          const [of, and] = counts;
          const disks = disksFor(BigInt(of) * bytesOf(a.kbps, days) + BigInt(and) * bytesOf(b.kbps, days), sizeTB);
          const kbps = of * (a.kbps + 512) + and * (b.kbps + 512);
          return of + and > channels || kbps > incomingMbps * 1000 || disks > hddBays ? Number.POSITIVE_INFINITY : disks;
        };
        let fewest = Number.POSITIVE_INFINITY;
        for (let of = 0; of <= a.quantity; of++)
          for (let and = 0; and <= b.quantity; and++)
            fewest = Math.min(fewest, usesOf([of, and], recorders[0]) + usesOf([a.quantity - of, b.quantity - and], recorders[1]));
        const lines = [
          ...[a, b].map(({ kbps, quantity }) => aCamera({ bitrateKbps: kbps }, quantity)),
          ...recorders.map((size) => aRecorder(size)),
          aDisk({ sizeTB }),
        ];
        const ask = (more: typeof lines) => compatCheck({ lines: [...lines, ...more], ...checkDefaults, retentionDays: days }, BRIEF_EFFORT);
        const found = ask([]);
        if (!found.valid) throw new Error('refused');
        fc.pre(fewest > 1 && fewest !== Number.POSITIVE_INFINITY);
        const disks = found.additions.filter(({ role }) => role === 'hdd');
        expect(disks.map(({ quantity, attributes }) => [quantity + 1, attributes['sizeTB']])).toEqual([[fewest, sizeTB]]);
        const after = ask(disks as typeof lines);
        expect(after.valid && after.issues.filter(({ code }) => code.startsWith('HDD'))).toEqual([]);
      }),
      {
        numRuns: 40,
        examples: [
          [
            {
              kinds: [
                { kbps: 6144, quantity: 3 },
                { kbps: 4096, quantity: 10 },
              ],
              recorders: [SIZES[2], SIZES[2]],
              days: 118,
              sizeTB: 4,
            },
          ],
        ] as never,
      },
    );
  });
});
