/** The page that the code of a simulated payment leads to: pay, fail, pay late, have the notice come twice. Only where the simulator is. */
import type { FastifyInstance } from 'fastify';
import { formatYuan, toYuan } from '@portal/units';
import { newSecret } from '../../../clock.ts';
import { colour } from '../../../colour.ts';
import { pageStyle } from '../../../http/page-style.ts';
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
    // a plain form, taken on this page alone
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_000 }, (_request, body, done) => done(null, body));
    scope.get<{ Params: { code: string } }>(`${SIMULATOR_PATH}/:code`, async ({ params }, reply) => {
      const trade = (await simulator()).trades.findByCode(params.code);
      const nonce = newSecret();
      return reply
        .status(trade ? 200 : 404)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
        )
        .send(pageText(trade, { now: now(), nonce }));
    });
    scope.post<{ Params: { code: string } }>(`${SIMULATOR_PATH}/:code`, async (request, reply) => {
      assertSameSite(request);
      const at = await simulator();
      const trade = at.trades.findByCode(request.params.code);
      const act = new URLSearchParams(String(request.body ?? '')).get('act');
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
  if (act === 'fail' && isOpen) trade.state = 'failed';
  if ((act === 'pay' && isOpen) || (act === 'late' && trade.state !== 'paid')) trades.pay(trade, now);
  else if (!(act === 'again' && trade.state === 'paid')) return;
  notify(trade);
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const button = (act: string, label: string): string => `<button name="act" value="${act}">${label}</button>`;

function pageText(trade: SimulatedTrade | undefined, { now, nonce }: { now: number; nonce: string }): string {
  const isExpired = trade?.state === 'waiting' && now >= trade.expiresAt;
  const body =
    trade === undefined
      ? '<h1>没有这笔模拟支付</h1><p>二维码已失效，请回到支付页面重新获取。</p>'
      : `<h1>模拟支付 · ${NAMES[trade.channel]}</h1><p>仅供演示，不会产生真实扣款。</p>
<p class="amount">${formatYuan(toYuan(trade.amountFen)).text}</p>
<dl><dt>商品</dt><dd>${escaped(trade.subject)}</dd><dt>状态</dt><dd role="status">${isExpired ? '已过期' : STATES[trade.state]}</dd></dl>
<form method="post">${mayPay(trade, now) ? button('pay', trade.state === 'failed' ? '重新支付' : '支付') + button('fail', '模拟支付失败') : ''}${
          trade.state === 'paid' ? button('again', '再次发送支付通知') : ''
        }${isExpired || trade.state === 'closed' || trade.state === 'failed' ? button('late', '模拟延迟到账') : ''}</form>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>模拟支付</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const STYLE = `${pageStyle}
main{max-width:360px;margin:40px auto;padding:24px;background:${colour('surface')};border:1px solid ${colour('line')};border-radius:6px}
.amount{font-size:28px;line-height:36px;font-variant-numeric:tabular-nums;margin:16px 0;color:${colour('ink')}}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}dd{margin:0;overflow-wrap:anywhere}dt{color:${colour('ink-2')}}
form{display:grid;gap:8px;margin-top:16px}button{min-height:44px}
button[value=pay]{color:${colour('on-accent')};background:${colour('accent')};border-color:${colour('accent')}}`;
