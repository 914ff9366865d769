/** A real Chromium: CHROMIUM_PATH, else the system's, else the one packaged on npm. */
import { accessSync, constants } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserServer, type LaunchOptions, type Page } from 'playwright-core';

// the one without windows does the same work with a third less of the processor
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** One that several processes use at once, each in contexts of its own (`chromium.connect`). */
export const launchSharedBrowser = async (): Promise<BrowserServer> => chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });

async function launchOptions(): Promise<LaunchOptions> {
  const system = process.env['CHROMIUM_PATH'] ?? SYSTEM.find(runs);
  // no GPU: software GL is ten times slower than CPU raster; no calls home
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // where the system names no language, Chromium calls a file with a Chinese name "download"
  const env = { ...process.env, LANG: 'C.UTF-8' };
  if (system) return { executablePath: system, args, env };
  const packaged = await packagedChromium();
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...args], env };
}

async function packagedChromium() {
  // makes the package unpack and use its own libraries on a bare machine
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  return (await import('@sparticuz/chromium')).default;
}

/** Where the browser lies, for what starts one itself. */
export const chromiumPath = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? SYSTEM.find(runs) ?? (await (await packagedChromium()).executablePath());

/** Ends what hangs, and says what was waited for: with half a minute what others kept the processor from was ended as well. */
const WAITS_AT_MOST_MS = 100_000;

/** A context at desktop or phone width that fails the test when a page logs an error, breaks its CSP or asks a foreign host. */
export async function openContext(
  browser: Browser,
  options: { width?: number; phone?: boolean } = {},
): Promise<{ context: BrowserContext; troubles: string[] }> {
  const context = await browser.newContext({
    viewport: options.phone ? { width: 390, height: 844 } : { width: options.width ?? 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    acceptDownloads: true,
    ...(options.phone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  context.setDefaultTimeout(WAITS_AT_MOST_MS);
  const troubles: string[] = [];
  context.on('page', (page) => {
    watch(page, troubles);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, asked) => {
      await withoutClosedSheets(page);
      return goto(url, asked);
    };
    page.reload = async (asked) => {
      await withoutClosedSheets(page);
      return reload(asked);
    };
  });
  return { context, troubles };
}

function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // a refused call is the server's answer, a connection that is not taken, or cut while it opens, that of one ending or starting anew; the browser prints both all the same
    const isOfServer = /^Failed to load resource|^WebSocket connection to .*ERR_CONNECTION_(?:REFUSED|RESET)/.test(message.text());
    if (message.type() === 'error' && !isOfServer) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname)) troubles.push(`foreign request ${request.url()}`);
  });
}

/** A sheet that has closed takes its entry from the history a moment later (SHELL-31): a step back, which would stop an address that is typed just then, or a page that is read anew. */
async function withoutClosedSheets(page: Page): Promise<void> {
  const isWithout = () => {
    const { sheets = 0 } = (history.state ?? {}) as { sheets?: number };
    return sheets <= document.querySelectorAll('dialog:modal:not([data-of-step]), .p-phone-menu[open], [popover=auto]:popover-open').length;
  };
  // a window that was opened just now need not draw yet: it is not waited for by its frames; one that is leaving is asked again
  if (!(await page.evaluate(isWithout).catch(() => false))) await page.waitForFunction(isWithout, undefined, { polling: 50 });
}

/** Waits until React has taken the page over; without it a click may meet dead markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = (window as { __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } } }).__reactRouterDataRouter;
    // parts whose script comes later are there, too
    const isWhole = !('later' in document.documentElement.dataset);
    return isWhole && router?.state.initialized === true && router.state.navigation.state === 'idle';
  });
}
