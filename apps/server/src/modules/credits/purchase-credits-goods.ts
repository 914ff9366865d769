import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/credits';
import { orderCopy } from '@portal/contract/order';
import { maskPhone } from '@portal/units';
import { ownerOf, type Asking } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getContact } from '../account/index.ts';
import { listAddressesOf } from '../address/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { orderNumberOf, takeOrderNumbers } from '../order/index.ts';
import { countPieces, insertExchange, type ExchangeRow } from './exchange-store.ts';
import { lockGoods, raiseGoodsStock } from './goods-store.ts';
import { shownExchange } from './own-exchanges.ts';
import { postMovement } from './post-movement.ts';
import { given } from './read-goods.ts';

/** Under the lock of the goods, so that the last piece is given once: credits, stock and order together, or nothing. */
export const purchaseCreditsGoods = operation(contract.purchaseCreditsGoods, async function purchaseCreditsGoods(ctx, { body }) {
  const { spuNo, quantity, addressId, points: seen } = body;
  const owner = ownerOf(ctx.caller);
  const found = (await listAddressesOf(ctx.db, owner)).find(({ id }) => id === addressId);
  if (!found) throw new AppError(badRequest, { msg: orderCopy.addressGone, fields: { addressId: orderCopy.addressGone } });
  const { id: _id, isDefault: _default, ...address } = found;
  const goods = given(await lockGoods(ctx.db, spuNo));
  const points = goods.points * quantity;
  if (points !== seen) throw new AppError(contract.creditsPriceChanged);
  if (goods.limitEach !== null && (await countPieces(ctx.db, owner, spuNo)) + quantity > goods.limitEach) throw new AppError(contract.exchangedEnough);
  if (goods.stockTotal < quantity) throw new AppError(contract.goodsSoldOut, { data: { left: goods.stockTotal } });
  const [serial = 0] = await takeOrderNumbers(ctx.db, 1);
  const exchangeNo = orderNumberOf(serial, ctx.now, 'DH');
  const paid = await postMovement(ctx, 'spend', { owner, points: -points, sourceNo: exchangeNo, words: `${goods.title} ×${quantity}` });
  if (paid.kind === 'short') throw new AppError(contract.creditsShort, { data: { balance: paid.balance } });
  await raiseGoodsStock(ctx.db, spuNo, -quantity);
  const at = new Date(ctx.now);
  const row: Omit<ExchangeRow, 'serial'> = {
    exchangeNo,
    ...owner,
    buyerName: await buyerNameOf(ctx),
    spuNo,
    title: goods.title,
    picture: goods.picture,
    unit: goods.unit,
    quantity,
    points,
    state: 'placed',
    address,
    carrier: '',
    trackingNo: '',
    cancelReason: '',
    gmtCreate: at,
    gmtModified: at,
  };
  await insertExchange(ctx.db, row);
  return shownExchange(row);
});

/** As the provider reads it. */
async function buyerNameOf({ db, caller: { accountNo, merchantNo } }: Asking): Promise<string> {
  const name = merchantNo === '' ? undefined : (await listCompanyNames(db, [merchantNo])).get(merchantNo);
  return name ?? `个人 ${maskPhone((await getContact(db, accountNo)).contactPhone)}`;
}
