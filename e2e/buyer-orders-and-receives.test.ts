/** A design order is bought by the code of a channel: into the cart, handed in, paid, accepted by the dealer, sent in two parcels, received. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { become, DESK, faultsOf } from './page-checks.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { enterConsole } from './signing-in.ts';

const API = '/api-cloud-merchant-service/v1';

describe('an order of a dealer’s customer', async () => {
  const buyer = await openJourney({ as: written.ofBuying, at: '/home' });
  const dealer = await openJourney({ as: written.sellerOfBuying, at: '/merchantCenter/orders' });
  const { portal, page, browser } = buyer;
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { origin: portal.origin, 'idempotency-key': `buying${path.replaceAll('/', '-')}` };
    const answer = await page.request[data ? 'post' : 'get'](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  let shopOrderNo = '';

  it('goes from the design order over the cart to the checkout, at the sum that is shown', async () => {
    const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330106', areaName: '西湖区' };
    await ask('/address/add', { ...place, detailAddress: '文三路 1 号', contactName: '郑航', contactPhone: '13800000009', isDefault: true });
    const models = (await ask<{ skuNo: string }[]>('/goods/spu/page?size=10&stock=0')).slice(0, 2);
    const id = await ask<string>('/design-order/generateConfigOrder', {
      name: '待买的配单',
      productLists: models.map(({ skuNo }) => ({ skuNo, quantity: 3 })),
    });
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: '加入购物车' }).click();
    await page.getByRole('link', { name: '查看购物车' }).click();
    await page.getByRole('link', { name: '去结算' }).click();
    await page.waitForURL('**/memberStore/submitOrder/cashPaid');
    await hydrated(page);
    const shown = await page.locator('.ck-bar__sum').innerText();
    await page.getByRole('button', { name: '提交订单' }).press('Enter');
    await page.waitForURL('**/pay-page?payNo=*');
    await hydrated(page);
    expect(shown.replaceAll(/\s/g, '')).toContain((await page.locator('.pay .p-money').first().innerText()).replaceAll(/\s/g, ''));
  });

  it('costs less by the dealer: the page that stands open says so instead of the old sum, and so does its address (PAYMENT-10)', async () => {
    const former = page.url();
    const unpaid = await ask<{ shopOrderNo: string; payNo: string; goodsAmount: number; amount: number }[]>('/order/page?state=pendingPayment');
    const order = unpaid.find(({ payNo }) => former.endsWith(`=${payNo}`));
    // nothing is looked at by the clock: what is pressed finds it
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
    const changed = await dealer.page.request.post(`${portal.origin}${API}/shop-order/changePrice`, {
      headers: { origin: portal.origin },
      data: { shopOrderNo: order?.shopOrderNo, goodsAmount: (order?.goodsAmount ?? 0) - 1, freight: 0 },
    });
    const { amount } = ((await changed.json()) as { data: { amount: number } }).data;
    expect(amount).toBeLessThan(order?.amount ?? 0);
    // unless a look that was under way has told it before
    await page.evaluate(() => document.querySelector<HTMLInputElement>('input[value="alipay"]')?.click());
    await page.getByRole('heading', { name: '订单金额已修改' }).waitFor();
    expect(await page.locator('.pay .p-money').count()).toBe(0);
    await page.getByRole('link', { name: '按新的金额付款' }).click();
    const sum = async () => (await page.locator('.pay .p-money').first().innerText()).replaceAll(/[^\d.]/g, '');
    await expect.poll(sum).toBe(amount.toFixed(2));
    await page.goto(former);
    await hydrated(page);
    expect([await sum(), page.url() === former]).toEqual([amount.toFixed(2), false]);
  });

  it('is paid at the channel, and the page says so by itself', async () => {
    const openCode = async () => (await Promise.all([buyer.context.waitForEvent('page'), page.getByRole('link', { name: '在本机打开付款页' }).click()]))[0];
    // a failure is told to whoever comes back, and a fresh code is one press away
    const failing = await openCode();
    await failing.getByRole('button', { name: '模拟支付失败' }).click();
    await failing.getByText('支付失败', { exact: true }).waitFor();
    await failing.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('支付失败，未扣款，请重试').waitFor();
    await page.getByRole('button', { name: '重新支付' }).press('Enter');
    const code = await openCode();
    await code.getByRole('button', { name: '支付', exact: true }).click();
    await page.getByText('付款成功').first().waitFor();
    await code.close();
    [{ shopOrderNo } = { shopOrderNo: '' }] = await ask<{ shopOrderNo: string }[]>('/order/page?state=pendingConfirm');
    expect(shopOrderNo).not.toBe('');
  });

  it('is accepted, and leaves in two parcels, by keyboard', async () => {
    const desk = dealer.page;
    await desk.goto(`${portal.origin}/merchantCenter/orders/detail?no=${shopOrderNo}`);
    await hydrated(desk);
    await desk.getByRole('button', { name: '接单', exact: true }).press('Enter');
    // what of it is there is said before (ORDER-48)
    await desk
      .getByRole('dialog')
      .getByRole('list', { name: '订购与库存' })
      .getByText(/^订 3 /)
      .first()
      .waitFor();
    await desk.getByRole('dialog').getByRole('button', { name: '接单', exact: true }).press('Enter');
    await desk.getByRole('button', { name: '发货' }).press('Enter');
    const parcel = desk.getByRole('dialog', { name: '填写发货信息' });
    await parcel.getByRole('button', { name: '全部发货' }).press('Enter');
    for (const words of ['请填写承运公司', '请填写运单号']) await parcel.getByText(words).waitFor();
    await parcel.getByLabel('承运公司').fill('顺丰速运');
    // what was said of a field goes once it is changed, the rest stays
    await expect.poll(() => parcel.locator('.p-field__error').allInnerTexts()).toEqual(['请填写运单号']);
    await parcel.getByLabel('运单号').fill('ＳＦ 1');
    await expect.poll(() => parcel.locator('.p-field__error').count()).toBe(0);
    await parcel.getByRole('button', { name: '全部发货' }).press('Enter');
    await parcel.getByText('运单号只能由字母、数字和横线组成').waitFor();
    await parcel.getByLabel('运单号').fill('SF1');
    // of many lines few go first: all are left out at once, and taken back
    const figures = parcel.getByRole('textbox', { name: /本次发货数量/ });
    const lines = await figures.count();
    await parcel.getByRole('button', { name: '全不选' }).press('Enter');
    await expect.poll(() => figures.count()).toBe(0);
    await parcel.getByRole('button', { name: '发出这个包裹' }).waitFor();
    await parcel.getByRole('button', { name: '全选', exact: true }).press('Enter');
    await expect.poll(() => figures.count()).toBe(lines);
    const [first] = await figures.all();
    await first?.fill('1');
    await first?.press('Enter');
    await parcel.getByRole('button', { name: '发出这个包裹' }).press('Enter');
    await desk.getByText('包裹 1').waitFor();
    await desk.getByText(/^共 1 个包裹，已签收 0 个，还有 \d+ 件未发/).waitFor();
    await desk.getByRole('button', { name: '发货', exact: true }).press('Enter');
    await parcel.getByLabel('承运公司').fill('德邦快递');
    await parcel.getByLabel('运单号').fill('DPK2');
    await parcel.getByRole('button', { name: '全部发货' }).press('Enter');
    await desk.getByText('包裹 2').waitFor();
    // a number is one parcel's, and is put right (ORDER-43)
    await desk.getByRole('button', { name: '修改运单号：包裹 2' }).press('Enter');
    const number = desk.getByRole('dialog', { name: '修改包裹 2 的运单号' });
    await number.getByRole('textbox', { name: '运单号' }).fill('sf1');
    await number.getByRole('button', { name: '保存' }).press('Enter');
    await number.getByText('运单号与本订单的包裹 1 相同，请核对').waitFor();
    await number.getByRole('textbox', { name: '运单号' }).fill('DPK3');
    await number.getByRole('button', { name: '保存' }).press('Enter');
    await desk.getByText('包裹 2：德邦快递 DPK2 更正为 德邦快递 DPK3').waitFor();
    await become(desk, DESK);
    expect(await faultsOf(desk, DESK)).toEqual([]);
  });

  it('is received by the buyer, and over for both', async () => {
    await page.goto(`${portal.origin}/memberStore/purchaseOrders?state=shipped`);
    await hydrated(page);
    await page.getByRole('button', { name: '确认收货' }).press('Enter');
    const parcels = page.getByRole('dialog', { name: '哪些包裹已经收到？' });
    // nothing is taken to have come before it is said (ORDER-33)
    await parcels.getByRole('button', { name: '确认收到', exact: true }).press('Enter');
    await parcels.getByText('请勾选已收到的包裹').waitFor();
    await parcels.getByRole('checkbox', { name: '包裹 1' }).press('Space');
    await parcels.getByRole('button', { name: '确认收到 1 个包裹' }).waitFor();
    await parcels.getByRole('checkbox', { name: /^全选/ }).press('Space');
    await parcels.getByRole('button', { name: '确认收货' }).press('Enter');
    await page.getByText('没有符合条件的订单').waitFor();
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${shopOrderNo}`);
    await hydrated(page);
    for (const words of ['已完成', '包裹 2', '顺丰速运 SF1']) await page.getByText(words).first().waitFor();
    await become(page, DESK);
    expect(await faultsOf(page, DESK)).toEqual([]);
  });

  it('is installed: asked for on its page, begun with what was bought, read by buyer and dealer (SERVICE-11)', async () => {
    await page.getByRole('link', { name: '申请安装服务' }).press('Enter');
    await page.getByRole('heading', { name: '安装服务', level: 1 }).waitFor();
    await hydrated(page);
    // what the customer's order is called is nobody's business but the buyer's
    expect(await page.getByLabel('项目名称').inputValue()).toBe('');
    expect(await page.getByLabel('数量').first().inputValue()).toBe('3');
    // the goods went to the buyer's own address: the form begins with it, and says that the site may be another
    expect(await page.getByLabel('详细地址').inputValue()).toBe('文三路 1 号');
    await page.getByText('收货地址是您的默认地址，装在别处请改成现场地址').waitFor();
    await page.getByLabel('详细地址').fill('江陵路 1 号工地');
    await page.getByText('经销商只看到服务类型、产品、区县').waitFor();
    await page.getByRole('checkbox', { name: /^让经销商看到现场地址/ }).check();
    // the bar of the way here may still be going
    await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
    expect(await faultsOf(page, DESK)).toEqual([]);
    await page.getByRole('button', { name: '提交服务单' }).press('Enter');
    await page.getByRole('dialog', { name: '服务单提交成功' }).getByRole('link', { name: '查看服务单' }).press('Enter');
    await page.getByRole('heading', { name: '服务订单详情', level: 1 }).waitFor();
    await page.getByRole('link', { name: '待买的配单' }).press('Enter');
    await page.getByRole('list', { name: '由此配单产生' }).getByText('待受理').waitFor();
    await page.getByRole('link', { name: `订单 ${shopOrderNo}` }).press('Enter');
    await page.getByRole('link', { name: '安装服务', exact: true }).waitFor();
    // another is not begun beside it: its page and its form lead to the one that is there
    await page.getByRole('link', { name: '查看安装服务单' }).waitFor();
    await page.goto(`${portal.origin}/service-center/install-service?order=${shopOrderNo}`);
    await page.getByRole('region', { name: '已申请的服务单' }).getByRole('link', { name: '查看服务单' }).waitFor();
    expect(await page.getByRole('button', { name: '提交服务单' }).count()).toBe(0);
    await dealer.page.reload();
    await dealer.page.getByRole('heading', { name: '客户申请的服务' }).waitFor();
    await dealer.page.getByText(/^到场：.*江陵路 1 号工地/).waitFor();
    expect(await dealer.page.getByText('待买的配单').count()).toBe(0);
  });

  it('is arranged and completed by the dealer that sends people, and read of by the buyer (SERVICE-13)', async () => {
    const desk = dealer.page;
    await hydrated(desk);
    await desk.getByRole('button', { name: '安排上门' }).press('Enter');
    const arranging = desk.getByRole('dialog', { name: '安排上门：安装服务' });
    await arranging.getByRole('button', { name: '告知客户' }).press('Enter');
    for (const words of ['请选择上门日期', /^请填写谁上门/]) await arranging.getByText(words).waitFor();
    const inTwoDays = new Date(Date.now() + 56 * 3_600_000).toISOString().slice(0, 10);
    await arranging.getByLabel('上门日期').fill(inTwoDays);
    await arranging.getByLabel('谁上门').fill('张工等两人，带高空车');
    expect(await faultsOf(desk, DESK)).toEqual([]);
    await arranging.getByRole('button', { name: '告知客户' }).press('Enter');
    const said = `${inTwoDays} 上门，张工等两人，带高空车`;
    await desk.getByText(`已安排：${said}`).waitFor();
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${shopOrderNo}`);
    await hydrated(page);
    await page.getByRole('link', { name: '安装服务', exact: true }).press('Enter');
    await page.getByRole('heading', { name: '服务订单详情', level: 1 }).waitFor();
    await page.getByRole('list', { name: '服务进度' }).getByText(said).waitFor();
    await desk.getByRole('button', { name: '标记完成' }).press('Enter');
    const completing = desk.getByRole('dialog', { name: '安装服务已完成？' });
    // ahead of the day that was said it is asked about
    await completing.getByText(`您告知客户 ${inTwoDays} 上门`).waitFor();
    await completing.getByRole('button', { name: '已提前做完' }).press('Enter');
    await completing.waitFor({ state: 'hidden' });
    await expect.poll(() => desk.getByText(/^到场：/).count()).toBe(0);
    // the message reads the buyer's page anew
    await page.getByText('经销商完成服务').waitFor();
    await page
      .getByRole('list', { name: '服务进度' })
      .getByText(/^\d{4}-\d\d-\d\d 完成$/)
      .waitFor();
  });

  it('is asked about before its design order goes into the cart again, and is led to (CART-8)', async () => {
    const { lines } = await ask<{ lines: { sourceId: string }[] }>(`/order/detail/${shopOrderNo}`);
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${lines[0]?.sourceId}`);
    await hydrated(page);
    await page.getByRole('button', { name: '加入购物车' }).press('Enter');
    const asked = page.getByRole('dialog', { name: '这份配单已经下过单' });
    await asked.getByText(shopOrderNo).waitFor();
    expect((await ask<{ lines: unknown[] }>('/cart/query')).lines).toEqual([]);
    await asked.getByRole('link', { name: '去看订单' }).press('Enter');
    await page.waitForURL(`**/memberStore/purchaseOrders/detail?no=${shopOrderNo}`);
    await hydrated(page);
  });

  it('is commented by the buyer, and read by everybody once the desk let it (COMMENT-2 to 5)', async () => {
    await page
      .getByRole('button', { name: /^评价：/ })
      .first()
      .press('Enter');
    const form = page.getByRole('dialog', { name: '评价产品' });
    await form.getByRole('button', { name: '提交评价' }).press('Enter');
    for (const words of ['请选择评分', '请填写评价内容']) await form.getByText(words).waitFor();
    // by the arrow keys, from the first star on
    await form.getByRole('radio', { name: /^1 星/ }).focus();
    await page.keyboard.press('Space');
    for (let stars = 2; stars <= 4; stars++) await page.keyboard.press('ArrowRight');
    await form.getByText('4 星，满意').waitFor();
    await form.getByLabel('评价内容').fill('到货快，安装后画面清楚，电话 138 1234 5678');
    await form.getByText('请删除其中的手机号').waitFor();
    await form.getByLabel('评价内容').fill('到货快，安装后画面清楚');
    expect(await faultsOf(page, DESK)).toEqual([]);
    await form.getByRole('button', { name: '提交评价' }).press('Enter');
    await page.getByText('待审核').waitFor();
    const { context: staff, troubles } = await openContext(browser);
    const desk = await staff.newPage();
    await desk.goto(`${portal.consoleOrigin}/`);
    await desk.waitForURL('**/login**');
    await enterConsole(desk, /客服/, 'kefu');
    await desk.getByRole('link', { name: /产品评价 待审核/ }).click();
    const said = desk.locator('.p-card', { hasText: '到货快，安装后画面清楚' });
    await said.getByRole('button', { name: '展示', exact: true }).click();
    await expect.poll(() => said.count()).toBe(0);
    await page.reload();
    await page.getByText('已展示').waitFor();
    await page.getByRole('table', { name: '订单产品' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: '产品评价' }).waitFor();
    await page.getByText('到货快，安装后画面清楚').waitFor();
    // who wrote it does not like it, another does
    const commentOn = (where: typeof page) => where.getByRole('list', { name: '评价' }).getByRole('listitem').filter({ hasText: '到货快，安装后画面清楚' });
    expect(await commentOn(page).getByRole('button').count()).toBe(0);
    await dealer.page.goto(page.url());
    await hydrated(dealer.page);
    await commentOn(dealer.page)
      .getByRole('button', { name: /^这条评价有用/ })
      .click();
    await commentOn(dealer.page).getByText(/^已赞/).waitFor();
    expect([...buyer.troubles, ...dealer.troubles, ...troubles]).toEqual([]);
  });
});
