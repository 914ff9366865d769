/** An installer asks the provider for a scheme, orders a service and complains; the service desk answers each; the installer is told, reads it and asks on. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { enterConsole } from './signing-in.ts';

const REMARK = '物流园出入口 3 进 3 出，要车牌识别和收费';
const ANSWER = '建议 6 套抓拍一体机配 6 台道闸，清单已备好，请确认车道宽度。';

describe('what is asked of the provider', async () => {
  const { portal, browser, troubles, page } = await openJourney({ as: written.asking, at: '/tool/requirement?type=6' });
  const { context: staff, troubles: staffTroubles } = await openContext(browser);
  const desk = await staff.newPage();
  const send = page.getByRole('button', { name: '提交需求' });

  it('is asked by its kind on /home; a guest is led to sign in first', async () => {
    const { context, troubles: ofGuest } = await openContext(browser);
    const guest = await context.newPage();
    await guest.goto(`${portal.origin}/home`);
    await hydrated(guest);
    await guest.getByRole('link', { name: /^现场勘测/ }).click();
    await guest.waitForURL(/redirect=/);
    expect(decodeURIComponent(guest.url())).toContain('/tool/requirement?type=6');
    await context.close();
    expect(ofGuest).toEqual([]);
  });

  it('is asked after saying who asks', async () => {
    await page.getByRole('heading', { name: '现场勘测需求', level: 1 }).waitFor();
    await page.goto(`${portal.origin}/tool/requirement`);
    await page.getByRole('heading', { name: '方案设计需求', level: 1 }).waitFor();
    await hydrated(page);
    expect(await page.getByLabel('联系人').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: '公司' }).check({ force: true });
    expect(await page.getByLabel('公司名称').inputValue()).not.toBe('');
  });

  it('says on the field what is wrong, and is sent once all is filled', async () => {
    await page.getByLabel('联系电话').fill('0571-123');
    await page.getByLabel('需求描述').focus();
    await page.getByText('请输入正确的联系电话').waitFor();
    await page.getByLabel('联系人').fill('邵工');
    await page.getByLabel('联系电话').fill('057188886666');
    await page.getByLabel('安装场景').selectOption({ label: '停车场' });
    await page.getByLabel('预算范围').selectOption({ label: '20 万～50 万元' });
    await page.getByRole('checkbox', { name: '停车出入口' }).check({ force: true });
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await page.getByLabel(level).selectOption({ label: region });
    expect(await send.isDisabled()).toBe(true);
    await page.getByText('还差：需求描述').waitFor();
    await page.getByLabel('需求描述').fill(REMARK);
    // what is typed outlives the page
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('需求描述').inputValue()).toBe(REMARK);
    await send.dblclick();
    const dialog = page.getByRole('dialog', { name: '需求提交成功' });
    await dialog.getByText('我们已收到您的需求，会有工作人员与您联系。').waitFor();
    await dialog.getByRole('link', { name: '查看需求' }).click();
    await page.getByText('需求已收到，客服处理后在这里答复。').waitFor();
    await page.goto(`${portal.origin}/member/requirement`);
    expect(await page.getByText(REMARK).count()).toBe(1);
  });

  it('the desk finds it on its first page, takes it over and answers', async () => {
    await desk.goto(`${portal.consoleOrigin}/`);
    await desk.waitForURL('**/login**');
    await enterConsole(desk, /客服/, 'kefu');
    await desk.getByRole('heading', { name: '待办', level: 1 }).waitFor();
    await desk
      .getByRole('main')
      .getByRole('link', { name: /需求 待处理/ })
      .click();
    await desk.getByRole('link', { name: new RegExp(REMARK.slice(0, 8)) }).click();
    await desk.getByText('057*****6666').waitFor();
    await desk.getByRole('button', { name: '显示完整号码' }).click();
    await desk.getByRole('link', { name: '057188886666' }).waitFor();
    await desk.getByRole('button', { name: '接手处理' }).click();
    await desk.getByRole('button', { name: '发送答复' }).click();
    await desk.getByText('请填写答复内容').waitFor();
    await desk.getByLabel('答复').fill(ANSWER);
    await desk.getByRole('button', { name: '发送答复' }).click();
    await desk.getByText('米服答复').waitFor();
    expect(await desk.getByLabel('答复').inputValue()).toBe('');
  });

  it('the installer is told while the page is open, reads the answer and asks on', async () => {
    await page.getByText(`平台客服：${ANSWER}`).waitFor();
    await page.goto(`${portal.origin}/member/messageCenter?type=requirement`);
    await hydrated(page);
    await page.getByRole('heading', { name: /您的方案设计需求有新的答复/ }).waitFor();
    await page.getByRole('link', { name: '查看：您的方案设计需求有新的答复' }).click();
    await page.waitForURL('**/member/requirement/detail?id=*');
    await page.getByText(ANSWER).waitFor();
    await page.getByLabel('继续提问').fill('车道宽 3.5 米');
    await page.getByRole('button', { name: '发送提问' }).click();
    await page.getByText('处理中').waitFor();
    expect(troubles).toEqual([]);
  });

  it('the desk sees the question before it answers again, and closes with a reason, which the installer reads', async () => {
    await desk.getByLabel('关闭原因').fill('已电话确认');
    await desk.getByRole('button', { name: '关闭需求' }).click();
    await desk.getByText('需求状态已变化，请查看最新内容后再操作').waitFor();
    await desk.getByText('提交人补充：车道宽 3.5 米').waitFor();
    await desk.getByLabel('关闭原因').fill('已电话确认');
    await desk.getByRole('button', { name: '关闭需求' }).click();
    await desk.getByText('米服关闭需求：已电话确认').waitFor();
    await page.getByText('原因：已电话确认').waitFor();
    expect(await page.getByRole('button', { name: '发送提问' }).count()).toBe(0);
    expect(staffTroubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  });

  it('orders a service: told on each field what is missing, kept over a reload, followed to its end (SERVICE-2, SERVICE-5)', async () => {
    await page.goto(`${portal.origin}/service-center`);
    await page.getByRole('main').getByRole('link', { name: '移机服务 已装好的设备要换地方' }).click();
    await page.getByRole('heading', { name: '移机服务', level: 1 }).waitFor();
    await hydrated(page);
    await page.getByRole('button', { name: '提交服务单' }).click();
    for (const words of ['请填写产品型号', '请输入联系人姓名', '请选择地区', '请填写设备要移到的地址']) await page.getByText(words).waitFor();
    await page.getByLabel('第 1 个产品的型号').fill('HV-B1240-IR30');
    await page.getByLabel('数量').fill('3');
    await page.getByLabel('联系人').fill('邵工');
    await page.getByLabel('联系电话').fill('13900001111');
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const)
      await page.getByLabel(level).selectOption({ label: region });
    await page.getByLabel('详细地址').fill('江南大道 588 号');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('详细地址').inputValue()).toBe('江南大道 588 号');
    await page.getByLabel('移到哪里').fill('江陵路 1 号');
    await page.getByRole('button', { name: '提交服务单' }).dblclick();
    const dialog = page.getByRole('dialog', { name: '服务单提交成功' });
    await dialog.getByRole('link', { name: '查看服务单' }).click();
    await page.getByText('HV-B1240-IR30 × 3').waitFor();
    await desk.goto(`${portal.consoleOrigin}/serviceOrders?state=pending&serviceType=move`);
    await expect.poll(() => desk.getByRole('link', { name: /HV-B1240-IR30/ }).count()).toBe(1);
    await desk.getByRole('link', { name: /HV-B1240-IR30/ }).click();
    await desk.getByRole('button', { name: '受理并告知安排' }).click();
    await desk.getByText('请填写安排或说明').waitFor();
    await desk.getByLabel('安排或说明').fill('周三上午到');
    await desk.getByRole('button', { name: '受理并告知安排' }).click();
    await desk.getByText('客服受理：周三上午到').waitFor();
    await page.getByText('周三上午到').waitFor();
    await page.getByRole('button', { name: '取消服务单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消服务单' }).click();
    await page.getByText('服务单已取消').waitFor();
    // the desk has it open as it was: what it was refused stays over what is there now
    await desk.getByLabel('安排或说明').fill('已修好');
    await desk.getByRole('button', { name: '标记完成' }).click();
    await desk.getByText(/^本次操作未生效：服务单/).waitFor();
    await desk.getByText('您填写的内容：已修好').waitFor();
    await desk.getByRole('heading', { name: '移机服务（已取消）', level: 1 }).waitFor();
    expect(await desk.getByRole('button', { name: '标记完成' }).count()).toBe(0);
  });

  it('begins a further service with the default address, and offers models while one is typed (SERVICE-10)', async () => {
    const kept = await page.evaluate(async () => {
      const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
      const body = { ...place, detailAddress: '江虹路 333 号', contactName: '邵工', contactPhone: '13900001111', isDefault: true };
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch('/api-cloud-merchant-service/v1/address/add', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { code: number };
    });
    expect(kept.code).toBe(0);
    await page.goto(`${portal.origin}/service-center/install-service`);
    await hydrated(page);
    expect(await page.getByLabel('联系人').inputValue()).toBe('邵工');
    expect(await page.getByLabel('联系电话').inputValue()).toBe('13900001111');
    expect(await page.getByLabel('详细地址').inputValue()).toBe('江虹路 333 号');
    await expect.poll(() => page.getByLabel('区县').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe('滨江区');
    await page.getByLabel('第 1 个产品的型号').pressSequentially('HV-B1240');
    await expect.poll(() => page.locator('datalist option[value^="HV-B1240"]').count()).toBeGreaterThan(0);
  });

  it('complains, is answered once, and the point goes when the history is looked at (FEEDBACK-4, FEEDBACK-5)', async () => {
    await page.goto(`${portal.origin}/aboutUs/contactUs`);
    await hydrated(page);
    await page.getByRole('radio', { name: '投诉' }).check({ force: true });
    await page.getByRole('button', { name: '提交投诉' }).click();
    await page.getByText('请选择反馈分类').waitFor();
    await page.getByLabel('反馈分类').selectOption({ label: '经销商服务' });
    await page.getByLabel('反馈内容').fill('订单三天没有人联系');
    await page.getByRole('button', { name: '提交投诉' }).click();
    await page.getByRole('dialog', { name: '反馈提交成功' }).getByRole('button', { name: '继续反馈' }).click();
    await desk.goto(`${portal.consoleOrigin}/feedback?state=waiting`);
    await desk.getByText('订单三天没有人联系').waitFor();
    await desk.getByRole('textbox', { name: '答复' }).fill('已联系经销商回电');
    await desk.getByRole('button', { name: '发送答复' }).click();
    await desk.getByText('这里没有投诉与建议').waitFor();
    const history = page.getByRole('link', { name: /^反馈记录/ });
    await expect.poll(() => history.innerText()).toContain('1');
    await history.click();
    await page.getByText('已联系经销商回电').waitFor();
    await page.getByText('新答复').waitFor();
    await page.reload();
    await hydrated(page);
    expect(await page.getByText('新答复').count()).toBe(0);
    expect([...troubles, ...staffTroubles.filter((trouble) => !trouble.includes('409'))]).toEqual([]);
  });
});
