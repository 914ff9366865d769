/** What is asked of one session at the same time, in the order it came and in one transaction: held and ordered, or refused. */
import { AppError, idempotencyKeyReused, notFound, type SpeakingError } from '@portal/contract/core';
import { notDelivered } from '@portal/contract/order';
import * as contract from '@portal/contract/seckill';
import { amountOfPieces, isAsCalculated } from '@portal/engines/pricing';
import type { SeckillState } from '@portal/engines/states';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { listSkuPrices, listWarranties, type SourcedSkuPrice } from '../catalog/index.ts';
import { feeOf, writeOrders, type OrderDraft, type PlacedOrder, type StepNeeds } from '../order/index.ts';
import { freeOf, setsOf, stateOf } from './item-facts.ts';
import { calculateItem } from './calculate-seckill.ts';
import { refusalOf } from './refusal-of.ts';
import {
  insertPurchases,
  listAttempts,
  listPartsOf,
  listPurchasesBy,
  lockSession,
  updateFree,
  type SeckillItemRow,
  type PartRow,
  type PurchaseRow,
  type SessionWithActivity,
} from './store.ts';

export interface SeckillAsk {
  ctx: Context<SignedInCaller>;
  item: SeckillItemRow;
  attemptNo: string;
  quantity: number;
  addressId: string;
  /** As the caller has seen it. */
  amount: number;
}

/** `refused`: why. `isSoldOut`: of its item nothing is left after the batch. */
export type SeckillAnswer = ({ placed: PlacedOrder } | { refused: AppError }) & { isSoldOut: boolean };

/** Who has what already, this batch's winners among them; theirs have no order number yet. */
type Held = Pick<PurchaseRow, 'itemNo' | 'accountNo' | 'merchantNo' | 'quantity' | 'state'> & { shopOrderNo?: string };
type Decided = { placed: PlacedOrder } | { refused: AppError } | { winner: number } | { unpaidOf: number };

export function sellBatch(needs: StepNeeds, sessionNo: string, asks: readonly SeckillAsk[]): Promise<SeckillAnswer[]> {
  const [first] = asks;
  if (first === undefined) return Promise.resolve([]);
  return first.ctx.transaction(async (db) => {
    const sale = await openSale(db, sessionNo, asks);
    const decided: Decided[] = [];
    for (const ask of asks) decided.push(await decide(sale, ask));
    const placed = await write({ ...first.ctx, db }, needs, sale);
    return decided.map((one, index): SeckillAnswer => ({
      ...answerOf(one, placed),
      isSoldOut: setsOf(sale.partsOf(asks[index]?.item.itemNo), sale.free) === 0,
    }));
  });
}

function answerOf(decided: Decided, placed: readonly PlacedOrder[]): { placed: PlacedOrder } | { refused: AppError } {
  if ('winner' in decided) return { placed: got(placed[decided.winner]) };
  if ('unpaidOf' in decided) return { refused: new AppError(contract.seckillUnpaid, { data: { shopOrderNo: got(placed[decided.unpaidOf]).shopOrderNo } }) };
  return decided;
}

interface Sale {
  db: Db;
  row: SessionWithActivity;
  /** Pieces of each model that are left; less with every winner. */
  free: Map<string, number>;
  partsOf(itemNo: string | undefined): PartRow[];
  models: ReadonlyMap<string, SourcedSkuPrice>;
  /** Months, by model. */
  warranties: ReadonlyMap<string, number | null>;
  /** Attempts of before, by account and number. */
  attempts: ReadonlyMap<string, PurchaseRow>;
  held: Held[];
  winners: { ask: SeckillAsk; draft: OrderDraft }[];
}

const keyOf = (accountNo: string, attemptNo: string): string => `${accountNo} ${attemptNo}`;

/** Held to the end of the transaction: pieces, and that it is not called off meanwhile. What others have is read after that. */
async function openSale(db: Db, sessionNo: string, asks: readonly SeckillAsk[]): Promise<Sale> {
  const row = await lockSession(db, sessionNo);
  if (row === undefined) throw new Error(`a session that is none: ${sessionNo}`);
  const itemNos = [...new Set(asks.map(({ item }) => item.itemNo))];
  const owners = asks.map(({ ctx }) => ownerOf(ctx.caller));
  const parts = Map.groupBy(await listPartsOf(db, itemNos), ({ itemNo }) => itemNo);
  const attempts = await listAttempts(
    db,
    asks.map(({ ctx, attemptNo }) => ({ accountNo: ctx.caller.accountNo, attemptNo })),
  );
  const free = freeOf(row.stock);
  const isLeft = itemNos.some((itemNo) => setsOf(parts.get(itemNo) ?? [], free) > 0);
  const [first] = asks;
  const skuNos = [...new Set([...parts.values()].flat().map(({ skuNo }) => skuNo))];
  return {
    db,
    row,
    free,
    partsOf: (itemNo = '') => parts.get(itemNo) ?? [],
    // of a lost race nothing more is asked but who of them has won before
    models: isLeft && first ? await listSkuPrices({ ...first.ctx, db }, skuNos) : new Map(),
    warranties: isLeft ? await listWarranties(db, skuNos) : new Map(),
    attempts: new Map(attempts.map((one) => [keyOf(one.accountNo, one.attemptNo), one])),
    held: await listPurchasesBy(db, itemNos, owners),
    winners: [],
  };
}

const REFUSALS: Readonly<Record<Exclude<SeckillState, 'started' | 'soldOut'>, SpeakingError>> = {
  notStart: contract.seckillNotStarted,
  finished: contract.seckillFinished,
  abandon: contract.seckillAbandoned,
};

