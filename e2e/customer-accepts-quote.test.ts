/** A quotation is shared by a link; the customer opens it on a phone without an account and accepts it; its owner, whose page stands open, sees it. */
import { noDealerBound } from '@portal/contract/cart';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';

const { portal, browser, troubles, page } = await openJourney({ as: written.ofQuotes, at: '/tool/designOrder' });
const API = '/api-cloud-merchant-service/v1';

/** An order of a few products, made by the calls of the page. */
async function anOrder(): Promise<string> {
  const post = async (path: string, data: object): Promise<{ data: string }> => {
    const answer = await page.request.post(portal.origin + API + path, { data, headers: { 'idempotency-key': `quote-${path.length}` } });
    return (await answer.json()) as { data: string };
  };
  const found = await page.request.get(`${portal.origin}${API}/design-order/selection/spu/page?size=10`);
  const { data: families } = (await found.json()) as { data: { skus: { skuNo: string }[] }[] };
  const productList = families.slice(0, 3).flatMap(({ skus }) => (skus[0] ? [{ skuNo: skus[0].skuNo, quantity: 2 }] : []));
  await post('/design-order/addConfigOrderProduct', { productList });
  return (await post('/design-order/generateConfigOrder', { name: '滨江一期监控', remark: '', isWhole: true })).data;
}

