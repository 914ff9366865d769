/** Money of a shop under fault: what is stored of it, what the simulated channels know, and a payer who pays by the codes they show. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelTrade, MoneySnapshot } from './money-history.ts';
import { inOneMoment, type Ask } from './trade-world.ts';

/** `dataDir`: of the portal, where its simulated channels keep what they know. */
export async function readMoney(ask: Ask, dataDir: string): Promise<MoneySnapshot> {
  const before = await readTrades(dataDir);
  const stored = await inOneMoment(ask, async (read) => ({
    orders: await read<MoneySnapshot['orders'][number]>(ORDERS),
    payables: await read<MoneySnapshot['payables'][number]>(PAYABLES),
    payments: await read<MoneySnapshot['payments'][number]>(PAYMENTS),
    refunds: await read<MoneySnapshot['refunds'][number]>(REFUNDS),
    shares: await read<MoneySnapshot['shares'][number]>(SHARES),
  }));
  return { ...stored, channel: { before, after: await readTrades(dataDir) } };
}

interface WrittenTrade {
  paymentNo: string;
  amountFen: number;
  state: string;
  refunds: [string, { amountFen: number }][];
}

/** A line each time a trade changed; one that was cut by a kill is none. */
async function readTrades(dataDir: string): Promise<ChannelTrade[]> {
  const text = await readFile(join(dataDir, 'pay-simulator'), 'utf8').catch(() => '');
  const last = new Map<string, ChannelTrade>();
  for (const line of text.split('\n')) {
    const trade = tradeIn(line.slice(line.indexOf(' ') + 1));
    if (trade !== null) last.set(trade.paymentNo, trade);
  }
  return [...last.values()];
}

function tradeIn(json: string): ChannelTrade | null {
  try {
    const { paymentNo, amountFen, state, refunds } = JSON.parse(json) as WrittenTrade;
    return { paymentNo, amount: amountFen, isPaid: state === 'paid', refunds: refunds.map(([refundNo, one]) => ({ refundNo, amount: one.amountFen })) };
  } catch {
    return null;
  }
}

const ORDERS = `
  select s.shop_order_no as "shopOrderNo", t.pay_no as "payNo", s.state, s.pay_way as "payWay", (s.amount * 100)::int as amount,
    (s.refunded_amount * 100)::int as refunded, exists (select 1 from order_event e where e.shop_order_no = s.shop_order_no and e.act = 'pay') as "isPaid"
  from shop_order s join trade_order t using (order_no)`;
const PAYABLES = `select business_no as "payNo", amount_fen::int as amount, state from payable where business_type = 'order'`;
const PAYMENTS = `
  select payment_no as "paymentNo", business_no as "payNo", amount_fen::int as amount, state, is_kept as "isKept" from payment where business_type = 'order'`;
const REFUNDS = `
  select refund_no as "refundNo", payment_no as "paymentNo", request_no as "requestNo", r.amount_fen::int as amount, reason, r.state
  from payment_refund r join payment p using (payment_no) where p.business_type = 'order'`;
const entered = (name: string, account?: string): string =>
  `'${name}', coalesce(sum(e.amount * 100) ${account === undefined ? '' : `filter (where e.account = '${account}')`}, 0)::int`;
const SHARES = `
  select row_no as "rowNo", shop_order_no as "shopOrderNo", kind, state, (paid * 100)::int as paid, (refunded * 100)::int as refunded, (fee * 100)::int as fee,
    (subsidy * 100)::int as subsidy, (share * 100)::int as share,
    (select jsonb_build_object(${[entered('all'), ...['buyer', 'fee', 'waiting', 'shared'].map((account) => entered(account, account))].join(', ')})
      from share_entry e where e.row_no = s.row_no) as entries
  from share_row s`;

/** What somebody does on the page that a code leads to, as its buttons say it. */
export type AtChannel = 'pay' | 'twice' | 'late' | 'again';

/** As the page's form does; whatever becomes of it is seen by asking the portal. */
export async function actAtChannel(codeUrl: string, act: AtChannel): Promise<void> {
  await fetch(codeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act }),
    redirect: 'manual',
    signal: AbortSignal.timeout(8_000),
  }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  );
}
