/** Which of several priced ways stands first. Source: CHECK-10.3. */
import { SMALL_SAVING } from '../constants/list-check.ts';
import { numberText as n, sumOf } from '../inputs/index.ts';
import { isOfRole } from '../roles/index.ts';
import type { Way } from './way.ts';

export interface PricedChange {
  way: Pick<Way, 'adds' | 'takes' | 'more'>;
  /** null: something that comes has no price. */
  differenceFen: number | null;
  /** Of what comes and what goes together. */
  touchedFen: number;
  /** Products of another brand than the listed ones of their role. */
  strangers: number;
}

/** Packs of a licence are one thing, in whatever sizes it is bought. */
const linesOf = ({ adds, more }: PricedChange['way']): number => {
  const packs = adds.filter((line) => isOfRole(line, 'videoLicence')).length;
  return adds.length - Math.max(0, packs - 1) + more.length;
};

/** Pieces that go, then brands that are new, then lines that come. */
const touchOf = ({ way, strangers }: PricedChange): readonly number[] => [sumOf(way.takes, ({ quantity }) => quantity), strangers, linesOf(way)];

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** So much is not worth an exchange, nor another brand, of what costs so much; fen. */
export const smallSaving = (touchedFen: number): number => Math.max(SMALL_SAVING.value.fen, SMALL_SAVING.value.share * touchedFen);

/** The same in words, each said of what it is. */
export const smallSavingText = ` ${n(SMALL_SAVING.value.fen / 100)} 元，或不超过最省那种换进换出金额的 ${n(SMALL_SAVING.value.share * 100)} %（取大）`;

/**
 * Ways from the cheapest, but first the one that touches least among those that cost hardly more than it. Three disks added for
 * 72.00 more than a recorder and its disks exchanged: the disks.
 */
export function leastTouchFirst<One extends PricedChange>(ways: readonly One[]): One[] {
  const dear = ({ differenceFen }: One): number => differenceFen ?? Number.POSITIVE_INFINITY;
  const ordered = ways.toSorted((a, b) => dear(a) - dear(b) || 0);
  const [cheapest] = ordered;
  if (cheapest === undefined || cheapest.differenceFen === null) return ordered;
  const limit = dear(cheapest) + smallSaving(cheapest.touchedFen);
  let first = cheapest;
  for (const one of ordered) if (dear(one) <= limit && isLess(touchOf(one), touchOf(first))) first = one;
  return [first, ...ordered.filter((one) => one !== first)];
}
