/** With the keyboard alone: a buyer returns the first of two parcels with a photograph; the dealer agrees, gets it back and the money goes back to the fen, which the order's line says. */
import { honestPng } from '@portal/server/platform/storage/torture-set.fixture';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { keysOf } from './keyboard.ts';
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
  const [keys, shopKeys] = [keysOf(page), keysOf(shop)];
  const get = async <Data>(path: string): Promise<Data> =>
    ((await (await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1${path}`)).json()) as { data: Data }).data;
  let order: Ordered;
  let line: Line;
  let afterSaleNo = '';
  let pieces = 0;

  it('are asked for on the order’s page, with a photograph', async () => {
    const orders = await get<{ shopOrderNo: string }[]>('/order/page?state=shipped');
    order = await get<Ordered>(`/order/detail/${orders[0]?.shopOrderNo}`);
    const first = order.parcels[0]?.lines[0];
    line = order.lines.find(({ id }) => id === first?.id) as Line;
    pieces = first?.quantity ?? 0;
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${order.shopOrderNo}`);
    await hydrated(page);
    const opener = page.getByRole('button', { name: '申请售后' });
    const dialog = page.getByRole('dialog', { name: '申请售后' });
    // opened, left and opened again, the focus is where it was
    await keys.press(opener);
    await dialog.getByRole('radio', { name: '退货退款' }).waitFor();
    await keys.stays();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys.stays();
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await keys.pick(dialog.getByRole('radio', { name: '退货退款' }));
    const submit = dialog.getByRole('button', { name: '提交申请' });
    await keys.press(submit);
    await dialog.getByText('请填写要申请售后的数量').waitFor();
    await dialog.getByText('请选择申请原因').waitFor();
    // on a small screen the first of it comes into sight again
    await page.setViewportSize({ width: 390, height: 640 });
    await keys.reach(submit);
    await dialog.locator('.p-dialog__body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    const isSeen = () =>
      dialog.getByText('请填写要申请售后的数量').evaluate((words) => {
        const { left, top } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + 2, top + 2));
      });
    expect(await isSeen()).toBe(false);
    await keys.press(submit);
    await expect.poll(isSeen).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await keys.press(dialog.getByRole('button', { name: new RegExp(`${line.productModel} 售后数量|申请`) }).first());
    const count = dialog.getByRole('textbox', { name: `${line.productModel} 售后数量` });
    await keys.type(count, String(pieces));
    await page.keyboard.press('Enter');
    await keys.choose(dialog.getByLabel('申请原因'), '质量问题');
    await keys.type(dialog.getByLabel('问题说明'), '整箱有杂音');
    const choosing = page.waitForEvent('filechooser');
    await keys.press(dialog.getByRole('button', { name: '上传图片' }));
    await (await choosing).setFiles({ name: '现场.png', mimeType: 'image/png', buffer: await honestPng() });
    await dialog.getByRole('img', { name: '第 1 张凭证图片' }).waitFor();
    await keys.stays();
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await keys.press(submit);
    await page.waitForURL('**/memberStore/afterSale/detail?no=*');
    afterSaleNo = new URL(page.url()).searchParams.get('no') ?? '';
    await page.getByText('经销商正在处理您的申请').waitFor();
    // the line at the top edge goes once the page is there
    await page.locator('.p-loading-bar').waitFor({ state: 'detached' });
    await expect.poll(() => violationsOn(page)).toEqual([]);
  });

  it('are agreed to by the dealer, who sees the photograph and says where they go', async () => {
    await signInByCall(dealer.context, portal, written.sellerOfReturns);
    await shop.goto(`${portal.origin}/merchantCenter/afterSale/detail?no=${afterSaleNo}`);
    await hydrated(shop);
    const picture = shop.getByRole('list', { name: '凭证图片' }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violationsOn(shop)).toEqual([]);
    const opener = shop.getByRole('button', { name: '同意退回' });
    await shopKeys.press(opener);
    const dialog = shop.getByRole('dialog', { name: '同意买家寄回商品' });
    await shopKeys.type(dialog.getByRole('textbox'), '浙江省杭州市滨江区长河路 590 号 李师傅 0571-88886210');
    expect(await violationsOn(shop)).toEqual([]);
    await shopKeys.press(dialog.getByRole('button', { name: '同意退回' }));
    await shop.getByText('等待买家寄回商品').waitFor();
    // the button it was opened by is gone with it
    await shopKeys.stays();
  });

  it('are sent back, received, and the money goes back to the fen', async () => {
    await page.reload();
    await hydrated(page);
    await keys.press(page.getByRole('button', { name: '填写退货物流' }));
    const dialog = page.getByRole('dialog', { name: '商品已寄出' });
    await keys.press(dialog.getByRole('button', { name: '提交' }));
    await dialog.getByText('请填写运单号').waitFor();
    await keys.stays();
    await keys.type(dialog.getByLabel('承运公司'), '顺丰速运');
    await keys.type(dialog.getByLabel('运单号'), 'SF1467300399991');
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: '提交' }));
    await page.getByText('商品在寄回途中').waitFor();
    await keys.stays();
    await shop.reload();
    await hydrated(shop);
    await shopKeys.press(shop.getByRole('button', { name: '确认收货并退款' }));
    await shopKeys.press(shop.getByRole('dialog').getByRole('button', { name: '确认收货并退款' }));
    await expect.poll(async () => (await get<{ state: string }>(`/after-sale/detail/${afterSaleNo}`)).state).toBe('completed');
    const after = await get<Ordered>(`/order/detail/${order.shopOrderNo}`);
    const kept = line.quantity - line.refundedQuantity;
    const fen = (amount: number) => Math.round(amount * 100);
    const due = (left: number) => Math.floor((fen(line.paidAmount) * left) / line.quantity);
    expect(fen(after.refundedAmount) - fen(order.refundedAmount)).toBe(due(kept) - due(kept - pieces));
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${order.shopOrderNo}`);
    await shopKeys.stays();
    await page.getByText(`已退款 ${pieces} `).waitFor();
    await expect.poll(() => violationsOn(page)).toEqual([]);
    expect([...troubles, ...dealer.troubles]).toEqual([]);
  });
});
