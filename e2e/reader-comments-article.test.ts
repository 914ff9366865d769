/** A guest is asked to sign in; a reader says something below an article, the desk lets it be read, another likes and reports it. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { enterConsole, signInByCall } from './signing-in.ts';

const ARTICLE = '/information/detail?contentId=A3003&type=article';
const SAID = '室外那一段再补一张防水接头的图就更好了';

describe('what is said below an article', async () => {
  const { portal, browser, troubles, page } = await openJourney({ as: written.ofReading, at: ARTICLE });
  const { context: others, troubles: ofOthers } = await openContext(browser);
  const { context: staff, troubles: ofStaff } = await openContext(browser);
  const guest = await others.newPage();
  const desk = await staff.newPage();
  const said = (where: typeof page, list: string) => where.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: SAID });

  it('is written by who is signed in; a guest is asked to sign in, or goes on reading', async () => {
    await guest.goto(portal.origin + ARTICLE);
    await hydrated(guest);
    for (const name of ['写评论', '举报内容', /^觉得有用/]) {
      await guest.getByRole('button', { name }).click();
      const dialog = guest.getByRole('dialog', { name: '您还未登录，请先登录' });
      await dialog.getByRole('link', { name: '去登录' }).waitFor();
      await dialog.getByRole('button', { name: '先逛逛' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    expect(await guest.getByLabel('写评论').count()).toBe(0);
  });

  it('says on its field what is wrong, waits for the desk, and may be written anew meanwhile', async () => {
    const send = page.getByRole('button', { name: '提交评论' });
    await send.click();
    await page.getByText('请填写评论内容').waitFor();
    await page.getByLabel('写评论').fill('加我 138 1234 5678');
    await page.getByText('请删除其中的手机号').waitFor();
    await page.getByLabel('写评论').fill('再补一张图');
    await send.click();
    const mine = page.getByRole('list', { name: '我的评论' }).getByRole('listitem');
    await mine.getByText('待审核').waitFor();
    await mine.getByRole('button', { name: '修改' }).click();
    await mine.getByLabel('修改评论').fill(SAID);
    await mine.getByRole('button', { name: '提交评论' }).click();
    await said(page, '我的评论').getByText('待审核').waitFor();
    expect(await page.getByLabel('写评论').inputValue()).toBe('');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is let be read and answered by the desk', async () => {
    await desk.goto(`${portal.consoleOrigin}/`);
    await desk.waitForURL('**/login**');
    await enterConsole(desk, /客服/, 'kefu');
    await desk.getByRole('link', { name: /内容评论 待审核/ }).click();
    await desk.locator('.p-card', { hasText: SAID }).getByRole('button', { name: '展示', exact: true }).click();
    await desk.getByRole('link', { name: '已展示' }).click();
    const card = desk.locator('.p-card', { hasText: SAID });
    await card.getByRole('button', { name: '回复' }).click();
    await card.getByLabel('回复').fill('下一版补上');
    await card.getByRole('button', { name: '发布回复' }).click();
    await card.getByText('下一版补上').waitFor();
    await page.reload();
    await said(page, '评论').getByText('下一版补上').waitFor();
    // who wrote it does not like it
    expect(await said(page, '评论').getByRole('button').count()).toBe(0);
  });

  it('is liked and reported by another, whose report the same desk has', async () => {
    await signInByCall(others, portal, written.ofReporting);
    await guest.goto(portal.origin + ARTICLE);
    await hydrated(guest);
    await said(guest, '评论')
      .getByRole('button', { name: /^这条评论有用/ })
      .click();
    await said(guest, '评论').getByText('已赞 1').waitFor();
    await guest.getByRole('button', { name: /^觉得有用/ }).click();
    await guest
      .getByText(/^已赞 \d/)
      .first()
      .waitFor();
    await said(guest, '评论').getByRole('button', { name: '举报这条评论' }).click();
    const form = guest.getByRole('dialog', { name: '举报评论' });
    await form.getByRole('button', { name: '提交举报' }).click();
    await form.getByText('请选择举报原因').waitFor();
    await form.getByRole('radio', { name: '其他' }).check({ force: true });
    await form.getByLabel('补充说明').fill('与文章无关');
    expect(await violationsOn(guest)).toEqual([]);
    await form.getByRole('button', { name: '提交举报' }).click();
    await form.waitFor({ state: 'hidden' });
    await desk.getByRole('link', { name: /^举报/ }).first().click();
    await desk.locator('.p-card', { hasText: '与文章无关' }).getByText('举报评论：其他').waitFor();
    expect([...troubles, ...ofOthers, ...ofStaff]).toEqual([]);
  });
});
