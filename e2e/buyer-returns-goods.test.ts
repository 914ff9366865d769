/** A buyer returns the first of two parcels with a photograph; the dealer agrees, gets it back and the money goes back to the fen, which the order's line says. */
import { honestPng } from '@portal/server/platform/storage/torture-set.fixture';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { signInByCall } from './signing-in.ts';

interface Line {
  id: string;
  productModel: string;
  quantity: number;
  paidAmount: number;
  refundedQuantity: number;
}
interface Ordered {
  shopOrderNo: string;
  lines: Line[];
  parcels: { lines: { id: string; quantity: number }[] }[];
  refundedAmount: number;
}

describe('goods that go back', async () => {
  const { portal, browser, context, troubles, page } = await openJourney({ as: written.ofReturns, at: '/memberStore/purchaseOrders?state=shipped' });
  const dealer = await openContext(browser);
  const shop = await dealer.context.newPage();
  const get = async <Data>(path: string): Promise<Data> =>
    ((await (await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1${path}`)).json()) as { data: Data }).data;
  let order: Ordered;
  let line: Line;
  let afterSaleNo = '';
  let pieces = 0;

  it('are asked for on the order’s page, by the keyboard, with a photograph', async () => {
    const orders = await get<{ shopOrderNo: string }[]>('/order/page?state=shipped');
    order = await get<Ordered>(`/order/detail/${orders[0]?.shopOrderNo}`);
    const first = order.parcels[0]?.lines[0];
    line = order.lines.find(({ id }) => id === first?.id) as Line;
    pieces = first?.quantity ?? 0;
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${order.shopOrderNo}`);
    await hydrated(page);
    await tabTo(page, page.getByRole('button', { name: '申请售后' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '申请售后' });
    await dialog.getByRole('radio', { name: '退货退款' }).check();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await dialog.getByText('请填写要申请售后的数量').waitFor();
    await dialog.getByText('请选择申请原因').waitFor();
    // on a small screen the first of it comes into sight again
    await page.setViewportSize({ width: 390, height: 640 });
    await dialog.locator('.p-dialog__body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    const isSeen = () =>
      dialog.getByText('请填写要申请售后的数量').evaluate((words) => {
        const { left, top } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + 2, top + 2));
      });
    expect(await isSeen()).toBe(false);
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect.poll(isSeen).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog
      .getByRole('button', { name: new RegExp(`${line.productModel} 售后数量|申请`) })
      .first()
      .click();
    const count = dialog.getByRole('textbox', { name: `${line.productModel} 售后数量` });
    await count.fill(String(pieces));
    await count.press('Enter');
    await dialog.getByLabel('申请原因').selectOption('quality');
    await dialog.getByLabel('问题说明').fill('整箱有杂音');
    await dialog.locator('input[type="file"]').setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: await honestPng() });
    await dialog.getByRole('img', { name: '第 1 张凭证图片' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: '提交申请' }).press('Enter');
    await page.waitForURL('**/memberStore/afterSale/detail?no=*');
    afterSaleNo = new URL(page.url()).searchParams.get('no') ?? '';
    await page.getByText('经销商正在处理您的申请').waitFor();
    // the line at the top edge goes once the page is there
    await page.locator('.p-loading-bar').waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
  });

  it('are agreed to by the dealer, who sees the photograph and says where they go', async () => {
    await signInByCall(dealer.context, portal, written.sellerOfReturns);
    await shop.goto(`${portal.origin}/merchantCenter/afterSale/detail?no=${afterSaleNo}`);
    await hydrated(shop);
    const picture = shop.getByRole('list', { name: '凭证图片' }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violationsOn(shop)).toEqual([]);
    await shop.getByRole('button', { name: '同意退回' }).click();
    const dialog = shop.getByRole('dialog', { name: '同意买家寄回商品' });
    await dialog.getByRole('textbox').fill('浙江省杭州市滨江区长河路 590 号 李师傅 0571-88886210');
    await dialog.getByRole('button', { name: '同意退回' }).click();
    await shop.getByText('等待买家寄回商品').waitFor();
  });

  it('are sent back, received, and the money goes back to the fen', async () => {
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: '填写退货物流' }).click();
    const dialog = page.getByRole('dialog', { name: '商品已寄出' });
    await dialog.getByRole('button', { name: '提交' }).click();
    await dialog.getByText('请填写运单号').waitFor();
    await dialog.getByLabel('承运公司').fill('顺丰速运');
    await dialog.getByLabel('运单号').fill('SF1467300399991');
    await dialog.getByRole('button', { name: '提交' }).click();
    await page.getByText('商品在寄回途中').waitFor();
    await shop.reload();
    await hydrated(shop);
    await shop.getByRole('button', { name: '确认收货并退款' }).click();
    await shop.getByRole('dialog').getByRole('button', { name: '确认收货并退款' }).click();
    await expect.poll(async () => (await get<{ state: string }>(`/after-sale/detail/${afterSaleNo}`)).state).toBe('completed');
    const after = await get<Ordered>(`/order/detail/${order.shopOrderNo}`);
    const kept = line.quantity - line.refundedQuantity;
    const fen = (amount: number) => Math.round(amount * 100);
    const due = (left: number) => Math.floor((fen(line.paidAmount) * left) / line.quantity);
    expect(fen(after.refundedAmount) - fen(order.refundedAmount)).toBe(due(kept) - due(kept - pieces));
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${order.shopOrderNo}`);
    await page.getByText(`已退款 ${pieces} `).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect([...troubles, ...dealer.troubles]).toEqual([]);
  });
});
