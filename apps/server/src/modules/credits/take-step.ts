/** One step of an exchange, and what follows from it. */
import { AppError } from '@portal/contract/core';
import { exchangeMoved } from '@portal/contract/credits';
import { exchangeStates, type ExchangeAct, type ExchangeActor } from '@portal/engines/states';
import { ownerOf, type Telling } from '../../platform/http/context.ts';
import { sendMessage } from '../message/index.ts';
import { updateExchange, type ExchangeRow } from './exchange-store.ts';
import { raiseGoodsStock } from './goods-store.ts';
import { postMovement } from './post-movement.ts';

interface Step {
  act: ExchangeAct;
  who: ExchangeActor;
  change?: Partial<Pick<ExchangeRow, 'carrier' | 'trackingNo' | 'cancelReason'>>;
}

/** Of an exchange that is held; refuses what its state does not allow. Cancelled, its pieces and its credits go back, once. */
export async function takeStep(ctx: Telling, row: ExchangeRow, { act, who, change = {} }: Step): Promise<ExchangeRow> {
  const state = exchangeStates.after(row.state, act, who);
  if (state === null) throw new AppError(exchangeMoved);
  const moved: ExchangeRow = { ...row, ...change, state, gmtModified: new Date(ctx.now) };
  await updateExchange(ctx.db, moved);
  if (act === 'cancel') {
    await raiseGoodsStock(ctx.db, row.spuNo, row.quantity);
    await postMovement(ctx, 'giveBack', { owner: ownerOf(row), points: row.points, sourceNo: row.exchangeNo, words: `${row.title} ×${row.quantity}` });
  }
  if (who === 'operator') await tellBuyer(ctx, act, moved);
  return moved;
}

async function tellBuyer(ctx: Telling, act: ExchangeAct, row: ExchangeRow): Promise<void> {
  const { exchangeNo, accountNo, merchantNo, state } = row;
  await sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'order',
    ...wordsOf(act, row),
    link: '/memberStore/creditsExchange/record?tab=orders',
    // a number may be put right more than once
    eventKey: act === 'changeParcel' ? `credits ${exchangeNo} parcel ${ctx.now}` : `credits ${exchangeNo} ${state}`,
  });
}

function wordsOf(act: ExchangeAct, { title, carrier, trackingNo, cancelReason, points }: ExchangeRow): { title: string; text: string } {
  if (act === 'changeParcel') return { title: '积分兑换商品的运单号已更正', text: `${title}：更正为 ${carrier} ${trackingNo}。` };
  if (act === 'send') return { title: '积分兑换商品已发货', text: `${title}：${carrier} ${trackingNo}。` };
  return { title: '积分兑换已取消，积分已退回', text: `${title}：${cancelReason}，${points} 积分已退回。` };
}
