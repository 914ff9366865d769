/** The page that the code of a simulated payment leads to: pay, fail, pay late, have the notice come twice. Only where the simulator is. */
import type { FastifyInstance } from 'fastify';
import { formatYuan, toYuan } from '@portal/units';
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
      const trade = (await simulator()).trades.findByCode(params.code);
      return sendPlainPage(reply, { title: '模拟支付', body: bodyOf(trade, now()), status: trade ? 200 : 404 });
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
  if (act === 'fail' && isOpen) trades.end(trade, 'failed');
  if ((act === 'pay' && isOpen) || (act === 'late' && trade.state !== 'paid')) trades.pay(trade, now);
  else if (!(act === 'again' && trade.state === 'paid')) return;
  notify(trade);
}

const button = (act: string, label: string): string => `<button name="act" value="${act}">${label}</button>`;

function bodyOf(trade: SimulatedTrade | undefined, now: number): string {
  if (trade === undefined) return '<h1>没有这笔模拟支付</h1><p>二维码已失效，请回到支付页面重新获取。</p>';
  const isExpired = trade.state === 'waiting' && now >= trade.expiresAt;
  return `<h1>模拟支付 · ${NAMES[trade.channel]}</h1><p>仅供演示，不会产生真实扣款。</p>
<p class="amount">${formatYuan(toYuan(trade.amountFen)).text}</p>
<dl><dt>商品</dt><dd>${escaped(trade.subject)}</dd><dt>状态</dt><dd role="status">${isExpired ? '已过期' : STATES[trade.state]}</dd></dl>
<form method="post">${mayPay(trade, now) ? button('pay', trade.state === 'failed' ? '重新支付' : '支付') + button('fail', '模拟支付失败') : ''}${
    trade.state === 'paid' ? `<p>支付完成，可以关闭本页：门户的付款页会自己更新。</p>${button('again', '再次发送支付通知')}` : ''
  }${isExpired || trade.state === 'closed' || trade.state === 'failed' ? button('late', '模拟延迟到账') : ''}</form>`;
}
