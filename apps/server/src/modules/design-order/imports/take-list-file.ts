import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { quantityTooLarge, softwareErrors, type DesignLine } from '@portal/contract/design-order';
import { addProduct, pricingCopy } from '@portal/engines/pricing';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertOnSale, type SkuFactsByNo } from '../../catalog/index.ts';
import { assertFits, assertOnce, factsFor, lineOf } from '../lines/line.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { makeDesignOrder } from '../quotes/make-design-order.ts';
import { priceSelection, putSelection } from '../selection/priced-selection.ts';
import { lockSelection } from '../selection/store.ts';

interface Claim {
  skuNo: string;
  rate: number;
  ratePrice: number | null;
  quantity: number;
}

/** What was read from a file becomes an order, which leaves the list alone, or joins the list; a model that stands there gains the quantity. */
export const takeListFile = operation(contract.takeListFile, async function takeListFile(ctx, { body: { name, productList } }) {
  assertOnce(productList);
  const skuNos = productList.map(({ skuNo }) => skuNo);
  if (name !== null) {
    const factsByNo = await listLineFacts(ctx, skuNos);
    assertOnSale(skuNos, factsByNo);
    return makeDesignOrder(ctx, { name, remark: '', sceneId: null, orderType: contract.ORDER_TYPE_IMPORTED }, joined([], claimed(ctx, factsByNo, productList)));
  }
  await lockSelection(ctx.db, ownerOf(ctx.caller));
  const selection = await priceSelection(ctx, skuNos);
  assertOnSale(skuNos, selection.factsByNo);
  const lines = joined(selection.lines, claimed(ctx, selection.factsByNo, productList));
  assertFits(lines, selection.lines.length);
  await putSelection(ctx, selection, lines, new Set(skuNos));
  return null;
});

/** Lines at today's price with what is asked for them, as far as the rules go; a quantity beyond the highest is refused. */
const claimed = (ctx: Pick<Changing, 'newId'>, factsByNo: SkuFactsByNo, claims: readonly Claim[]): DesignLine[] =>
  claims.map((claim, place) => {
    const line = lineOf(factsFor(factsByNo, claim.skuNo), { ...claim, id: ctx.newId(), sort: place + 1 });
    if (line.quantity < claim.quantity) throw tooLarge(line, pricingCopy.quantityCapped(line.quantity));
    return line;
  });

function joined(present: readonly DesignLine[], joining: readonly DesignLine[]): DesignLine[] {
  let lines = [...present];
  for (const line of joining) {
    const outcome = addProduct<DesignLine>(lines, line);
    if (outcome.kind === 'quantityTooLarge') throw tooLarge(line, outcome.text);
    if (outcome.kind !== 'added' && outcome.kind !== 'raised')
      throw new AppError(softwareErrors[outcome.kind], { msg: `${line.productModel}：${softwareErrors[outcome.kind].msg}`, data: { skuNo: line.skuNo } });
    ({ lines } = outcome);
  }
  return lines;
}

const tooLarge = ({ productModel, skuNo }: DesignLine, text: string): AppError =>
  new AppError(quantityTooLarge, { msg: `${productModel}：${text}`, data: { skuNo } });
