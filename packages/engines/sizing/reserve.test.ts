/** The high tier's reserve is of the need, once; and no total is small by what it leaves out. Source: SIZE-11. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRole, type LineToMatch } from '../roles/index.ts';
import type { SizedLine } from './core/plan.ts';
import { indexCandidates, matchLine, recommendTiers, scenarioPlans, type Candidate, type ScenarioId } from './index.ts';
import { linesOf } from './bought.fixture.ts';

const sites: Readonly<Partial<Record<ScenarioId, fc.Arbitrary<object>>>> = {
  scenarioLed: fc.record({
    environment: fc.constantFrom('indoor', 'outdoor'),
    widthM: fc.double({ min: 0.4, max: 40, noNaN: true }),
    heightM: fc.double({ min: 0.4, max: 20, noNaN: true }),
    nearestViewM: fc.integer({ min: 6, max: 60 }),
  }),
  scenarioParking: fc.record({
    entryLanes: fc.integer({ min: 1, max: 12 }),
    exitLanes: fc.integer({ min: 0, max: 12 }),
    guidance: fc.constantFrom('none', 'videoSingle', 'ultrasonic'),
    spaces: fc.integer({ min: 1, max: 3000 }),
    backupMin: fc.constantFrom(0, 30),
  }),
  scenarioAccessGuard: fc.record({
    peakPeople: fc.integer({ min: 1, max: 5000 }),
    peakMinutes: fc.constant(20),
    verification: fc.constantFrom('card', 'face', 'qr', 'fingerprint'),
  }),
  scenarioBroadcast: fc.record({
    zones: fc.array(fc.record({ lengthM: fc.integer({ min: 3, max: 60 }), widthM: fc.integer({ min: 3, max: 40 }), ceilingM: fc.constant(3) }), {
      minLength: 1,
      maxLength: 25,
    }),
  }),
  scenarioUps: fc.record({ loads: fc.array(fc.record({ powerW: fc.integer({ min: 10, max: 9000 }) }), { minLength: 1, maxLength: 4 }) }),
  scenarioAccessControl: fc.record({
    groups: fc.array(fc.record({ doors: fc.integer({ min: 1, max: 60 }), closet: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 4 }),
    users: fc.constant(50),
    standbyHours: fc.constantFrom(0, 8),
  }),
};

/** Of what a line asks, the capacities a reserve is wanted of: what it asks, and what that comes from. */
const reservedOf = (line: SizedLine): { code: string; askedFor: number; need: number }[] =>
  (findRole(line.role)?.attributes ?? []).flatMap(({ code, spare }) => {
    const asked = line.attributes[code] ?? line.fits?.[code];
    return spare !== true || typeof asked !== 'number' ? [] : [{ code, askedFor: asked, need: line.need?.[code] ?? asked }];
  });

/** A model of every hundredth: nothing is rounded up for want of a size. */
const finelyMade = ({ role, attributes, fits }: LineToMatch, code: string, from: number, to: number): ReturnType<typeof indexCandidates> =>
  indexCandidates(
    Array.from({ length: 400 }, (_, place) => from + ((to - from) * place) / 399).map((value, place) => ({
      roles: [role],
      candidate: { skuNo: `S${String(place).padStart(4, '0')}`, price: 1 + place, stockTotal: 1e9, attributes: { ...fits, ...attributes, [code]: value } },
    })),
  );

describe.each(Object.entries(sites) as [ScenarioId, fc.Arbitrary<object>][])('%s', (id, site) => {
  it('a capacity that was rounded up to a size says what it comes from, and that is no more', () =>
    fc.assert(
      fc.property(site, (inputs) => {
        for (const line of linesOf(id, inputs)) {
          for (const { code, askedFor, need } of reservedOf(line)) {
            expect([line.role, code, need <= askedFor + 1e-9]).toEqual([line.role, code, true]);
            // asked for itself it is a size of a list: then the need is told beside it
            if (line.attributes[code] !== undefined) expect([line.role, code, line.need?.[code] !== undefined]).toEqual([line.role, code, true]);
          }
        }
      }),
      { numRuns: 60 },
    ));

  it('high takes the first that has a quarter more than the need, and not a quarter more than the size', () =>
    fc.assert(
      fc.property(site, (inputs) => {
        for (const line of linesOf(id, inputs)) {
          for (const { code, askedFor, need } of reservedOf(line)) {
            const wanted = Math.max(askedFor, need * 1.25);
            const [from, to] = [askedFor * 0.9, askedFor * 1.6];
            const chosen = matchLine(line, finelyMade(line, code, from, to), 'high').chosen?.attributes[code];
            const step = (to - from) / 399;
            expect([line.role, Number(chosen) >= wanted - 1e-6, Number(chosen) <= wanted + step + 1e-6]).toEqual([line.role, true, true]);
          }
        }
      }),
      { numRuns: 25 },
    ));

  it('what is not in the total is counted: no model, or no price; and a priced model in stock goes before one that is not', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<'priced' | 'unpriced' | 'empty' | 'none'>('priced', 'unpriced', 'empty', 'none'), { minLength: 40, maxLength: 40 }),
        (kinds) => {
          const { starter } = scenarioPlans[id];
          const made = linesOf(id, starter).flatMap((line, place): { roles: string[]; candidate: Candidate }[] => {
            const kind = kinds[place % kinds.length] ?? 'priced';
            const of = (skuNo: string, price: number | null, stockTotal: number) => ({
              roles: [line.role],
              candidate: { skuNo: `${skuNo}${place}`, price, stockTotal, attributes: { ...line.fits, ...line.attributes } },
            });
            if (kind === 'none') return [];
            // a cheap one that is not there or has no price never stands for one that is and costs little more
            return kind === 'priced' ? [of('A', null, 1e6), of('B', 10, 0), of('C', 14, 1e6)] : [kind === 'unpriced' ? of('A', null, 1e6) : of('B', 10, 0)];
          });
          const result = recommendTiers({ scenario: id, inputs: starter, kept: [], budget: null }, indexCandidates(made));
          if (!result.valid) throw new Error(JSON.stringify(result.errors));
          for (const { lines, amount, unmatchedCount, unpricedCount } of result.tiers) {
            expect(unmatchedCount).toBe(lines.filter(({ chosen }) => chosen === null).length);
            expect(unpricedCount).toBe(lines.filter(({ chosen }) => chosen !== null && chosen.price === null).length);
            const fen = (yuan: number) => Math.round(yuan * 100);
            expect(fen(amount)).toBe(lines.reduce((sum, { chosen, quantity }) => sum + fen(chosen?.price ?? 0) * quantity, 0));
            for (const { chosen, isShort, alternatives } of lines) {
              // of the same size: a larger one in stock, made for another line of the role, is offered behind the right one
              if (chosen !== null && (chosen.price === null || isShort))
                expect(
                  alternatives.some(({ skuNo, price, stockTotal }) => skuNo.slice(1) === chosen.skuNo.slice(1) && price !== null && stockTotal >= 1e6),
                ).toBe(false);
              if (chosen !== null) expect(isShort).toBe(chosen.stockTotal === 0);
            }
          }
        },
      ),
      { numRuns: 20 },
    ));
});
