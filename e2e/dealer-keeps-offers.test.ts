/** A first-level dealer types what it has, tries a sheet with a faulty row, and sees what a customer is shown; the page fits and axe finds nothing. */
import { offerCopy } from '@portal/contract/offer';
import { seckillCopy } from '@portal/contract/seckill';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';

describe('the offers of a first-level dealer', async () => {
  const { portal, page, troubles } = await openJourney({ as: written.ofOffers, at: '/merchantCenter/offers?show=offered' });
  const leadDays = page.getByLabel(/的供货天数$/).first();

  it('are changed in place: what cannot be is said on its row, what can is there after loading anew', async () => {
    await leadDays.fill('-1');
    await leadDays.press('Enter');
    await page.getByText(/^未保存：/).waitFor();
    await leadDays.fill('17');
    await leadDays.press('Enter');
    await page.getByText('已保存').first().waitFor();
    await page.reload();
    await hydrated(page);
    expect(await leadDays.inputValue()).toBe('17');
  });

  it('are shown as a customer of theirs sees them, with where each price comes from, and the address says whose', async () => {
    const customers = page.getByLabel('客户看到的价');
    await customers.selectOption({ index: 1 });
    await page.getByRole('columnheader', { name: '客户看到的价' }).waitFor();
    expect(new URL(page.url()).searchParams.get('customer')).toMatch(/^M\d+$/);
    expect(await page.getByRole('row').nth(1).innerText()).toMatch(/合同价|价格分组|客户价|您的报价|参考价/);
  });

  it('come from a sheet that is tried first: a faulty cell is named, and nothing is taken', async () => {
    await page.getByRole('button', { name: '导入 Excel' }).click();
    const dialog = page.getByRole('dialog', { name: '导入报价与库存' });
    const sheet = '型号,报价,库存,供货天数\nHV-NO-SUCH,10,1,1\n';
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${sheet}`) });
    await dialog.getByText(offerCopy.modelUnknown).waitFor();
    expect(await dialog.getByRole('button', { name: '确认导入' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('fit a desk and a phone', async () => {
    await become(page, DESK);
    const onDesk = await faultsOf(page, DESK);
    await become(page, PHONE);
    expect([...onDesk, ...(await faultsOf(page, PHONE))]).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('what is written of a flash sale outlives a reload, and can be cleared (SHELL-32)', async () => {
    await page.goto(`${portal.origin}/merchantCenter/seckill/add`);
    await hydrated(page);
    const [name, restored] = [page.getByLabel('活动名称'), page.getByText('已恢复上次没有发布的内容')];
    await name.fill('年货节');
    const box = page.getByPlaceholder(seckillCopy.goodsWanted);
    await box.fill('DS-');
    await page.getByRole('option').first().click();
    await page.getByLabel('秒杀价（元）').fill('9.9');
    expect(await restored.count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await restored.waitFor();
    expect([await name.inputValue(), await page.getByLabel('秒杀价（元）').inputValue()]).toEqual(['年货节', '9.9']);
    await page.getByRole('button', { name: '清空' }).click();
    await restored.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await name.waitFor();
    expect([await name.inputValue(), await restored.count()]).toEqual(['', 0]);
  });

  it('a pricing group that is gone says so, and leads to those there are', async () => {
    await page.goto(`${portal.origin}/merchantCenter/groups/detail?group=PG404`);
    await page.getByRole('heading', { name: '该分组已被删除', level: 1 }).waitFor({ state: 'attached' });
    expect(await page.getByRole('link', { name: '查看价格分组' }).getAttribute('href')).toBe('/merchantCenter/groups');
  });
});
