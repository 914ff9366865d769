import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { softwareRefusalOf } from '@portal/engines/pricing';
import { assertOnSale } from '../../catalog/index.ts';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertFits, assertOnce, factsFor, lineOf, type Line } from '../lines/line.ts';
import { priceSelection, selectionOf, putSelection, type PricedSelection } from './priced-selection.ts';
import { deleteLines, lockForSaving } from './store.ts';

/**
 * Stores the list as edited, whole: throws `listChanged` when another editor has saved it since the revision this edit began
 * with. What else its editor has not seen is told by that revision too:
 * - a line that was added, gained pieces by adding or got its quantity from a recommendation after that revision is kept
 *   with the quantity it has now (what was acknowledged is never undone by another tab's stale save; named lines still take
 *   rate and place from the save);
 * - a line claimed by id that stands no longer (removed, or taken into an order elsewhere) does not come back.
 * Repeating a save changes nothing. The answer is the list as it stands, which the page takes over.
 */
export const saveSelection = operation(contract.saveSelection, async function saveSelection(ctx, { body }) {
  assertOnce(body.lines);
  if (!(await lockForSaving(ctx.db, ownerOf(ctx.caller), { seen: body.revision, editor: body.editor }))) throw new AppError(contract.listChanged);
  const selection = await priceSelection(
    ctx,
    body.lines.map((claim) => claim.skuNo),
  );
  const stored = new Map(selection.lines.map((line) => [line.skuNo, line]));
  const claims = body.lines.filter((claim) => stored.has(claim.skuNo) || claim.id === undefined);
  assertOnSale(
    claims.flatMap(({ skuNo }) => (stored.has(skuNo) ? [] : [skuNo])),
    selection.factsByNo,
  );

  const unseen = unseenLines(selection, body.revision);
  const claimed = new Set(claims.map((claim) => claim.skuNo));
  const kept = selection.lines.filter((line) => claimed.has(line.skuNo) || unseen.has(line.skuNo));
  const lines: Line[] = [];
  for (const claim of claims) {
    const present = stored.get(claim.skuNo);
    const quantity = (unseen.get(claim.skuNo) ?? claim).quantity;
    const line = lineOf(factsFor(selection.factsByNo, claim.skuNo), {
      ...claim,
      quantity,
      id: present?.id ?? ctx.newId(),
      sort: lines.length + 1,
    });
    const refusal = present ? null : softwareRefusalOf([...kept, ...lines.filter((other) => !stored.has(other.skuNo))], line);
    if (refusal) throw new AppError(contract.softwareErrors[refusal.kind], { data: { skuNo: line.skuNo } });
    lines.push(line);
  }
  for (const line of kept) if (!claimed.has(line.skuNo)) lines.push({ ...line, sort: lines.length + 1 });
  assertFits(lines, selection.lines.length);

  const removed = selection.lines.filter((line) => !kept.includes(line));
  await deleteLines(
    ctx.db,
    ownerOf(ctx.caller),
    removed.map((line) => line.id),
  );
  await putSelection(ctx, selection, lines);
  return selectionOf(selection, lines);
});

/** Lines whose quantity was set by other means than saving after the revision the editor saw. */
const unseenLines = ({ stored, lines }: PricedSelection, seen: number): Map<string, Line> =>
  new Map(lines.flatMap((line, index) => ((stored[index]?.addedRevision ?? 0) > seen ? [[line.skuNo, line] as const] : [])));
