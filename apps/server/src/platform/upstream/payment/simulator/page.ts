/** The page that the code of a simulated payment leads to: pay, fail, pay late, pay twice, have the notice come again. Only where the simulator is. */
import type { FastifyInstance } from 'fastify';
import { fen, formatYuan, toYuan, type Fen } from '@portal/units';
import { escaped, formField, sendPlainPage, takeForms } from '../../../http/plain-page.ts';
import { assertSameSite } from '../../../http/same-site.ts';
import type { SimulatedTrade } from './trades.ts';
import type { Simulator } from './simulator.ts';

export const SIMULATOR_PATH = '/pay-simulator';

const NAMES = { wechat: '微信支付', alipay: '支付宝' } as const;
const STATES = { waiting: '等待支付', paid: '已支付', closed: '已关闭', failed: '支付失败' } as const;

export async function registerSimulatorPage(
  http: FastifyInstance,
  { simulator, now }: { simulator: () => Promise<Simulator>; now: () => number },
): Promise<void> {
  await http.register(async (scope) => {
    takeForms(scope);
    scope.get<{ Params: { code: string } }>(`${SIMULATOR_PATH}/:code`, async ({ params }, reply) => {
      const { trades } = await simulator();
      const trade = trades.findByCode(params.code);
      const body = trade ? bodyOf(trade, { now: now(), others: trades.listUnpaidBeside(trade) }) : GONE;
      return sendPlainPage(reply, { title: '模拟支付', body, status: trade ? 200 : 404 });
    });
    scope.post<{ Params: { code: string } }>(`${SIMULATOR_PATH}/:code`, async (request, reply) => {
      assertSameSite(request);
      const at = await simulator();
      const trade = at.trades.findByCode(request.params.code);
      const act = formField(request.body, 'act');
      if (trade) perform(at, trade, act, now());
      return reply.redirect(`${SIMULATOR_PATH}/${encodeURIComponent(request.params.code)}`, 303);
    });
  });
}

/** Whoever's payment fails at Alipay may pay by the same code: the trade goes on waiting there. With WeChat it is over. */
const mayPay = ({ state, channel, expiresAt }: SimulatedTrade, now: number): boolean =>
  now < expiresAt && (state === 'waiting' || (state === 'failed' && channel === 'alipay'));

function perform({ trades, notify }: Simulator, trade: SimulatedTrade, act: string | null, now: number): void {
  const isOpen = mayPay(trade, now);
  const payNow = (one: SimulatedTrade): void => {
    trades.pay(one, now);
    notify(one);
  };
  const payTwice = (others: readonly SimulatedTrade[]): void => {
    if (others.length > 0) for (const one of [trade, ...others]) payNow(one);
  };
  if (act === 'pay' && isOpen) payNow(trade);
  else if (act === 'fail' && isOpen) trades.end(trade, 'failed');
  // of a code that is open the money comes after it is closed; one that is closed gets it now
  else if (act === 'late' && isOpen) trades.delay(trade);
  else if (act === 'late' && trade.state !== 'paid') payNow(trade);
  else if (act === 'twice' && (isOpen || trade.state === 'paid')) payTwice(trades.listUnpaidBeside(trade));
  else if (act === 'again' && trade.state === 'paid') notify(trade);
}

const button = (act: string, label: string): string => `<button name="act" value="${act}">${label}</button>`;

const GONE = '<h1>没有这笔模拟支付</h1><p>二维码已失效，请回到支付页面重新获取。</p>';

function bodyOf(trade: SimulatedTrade, { now, others }: { now: number; others: readonly SimulatedTrade[] }): string {
  const { state, isLate, channel, amountFen, subject, refunds } = trade;
  const isOpen = mayPay(trade, now);
  const isExpired = state === 'waiting' && now >= trade.expiresAt;
  const status = isLate ? '已付款，款项在途' : isExpired ? '已过期' : STATES[state];
  const back = [...refunds.values()].reduce((sum, one) => fen(sum + one.amountFen), fen(0));
  return `<h1>模拟支付 · ${NAMES[channel]}</h1><p>仅供演示，不会产生真实扣款。</p>
<p class="amount">${yuanOf(amountFen)}</p>
<dl><dt>商品</dt><dd>${escaped(subject)}</dd><dt>状态</dt><dd role="status">${status}</dd>${back > 0 ? `<dt>已退款</dt><dd>${yuanOf(back)}</dd>` : ''}</dl>
<form method="post">${isLate ? LATE_WORDS : isOpen ? openButtons(state) : ''}${state === 'paid' ? PAID_WORDS + button('again', '再次发送支付通知') : ''}${
    isOpen || isLate || state === 'paid' ? '' : `${button('late', '迟到支付')}<p>二维码已关闭，款项现在才到账：订单已关闭的，门户会自动退回。</p>`
  }${isLate ? '' : twice({ isOpen, isPaid: state === 'paid', others })}</form>`;
}

const yuanOf = (amount: Fen): string => formatYuan(toYuan(amount)).text;

const openButtons = (state: SimulatedTrade['state']): string =>
  button('pay', state === 'failed' ? '重新支付' : '支付') +
  button('fail', '模拟支付失败') +
  button('late', '迟到支付') +
  '<p>迟到支付：现在付款，二维码关闭以后款项才到账。</p>';

const LATE_WORDS =
  '<p>请回到门户取消订单，或等它超时关闭（演示时钟可以快进）：款项随后到账，门户会自动原路退回。二维码关闭时订单仍待付款的，按正常付款处理。</p>';
const PAID_WORDS = '<p>支付完成，可以关闭本页：门户的付款页会自己更新。</p>';

/** An order is paid twice by two codes, as channels let it be: each of them takes its money once. */
function twice({ isOpen, isPaid, others }: { isOpen: boolean; isPaid: boolean; others: readonly SimulatedTrade[] }): string {
  const names = [...new Set(others.map(({ channel }) => NAMES[channel]))].join('、');
  if (others.length > 0 && (isOpen || isPaid))
    return `${button('twice', '重复支付')}<p>重复支付：这笔和同一订单先前的二维码（${names}）都付款，门户只收一笔，多付的自动退回。</p>`;
  return isOpen ? '<p>重复支付：先在门户的付款页改用另一种支付方式，再打开新的二维码，即可两笔都付。</p>' : '';
}