async function decide(sale: Sale, ask: SeckillAsk): Promise<Decided> {
  const { ctx, item, attemptNo, quantity } = ask;
  const owner = ownerOf(ctx.caller);
  const before = sale.attempts.get(keyOf(owner.accountNo, attemptNo));
  if (before)
    return before.itemNo === item.itemNo && before.quantity === quantity ? { placed: before.placed } : { refused: new AppError(idempotencyKeyReused) };
  const again = sale.winners.findIndex((one) => one.ask.ctx.caller.accountNo === owner.accountNo && one.ask.attemptNo === attemptNo);
  const winner = sale.winners[again]?.ask;
  if (winner) return winner.item.itemNo === item.itemNo && winner.quantity === quantity ? { winner: again } : { refused: new AppError(idempotencyKeyReused) };

  const left = setsOf(sale.partsOf(item.itemNo), sale.free);
  const state = stateOf(sale.row, left, ctx.now);
  if (state !== 'started' && state !== 'soldOut') return { refused: new AppError(REFUSALS[state]) };
  const own = sale.held.filter(
    (one) => one.itemNo === item.itemNo && (one.accountNo === owner.accountNo || (owner.merchantNo !== '' && one.merchantNo === owner.merchantNo)),
  );
  const unpaid = own.find((one) => one.accountNo === owner.accountNo && one.state === 'held');
  if (unpaid)
    return unpaid.shopOrderNo === undefined
      ? { unpaidOf: sale.winners.findIndex((one) => one.ask.ctx.caller.accountNo === owner.accountNo && one.ask.item.itemNo === item.itemNo) }
      : { refused: new AppError(contract.seckillUnpaid, { data: { shopOrderNo: unpaid.shopOrderNo } }) };
  const refused = refusalOf({ item, quantity, own, left });
  if (refused) return { refused };
  try {
    sale.winners.push({ ask, draft: await draftOf(sale, ask) });
  } catch (error) {
    if (error instanceof AppError) return { refused: error };
    throw error;
  }
  for (const part of sale.partsOf(item.itemNo)) sale.free.set(part.skuNo, (sale.free.get(part.skuNo) ?? 0) - part.quantity * quantity);
  sale.held.push({ itemNo: item.itemNo, ...owner, quantity, state: 'held' });
  return { winner: sale.winners.length - 1 };
}

async function draftOf(sale: Sale, { ctx, item, quantity, addressId, amount }: SeckillAsk): Promise<OrderDraft> {
  const parts = sale.partsOf(item.itemNo);
  const calculated = await calculateItem({ ...ctx, db: sale.db }, { item, parts, quantity, addressId });
  if (calculated.address === null) throw new AppError(notFound);
  if (calculated.freight.kind === 'notDelivered') throw new AppError(notDelivered);
  if (!isAsCalculated(amount, calculated.amount))
    throw new AppError(contract.seckillAmountChanged, { data: { freight: feeOf(calculated.freight), amount: calculated.amount } });
  const { id: _id, isDefault: _default, ...address } = calculated.address;
  return {
    buyer: ownerOf(ctx.caller),
    shopNo: calculated.shopNo,
    orderType: 'seckill',
    address,
    lines: parts.map((part) => {
      const model = sale.models.get(part.skuNo);
      if (model === undefined) throw new AppError(notFound, { message: `the model ${part.skuNo} is gone` });
      const pieces = part.quantity * quantity;
      return {
        spuNo: model.spuNo,
        skuNo: part.skuNo,
        productName: model.productName,
        productModel: model.productModel,
        picUrl: model.productImage,
        unit: model.unit,
        quantity: pieces,
        price: part.price,
        priceSource: sale.row.activity.pType === 1 ? 'platformSeckill' : 'seckill',
        dailyPrice: part.dailyPrice,
        warrantyMonths: sale.warranties.get(part.skuNo) ?? null,
        amount: amountOfPieces({ ratePrice: part.price }, pieces),
        sourceType: item.suitNo === '' ? 'product' : 'suite',
        sourceId: item.suitNo,
      };
    }),
    goodsAmount: calculated.goodsAmount,
    freight: feeOf(calculated.freight),
    amount: calculated.amount,
    remark: '',
    // its pieces are the activity's, which has them back when it closes
    held: [],
    payWithinMs: contract.SECKILL_PAY_WITHIN_MS,
  };
}

/** Orders, purchases and what is left, a few statements for all. */
async function write(ctx: Context<SignedInCaller>, needs: StepNeeds, { winners, free, row }: Sale): Promise<PlacedOrder[]> {
  if (winners.length === 0) return [];
  await updateFree(ctx.db, row.session.sessionNo, free);
  const placed = await writeOrders(
    ctx,
    needs,
    winners.map(({ draft }) => draft),
  );
  await insertPurchases(
    ctx.db,
    winners.map(({ ask: { item, attemptNo, quantity }, draft }, index) => {
      const order = got(placed[index]);
      return {
        shopOrderNo: order.shopOrderNo,
        itemNo: item.itemNo,
        ...draft.buyer,
        quantity,
        amount: draft.goodsAmount,
        attemptNo,
        withdrawn: {},
        placed: order,
        state: 'held' as const,
        gmtCreate: new Date(ctx.now),
      };
    }),
  );
  return placed;
}

function got(placed: PlacedOrder | undefined): PlacedOrder {
  if (placed === undefined) throw new Error('a winner without an order');
  return placed;
}
