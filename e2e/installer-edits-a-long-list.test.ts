/** An order of more than sixty lines: figures answer at once, and its check follows when nothing has been changed for 0.4 s (PICK-19). */
import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../apps/server/demo-world/catalog.ts';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const LINES = 61;
const REST_MS = 400;
const EDITS = 4;

type Watched = typeof window & { asks: number[]; enters: number[] };

const { portal, context, page, troubles } = await openJourney({ as: written.ofLongList });

const { spus, skus } = demoCatalog({ now: Date.now() });
const hardware = new Set(spus.filter(({ skuType, status }) => (skuType ?? 0) === 0 && (status ?? 0) === 0).map(({ spuNo }) => spuNo));
const productList = skus
  .filter(({ spuNo, skuStatus, price }) => hardware.has(spuNo) && (skuStatus ?? 0) === 0 && (price ?? 0) > 0)
  .slice(0, LINES)
  .map(({ skuNo }) => ({ skuNo, rate: 100, ratePrice: null, quantity: 2 }));

describe(`an order of ${LINES} lines`, () => {
  it('is checked once, 0.4 s after the last of several figures, each of which stood in its row by then', async () => {
    const made = await context.request.post(`${portal.origin}/api-cloud-merchant-service/v1/design-order/import/take`, {
      data: { name: '六十一行', productList },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { data: id } = (await made.json()) as { data: string };
    await page.addInitScript(watch);
    await page.goto(`${portal.origin}/tool/designOrder/detail/edit?id=${id}`);
    await hydrated(page);
    const asked = () => page.evaluate(() => (window as Watched).asks.length);
    /** Asked, and for twice the rest not asked again. */
    const isAtRest = () => page.evaluate((rest) => performance.now() - ((window as Watched).asks.at(-1) ?? performance.now()) > rest, 2 * REST_MS);
    await expect.poll(isAtRest).toBe(true);
    const before = await asked();

    const quantity = (row: number) => page.locator(`tr[data-sku]:nth-child(${row}) input[data-column="quantity"]`);
    const amountOf = async (row: number) => {
      const text = await page.locator(`tr[data-sku]:nth-child(${row}) td:nth-last-child(2)`).innerText();
      return Math.round(100 * Number(text.replace(/[^\d.]/g, '')));
    };
    await quantity(1).focus();
    for (let edit = 1; edit <= EDITS; edit++) {
      const ofTwo = await amountOf(edit);
      await page.keyboard.type(String(3 + edit));
      await page.keyboard.press('Enter');
      expect(2 * (await amountOf(edit))).toBe((3 + edit) * ofTwo);
    }
    await expect.poll(asked).toBeGreaterThan(before);
    await expect.poll(isAtRest).toBe(true);
    const { asks, enters } = await page.evaluate(() => ({ asks: (window as Watched).asks, enters: (window as Watched).enters }));
    const waits = enters.slice(1).map((at, place) => at - (enters[place] ?? 0));
    // a slow machine may rest between two keys as long as the check does
    const rests = waits.filter((wait) => wait >= REST_MS).length;
    expect(asks.length - before).toBeLessThanOrEqual(1 + rests);
    for (const at of asks.slice(before))
      expect(Math.min(...enters.filter((enter) => enter <= at).map((enter) => at - enter))).toBeGreaterThanOrEqual(REST_MS - 5);
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});

/** In the page: notes when the check's worker is asked, and when a figure is settled. */
function watch(): void {
  const noted = window as Watched;
  noted.asks = [];
  noted.enters = [];
  document.addEventListener('keydown', ({ key }) => void (key === 'Enter' && noted.enters.push(performance.now())), { capture: true });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (!String(address).includes('check-worker')) return;
      const post = this.postMessage.bind(this);
      this.postMessage = (message: unknown) => {
        noted.asks.push(performance.now());
        post(message);
      };
    }
  };
}
