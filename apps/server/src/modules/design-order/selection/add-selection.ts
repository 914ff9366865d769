import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { addProduct } from '@portal/engines/pricing';
import { assertOnSale } from '../../catalog/index.ts';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertClaims, type Claimed } from '../lines/claims.ts';
import { assertFits, newLine, type Line } from '../lines/line.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { joinedByServices } from '../lines/software-services.ts';
import { priceSelection, putSelection, shownSelection } from './priced-selection.ts';
import { lockSelection } from './store.ts';

/**
 * All or nothing: one refused model keeps the others out. A model that stands in the list gains the quantity up to its
 * highest, which is said (`capped`); only when nothing at all could be added does that end in `quantityTooLarge`. New software brings one item for
 * every big category of software that is missing.
 */
export const addSelection = operation(contract.addSelection, async function addSelection(ctx, { body }, room: PlacedNeeds) {
  await lockSelection(ctx.db, ownerOf(ctx.caller));
  const wanted = body.productList.map((product) => product.skuNo);
  const selection = await priceSelection(ctx, wanted);
  assertOnSale(wanted, selection.factsByNo);

  let { lines } = selection;
  const touched = new Set<string>();
  const added: Line[] = [];
  const claimed: Claimed[] = [];
  let refusal = '';
  const capped: string[] = [];
  for (const product of body.productList) {
    const { skuNo } = product;
    const joining = newLine(ctx, selection.factsByNo, product);
    claimed.push({ claim: product, line: joining });
    const outcome = addProduct<Line>(lines, joining);
    if ('notice' in outcome && outcome.notice?.code === 'quantityCapped')
      capped.push(contract.designOrderCopy.capped(joining.productModel, outcome.line.quantity));
    switch (outcome.kind) {
      case 'added':
        added.push(outcome.line);
        ({ lines } = outcome);
        touched.add(skuNo);
        break;
      case 'raised':
        ({ lines } = outcome);
        touched.add(skuNo);
        break;
      case 'quantityTooLarge':
        refusal = outcome.text;
        break;
      default:
        throw new AppError(contract.softwareErrors[outcome.kind], { data: { skuNo } });
    }
  }
  assertClaims(ctx, claimed);
  if (touched.size === 0) throw new AppError(contract.quantityTooLarge, { msg: refusal });
  assertFits(lines, selection.lines.length);

  const joined = await joinedByServices(ctx, lines, added);
  const alsoAdded = joined.alsoAdded.map((line) => line.skuNo);
  await putSelection(ctx, selection, joined.lines, new Set([...touched, ...alsoAdded]));
  return { ...(await shownSelection(ctx, room, selection, joined.lines)), alsoAdded, capped };
});
