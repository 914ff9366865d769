/**
 * Editing a list and an order of 500 lines in a real Chromium: how soon a figure that is typed stands in its row, and how long each
 * interaction holds the page up until it is painted (INP, by the browser's own event timing); and what of the page's thread the key takes.
 */
import type { CDPSession, Page } from 'playwright-core';
import { demoCatalog } from '../apps/server/demo-world/catalog.ts';
import { hydrated, launchBrowser } from '../e2e/browser.ts';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { looked } from '../e2e/accounts.ts';
import { signIn } from '../e2e/signing-in.ts';
import { median, type Note } from './figures.ts';

const LINES = 500;
const EDITS = 30;
const ECHO_MS_MAX = 50;
const INP_MS_MAX = 100;
const BASE = '/api-cloud-merchant-service/v1/design-order';

interface Seen {
  /** From the key that settles a figure to the changed amount in its row. */
  echoes: number[];
  /** The longest event of each interaction. */
  interactions: number[];
}

type Watched = typeof window & { seen: Seen };

/** What an act takes of the page's thread, milliseconds of the processor: whatever else the machine does, it is the same. */
interface Taken {
  script: number;
  /** Style and layout. */
  style: number;
}

export async function measureEditing(portal: RunningPortal, note: Note): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${portal.origin}/login?redirect=%2Ftool%2FdesignOrder`);
    await signIn(page, looked.installer);
    const orderId = await page.evaluate(fill, { base: BASE, productList: products() });
    await page.goto(`${portal.origin}/tool/designOrder/detail/edit?id=${orderId}`);
    say('编辑配单', await edited(page), note);
    await page.goto(`${portal.origin}/tool/designOrder/selection`);
    await hydrated(page);
    await page.getByRole('button', { name: /查看清单/ }).click();
    say('清单', await edited(page), note);
  } finally {
    await browser.close();
  }
}

function products(): { skuNo: string; rate: number; ratePrice: null; quantity: number }[] {
  const { spus, skus } = demoCatalog({ now: Date.now() });
  const hardware = new Set(spus.filter(({ skuType, status }) => (skuType ?? 0) === 0 && (status ?? 0) === 0).map(({ spuNo }) => spuNo));
  const sold = skus.filter(({ spuNo, skuStatus, price }) => hardware.has(spuNo) && (skuStatus ?? 0) === 0 && (price ?? 0) > 0);
  if (sold.length < LINES) throw new Error(`the demo world has ${sold.length} models for a list of ${LINES}`);
  return sold.slice(0, LINES).map(({ skuNo }) => ({ skuNo, rate: 95, ratePrice: null, quantity: 2 }));
}

/** In the page: the list takes these products, and an order of them is made. Gives the order's id. */
async function fill({ base, productList }: { base: string; productList: unknown[] }): Promise<string> {
  const take = async (name: string | null): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${base}/import/take`, { method: 'POST', headers, body: JSON.stringify({ name, productList }) });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: string };
    if (code !== 0) throw new Error(msg);
    return data;
  };
  await take(null);
  return take('五百行配单');
}

async function edited(page: Page): Promise<Seen & { taken: Taken[]; moves: Taken[] }> {
  await hydrated(page);
  await page.locator(`tr[data-sku]:nth-child(${LINES})`).waitFor({ state: 'attached' });
  await page.evaluate(watch);
  const thread = await page.context().newCDPSession(page);
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken: Taken[] = [];
  const moves: Taken[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const row = page.locator(`tr[data-sku]:nth-child(${1 + ((edit * 37) % LINES)})`);
    const [column, text] = edit % 3 === 0 ? ['rate', String(80 + edit / 4)] : ['quantity', String(3 + edit)];
    await row.scrollIntoViewIfNeeded();
    await row.locator(`input[data-column="${column}"]`).focus();
    await page.keyboard.type(text);
    const echoes = await page.evaluate(() => (window as Watched).seen.echoes.length);
    const isOver = async () => {
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => (window as Watched).seen.echoes.length > count, echoes);
    };
    taken.push(await takenBy(thread, page, isOver));
    if (edit % 5 === 0) await row.getByRole('checkbox').click();
    const down = row.getByRole('button', { name: '下移' });
    if (edit % 7 === 0) moves.push(await takenBy(thread, page, () => down.click()));
  }
  await page.getByText('已保存').first().waitFor();
  return { ...(await page.evaluate(() => (window as Watched).seen)), taken, moves };
}

/** What an act takes until it is painted. */
async function takenBy(thread: CDPSession, page: Page, act: () => Promise<void>): Promise<Taken> {
  const before = await takenSoFar(thread);
  await act();
  await page.evaluate(painted);
  const after = await takenSoFar(thread);
  return { script: after.script - before.script, style: after.style - before.style };
}

async function takenSoFar(thread: CDPSession): Promise<Taken> {
  const { metrics } = await thread.send('Performance.getMetrics');
  const ms = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), style: ms('RecalcStyleDuration') + ms('LayoutDuration') };
}

/** In the page: what was changed has been painted. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** In the page: notes echoes and interactions from here on. */
function watch(): void {
  const seen: Seen = { echoes: [], interactions: [] };
  const longest = new Map<number, number>();
  (window as Watched).seen = seen;
  document.addEventListener(
    'keydown',
    ({ key, target, timeStamp }) => {
      const amount = key === 'Enter' ? (target as Element).closest('tr')?.querySelector('td:nth-last-child(2)') : null;
      if (!amount) return;
      const changes = new MutationObserver(() => {
        seen.echoes.push(performance.now() - timeStamp);
        changes.disconnect();
      });
      changes.observe(amount, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
      seen.interactions = [...longest.values()];
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

function say(where: string, { echoes, interactions, taken, moves }: Seen & { taken: readonly Taken[]; moves: readonly Taken[] }, note: Note): void {
  const most = (values: readonly number[]): number => Math.max(0, ...values);
  const echo = most(echoes);
  note(
    `${where} ${LINES} 行，改一格到该行小计更新（${echoes.length} 次）`,
    `中位 ${median(echoes).toFixed(0)} ms，最长 ${echo.toFixed(0)} ms`,
    `≤ ${ECHO_MS_MAX} ms`,
    echo <= ECHO_MS_MAX,
  );
  for (const [act, times] of [
    ['回车', taken],
    ['下移一行', moves],
  ] as const) {
    const [script, style] = [times.map((one) => one.script), times.map((one) => one.style)];
    note(
      `${where} ${LINES} 行，${act}占用页面线程（处理器时间，${times.length} 次）`,
      `脚本中位 ${median(script).toFixed(0)} ms、最长 ${most(script).toFixed(0)} ms，样式与布局中位 ${median(style).toFixed(0)} ms、最长 ${most(style).toFixed(0)} ms`,
      `合计 ≤ ${ECHO_MS_MAX} ms`,
      most(times.map((one) => one.script + one.style)) <= ECHO_MS_MAX,
    );
  }
  // as INP is reckoned for fewer than fifty interactions: the longest; above, one in fifty is left out
  const inp = interactions.toSorted((one, other) => other - one)[Math.floor(interactions.length / 50)] ?? 0;
  note(`${where} ${LINES} 行，INP（16 ms 以上的交互 ${interactions.length} 次）`, `${inp} ms`, `≤ ${INP_MS_MAX} ms`, inp <= INP_MS_MAX);
}
