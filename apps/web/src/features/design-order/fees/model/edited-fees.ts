/** An order's fees while they are edited: as one text among its words, so that they are saved, kept and taken back with all else (DESIGN-42). */
import { feeFormulaWords, type FeeDraft, type FeeFormula } from '@portal/contract/design-order';
import { isShareOfAll } from '@portal/engines/pricing';
import type { ReadDifference } from '../../lines/model/difference.ts';

/** Alike for fees that are alike, whichever way they came. */
export const feesText = (fees: readonly FeeDraft[]): string =>
  fees.length === 0 ? '' : JSON.stringify(fees.map(({ name, unit, formula }) => ({ name, unit, formula: ordered(formula) })));

/** The fees a text of `feesText` says; what the tab's storage kept of one has been looked at there (`kept-edits.ts`). */
export const feesOf = (text: string | undefined): FeeDraft[] => (text === undefined || text === '' ? [] : (JSON.parse(text) as FeeDraft[]));

function ordered(formula: FeeFormula): FeeFormula {
  if (formula.kind === 'percent') return { kind: 'percent', percent: formula.percent, ...(isShareOfAll(formula) ? { base: 'goodsAndFees' } : {}) };
  if (formula.kind === 'perPiece') return { kind: 'perPiece', unitPrice: formula.unitPrice, category: formula.category };
  return { kind: 'fixed', unitPrice: formula.unitPrice, quantity: formula.quantity };
}

/** Fee by fee, by name; of several with one name the first is told from the first, the second from the second. */
export function feeDifferences(mine: readonly FeeDraft[], theirs: readonly FeeDraft[]): ReadDifference[] {
  const [here, there] = [byName(mine), byName(theirs)];
  const rows = [...new Set([...here.keys(), ...there.keys()])].flatMap((key): ReadDifference[] => {
    const [own, other] = [wordsOf(here.get(key)), wordsOf(there.get(key))];
    return own === other ? [] : [{ key: `fee ${key}`, what: (here.get(key) ?? there.get(key))?.name ?? '', mine: own, theirs: other }];
  });
  if (rows.length > 0 || feesText(mine) === feesText(theirs)) return rows;
  return [{ key: 'fees', what: '费用', mine: namesOf(mine), theirs: namesOf(theirs) }];
}

function byName(fees: readonly FeeDraft[]): Map<string, FeeDraft> {
  const counts = new Map<string, number>();
  return new Map(
    fees.map((fee) => {
      const nth = (counts.get(fee.name) ?? 0) + 1;
      counts.set(fee.name, nth);
      return [`${nth} ${fee.name}`, fee];
    }),
  );
}

const wordsOf = (fee: FeeDraft | undefined): string => (fee === undefined ? '没有这一项' : feeFormulaWords(fee));
/** Where only their order, or a unit that no formula says, is another. */
const namesOf = (fees: readonly FeeDraft[]): string => fees.map(({ name, unit }) => `${name}（${unit}）`).join('、');
