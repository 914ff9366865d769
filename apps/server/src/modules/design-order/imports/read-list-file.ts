import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { importsCopy as copy, LINES_MAX, LIST_FAULTS_MAX, LIST_HEAD, LIST_FILE_BYTES_MAX, listFileRefused, type ReadList } from '@portal/contract/design-order';
import { quantityMaxOf } from '@portal/engines/goods';
import { priceLine, pricingCopy, reconcileLine, totalsOf, type LinePlace, type PricedLine } from '@portal/engines/pricing';
import type { Pricing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { SheetRow } from '../../../platform/sheet/read-sheet.ts';
import type { SkuPrice } from '../../catalog/index.ts';
import { receivePart } from '../../file/index.ts';
import { factsFor } from '../lines/line.ts';
import { listLinePrices } from '../lines/line-facts.ts';
import { listRows, type ListFault } from './list-rows.ts';
import { listedProducts, type ListedProduct } from './listed-products.ts';
import type { ImportsRoom } from './needs.ts';

const PLACE: LinePlace = 'selection';

/** Read in another process; nothing is stored, and nothing of the file is believed but models, quantities and what is asked for them. */
export const readListFile = operation(contract.readListFile, async function readListFile(ctx, _input, { lists, temporary }: ImportsRoom) {
  const { bytes, name } = await receivePart(ctx.wire.request, temporary);
  if (bytes.length > LIST_FILE_BYTES_MAX) throw new AppError(listFileRefused, { msg: copy.bytes });
  const outcome = await lists.run(ctx.caller.accountNo, async () => ({ bytes, name }));
  if (!outcome.ok) throw new AppError(listFileRefused, { msg: outcome.problem });
  return readList(ctx, outcome.rows);
});

export async function readList(ctx: Pricing, rows: readonly SheetRow[]): Promise<ReadList> {
  const read = listRows(rows);
  if (read.found.length > LINES_MAX) throw new AppError(listFileRefused, { msg: copy.rows });
  const { products, faults } = await listedProducts(ctx, read.found);
  const prices = await listLinePrices(
    ctx,
    products.map(({ skuNo }) => skuNo),
  );
  const priced = products.map((product) => linePriced(product, factsFor(prices, product.skuNo)));
  const lines = priced.flatMap(({ line }) => line ?? []);
  const all = [...read.faults, ...faults, ...priced.flatMap(({ fault }) => fault ?? [])].toSorted((one, other) => one.row - other.row);
  const notices = priced.flatMap(({ notice }) => notice ?? []);
  return {
    lines,
    amount: totalsOf(lines).amount,
    wrongRows: new Set(all.flatMap(({ row, column }) => (column === LIST_HEAD ? [] : [row]))).size,
    faultCount: all.length,
    faults: all.slice(0, LIST_FAULTS_MAX),
    noticeCount: notices.length,
    notices: notices.slice(0, LIST_FAULTS_MAX),
  };
}

interface Priced {
  line?: ReadList['lines'][number];
  fault?: ListFault;
  notice?: ListFault | undefined;
}

/** At today's price; nothing is cut in silence, and of a rate and a price that do not go together it is said which was taken. */
function linePriced(product: ListedProduct, facts: SkuPrice): Priced {
  const { row, skuNo, quantity, rate, ratePrice } = product;
  const max = quantityMaxOf(facts);
  if (quantity > max) return { fault: { row, column: '数量', text: pricingCopy.quantityCapped(max) } };
  const line =
    rate !== null && ratePrice !== null
      ? reconcileLine(facts, { rate, ratePrice, quantity })
      : priceLine(facts, rate !== null ? { rate, quantity } : { ratePrice, quantity }, PLACE);
  if (rate === null && ratePrice !== null && line.ratePrice !== null && line.ratePrice < ratePrice)
    return { fault: { row, column: '单价', text: copy.rateCut } };
  const { productName, productModel, price } = facts;
  return {
    line: { row, skuNo, productName, productModel, quantity, price, rate: line.rate, ratePrice: line.ratePrice, amount: line.amount },
    notice: noticeOf(product, line),
  };
}

function noticeOf({ row, rate, ratePrice }: ListedProduct, taken: Pick<PricedLine, 'rate' | 'ratePrice'>): ListFault | undefined {
  if (rate !== null && rate !== taken.rate) return { row, column: '折扣率', text: pricingCopy.rateLocked };
  if (rate === null || ratePrice === null || taken.ratePrice === null || ratePrice === taken.ratePrice) return undefined;
  return { row, column: '单价', text: copy.pairApart(ratePrice, rate, taken.ratePrice) };
}
