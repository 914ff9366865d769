/** Two tabs of one person who acts for two enterprises: the one that does not know of the change reads and writes nothing of the other's. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

describe('a tab whose identity acts no longer', async () => {
  const { portal, context, page: stale } = await openJourney({ as: written.ofStaleTab, at: '/product' });

  it('is told by itself, and stays where it is with what was typed', async () => {
    await hydrated(stale);
    const other = await context.newPage();
    await other.goto(`${portal.origin}/home`);
    const switched = await other.evaluate(async () => {
      const answer = await fetch('/api-cloud-merchant-service/v1/account/changeIdentity', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchantNo: 'M200004' }),
      });
      return ((await answer.json()) as { code: number }).code;
    });
    expect(switched).toBe(0);
    await stale.getByRole('dialog', { name: '当前身份已切换' }).waitFor();
    expect(new URL(stale.url()).pathname).toBe('/product');
    await stale
      .getByRole('dialog', { name: '当前身份已切换' })
      .getByText(/已切换为「宁波新舟网络工程有限公司」/)
      .waitFor();
  });

  it('takes the new one over by its button', async () => {
    await stale.getByRole('button', { name: '以新身份继续' }).click();
    await stale.waitForLoadState();
    await hydrated(stale);
    expect(await stale.locator('html').getAttribute('data-acting-for')).toBe(`A${written.ofStaleTab.phone}/M200004`);
  });
});
