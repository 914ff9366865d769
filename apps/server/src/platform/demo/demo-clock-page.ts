/** Where the demo world's clock is moved on; only where there is one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertSameSite } from '../http/same-site.ts';
import { formField, sendPlainPage, takeForms } from '../http/plain-page.ts';
import type { DemoClock } from './demo-clock.ts';

export const DEMO_CLOCK_PATH = '/demo-clock';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What each passes: an order of a flash sale, a payment's code, silence of two days, of a week, of ten days, and the days to complain in. */
const STEPS = [
  ['10m', '10 分钟', 10 * MINUTE_MS],
  ['1h', '1 小时', HOUR_MS],
  ['1d', '1 天', 24 * HOUR_MS],
  ['2d', '2 天', 48 * HOUR_MS],
  ['8d', '8 天', 8 * 24 * HOUR_MS],
  ['16d', '16 天', 16 * 24 * HOUR_MS],
] as const;

interface DemoClockPage {
  clock: DemoClock;
  isSignedIn(request: FastifyRequest): Promise<boolean>;
}

/** Whoever looks is told the time; who has signed in moves it, since it changes what everybody sees. */
export async function registerDemoClockPage(http: FastifyInstance, { clock, isSignedIn }: DemoClockPage): Promise<void> {
  await http.register(async (scope) => {
    takeForms(scope);
    scope.get(DEMO_CLOCK_PATH, async (request, reply) => sendPlainPage(reply, { title: '演示时钟', body: bodyOf(clock, '', await isSignedIn(request)) }));
    scope.post(DEMO_CLOCK_PATH, async (request, reply) => {
      assertSameSite(request);
      if (!(await isSignedIn(request))) return sendPlainPage(reply, { title: '演示时钟', body: bodyOf(clock, '', false), status: 401 });
      const by = STEPS.find(([key]) => key === formField(request.body, 'by'));
      if (by && (await clock.moveOn(by[2]))) return reply.redirect(DEMO_CLOCK_PATH, 303);
      return sendPlainPage(reply, {
        title: '演示时钟',
        body: bodyOf(clock, by ? '最多提前 366 天，需要更晚的时间请重建演示数据。' : '请选择要推进的时间。', true),
        status: 400,
      });
    });
  });
}

const beijing = (ms: number): string => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');

function aheadWords(ms: number): string {
  const [days, hours, minutes] = [Math.floor(ms / (24 * HOUR_MS)), Math.floor(ms / HOUR_MS) % 24, Math.floor(ms / MINUTE_MS) % 60];
  const words = [days && `${days} 天`, hours && `${hours} 小时`, minutes && `${minutes} 分钟`].filter(Boolean);
  return words.length > 0 ? `比真实时间快 ${words.join(' ')}` : '与真实时间一致';
}

const bodyOf = (clock: DemoClock, fault: string, mayMove: boolean): string => `<h1>演示时钟</h1>
<p>把演示环境的时间往后推，用来查看超时关闭、自动收货、分账、秒杀开场等结果。到期的事情在一分钟内发生（分账五分钟）。</p>
<p class="amount">${beijing(clock.now())}</p>
<p role="status">${aheadWords(clock.aheadMs())}${fault && `。${fault}`}</p>
${mayMove ? `<form method="post">${STEPS.map(([key, label]) => `<button name="by" value="${key}">推进 ${label}</button>`).join('')}</form>` : '<p>推进时间会改变所有人看到的结果，请先<a href="/login">登录演示账号</a>，再打开本页。</p>'}
<p>只能向后推，不能退回；推进 7 天以上需要重新登录。要恢复真实时间，请清空数据目录后重新启动。</p>`;
