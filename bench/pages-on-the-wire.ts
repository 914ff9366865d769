/**
 * Eight pages as a browser receives them: bytes as they crossed the wire (encoded, counted by Chromium), the largest paint and what
 * moved afterwards. Cold cache each, a line of 10 Mbit/s with 40 ms (docs/benchmarks.md says why).
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { looked } from '../e2e/accounts.ts';
import { signIn } from '../e2e/signing-in.ts';
import type { Note } from './figures.ts';

interface PageUnderMeasure {
  title: string;
  /** Address, or how to find it on the page that is open. */
  path: string | ((page: Page) => Promise<string>);
  signedIn: boolean;
  scriptKbMax?: number;
  totalKbMax?: number;
  lcpMsMax?: number;
}

const hrefOf =
  (listPath: string, selector: string) =>
  async (page: Page): Promise<string> => {
    await page.goto(new URL(listPath, page.url()).href);
    const href = await page.locator(selector).first().getAttribute('href');
    if (href === null) throw new Error(`${listPath} has no ${selector}`);
    return href;
  };

const pages: readonly PageUnderMeasure[] = [
  { title: '首页，访客', path: '/home', signedIn: false },
  { title: '产品列表，访客', path: '/product', signedIn: false, scriptKbMax: 150, totalKbMax: 260, lcpMsMax: 1000 },
  { title: '产品详情，访客', path: hrefOf('/product', 'main a[href*="/product/detail"]'), signedIn: false },
  { title: '计算器（存储容量），访客', path: '/tool/calculator/aVideoCapacity', signedIn: false },
  { title: '智能配单（LED），访客', path: '/tool/intelligenceOrder?scenario=led', signedIn: false },
  { title: '选型，安装商', path: '/tool/designOrder/selection', signedIn: true, scriptKbMax: 330 },
  { title: '我的配单，安装商', path: '/tool/designOrder', signedIn: true },
  { title: '配单详情，安装商', path: hrefOf('/tool/designOrder', 'a[href*="/tool/designOrder/detail?id="]'), signedIn: true },
];

/** 10 Mbit/s both ways, 40 ms. */
const LINE = { offline: false, latency: 40, downloadThroughput: (10 * 1_000_000) / 8, uploadThroughput: (10 * 1_000_000) / 8 };
const QUIET_MS = 2_000;
const ROUNDS = 3;

interface Seen {
  scriptKb: number;
  totalKb: number;
  lcpMs: number;
  cls: number;
}

/** Measures on a portal with the demo world; each page's figures are the median of three visits, its movement the worst. */
export async function measurePagesOnTheWire(portal: RunningPortal, note: Note): Promise<void> {
  const browser = await launchBrowser();
  try {
    const guest = await arrive(browser, portal, false);
    const person = await arrive(browser, portal, true);
    for (const page of pages) {
      const { state, find } = page.signedIn ? person : guest;
      const address = new URL(typeof page.path === 'string' ? page.path : await page.path(find), portal.origin).href;
      const visits: Seen[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, state, address));
      say(page, visits, note);
    }
  } finally {
    await browser.close();
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Someone who has arrived: cookies for the visits, and a page to find addresses on. */
async function arrive(browser: Browser, portal: RunningPortal, signedIn: boolean): Promise<{ state: Cookies; find: Page }> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const find = await context.newPage();
  await find.goto(`${portal.origin}${signedIn ? '/login?redirect=%2Fhome' : '/home'}`);
  if (signedIn) await signIn(find, looked.installer);
  return { state: await context.storageState(), find };
}

/** A context of its own has an empty cache. */
async function visit(browser: Browser, state: Cookies, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', storageState: state });
  try {
    return await measure(context, address);
  } finally {
    await context.close();
  }
}

type Painted = typeof globalThis & { paints: { lcpMs: number; cls: number } };

async function measure(context: BrowserContext, address: string): Promise<Seen> {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  const bytes = countBytes(wire);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(QUIET_MS);
  const { lcpMs, cls } = await page.evaluate(() => (globalThis as Painted).paints);
  return { scriptKb: bytes.script / 1024, totalKb: bytes.total / 1024, lcpMs, cls };
}

/** Encoded bytes of every answer, head and body. */
function countBytes(wire: CDPSession): { script: number; total: number } {
  const bytes = { script: 0, total: 0 };
  const scripts = new Set<string>();
  wire.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  const paints = { lcpMs: 0, cls: 0 };
  (globalThis as Painted).paints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) paints.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function say({ title, scriptKbMax, totalKbMax, lcpMsMax }: PageUnderMeasure, visits: readonly Seen[], note: Note): void {
  const median = (pick: (seen: Seen) => number): number => visits.map(pick).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  const script = median((seen) => seen.scriptKb);
  const total = median((seen) => seen.totalKb);
  const lcp = median((seen) => seen.lcpMs);
  const cls = Math.max(...visits.map((seen) => seen.cls));
  const goals = [scriptKbMax && `脚本 ≤ ${scriptKbMax} KB`, totalKbMax && `全部 ≤ ${totalKbMax} KB`, lcpMsMax && `LCP ≤ ${lcpMsMax} ms`, 'CLS 0'].filter(
    Boolean,
  );
  const held = script <= (scriptKbMax ?? Infinity) && total <= (totalKbMax ?? Infinity) && lcp <= (lcpMsMax ?? Infinity) && cls < 0.0005;
  note(
    `${title}，线上字节，10 Mbit/s + 40 ms`,
    `脚本 ${script.toFixed(0)} KB，全部 ${total.toFixed(0)} KB，LCP ${lcp.toFixed(0)} ms，CLS ${cls.toFixed(3)}`,
    goals.join('，'),
    held,
  );
}
