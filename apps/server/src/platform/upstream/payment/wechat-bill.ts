import { amountOf } from './amount-text.ts';
import type { BillLine } from './channel.ts';

/** Columns by their titles, since the channel adds some at times. Each value begins with a backtick, behind which a name of goods may hold commas. */
export function readWechatBill(text: string): BillLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const titles = head.split(',');
  const lines = rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex((row) => row.startsWith('总交易单数')),
    ),
  );
  return lines.flatMap((row) => {
    const cells = row.replace(/^`/, '').split(',`');
    const of = (title: string): string => cells[titles.indexOf(title)] ?? '';
    const isRefund = of('交易状态') === 'REFUND';
    if (!isRefund && of('交易状态') !== 'SUCCESS') return [];
    const amountFen = amountOf(of(isRefund ? '申请退款金额' : '订单金额'));
    if (amountFen === null) throw new Error('a line of the bill without an amount');
    return [isRefund ? { kind: 'refund', number: of('商户退款单号'), amountFen } : { kind: 'payment', number: of('商户订单号'), amountFen }];
  });
}
