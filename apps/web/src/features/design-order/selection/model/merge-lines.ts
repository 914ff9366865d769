/** The list as it stands in more than one place: what this page tells the server of it, and how two versions become one. */
import type { BodyInputOf } from '@portal/contract/core';
import type { DesignLine, saveSelection } from '@portal/contract/design-order';
import { withQuantity } from '@portal/engines/pricing';
import type { Lines } from '../../lines/model/edit-lines.ts';

/** A page saves the whole list; lines named alone are other programs' way. */
export type SaveInput = Exclude<BodyInputOf<typeof saveSelection>, readonly unknown[]>;

export const skuNosOf = (lines: Lines): ReadonlySet<string> => new Set(lines.map((line) => line.skuNo));

/** What the server is told of a line; price and amount are its own business. One it has not given an id is new to the list. */
export const claimOf = ({ id, skuNo, rate, ratePrice, quantity }: DesignLine): SaveInput['lines'][number] => ({
  ...(id === '' ? {} : { id }),
  skuNo,
  rate,
  ratePrice,
  quantity,
});

const sameRate = (one: DesignLine, other: DesignLine): boolean => one.rate === other.rate && one.ratePrice === other.ratePrice;
const sameFigures = (one: DesignLine, other: DesignLine): boolean => sameRate(one, other) && one.quantity === other.quantity;

export const sameClaims = (mine: Lines, answered: Lines): boolean =>
  mine.length === answered.length &&
  mine.every((line, index) => {
    const other = answered[index];
    return line.skuNo === other?.skuNo && sameFigures(line, other);
  });

const bySkuNo = (lines: Lines) => new Map(lines.map((line) => [line.skuNo, line]));
const numbered = (lines: Lines): Lines => lines.map((line, index) => (line.sort === index + 1 ? line : { ...line, sort: index + 1 }));
const withId = (line: DesignLine, id: string): DesignLine => (line.id === id ? line : { ...line, id });

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  const [here, there] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return fields.length === Object.keys(other).length && fields.every((field) => isSame(here[field], there[field]));
};

/** Lines of an answer, each as the object that stands here where nothing of it is another: only the row of one that differs is drawn anew. */
export function keptLines(present: Lines, answered: Lines): Lines {
  const here = bySkuNo(present);
  const kept = answered.map((line) => {
    const own = here.get(line.skuNo);
    return own !== undefined && isSame(own, line) ? own : line;
  });
  return kept.length === present.length && kept.every((line, index) => line === present[index]) ? present : kept;
}

/**
 * Newer edits over an answer that does not know them: ids are taken from the answer. `known`: models that stood in the list
 * when it was asked. Of those, what the answer no longer has was removed elsewhere and goes, and what is missing here was
 * removed here and stays away; all others were added since, elsewhere or here, and stay. `keepsIds`: what left may come back by its id.
 */
export function adopt(mine: Lines, answered: Lines, known: ReadonlySet<string>, keepsIds = false): Lines {
  const answers = bySkuNo(answered);
  const here = skuNosOf(mine);
  const kept = mine
    .filter((line) => answers.has(line.skuNo) || !known.has(line.skuNo))
    .map((line) => withId(line, answers.get(line.skuNo)?.id ?? (keepsIds ? line.id : '')));
  const foreign = answered.filter((line) => !here.has(line.skuNo) && !known.has(line.skuNo));
  return numbered([...kept, ...foreign]);
}

/**
 * Both lists in one, by what became of `base`, the list both began with. What was changed here since (a quantity, a rate, the
 * order, a line added or removed) is as here, and all else as stored; a line changed here and removed elsewhere comes back,
 * where `keepsIds` as the line it was.
 */
export function mergeLines(base: Lines, mine: Lines, stored: Lines, keepsIds = false): Lines {
  const [before, here, there] = [bySkuNo(base), bySkuNo(mine), bySkuNo(stored)];
  const merged = (line: DesignLine): DesignLine => {
    const [old, own, other] = [before.get(line.skuNo), here.get(line.skuNo), there.get(line.skuNo)];
    if (own === undefined || other === undefined) return own === undefined ? line : { ...own, id: keepsIds ? own.id : '' };
    const { rate, ratePrice } = old !== undefined && sameRate(own, old) ? other : own;
    const { quantity } = old?.quantity === own.quantity ? other : own;
    return withQuantity({ ...other, rate, ratePrice }, quantity, 'selection').line;
  };
  const staysHere = (line: DesignLine): boolean => {
    const old = before.get(line.skuNo);
    return there.has(line.skuNo) || old === undefined || !sameFigures(line, old);
  };
  const staysThere = ({ skuNo }: DesignLine) => here.has(skuNo) || !before.has(skuNo);
  const [own, other] = [mine.filter(staysHere), stored.filter(staysThere)];
  const [first, second] = isReordered(base, mine) ? [own, other] : [other, own];
  const inFirst = skuNosOf(first);
  return numbered([...first, ...second.filter(({ skuNo }) => !inFirst.has(skuNo))].map(merged));
}

/** Whether lines that stand in both lists follow one another otherwise. */
function isReordered(base: Lines, mine: Lines): boolean {
  const [before, here] = [skuNosOf(base), skuNosOf(mine)];
  const left = base.filter(({ skuNo }) => here.has(skuNo));
  const now = mine.filter(({ skuNo }) => before.has(skuNo));
  return left.some(({ skuNo }, index) => skuNo !== now[index]?.skuNo);
}

/** The list that edits began with, after an answer that shows what another editor saved since: lines known before stay as they were seen here. */
export function baseBehind(base: Lines, answered: Lines): Lines {
  const before = bySkuNo(base);
  return answered.map((line) => before.get(line.skuNo) ?? line);
}
