/** A message reaches every open tab while one looks, leads to what it is about, and is read, removed and taken back. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourneyAlone } from './journey.ts';
import { person } from './signing-in.ts';

describe('a person with two tabs', async () => {
  const { portal, context, troubles, page } = await openJourneyAlone({ as: person, at: '/member/messageCenter' });
  const other = await context.newPage();
  await other.goto(`${portal.origin}/product`);
  await hydrated(other);
  const badge = (on: typeof page, unread: number) => on.getByRole('banner').getByRole('link', { name: `消息，${unread} 条未读` });
  const list = page.getByRole('list', { name: '消息列表' });

  it('sees in both how many are unread', async () => {
    await badge(page, 2).waitFor();
    await badge(other, 2).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(2);
  });

  it('binds a dealer elsewhere and is told of it in both, without loading anything anew', async () => {
    const binding = await context.newPage();
    await binding.goto(`${portal.origin}/bindFirst`);
    await hydrated(binding);
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await binding.getByLabel(level).selectOption({ label: region });
    await binding.getByRole('radio', { name: /杭州云安/ }).check();
    await binding.getByRole('button', { name: '确认绑定' }).click();
    await binding.getByRole('dialog', { name: '绑定订货一级经销商' }).getByRole('button', { name: '绑定', exact: true }).click();
    await badge(page, 3).waitFor();
    await badge(other, 3).waitFor();
    await list.getByText('您现在向杭州云安视讯科技有限公司订货').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(3);
    await binding.close();
  });

  it('reads one by its link, and the badge goes down in both', async () => {
    await list.getByRole('link', { name: '查看：已绑定订货一级经销商' }).click();
    await page.waitForURL('**/bindFirst');
    await badge(other, 2).waitFor();
    await page.goBack();
    await list.waitFor();
    await badge(page, 2).waitFor();
    expect(await list.getByText('未读：').count()).toBe(2);
  });

  it('removes one, takes it back by the keyboard, and keeps type and state in the address', async () => {
    await list.getByRole('button', { name: '删除：新设备登录' }).click();
    await badge(other, 1).waitFor();
    await page.getByRole('button', { name: '撤销' }).focus();
    await page.keyboard.press('Enter');
    await badge(other, 2).waitFor();
    await page.getByRole('link', { name: /账号安全/ }).click();
    await page.waitForURL('**/member/messageCenter?type=security');
    await page.getByRole('link', { name: '未读消息' }).click();
    await page.waitForURL('**/member/messageCenter?type=security&unread=1');
    expect(await list.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await page.getByText('没有未读消息').waitFor();
    await badge(other, 1).waitFor();
    expect(troubles).toEqual([]);
  });

  it('signs out in one tab, and the other says so', async () => {
    await page.goto(`${portal.origin}/logout`);
    await other.getByText('登录已结束，请重新登录').waitFor();
    expect(new URL(other.url()).pathname).toBe('/product');
  });
});
