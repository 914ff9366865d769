/** What is said to a buyer who has not repaid in time (ORDER-35): since when, how much, and what follows. */
import type { OwnCredit } from '@portal/contract/trade-credit';
import { formatDate, formatYuan } from '@portal/units';

export function overdueWords({ overdue, overdueSince, overdueRule }: Pick<OwnCredit, 'overdue' | 'overdueSince' | 'overdueRule'>): string {
  const since = overdueSince === null ? '' : `自 ${formatDate(Date.parse(overdueSince))} 起`;
  const so = overdueRule === 'block' ? '经销商已暂停账期下单，还清后恢复，本订单可在线支付' : '请尽快向经销商还款';
  return `${since}有 ${formatYuan(overdue).text} 欠款逾期未还，${so}。`;
}