describe('a quotation is sent to its customer', () => {
  let link = '';
  let total = '';

  it('its owner fills in for whom it is and gets a link, once', async () => {
    const id = await anOrder();
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: '分享给客户' }).click();
    const drawer = page.getByRole('dialog', { name: '分享给客户' });
    // whose the two prices of a line are (PRICE-43)
    for (const name of ['客户价 您的订货价', '折后价 给客户的价']) expect(await page.getByRole('columnheader', { name, includeHidden: true }).count()).toBe(1);
    // the name stands far above what was pressed
    await become(page, PHONE);
    await drawer.getByRole('button', { name: '生成链接' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('customerName');
    // and what is wrong with the last field in sight stands below it, where the buttons begin
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^导出报价/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: '导出报价' });
    await form.getByLabel(/客户名称/).fill('滨江物业');
    await form.getByRole('checkbox', { name: '按成本报价' }).check();
    const phone = form.getByLabel(/客户电话/);
    await phone.fill('abc');
    await phone.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await form.getByRole('button', { name: /^导出客户报价/ }).click();
    const sentence = form.getByText(/^请填写正确的电话/);
    await sentence.waitFor();
    const foot = () => form.getByRole('button', { name: '取消' }).evaluate((button) => (button.parentElement ?? button).getBoundingClientRect().top);
    await expect.poll(async () => (await sentence.evaluate((words) => words.getBoundingClientRect().bottom)) <= (await foot())).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '分享给客户' }).click();
    await become(page, DESK);
    await drawer.getByLabel(/客户名称/).fill('滨江物业');
    await drawer.getByLabel('访问密码').fill('bj2026');
    await drawer.getByRole('button', { name: '生成链接' }).click();
    // nothing was marked up: what the customer would read is what the house pays
    await drawer.getByText('请先加价，或勾选「按成本报价」后继续').waitFor();
    // nor were its terms read, which nobody wrote for this order (DESIGN-51)
    await drawer.getByText('请先核对条款，再勾选「条款已核对，可以交给客户」').waitFor();
    await drawer.getByText('预设，未核对').waitFor();
    expect(await drawer.getByRole('link', { name: /\/quote\// }).count()).toBe(0);
    await drawer.getByRole('checkbox', { name: '按成本报价' }).check();
    await drawer.getByLabel('质保').fill('整机质保三年');
    await drawer.getByRole('checkbox', { name: '条款已核对，可以交给客户' }).check();
    await drawer.getByRole('button', { name: '生成链接' }).click();
    // the focus is not lost with the form
    await expect.poll(() => drawer.getByRole('button', { name: '复制链接内容' }).evaluate((button) => button === document.activeElement)).toBe(true);
    link = await drawer.getByRole('link', { name: /\/quote\// }).innerText();
    expect(link).toMatch(new RegExp(`^${portal.origin}/quote/[\\w-]{43}$`));
    // the same for whoever stands beside it with a phone
    const code = drawer.getByRole('img', { name: '报价链接二维码' });
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await drawer.getByText('还没有打开过').waitFor();
    // it is shown no second time, and another one is a press away
    await drawer.getByRole('button', { name: '再生成一个' }).click();
    await drawer.getByText(/服务器只存摘要，不能再次显示/).waitFor();
    await drawer.getByRole('button', { name: '生成新链接' }).click();
    await expect.poll(() => drawer.locator('form').evaluate((form) => form.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    total = await page.locator('.do-head__sum .p-money').first().innerText();
  });

  it('the customer opens it on a phone with the password alone, accepts, and it says so', async () => {
    const { context } = await openContext(browser);
    const phone = await context.newPage();
    await become(phone, PHONE);
    const answer = await phone.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(await answer?.text()).not.toContain('滨江物业');
    await hydrated(phone);
    // who sent it is told, so that one knows whom to ask for the password
    await phone.getByText(/^.+ 发给您的报价$/).waitFor();
    await phone.getByLabel('访问密码', { exact: true }).fill('bj2025');
    await phone.getByRole('button', { name: '查看报价' }).click();
    await phone.getByText('访问密码不正确').waitFor();
    await phone.getByLabel('访问密码', { exact: true }).fill('bj2026');
    await phone.keyboard.press('Enter');
    await phone.getByText('滨江物业').waitFor();
    expect(await phone.locator('.sq-offer__sum .p-money').innerText()).toBe(total);
    expect(await faultsOf(phone, PHONE)).toEqual([]);
    const asked = phone.getByRole('region', { name: '修改要求' }).getByRole('listitem');
    for (const reason of ['枪机换成半球', '再加两台录像机']) {
      await phone.getByRole('button', { name: '要求修改' }).click();
      await phone.getByLabel(/需要修改的内容/).fill(reason);
      // closed by a thumb that missed, what was written is there again
      await phone.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
      await phone.getByRole('button', { name: '要求修改' }).click();
      expect(await phone.getByLabel(/需要修改的内容/).inputValue()).toBe(reason);
      await phone.getByLabel(/您的姓名/).fill('王经理');
      await phone.getByRole('button', { name: '提交修改要求' }).click();
      await asked.filter({ hasText: reason }).waitFor();
    }
    expect(await asked.allInnerTexts()).toEqual([expect.stringContaining('再加两台录像机'), expect.stringContaining('枪机换成半球')]);
    // the owner, whose page stands open, reads both and says that the first is done
    const waiting = page.getByRole('status').filter({ hasText: '客户要求修改报价' });
    await waiting.getByText('再加两台录像机').waitFor();
    await waiting.getByRole('button', { name: '标为已处理：枪机换成半球' }).click();
    await waiting.getByText('枪机换成半球').waitFor({ state: 'detached' });
    await phone.goto(link);
    await hydrated(phone);
    await phone.getByLabel('访问密码', { exact: true }).fill('bj2026');
    await phone.keyboard.press('Enter');
    await asked.filter({ hasText: '枪机换成半球' }).getByText('已处理', { exact: true }).waitFor();
    await asked.filter({ hasText: '再加两台录像机' }).getByText('待处理').waitFor();
    expect(await faultsOf(phone, PHONE)).toEqual([]);
    await phone.getByRole('button', { name: '接受报价' }).click();
    const dialog = phone.getByRole('dialog', { name: '接受报价' });
    // what waits is named, what is done is not
    const warned = await dialog.getByText(/还有 1 项修改要求待处理/).innerText();
    expect(warned).toContain('再加两台录像机');
    expect(warned).not.toContain('枪机换成半球');
    await dialog.getByRole('button', { name: '接受报价' }).click();
    await dialog.getByText('请填写您的姓名').waitFor();
    await dialog.getByLabel(/您的姓名/).fill('王经理');
    await dialog.getByRole('button', { name: '接受报价' }).click();
    const confirmed = phone.getByText(/王经理 已于 .+ 接受本报价/);
    await confirmed.waitFor();
    // what was pressed is gone; the focus, and with it what is in sight, is on what was confirmed
    await expect
      .poll(() => confirmed.evaluate((words) => document.activeElement !== document.body && (document.activeElement?.contains(words) ?? false)))
      .toBe(true);
    expect(await phone.getByRole('button', { name: '接受报价' }).count()).toBe(0);
    await context.close();
  });

  it('the owner sees it on the page that stands open, and by a message that leads there', async () => {
    await page.getByRole('status').filter({ hasText: '客户已接受报价' }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^消息，/ })
      .click();
    await page
      .getByRole('list', { name: '消息列表' })
      .getByRole('link', { name: /^查看：客户已接受报价 BJ/ })
      .click();
    await page.waitForURL('**/tool/designOrder/detail?id=*');
    const note = page.getByRole('status').filter({ hasText: '客户已接受报价' });
    await note.waitFor();
    expect(await note.innerText()).toContain('王经理');
    // and orders what was accepted from there, on a phone without unfolding it; this house has not said of whom it orders, and is told so
    await become(page, PHONE);
    await note.getByRole('button', { name: '去订货' }).click();
    await page.getByText(noDealerBound.msg).waitFor();
    await become(page, DESK);
    // and is told before anything is changed
    await page.getByRole('link', { name: '编辑', exact: true }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /客户已接受 ¥[\d,.]+，修改后需重新报价/ })
      .waitFor();
    await page.goBack();
    await note.waitFor();
  });

  it('a link that was stopped is no link any more', async () => {
    await page.getByRole('button', { name: '分享给客户' }).click();
    const drawer = page.getByRole('dialog', { name: '分享给客户' });
    await drawer.getByRole('button', { name: /^停用：/ }).click();
    await page.getByRole('dialog', { name: '停用该链接？' }).getByRole('button', { name: '停用链接' }).click();
    await drawer.getByText('已停用').waitFor();
    const { context } = await openContext(browser);
    const late = await context.newPage();
    expect((await late.goto(link))?.status()).toBe(404);
    await late.getByText('链接不存在或已失效，请联系报价人').waitFor();
    await context.close();
    expect(troubles).toEqual([]);
  });
});
