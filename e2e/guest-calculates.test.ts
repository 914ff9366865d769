/** A guest works something out with the keyboard alone, shares it, takes it up again; and what is wrong is said at its field. */
import { describe, expect, it } from 'vitest';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { tabTo } from './keyboard.ts';

const CAPACITY = '/tool/calculator/aVideoCapacity';

const { portal, browser, context, troubles, page } = await openJourney();

describe('a guest with a calculator', () => {
  const result = () => page.getByRole('region', { name: '结果' });
  const channels = () => page.getByRole('textbox', { name: /^路数/ });

  it('finds the ten at the left and the answer at once', async () => {
    await page.goto(portal.origin + CAPACITY);
    await hydrated(page);
    expect(await page.getByRole('navigation', { name: '安防计算器类型' }).getByRole('list').first().getByRole('link').count()).toBe(10);
    // 16 × 1080P H.265, 30 days, busy pictures where nothing else is known (CALC-13)
    await expect.poll(() => result().innerText()).toContain('14,238');
    expect(await result().innerText()).toContain('4 块 4 TB');
  });

  it('types, and the answer, the working and the address follow', async () => {
    await tabTo(page, channels());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('64');
    await expect.poll(() => result().innerText()).toContain('64 路摄像机');
    expect(await page.getByRole('region', { name: '计算过程与依据' }).innerText()).toContain('56,953.13 GB');
    await expect.poll(() => page.url()).toContain('groups.0.channels=64');
  });

  it('is told at the field what is wrong, and sees no answer of an earlier input', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0');
    await page.getByText('路数应在 1~10000 之间').waitFor();
    expect(await channels().getAttribute('aria-invalid')).toBe('true');
    expect(await result().innerText()).toContain('按提示改正输入后，这里显示结果');
    expect(await result().innerText()).not.toContain('64 路摄像机');
    expect(await page.getByRole('region', { name: '计算过程与依据' }).count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('六十四');
    await page.getByText('请输入正确的数值').waitFor();
    expect(await result().innerText()).not.toMatch(/NaN|Infinity|undefined|null/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('48');
    await expect.poll(() => result().innerText()).toContain('48 路摄像机');
    await expect.poll(() => page.url()).toContain('groups.0.channels=48');
  });

  it('shares the address: someone else sees the same before any script runs', async () => {
    const answer = await context.request.get(page.url());
    expect(await answer.text()).toContain('48 路摄像机');
    const stranger = await (await openContext(browser)).context.newPage();
    await stranger.goto(page.url());
    await hydrated(stranger);
    expect(await stranger.getByRole('region', { name: '结果' }).innerText()).toContain('48 路摄像机');
    await stranger.context().close();
  });

  it('takes an earlier result up again', async () => {
    // a result is kept once it has stood still
    await expect.poll(() => page.evaluate(() => localStorage.getItem('calculatorHistory'))).toContain('channels=48');
    await tabTo(page, channels());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5');
    await expect.poll(() => result().innerText()).toContain('5 路摄像机');
    await tabTo(page, page.getByRole('button', { name: '历史记录' }), 'backward');
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: '历史记录' });
    await tabTo(page, history.getByRole('button', { name: /48/ }));
    await page.keyboard.press('Enter');
    await expect.poll(() => channels().inputValue()).toBe('48');
  });

  it('sees what products follow, and is asked to sign in with the inputs kept', async () => {
    await tabTo(page, page.getByRole('button', { name: '加入清单' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '加入清单' });
    await dialog.getByText('监控硬盘').first().waitFor();
    const href = await dialog.getByRole('link', { name: '登录后加入' }).getAttribute('href');
    expect(decodeURIComponent(decodeURIComponent(href ?? ''))).toContain('groups.0.channels=48');
    await page.keyboard.press('Escape');
  });

  it('prints the lens with its drawings side by side: one above the other they leave half of the first page empty', async () => {
    const stranger = await (await openContext(browser)).context.newPage();
    await stranger.setViewportSize({ width: 794, height: 1123 });
    await stranger.goto(`${portal.origin}/tool/calculator/cCameraFocalLength`);
    await hydrated(stranger);
    await stranger.emulateMedia({ media: 'print' });
    const [above, picture] = await stranger
      .locator('.cd-pair > .cd')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().left));
    expect(picture).toBeGreaterThan((above ?? 0) + 200);
    await stranger.context().close();
  });

  it('leaves, and how often it was used is told once', async () => {
    const told = page.waitForResponse((response) => response.url().includes('/calculator/usage'));
    await tabTo(page, page.getByRole('link', { name: '安防工具首页' }), 'backward');
    await page.keyboard.press('Enter');
    const answer = await told;
    expect(answer.status()).toBe(200);
    expect(answer.request().postDataJSON()).toEqual({ usageCount: 1, byCalculator: { aVideoCapacity: 1 } });
    expect(troubles).toEqual([]);
  });
});
