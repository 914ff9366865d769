import type { DesignLine } from '@portal/contract/design-order';
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { quantityMaxOf } from '@portal/engines/goods';
import { softwareRefusalOf, sortLines } from '@portal/engines/pricing';
import { assertOnSale } from '../../catalog/index.ts';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertClaims, claimedOf } from '../lines/claims.ts';
import { assertFits, assertOnce, factsFor, factsOfStored, lineOf, tooManyOf } from '../lines/line.ts';
import { assertNotPlaced, type PlacedNeeds } from '../lines/placed.ts';
import { priceSelection, putSelection, shownSelection, type PricedSelection } from './priced-selection.ts';
import { deleteLines, lockForSaving, lockSelection } from './store.ts';

/**
 * Stores the list as edited, whole: throws `listChanged` when another editor has saved it since the revision this edit began
 * with. What else its editor has not seen is told by that revision too:
 * - a line that was added, gained pieces by adding or got its quantity from a recommendation after that revision is kept
 *   with the quantity it has now (what was acknowledged is never undone by another tab's stale save; named lines still take
 *   rate and place from the save);
 * - a line claimed by id that stands no longer (removed, or taken into an order elsewhere) does not come back.
 * Lines that are named alone (`edition` null) change or join, and leave the others be.
 * Repeating a save changes nothing. The answer is the list as it stands, which the page takes over.
 */
export const saveSelection = operation(contract.saveSelection, async function saveSelection(ctx, { body }, room: PlacedNeeds) {
  const { edition } = body;
  assertOnce(body.lines);
  const isFree = await lockFor(ctx, edition);
  if (!isFree) throw new AppError(contract.listChanged);
  const selection = await priceSelection(
    ctx,
    body.lines.map((claim) => claim.skuNo),
  );
  const stored = new Map(selection.lines.map((line) => [line.skuNo, line]));
  const claims = body.lines.filter((claim) => claim.quantity > 0 && (stored.has(claim.skuNo) || claim.id === undefined));
  assertOnSale(
    claims.flatMap(({ skuNo }) => (stored.has(skuNo) ? [] : [skuNo])),
    selection.factsByNo,
  );

  const unseen = edition === null ? new Map<string, DesignLine>() : unseenLines(selection, edition.revision);
  const claimed = new Set(claims.map((claim) => claim.skuNo));
  // pieces that stood there before the highest was lowered are no wish: they are cut to it where the list is read
  const held = new Map(selection.stored.map((line) => [line.skuNo, line.quantity]));
  const leaving = new Set(body.lines.flatMap(({ skuNo, quantity }) => (quantity === 0 ? [skuNo] : [])));
  const stays = ({ skuNo }: DesignLine) => claimed.has(skuNo) || unseen.has(skuNo) || (edition === null && !leaving.has(skuNo));
  const kept = selection.lines.filter(stays);
  const lines: DesignLine[] = [];
  for (const claim of claims) {
    const present = stored.get(claim.skuNo);
    const quantity = (unseen.get(claim.skuNo) ?? claim).quantity;
    const facts = present ? factsOfStored(selection.factsByNo, present) : factsFor(selection.factsByNo, claim.skuNo);
    if (quantity > Math.max(quantityMaxOf(facts), held.get(claim.skuNo) ?? 0)) throw tooManyOf(facts, claims.length > 1);
    const line = lineOf(facts, {
      ...claim,
      quantity,
      id: present?.id ?? ctx.newId(),
      sort: lines.length + 1,
    });
    const refusal = present ? null : softwareRefusalOf([...kept, ...lines.filter((other) => !stored.has(other.skuNo))], line);
    if (refusal) throw new AppError(contract.softwareErrors[refusal.kind], { data: { skuNo: line.skuNo } });
    lines.push(line);
  }
  // a page saves its whole list after prices have moved, too: the rate leads, and the answer shows it what that comes to
  const said = edition === null ? claims : claims.map(({ ratePrice: _follows, ...claim }) => claim);
  assertClaims(ctx, claimedOf(said, lines));
  for (const line of kept) if (!claimed.has(line.skuNo)) lines.push({ ...line, sort: lines.length + 1 });
  const placed = edition === null ? placedAs(claims, selection.lines, lines) : lines;
  assertFits(placed, selection.lines.length);
  await assertNotPlaced(ctx, room, { place: { kind: 'selection' }, before: selection.lines, after: placed });

  const removed = selection.lines.filter((line) => !kept.includes(line));
  await deleteLines(
    ctx.db,
    ownerOf(ctx.caller),
    removed.map((line) => line.id),
  );
  await putSelection(ctx, selection, placed, edition === null ? changedOf(stored, lines) : new Set());
  return shownSelection(ctx, room, selection, placed);
});

/** Takes the list for this save; false where another editor has saved the whole of it since. Lines that are named wait for nobody. */
async function lockFor({ db, caller }: Pick<Changing, 'db' | 'caller'>, edition: { revision: number; editor: string } | null): Promise<boolean> {
  if (edition !== null) return lockForSaving(db, ownerOf(caller), { seen: edition.revision, editor: edition.editor });
  await lockSelection(db, ownerOf(caller));
  return true;
}

/** The lines each in its place: named ones where `sort` says or where they stand, the others in their order around them, new ones last. */
function placedAs(
  claims: readonly { skuNo: string; sort?: number | null | undefined }[],
  present: readonly DesignLine[],
  lines: readonly DesignLine[],
): DesignLine[] {
  const formerPlaces = new Map(present.map((line) => [line.skuNo, line.sort]));
  const places = new Map(
    claims.flatMap(({ skuNo, sort }) => {
      const place = sort ?? formerPlaces.get(skuNo);
      return place === undefined ? [] : [[skuNo, place] as const];
    }),
  );
  const placeOf = ({ skuNo }: DesignLine): number => places.get(skuNo) ?? Number.POSITIVE_INFINITY;
  const placed = lines
    .filter((line) => !places.has(line.skuNo))
    .toSorted((one, other) => (formerPlaces.get(one.skuNo) ?? Infinity) - (formerPlaces.get(other.skuNo) ?? Infinity) || 0);
  for (const line of lines.filter((each) => places.has(each.skuNo)).toSorted((one, other) => placeOf(one) - placeOf(other)))
    placed.splice(Math.max(placeOf(line) - 1, 0), 0, line);
  return sortLines(placed);
}

/** Models whose quantity is another than before: no stale save of the whole undoes that. */
const changedOf = (before: ReadonlyMap<string, DesignLine>, lines: readonly DesignLine[]): Set<string> =>
  new Set(lines.flatMap(({ skuNo, quantity }) => (before.get(skuNo)?.quantity === quantity ? [] : [skuNo])));

/** Lines whose quantity was set by other means than saving after the revision the editor saw. */
const unseenLines = ({ stored, lines }: PricedSelection, seen: number): Map<string, DesignLine> =>
  new Map(lines.flatMap((line, index) => ((stored[index]?.addedRevision ?? 0) > seen ? [[line.skuNo, line] as const] : [])));
