import { SERVICE_KINDS } from '@portal/contract/service-order';
import { firstLetters } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { sendMessage } from '../message/index.ts';
import type { ServiceOrderRow } from './store.ts';

/** What was done, as the title says it. */
const TOLD = {
  accept: '已受理',
  acceptAgain: '安排有更新',
  finish: '已完成',
  decline: '被退回',
  arrange: '已由经销商安排上门',
  arrangeAgain: '：经销商更新了安排',
  complete: '已由经销商完成',
} as const;
/** Letters that the message shows; the detail has the whole. */
const SHOWN = 100;

/** Whoever ordered reads what desk or dealer did, and said of it. */
export async function tellAsker(ctx: Telling, row: ServiceOrderRow, act: keyof typeof TOLD, text: string): Promise<void> {
  const first = firstLetters(text, SHOWN);
  // several may be open at once
  const which = `服务单 ${row.serviceOrderId}${row.projectName === '' ? '' : `（${row.projectName}）`}`;
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'requirement',
    title: `您的${SERVICE_KINDS[row.serviceType].title}单${TOLD[act]}`,
    text: text === '' ? which : `${which}：${first === text ? text : `${first}…`}`,
    link: `/member/serveOrder/details?id=${row.serviceOrderId}`,
    eventKey: `service-order ${act} ${row.serviceOrderId} ${row.gmtModified.getTime()}`,
  });
}
