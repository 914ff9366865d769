import type { DesignLine } from '@portal/contract/design-order';
import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { addProduct, pricingCopy, RATE_MAX_IN_PICKING } from '@portal/engines/pricing';
import { percentDigits } from '@portal/units';
import { assertOnSale } from '../../catalog/index.ts';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertClaims, type Claimed } from '../lines/claims.ts';
import { assertFits, newLine, tooManyOf } from '../lines/line.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { joinedByServices } from '../lines/software-services.ts';
import { priceSelection, putSelection, shownSelection } from './priced-selection.ts';
import { lockSelection } from './store.ts';

/**
 * All or nothing: one refused model keeps the others out. A model that stands in the list gains the quantity; more than its
 * highest is refused (`quantityTooLarge`), as is a rate above what picking allows (PRICE-1): nothing is cut in silence. New software
 * brings one item for every big category of software that is missing.
 */
export const addSelection = operation(contract.addSelection, async function addSelection(ctx, { body }, room: PlacedNeeds) {
  await lockSelection(ctx.db, ownerOf(ctx.caller));
  const wanted = body.productList.map((product) => product.skuNo);
  const selection = await priceSelection(ctx, wanted);
  assertOnSale(wanted, selection.factsByNo);

  let { lines } = selection;
  const touched = new Set<string>();
  const added: DesignLine[] = [];
  const claimed: Claimed[] = [];
  for (const product of body.productList) {
    const { skuNo } = product;
    const joining = newLine(ctx, selection.factsByNo, product);
    if (joining.rate > RATE_MAX_IN_PICKING) throw new AppError(badRequest, { msg: pricingCopy.rateCapped(percentDigits(RATE_MAX_IN_PICKING)) });
    claimed.push({ claim: product, line: joining });
    // as many as are asked for, which `newLine` would have cut
    const outcome = addProduct<DesignLine>(lines, { ...joining, quantity: product.quantity });
    if (outcome.kind === 'quantityTooLarge' || ('notice' in outcome && outcome.notice?.code === 'quantityCapped')) {
      throw tooManyOf(joining, body.productList.length > 1);
    }
    if (outcome.kind !== 'added' && outcome.kind !== 'raised') throw new AppError(contract.softwareErrors[outcome.kind], { data: { skuNo } });
    if (outcome.kind === 'added') added.push(outcome.line);
    ({ lines } = outcome);
    touched.add(skuNo);
  }
  assertClaims(ctx, claimed);
  assertFits(lines, selection.lines.length);

  const joined = await joinedByServices(ctx, lines, added);
  await putSelection(ctx, selection, joined.lines, new Set([...touched, ...joined.services.alsoAdded]));
  return { ...(await shownSelection(ctx, room, selection, joined.lines)), ...joined.services };
});
