/** A day is chosen in figures and words of ours in a browser that speaks another language: typed, by keys, by finger (SHELL-29). */
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';
import { signInByCall } from './signing-in.ts';

describe('a day for the visit', async () => {
  const { portal, browser } = await openJourney();
  const context = await browser.newContext({ locale: 'en-US', viewport: DESK });
  const page = await context.newPage();
  const box = page.getByLabel('希望上门日期');
  const opener = page.getByRole('button', { name: '选择日期' });
  const calendar = page.getByRole('dialog', { name: '选择日期' });
  const value = () => box.inputValue();

  it('is typed, and put right once the box is left', async () => {
    await signInByCall(context, portal, looked.installer);
    await page.goto(`${portal.origin}/service-center/install-service`);
    await hydrated(page);
    expect(await box.getAttribute('placeholder')).toBe('年-月-日');
    await box.pressSequentially('20261205');
    expect(await value()).toBe('2026-12-05');
    await box.fill('2026年12月6日');
    await box.blur();
    expect(await value()).toBe('2026-12-06');
  });

  it('is chosen by keys in a calendar that speaks Chinese', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await calendar.getByText('2026年12月', { exact: true }).waitFor();
    const day = calendar.getByRole('button', { name: '2026年12月6日，星期日' });
    expect(await day.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => day.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await faultsOf(page, DESK)).toEqual([]);
    for (const key of ['PageDown', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await calendar.waitFor({ state: 'hidden' });
    expect(await value()).toBe('2026-12-29');
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await calendar.waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    expect(await value()).toBe('2026-12-29');
  });

  it('is chosen on a phone in a sheet from below', async () => {
    await become(page, PHONE);
    await opener.click();
    await calendar.getByText('2026年12月', { exact: true }).waitFor();
    const place = async () => (await calendar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(async () => [(await place()).width, Math.round((await place()).y + (await place()).height)]).toEqual([390, 844]);
    expect(await faultsOf(page, PHONE)).toEqual([]);
    await calendar.getByRole('button', { name: '上个月' }).click();
    await calendar.getByRole('button', { name: '2026年11月30日，星期一' }).click();
    await calendar.waitFor({ state: 'hidden' });
    expect(await value()).toBe('2026-11-30');
    await opener.click();
    await calendar.getByRole('button', { name: '清除' }).click();
    expect(await value()).toBe('');
  });

  it('that cannot be read stays, and the form says so', async () => {
    await box.fill('下周一');
    await page.getByRole('button', { name: '提交服务单' }).click();
    await page.getByRole('alert').filter({ hasText: '天内' }).waitFor();
    expect([await value(), await box.getAttribute('aria-invalid')]).toEqual(['下周一', 'true']);
    await context.close();
  });
});
