/** What it costs to send goods: a dealer's own rules by province and pieces. Yuan in and out. */
import { fen, toFen, toYuan, type Yuan } from '@portal/units';

/** The first pieces at one fee, further ones by the lot. */
export interface FreightRule {
  /** Codes; empty: wherever no other rule says. */
  provinceCodes: readonly string[];
  firstPieces: number;
  firstFee: Yuan;
  /** 0: all further ones are sent with the first. */
  nextPieces: number;
  nextFee: Yuan;
}

export interface FreightTerms {
  rules: readonly FreightRule[];
  /** From this amount of goods on nothing is taken; null: never. */
  freeFrom: Yuan | null;
}

export interface Consignment {
  provinceCode: string;
  pieces: number;
  goodsAmount: Yuan;
}

export type Freight =
  | { kind: 'free'; reason: 'noTemplate' | 'freeFrom' | 'noPieces' }
  | { kind: 'fee'; fee: Yuan; rule: FreightRule }
  /** No rule is for that province, and none for all others. */
  | { kind: 'notDelivered' };

/**
 * Freight of a consignment. A dealer without a template takes nothing, and for no pieces nothing is taken. 25 pieces at 12.00 for the first 10 and 5.00 for each 10 more are
 * 22.00. Source: ORDER-3.
 */
export function freightOf(template: FreightTerms | null, { provinceCode, pieces, goodsAmount }: Consignment): Freight {
  if (template === null || template.rules.length === 0) return { kind: 'free', reason: 'noTemplate' };
  const rule =
    template.rules.find(({ provinceCodes }) => provinceCodes.includes(provinceCode)) ?? template.rules.find(({ provinceCodes }) => provinceCodes.length === 0);
  if (rule === undefined) return { kind: 'notDelivered' };
  if (pieces === 0) return { kind: 'free', reason: 'noPieces' };
  if (template.freeFrom !== null && toFen(goodsAmount) >= toFen(template.freeFrom)) return { kind: 'free', reason: 'freeFrom' };
  const further = rule.nextPieces === 0 ? 0 : Math.ceil(Math.max(0, pieces - rule.firstPieces) / rule.nextPieces);
  return { kind: 'fee', fee: toYuan(fen(toFen(rule.firstFee) + further * toFen(rule.nextFee))), rule };
}
