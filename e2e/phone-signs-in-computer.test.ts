/** Somebody whose phone is signed in scans the picture on the sign-on site, sees which browser asks, and lets it in. */
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn } from './signing-in.ts';

describe('a phone that is signed in', async () => {
  const { portal, browser, troubles, page } = await openJourney({ at: '/login?redirect=%2Ftool%2FdesignOrder' });
  const phone = await openContext(browser, { phone: true });
  const phonePage = await phone.context.newPage();

  /** The address in the picture that is shown next. */
  const nextPicture = async (show: () => Promise<unknown>): Promise<string> => {
    const [answer] = await Promise.all([page.waitForResponse((response) => response.url().endsWith('/generateLoginQrCode')), show()]);
    await page.getByAltText('登录二维码').waitFor();
    return ((await answer.json()) as { data: { url: string } }).data.url;
  };
  const scan = async (url: string) => {
    // another address than the one before, whatever stands behind its #
    await phonePage.goto('about:blank');
    await phonePage.goto(url);
  };

  it('signs in once by itself', async () => {
    await phonePage.goto(`${portal.origin}/login?redirect=%2Flogin%2Fscan`);
    await signIn(phonePage, looked.installer);
    expect(phonePage.url()).toBe(`${portal.origin}/login/scan`);
    await phonePage.getByText('请用手机相机扫描电脑登录页').waitFor();
  });

  it('refuses a browser it does not know, and the picture is made anew', async () => {
    const url = await nextPicture(() => page.getByRole('tab', { name: '扫码登录' }).click());
    expect(new URL(url).search).toBe('');
    await scan(url);
    await phonePage.getByText('登录设备').waitFor();
    expect(phonePage.url()).toBe(`${portal.origin}/login/scan`);
    await page.getByText('已扫码，请在手机上确认').waitFor();
    await phonePage.getByRole('button', { name: '拒绝' }).click();
    await phonePage.getByText('已拒绝，对方没有登录您的账号。').waitFor();
    await page.getByText('手机上已拒绝本次登录').waitFor();
    await scan(url);
    await phonePage.getByText('二维码已失效，请在电脑上刷新后重新扫码').waitFor();
  });

  it('lets in its own, which lands on the page it wanted', async () => {
    const url = await nextPicture(() => page.getByRole('button', { name: '刷新二维码' }).click());
    await scan(url);
    await phonePage.getByText(/Linux · Chrom/).waitFor();
    await phonePage.getByRole('button', { name: '确认登录' }).click();
    await phonePage.getByText('已确认，电脑即将登录。').waitFor();
    await page.waitForURL(`${portal.origin}/tool/designOrder`);
    await hydrated(page);
    expect(await page.getByRole('banner').locator('.s-account__name').innerText()).toBe('杭州安联弱电工程有限公司');
    await page.waitForFunction(() => localStorage.getItem('token') === 'session' && localStorage.getItem('jt') === 'session');
    expect([...troubles, ...phone.troubles]).toEqual([]);
  });
});
