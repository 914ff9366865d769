/**
 * A message reaches every open tab while one looks, leads to what it is about, and is read, removed and taken back. Then an operator
 * publishes an agreement and changed prices, announces a freeze, freezes and lifts it: a dealer sees each (OPERATOR-4, OPERATOR-10, OPERATOR-11).
 */
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourneyAlone } from './journey.ts';
import { enterConsole, signInByCall } from './signing-in.ts';

describe('a person with two tabs', async () => {
  const { portal, browser, context, troubles, page } = await openJourneyAlone({ as: looked.person, at: '/member/messageCenter' });
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

  const { context: staff, troubles: staffTroubles } = await openContext(browser);
  const desk = await staff.newPage();
  const { context: dealers } = await openContext(browser);
  const dealer = await dealers.newPage();
  const enterprises = () => desk.goto(`${portal.consoleOrigin}/enterprises?keyword=${encodeURIComponent('杭州安联')}`);
  const told = (title: string) => dealer.getByRole('dialog', { name: title });

  it('an operator publishes changed prices, after correcting what is missing, and sees them in the list', async () => {
    await desk.goto(`${portal.consoleOrigin}/notices/new`);
    await desk.waitForURL('**/login**');
    await enterConsole(desk, /管理员/, 'guanli');
    await desk.getByRole('button', { name: '发布公告' }).click();
    for (const words of ['请输入标题', '请输入正文']) await desk.getByText(words).waitFor();
    await desk.getByLabel('标题').fill('岁末调价');
    await desk.getByLabel('正文').fill('部分型号的客户价调整。');
    await desk.getByLabel('调价开始日期').fill('2026-12-01');
    // what was typed is there again
    await desk.reload();
    await desk.getByText('已恢复上次未发布的内容').waitFor();
    expect(await desk.getByLabel('标题').inputValue()).toBe('岁末调价');
    await desk.getByLabel('调价结束日期').fill('2026-12-31');
    await desk.getByRole('button', { name: '发布公告' }).click();
    await desk.getByRole('dialog').getByText('看客户价的人登录后弹窗提示一次').waitFor();
    await desk.getByRole('button', { name: '确认发布' }).click();
    await desk.getByRole('row', { name: /岁末调价/ }).waitFor();
  });

  it('and a new version of an agreement, compared with the one before', async () => {
    await desk.goto(`${portal.consoleOrigin}/protocols/6?draft=write`);
    const text = desk.getByLabel('正文');
    await text.waitFor();
    await text.fill(`${await text.inputValue()}\n\n# 联系我们\n请拨打{brand}客服电话。`);
    await desk.getByRole('link', { name: '与上一版对比' }).click();
    await desk.getByText('2 个段落有变化').waitFor();
    await desk.getByRole('button', { name: '发布新版本' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '发布第 2 版' }).click();
    await desk.getByRole('row', { name: /第 2 版.*现行/ }).waitFor();
    expect(new URL(desk.url()).pathname + new URL(desk.url()).search).toBe('/protocols/6');
  });

  it('and announces a freeze; the dealer is told all three in their order and agrees', async () => {
    await enterprises();
    await desk.getByRole('button', { name: '设置预警' }).click();
    // the calendar begins with the first day that may be chosen
    await desk.getByRole('button', { name: '选择日期' }).click();
    await desk.getByRole('button', { name: '今天' }).and(desk.locator(':disabled')).waitFor();
    await desk.keyboard.press('Enter');
    expect(await desk.getByLabel('冻结日期').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await desk.getByLabel('原因').fill('合同到期');
    await desk.getByRole('dialog').getByRole('button', { name: '设置预警' }).click();
    await desk.getByText('已设置冻结预警').waitFor();
    await signInByCall(dealers, portal, looked.installer);
    await dealer.goto(`${portal.origin}/home`);
    await told('法律声明与协议更新').waitFor();
    expect(await told('法律声明与协议更新').getByRole('link').allInnerTexts()).toEqual(['《隐私政策》']);
    await told('法律声明与协议更新').getByRole('button', { name: '同意并继续' }).click();
    await told('岁末调价').getByText('部分型号的客户价调整。').waitFor();
    await told('岁末调价').getByRole('button', { name: '知道了' }).click();
    await told('企业即将冻结').getByRole('button', { name: '知道了' }).click();
    await dealer.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('frozen, the dealer is told so, and goes on once it is lifted', async () => {
    const move = async (name: string, said: string) => {
      await enterprises();
      await desk.getByRole('button', { name, exact: true }).click();
      await desk.getByLabel('原因').fill(said);
      await desk.getByRole('dialog').getByRole('button', { name: /冻结/ }).click();
      await desk.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await move('冻结', '合同到期未续签');
    await dealer.goto(`${portal.origin}/auth`);
    await dealer.getByText('企业已冻结，暂停客户价和订货。原因见消息中心，如需解冻请联系客服。').waitFor();
    await move('解除冻结', '已续签');
    await dealer.reload();
    await dealer.getByText('企业已通过认证').waitFor();
    await desk.goto(`${portal.consoleOrigin}/protocols`);
    await desk.getByRole('row', { name: /隐私政策.*第 2 版/ }).waitFor();
    await desk.goto(`${portal.consoleOrigin}/log`);
    for (const act of ['解除冻结', '冻结企业', '设置冻结预警', '发布协议版本', '发布公告']) await desk.getByRole('cell', { name: act, exact: true }).waitFor();
    expect(staffTroubles).toEqual([]);
  });
});
