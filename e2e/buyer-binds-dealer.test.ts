/** A person who has just come chooses the dealer to order from, and switches; whoever does not order is told so. */
import { dealerCopy } from '@portal/contract/dealer';
import { describe, expect, it } from 'vitest';
import { looked, written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

describe('a buyer without a dealer', async () => {
  const { portal, browser, context, troubles, page } = await openJourney({ as: written.ofBinding, at: '/bindFirst?redirect=%2Fproduct' });
  const pick = async (level: string, region: string) => page.getByLabel(level).selectOption({ label: region });
  const bind = () => page.getByRole('button', { name: '确认绑定' }).click();

  it('is told that none is bound, and what is missing', async () => {
    await page.getByRole('heading', { name: '选择订货一级经销商', level: 1 }).waitFor();
    expect(await page.getByText('您还没有选择订货一级经销商，请先选择').count()).toBe(1);
    await bind();
    await page.getByText('请选择地区').waitFor();
    await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click();
    await page.getByText('请输入经销商名称').waitFor();
  });

  it('reads a level that failed once more where it stands', async () => {
    await page.route('**/region/children?parentCode=33', (route) => route.fulfill({ status: 503, body: '' }));
    await pick('省份', '浙江省');
    await page.getByText('获取数据失败').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByLabel('城市').locator('option', { hasText: '杭州市' }).waitFor({ state: 'attached' });
    expect(await page.getByText('获取数据失败').count()).toBe(0);
    expect(await page.getByLabel('省份').inputValue()).toBe('33');
  });

  it('picks a place level by level and sees who serves it, the nearest first', async () => {
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await pick(level, region);
    const first = page.getByRole('list', { name: '一级经销商' }).getByRole('listitem').first();
    await first.waitFor();
    expect(await first.innerText()).toContain('杭州云安视讯科技有限公司');
    expect(await first.innerText()).toContain('10 公里内');
    await pick('街道', '长河街道');
    await bind();
    await page.getByText('请选择订货一级经销商').waitFor();
    await page.getByLabel('省份').selectOption({ label: '福建省' });
    expect(await page.getByRole('list', { name: '一级经销商' }).count()).toBe(0);
  });

  it('binds one and goes on where it was going; every page says whom it orders from', async () => {
    for (const [level, region] of [
      ['省份', '江苏省'],
      ['城市', '南京市'],
      ['区县', '玄武区'],
    ] as const)
      await pick(level, region);
    await page.getByRole('radio', { name: /南京钟山/ }).check();
    await bind();
    const confirm = page.getByRole('dialog', { name: '绑定订货一级经销商' });
    expect(await confirm.innerText()).toContain('推荐经营范围：视频监控、公共广播');
    await confirm.getByRole('button', { name: '绑定', exact: true }).click();
    await page.waitForURL(`${portal.origin}/product`);
    await hydrated(page);
    await page.getByRole('banner').locator('.s-account__name').click();
    await page.getByRole('link', { name: '南京钟山安保科技有限公司' }).waitFor();
    await page.goto(`${portal.origin}/bindFirst`);
    await page.getByText('当前订货').waitFor();
    expect(troubles).toEqual([]);
  });

  it('changes it from any page, told first what that does; the page follows without being loaded anew', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    await page.evaluate(() => void ((window as { sameDocument?: boolean }).sameDocument = true));
    const menu = page.getByRole('banner').locator('.s-account__name');
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: '南京钟山安保科技有限公司' }).click();
    const dialog = page.getByRole('dialog', { name: '修改订货一级经销商' });
    await dialog.getByLabel('经销商名称').fill('东莞');
    await dialog.getByRole('button', { name: '搜索', exact: true }).click();
    await dialog.getByRole('radio', { name: /东莞莞邑/ }).check();
    await dialog.getByRole('button', { name: '确认绑定' }).click();
    await dialog.getByText('请选择地区').waitFor();
    // a city without districts: from the city to its streets
    await dialog.getByLabel('省份').selectOption({ label: '广东省' });
    await dialog.getByLabel('城市').selectOption({ label: '东莞市' });
    await dialog.getByLabel('街道').selectOption({ label: '虎门镇' });
    expect(await dialog.getByLabel('区县').count()).toBe(0);
    await dialog.getByRole('button', { name: '确认绑定' }).click();
    const confirm = page.getByRole('dialog', { name: '更换订货一级经销商' });
    for (const line of dealerCopy.consequences) await confirm.getByText(line).waitFor();
    await confirm.getByRole('button', { name: '确认更换' }).click();
    await page.getByText('绑定成功').waitFor();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: '东莞莞邑弱电设备有限公司' }).waitFor();
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('finds them on the map: what is chosen there is chosen on the list, and the other way round', async () => {
    const map = await context.newPage();
    await map.goto(`${portal.origin}/bindFirst`);
    await hydrated(map);
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await map.getByLabel(level).selectOption({ label: region });
    await map.getByText('示意图，不作为划界依据').waitFor();
    const spot = (name: string) => map.getByRole('button', { name, exact: true });
    await spot('杭州西子安全技术有限公司').press('Enter');
    expect(await map.getByRole('radio', { name: /杭州西子/ }).isChecked()).toBe(true);
    await map.getByRole('radio', { name: /杭州云安/ }).check();
    await map.locator('[aria-pressed="true"]', { hasText: '杭州云安' }).waitFor();
    expect(await spot('杭州西子安全技术有限公司').getAttribute('aria-pressed')).toBe('false');
    expect(troubles).toEqual([]);
    await map.close();
  });

  it('a browser that draws no maps says so, and the list says all there is', async () => {
    const plain = await context.newPage();
    await plain.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await plain.goto(`${portal.origin}/bindFirst`);
    await plain.getByText('地图暂时无法显示，请从列表中选择').waitFor();
    expect(await plain.getByRole('button', { name: '确认绑定' }).count()).toBe(1);
    await plain.close();
  });

  it('the provider’s salesman, who orders from nobody, may not come here', async () => {
    const elsewhere = await browser.newContext();
    await signInByCall(elsewhere, portal, looked.salesman);
    const other = await elsewhere.newPage();
    await other.goto(`${portal.origin}/bindFirst`);
    await other.getByRole('heading', { name: /没有权限/ }).waitFor();
    expect(await other.getByText('确认绑定').count()).toBe(0);
    await elsewhere.close();
  });

  it('on a phone the button stays in sight once one is chosen, and what has come of it takes the focus', async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`${portal.origin}/bindFirst`);
    await hydrated(phone);
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await phone.getByLabel(level).selectOption({ label: region });
    await phone.getByRole('radio', { name: /杭州云安/ }).check();
    const button = phone.getByRole('button', { name: '确认绑定' });
    const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(844);
    await button.click();
    await phone.getByRole('dialog').getByRole('button', { name: '确认更换' }).click();
    await phone.waitForFunction(() => document.activeElement?.textContent?.startsWith('当前向杭州云安'));
    expect(await phone.getByRole('link', { name: '13810000001' }).first().getAttribute('href')).toBe('tel:13810000001');
    await phone.close();
  });
});
