import type { Address } from '@portal/contract/address';
import { AppError, notFound } from '@portal/contract/core';
import { orderCopy } from '@portal/contract/order';
import * as contract from '@portal/contract/seckill';
import { amountOfPieces, freightOf, type Freight } from '@portal/engines/pricing';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import { readings } from '../../platform/db/readings.ts';
import { ownerOf, type Asking } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { addressReading } from '../address/index.ts';
import { assertBound, shopOrderedFrom } from '../cart/index.ts';
import { boundReading } from '../dealer/index.ts';
import { feeOf, freightReading, freightWords } from '../order/index.ts';
import { findGoods } from './goods-for-sale.ts';
import { freeOf, setsOf } from './item-facts.ts';
import { getVisible } from './read-seckills.ts';
import { refusalOf } from './refusal-of.ts';
import { listPartsOf, listPurchasesBy, listStockOf, type ItemInSession, type SeckillItemRow, type PartRow } from './store.ts';

interface Calculated {
  shopNo: string;
  address: Address | null;
  goodsAmount: Yuan;
  freight: Freight;
  freightWords: string;
  /** Goods and freight. */
  amount: Yuan;
}

export const calculateSeckill = operation(contract.calculateSeckill, async function calculateSeckill(ctx, { body: { itemNo, quantity, addressId } }) {
  const { item, session } = await getVisible(ctx, itemNo);
  const parts = await listPartsOf(ctx.db, [itemNo]);
  await assertCanBeHad(ctx, { item, session, parts, quantity });
  const { shopNo: _shop, freight, ...calculated } = await calculateItem(ctx, { item, parts, quantity, addressId });
  const usual = (await findGoods(ctx, item.suitNo || (parts[0]?.skuNo ?? '')))?.originalPrice ?? null;
  const usualAmount = usual === null ? null : amountOfPieces({ ratePrice: usual }, quantity);
  return { ...calculated, usualAmount, freight: feeOf(freight), isReady: calculated.address !== null && freight.kind !== 'notDelivered' };
});

/** What would be refused when it is ordered is refused here: an order that waits to be paid, the limit, what is left (SECKILL-7). */
async function assertCanBeHad({ db, caller }: Asking, { item, session, parts, quantity }: Pick<ItemInSession, 'item' | 'session'> & Pieces): Promise<void> {
  const owner = ownerOf(caller);
  const own = await listPurchasesBy(db, [item.itemNo], [owner]);
  const unpaid = own.find(({ state, accountNo }) => state === 'held' && accountNo === owner.accountNo);
  if (unpaid) throw new AppError(contract.seckillUnpaid, { data: { shopOrderNo: unpaid.shopOrderNo } });
  const refused = refusalOf({ item, quantity, own, left: setsOf(parts, freeOf(await listStockOf(db, [session.sessionNo]))) });
  if (refused) throw refused;
}

interface Pieces {
  parts: readonly PartRow[];
  quantity: number;
}

/** Of each winner of a batch, while the others wait: one statement. */
const readBuyer = readings('seckill_buyer', { bound: boundReading, addresses: addressReading, freights: freightReading });

/** At the dealer ordered from, to the address named or the default one. Throws `noDealerBound`, `dealerAbnormal`, and `notFound` for a foreign address. */
export async function calculateItem(
  ctx: Asking,
  { item, parts, quantity, addressId }: { item: SeckillItemRow; parts: readonly PartRow[]; quantity: number; addressId?: string | undefined },
): Promise<Calculated> {
  const { caller } = ctx;
  assertBound(caller);
  const { bound, addresses, freights } = await readBuyer(ctx.db, { ...ownerOf(caller), shopNos: [caller.boundShopNo] });
  const { shopNo } = shopOrderedFrom(caller, bound);
  const address = (addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId)) ?? null;
  if (addressId !== undefined && address === null) throw new AppError(notFound, { msg: orderCopy.addressGone });
  const goodsAmount = amountOfPieces({ ratePrice: item.price }, quantity);
  const pieces = parts.reduce((sum, part) => sum + part.quantity * quantity, 0);
  const template = freights.get(shopNo) ?? null;
  // where it goes is not known yet: no fee is guessed
  const freight = freightOf(address === null ? null : template, { provinceCode: address?.provinceCode ?? '', pieces, goodsAmount });
  return {
    shopNo,
    address,
    goodsAmount,
    freight,
    freightWords: address === null ? orderCopy.freightWaits : freightWords(freight, template),
    amount: toYuan(fen(toFen(goodsAmount) + toFen(feeOf(freight)))),
  };
}
