import { afterSaleWayNames, backWords } from '@portal/contract/after-sale';
import type { AfterSaleAct, AfterSaleActor, PayWay } from '@portal/engines/states';
import { formatYuan } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listToldOf } from '../customer/index.ts';
import { sendMessage } from '../message/index.ts';
import type { AfterSaleRow } from './store.ts';

interface Told {
  act: AfterSaleAct | 'apply';
  who: AfterSaleActor;
  text: string;
  /** Of the order. */
  payWay: PayWay;
}

interface Words {
  title: string;
  text: string;
}

/** Whoever did not do it is told of it: the buyer, or the dealer's people who see the buyer's requests (AFTER-9, ENTERPRISE-16). */
export async function tellStep(ctx: Telling, row: AfterSaleRow, step: Told): Promise<void> {
  const { afterSaleNo } = row;
  const toBuyer = step.who === 'buyer' ? null : wordsForBuyer(row, step);
  if (toBuyer)
    await send(ctx, row, { ...toBuyer, step, accountNo: row.accountNo, merchantNo: row.merchantNo, link: `/memberStore/afterSale/detail?no=${afterSaleNo}` });
  const toDealer = step.who === 'dealer' ? null : wordsForDealer(row, step);
  if (!toDealer) return;
  for (const accountNo of await listToldOf(ctx.db, row.shopNo, row))
    await send(ctx, row, { ...toDealer, step, accountNo, merchantNo: row.shopNo, link: `/merchantCenter/afterSale/detail?no=${afterSaleNo}` });
}

function wordsForBuyer({ afterSaleNo, way, amount, returnAddress }: AfterSaleRow, { act, who, text, payWay }: Told): Words | null {
  const one = `售后单 ${afterSaleNo}`;
  const back = `退款 ${backWords(formatYuan(amount).text, payWay)}。`;
  switch (act) {
    case 'agreeRefund':
      return { title: who === 'clock' ? '经销商超时未处理，已自动同意退款' : '经销商已同意退款', text: `${one}：${back}` };
    case 'agreeReturn':
      return { title: '经销商已同意，请寄回商品', text: `${one}：请寄回至 ${returnAddress}，并填写运单号。` };
    case 'refuse':
      return { title: '经销商拒绝了售后申请', text: `${one} 被拒绝，原因：${text}。如有异议可申请平台介入。` };
    case 'rejectGoods':
      return { title: '经销商拒收了退回的商品', text: `${one} 被拒收，原因：${text}。如有异议可申请平台介入。` };
    case 'receiveGoods':
      return { title: '经销商已收到退货', text: `${one}：${back}` };
    case 'sendAnew':
      return { title: way === 'repair' ? '维修好的商品已寄回' : '换货商品已寄出', text: `${one}：${text}。收到后请核对并确认收货。` };
    case 'receiveAnew':
      return { title: '售后单已自动确认收货', text: `${one}：寄出后长时间未操作，已自动确认收货。` };
    case 'expire':
      return { title: '售后单已自动关闭', text: `${one} 长时间未操作，已自动关闭。` };
    case 'appeal':
      return { title: '售后单已转平台处理', text: `${one}：经销商超时未处理，平台将作出裁定。` };
    case 'award':
      return { title: '平台裁定退款', text: `${one}：${text}。${back}` };
    case 'dismiss':
      return { title: '平台驳回了售后申请', text: `${one}：${text}。` };
    default:
      return null;
  }
}

function wordsForDealer({ afterSaleNo, shopOrderNo, way, amount }: AfterSaleRow, { act, text, payWay }: Told): Words | null {
  const one = `售后单 ${afterSaleNo}`;
  switch (act) {
    case 'apply':
      return { title: '有新的售后申请待处理', text: `订单 ${shopOrderNo} 申请${afterSaleWayNames[way]}（${afterSaleNo}），请尽快处理。` };
    case 'cancel':
      return { title: '买家撤销了售后申请', text: `${one} 已撤销。` };
    case 'sendBack':
      return { title: '买家已寄回商品', text: `${one}：${text}，请在收到后确认。` };
    case 'receiveAnew':
      return { title: `买家已收到${way === 'repair' ? '维修好的' : '换货'}商品`, text: `${one} 已完成。` };
    case 'agreeRefund':
      return { title: '超时未处理，系统已同意退款', text: `${one} 超过处理期限，${payWay === 'credit' ? '买家的账期欠款相应减少' : '款项将退回买家'}。` };
    case 'appeal':
      return { title: '售后单已转平台处理', text: `${one} 将由平台作出裁定。` };
    case 'expire':
      return { title: '售后单已自动关闭', text: `${one} 买家长时间未操作，已自动关闭。` };
    case 'award':
      return { title: '平台裁定退款给买家', text: `${one}：${text}。` };
    case 'dismiss':
      return { title: '平台驳回了买家的申请', text: `${one}：${text}。` };
    case 'refund':
      // where nothing is waited for, it was answered with the step itself
      return amount === 0 || payWay === 'credit' ? null : { title: '退款已退回买家', text: `${one} 已退 ${formatYuan(amount).text}，售后已完成。` };
    default:
      return null;
  }
}

const send = (
  ctx: Telling,
  { afterSaleNo }: AfterSaleRow,
  { accountNo, merchantNo, title, text, link, step }: Words & { accountNo: string; merchantNo: string; link: string; step: Told },
): Promise<void> =>
  sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'order',
    title,
    text,
    link,
    // no step is taken twice in the life of a request
    eventKey: `after-sale ${afterSaleNo} ${step.act} ${merchantNo}`,
  });
