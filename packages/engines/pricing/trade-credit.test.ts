import { fen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableOf, owedInAll, owedOf, reductionOf, spreadRepayment, spreadReversal, type RepaidDebt } from './trade-credit.ts';

const debt = (shopOrderNo: string, amount: number, dueAt: number, { reduced = 0, repaid = 0, back = 0 } = {}): RepaidDebt => ({
  shopOrderNo,
  amountFen: fen(amount),
  reducedFen: fen(reduced),
  repaidFen: fen(repaid),
  backFen: fen(back),
  dueAt,
});

describe('what is bought on credit (ORDER-30)', () => {
  it.each([
    [100, 30, 70],
    [100, 100, 0],
    // lowered below what is used
    [50, 80, 0],
  ])('of a limit of %i with %i used leaves %i', (limit, used, left) => expect(availableOf({ limitFen: fen(limit), usedFen: fen(used) })).toBe(left));

  it.each([
    // more than is owed
    [61, null],
    [60, { B: 30, A: 30 }],
    [10, { B: 10 }],
    [45, { B: 30, A: 15 }],
  ])('is repaid by %i, what is due first before the rest', (amount, expected) => {
    const parts = spreadRepayment([debt('A', 40, 9, { repaid: 10 }), debt('B', 50, 5, { reduced: 20 })], fen(amount));
    expect(parts && Object.fromEntries(parts.map(({ shopOrderNo, repaidFen }) => [shopOrderNo, repaidFen]))).toEqual(expected);
  });

  it.each([
    [debt('A', 100, 1), 40, [40, 0]],
    [debt('A', 100, 1, { repaid: 80 }), 40, [20, 20]],
    [debt('A', 100, 1, { repaid: 100 }), 40, [0, 40]],
  ])('is reduced by what goes back, beside what had been repaid', (one, amount, expected) => {
    const { reducedFen, backFen } = reductionOf(one, fen(amount));
    expect([reducedFen, backFen]).toEqual(expected);
  });

  it('is overdue the moment after it is due', () => {
    const debts = [debt('A', 40, 9), debt('B', 50, 5)];
    expect([5, 6, 10].map((now) => owedInAll(debts, now))).toEqual([
      { owedFen: 90, overdueFen: 0, overdueSince: null },
      { owedFen: 90, overdueFen: 50, overdueSince: 5 },
      { owedFen: 90, overdueFen: 90, overdueSince: 5 },
    ]);
  });

  it.each([
    // more than was repaid
    [71, null],
    [70, { A: [20, 0], B: [50, 30] }],
    [10, { A: [10, 0] }],
    [40, { A: [20, 0], B: [20, 20] }],
  ])('is owed again where a repayment of %i was none, what is due last first, less what went back meanwhile', (amount, expected) => {
    const parts = spreadReversal([debt('B', 50, 5, { repaid: 50, back: 30 }), debt('A', 40, 9, { repaid: 20 }), debt('C', 40, 12)], fen(amount));
    expect(parts && Object.fromEntries(parts.map(({ shopOrderNo, takenFen, forgoneFen }) => [shopOrderNo, [takenFen, forgoneFen]]))).toEqual(expected);
  });

  it('comes to what was bought less what went back and what was repaid, never below nothing nor, when it is bought, above the limit', () => {
    const act = fc.tuple(fc.constantFrom('buy', 'back', 'repay', 'reverse'), fc.nat(9), fc.integer({ min: 1, max: 60_000 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.array(act, { maxLength: 60 }), (limit, acts) => {
        const debts: RepaidDebt[] = [];
        const repayments: number[] = [];
        const sums = { bought: 0, reduced: 0, back: 0, gone: 0, repaid: 0 };
        const used = () => debts.reduce((sum, one) => sum + owedOf(one), 0);
        for (const [kind, at, amount] of acts) {
          const one = debts[at];
          const change = (shopOrderNo: string, of: (known: RepaidDebt) => RepaidDebt) => {
            const index = debts.findIndex((known) => known.shopOrderNo === shopOrderNo);
            const known = debts[index];
            if (known) debts[index] = of(known);
          };
          if (kind === 'buy' && amount <= availableOf({ limitFen: fen(limit), usedFen: fen(used()) })) {
            debts.push(debt(`D${debts.length}`, amount, amount % 7));
            sums.bought += amount;
            expect(used()).toBeLessThanOrEqual(limit);
          } else if (kind === 'back' && one && one.reducedFen + one.backFen + amount <= one.amountFen) {
            const { reducedFen, backFen } = reductionOf(one, fen(amount));
            debts[at] = { ...one, reducedFen: fen(one.reducedFen + reducedFen), backFen: fen(one.backFen + backFen) };
            sums.reduced += reducedFen;
            sums.back += backFen;
            sums.gone += amount;
          } else if (kind === 'repay') {
            const parts = spreadRepayment(debts, fen(amount)) ?? [];
            if (parts.length > 0) repayments.push(amount);
            for (const { shopOrderNo, repaidFen } of parts) {
              change(shopOrderNo, (known) => ({ ...known, repaidFen: fen(known.repaidFen + repaidFen) }));
              sums.repaid += repaidFen;
            }
          } else if (kind === 'reverse' && repayments.length > 0) {
            const [taken = 0] = repayments.splice(at % repayments.length, 1);
            // what stands of all repayments is always there to be taken back
            const parts = spreadReversal(debts, fen(taken));
            expect(parts).not.toBeNull();
            for (const { shopOrderNo, takenFen, forgoneFen } of parts ?? []) {
              change(shopOrderNo, (known) => ({
                ...known,
                repaidFen: fen(known.repaidFen - takenFen),
                reducedFen: fen(known.reducedFen + forgoneFen),
                backFen: fen(known.backFen - forgoneFen),
              }));
              sums.repaid -= takenFen;
              sums.reduced += forgoneFen;
              sums.back -= forgoneFen;
            }
          }
          expect(debts.every(({ backFen, repaidFen }) => backFen >= 0 && backFen <= repaidFen)).toBe(true);
          expect(debts.every((known) => owedOf(known) >= 0)).toBe(true);
          expect(used()).toBe(sums.bought - sums.reduced - sums.repaid);
          expect(sums.reduced + sums.back).toBe(sums.gone);
        }
      }),
      { numRuns: 200 },
    );
  });
});
