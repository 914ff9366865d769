/** A guest narrows the list by a brand, sees it as a chip, lets it go, and comes back to it with the back button. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

describe('a brand of the product list', async () => {
  const { troubles, page } = await openJourney({ at: '/product' });
  const row = page.locator('.c-filter').filter({ hasText: '品牌' });
  const total = async () => Number((await page.locator('.c-list__title output').innerText()).replace(/\D/g, ''));
  const brandInAddress = () => new URL(page.url()).searchParams.get('brandId');
  let ofAll = 0;

  it('is chosen with what it says it would show', async () => {
    await hydrated(page);
    ofAll = await total();
    const link = row.getByRole('link', { name: /^禾坤/ });
    const told = Number((await link.innerText()).replace(/\D/g, ''));
    expect(told).toBeGreaterThan(0);
    await link.click();
    await expect.poll(brandInAddress).toBe('禾坤');
    await expect.poll(total).toBe(told);
    expect(told).toBeLessThan(ofAll);
  });

  it('stands as a chip, and another takes its place', async () => {
    await page
      .getByRole('link', { name: /品牌：禾坤/ })
      .first()
      .waitFor();
    await row.getByRole('link', { name: /^澄源/ }).click();
    await page
      .getByRole('link', { name: /品牌：澄源/ })
      .first()
      .waitFor();
    expect(brandInAddress()).toBe('澄源');
  });

  it('is let go by its chip, and back again', async () => {
    await page
      .locator('.c-list__title')
      .getByRole('link', { name: /品牌：澄源/ })
      .click();
    await expect.poll(total).toBe(ofAll);
    await page.goBack();
    await expect.poll(brandInAddress).toBe('澄源');
    await page.goBack();
    await expect.poll(brandInAddress).toBe('禾坤');
    await page
      .getByRole('link', { name: /品牌：禾坤/ })
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
  });
});
