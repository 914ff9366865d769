/** A guest reads a solution at the reference price, signs in, and has the whole of it in the list at the own price. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf } from './page-checks.ts';
import { signIn } from './signing-in.ts';

describe('a solution', async () => {
  const { portal, troubles, page } = await openJourney({ at: '/solution' });
  const sum = page.locator('.ct-head__sum');
  let asGuest = '';

  it('is found by its industry', async () => {
    await hydrated(page);
    await page.getByRole('list', { name: '行业' }).getByRole('link', { name: '连锁零售' }).click();
    await page.waitForURL('**/solution?oneIndustryId=1');
    await page
      .getByRole('list', { name: '方案' })
      .getByRole('link', { name: /^便利店 8 点位/ })
      .click();
    await page.waitForURL('**/solution/detail*');
    expect(new URL(page.url()).search).toBe('?contentId=S1001&from=5');
  });

  it('shows a guest what it is made of, at the reference price', async () => {
    await page.getByRole('columnheader', { name: '参考价' }).waitFor();
    asGuest = await sum.innerText();
    expect(asGuest).toContain('10 种 25 件');
    expect(await page.content()).not.toContain('客户价');
  });

  it('goes into the list whole, after signing in, at the dealer’s price', async () => {
    await hydrated(page);
    await page.getByRole('link', { name: /^整套加入清单/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: '去登录' }).click();
    await page.getByLabel('手机号').waitFor();
    await signIn(page, written.ofSolutions);
    expect(new URL(page.url()).pathname).toBe('/solution/detail');
    await page
      .getByRole('link', { name: /清单中有 10 种产品/ })
      .first()
      .waitFor();
    await page.getByRole('columnheader', { name: '客户价' }).waitFor();
    expect(await sum.innerText()).not.toBe(asGuest);
    // with products in it, the list's link in the header has its count
    await become(page, DESK);
    expect(await faultsOf(page, DESK)).toEqual([]);
  });

  it('can be taken in part and several times', async () => {
    await page.goto(`${portal.origin}/solution/solutionPurchase?contentId=S1001`);
    await hydrated(page);
    await page.getByRole('textbox', { name: '套数' }).fill('3');
    await page.keyboard.press('Enter');
    await page.getByText('已选 10 种 75 件').waitFor();
    await page.getByRole('checkbox', { name: '选用 HV-LM22' }).uncheck();
    await page.getByText('已选 9 种 72 件').waitFor();
    expect(troubles).toEqual([]);
  });
});
