/** A person who has just come chooses the dealer to order from, and switches; whoever does not order is told so. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { person, salesman, signIn } from './signing-in.ts';

describe('a buyer without a dealer', async () => {
  const { portal, browser, troubles, page } = await openJourney({ as: person, at: '/bindFirst?redirect=%2Fproduct' });
  const pick = async (level: string, region: string) => page.getByLabel(level).selectOption({ label: region });
  const bind = () => page.getByRole('button', { name: '确认绑定' }).click();

  it('is told that none is bound, and what is missing', async () => {
    await page.getByRole('heading', { name: '选择订货一级经销商', level: 1 }).waitFor();
    expect(await page.getByText('您还没有选择订货一级经销商，请先选择').count()).toBe(1);
    await bind();
    await page.getByText('请选择区域').waitFor();
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
    await page.waitForURL(`${portal.origin}/product`);
    await hydrated(page);
    await page.getByRole('banner').locator('.s-account__name').click();
    await page.getByRole('link', { name: '南京钟山安保科技有限公司' }).click();
    await page.waitForURL('**/bindFirst');
    await page.getByText('当前订货').waitFor();
    expect(troubles).toEqual([]);
  });

  it('the provider’s salesman, who orders from nobody, may not come here', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${portal.origin}/login?redirect=%2FbindFirst`);
    await signIn(other, salesman);
    await other.getByRole('heading', { name: /没有权限/ }).waitFor();
    expect(await other.getByText('确认绑定').count()).toBe(0);
    await context.close();
  });
});
