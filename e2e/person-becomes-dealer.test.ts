/** A person registers, hands papers in, is refused, corrects, is approved on the console, and is a dealer without signing in anew. */
import { describe, expect, it } from 'vitest';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openContext, hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { enterConsole, newestCodeFor } from './signing-in.ts';

const PHONE = '15912340001';
const COMPANY = '杭州新禾安防工程有限公司';

describe('an individual with an enterprise', async () => {
  const { portal, browser, troubles, page } = await openJourney({ at: '/register' });
  const { context: staff, troubles: staffTroubles } = await openContext(browser);
  const desk = await staff.newPage();
  const field = (label: string) => page.getByLabel(label, { exact: true });

  /** Its name, or what it says. */
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);

  /** To the first page behind the two steps, as the demo's auditor. */
  const signInToConsole = async () => {
    await desk.goto(`${portal.consoleOrigin}/`);
    await desk.waitForURL('**/login**');
    await enterConsole(desk, /审核员/, 'shenhe');
    await desk.getByRole('heading', { name: '待办', level: 1 }).waitFor();
    await desk
      .getByRole('main')
      .getByRole('link', { name: /^企业认证 (审核中|待审核)/ })
      .click();
    await desk.getByRole('heading', { name: '企业认证', level: 1 }).waitFor();
  };

  it('registers and is led to /auth', async () => {
    await hydrated(page);
    await field('手机号').fill(PHONE);
    await field('设置密码').fill('tR7#kd92m');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await field('验证码').fill(await newestCodeFor(portal, PHONE));
    await page.getByRole('checkbox', { name: '我已阅读并同意以下协议' }).check();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await page.waitForURL('**/auth?from=normalRegister**');
    await hydrated(page);
    await page.getByText('注册成功').waitFor();
    expect(await page.getByRole('link', { name: '暂不认证，继续浏览' }).getAttribute('href')).toBe('/home');
  });

  it('is told on each field what is missing, and asked before it leaves with changes', async () => {
    await page.getByRole('button', { name: '提交认证' }).click();
    for (const words of ['请输入企业名称', '请输入统一社会信用代码', '请选择企业类型', '请选择地区', '请上传营业执照']) await page.getByText(words).waitFor();
    expect(await focused()).toBe('companyName');
    await page.getByLabel('企业名称').fill(COMPANY);
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.getByText('系统可能不会保存您所做的更改').waitFor();
    await page.getByRole('button', { name: '继续填写' }).click();
    expect(await page.getByLabel('企业名称').inputValue()).toBe(COMPANY);
  });

  it('types the papers; what is wrong is shown wherever it stands, also what has no box', async () => {
    const submit = () => page.getByRole('button', { name: '提交认证' }).click();
    await page.getByLabel('统一社会信用代码').fill('９１３３０１０８ma27xxdc1r');
    await page.getByLabel('联系人').fill('沈新禾');
    await page.getByLabel('联系电话').fill('0571-88886666');
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
      ['街道', '西兴街道'],
    ] as const)
      await page.getByLabel(level).selectOption({ label: region });
    await page.getByLabel('详细地址').fill('江南大道 1 号');
    await submit();
    await expect.poll(focused).toBe('enterpriseType');
    await page.getByRole('radio', { name: '安装商' }).check({ force: true });
    await submit();
    await expect.poll(focused).toBe('上传图片');
    const picture = join(await mkdtemp(join(tmpdir(), 'portal-licence-')), 'licence.png');
    await writeFile(
      picture,
      await sharp({ create: { width: 600, height: 420, channels: 3, background: 'wheat' } })
        .png()
        .toBuffer(),
    );
    await page.getByLabel('营业执照图片').setInputFiles(picture);
    const shown = () => page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[alt="营业执照"]')?.naturalWidth === 600);
    await shown();
    await page.reload();
    await hydrated(page);
    await shown();
  });

  it('hands the papers in, as they were before the page was loaded anew, and sees that they wait', async () => {
    await page.getByRole('button', { name: '提交认证' }).click();
    await page.getByText('资料已提交，请等待审核').waitFor();
    expect(await page.getByText('91330108MA27XXDC1R').count()).toBe(1);
  });

  it('an auditor signs in by two steps, finds it, and refuses it with a reason', async () => {
    await signInToConsole();
    await desk.getByRole('link', { name: COMPANY }).click();
    await desk.getByText('91330108MA27XXDC1R').waitFor();
    await desk.waitForFunction(() => document.querySelector<HTMLImageElement>('img[alt="营业执照"]')?.naturalWidth === 600);
    await desk.getByRole('button', { name: '驳回' }).click();
    await desk.getByText('请填写驳回原因').waitFor();
    await desk.getByLabel('驳回原因').fill('联系人与执照不符');
    await desk.getByRole('button', { name: '驳回' }).click();
    await desk.getByText('方审驳回，已驳回：联系人与执照不符').waitFor();
    expect(await desk.getByRole('button', { name: '通过' }).count()).toBe(0);
  });

  it('the person reads why, corrects, and hands it in again', async () => {
    await page.reload();
    await hydrated(page);
    await page.getByText('认证未通过：联系人与执照不符').waitFor();
    expect(await page.getByLabel('企业名称').inputValue()).toBe(COMPANY);
    await page.getByLabel('联系人').fill('沈禾');
    await page.getByRole('button', { name: '重新提交' }).click();
    await page.getByText('资料已提交，请等待审核').waitFor();
  });

  it('is approved, and is a second-level dealer without signing in anew', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: '通过' }).click();
    await desk.getByText('请填写营业期限').waitFor();
    await desk.getByLabel('营业期限').selectOption({ label: '长期' });
    await desk.getByRole('button', { name: '通过' }).click();
    await desk.getByText('方审通过，已认证').waitFor();
    await page.goto(`${portal.origin}/home`);
    await hydrated(page);
    expect(await page.getByRole('banner').locator('.s-account__name').innerText()).toBe(COMPANY);
    await page.goto(`${portal.origin}/auth`);
    await page.getByText('企业已通过认证').waitFor();
    await page.getByRole('link', { name: '查看与打印' }).click();
    await page.getByRole('region', { name: `${COMPANY}的授权证书` }).waitFor();
  });

  it('is found as an authorised dealer by whoever asks, by the name or by the code of the certificate', async () => {
    const number = /SQ[-\dA-F]+/.exec(await page.locator('.e-certificate__number').innerText())?.[0] ?? '';
    const { context: anybody, troubles: strangersTroubles } = await openContext(browser, { phone: true });
    const phone = await anybody.newPage();
    await phone.goto(`${portal.origin}/accredit`);
    await hydrated(phone);
    await phone.getByRole('button', { name: '查询授权' }).click();
    await phone.getByText('请输入企业全称或授权编号').waitFor();
    const ask = async (typed: string) => {
      await phone.getByLabel('企业全称或授权编号').fill(typed);
      await phone.getByRole('button', { name: '查询授权' }).click();
    };
    await ask(COMPANY.slice(0, 6));
    await phone.getByText(/^没有查到“.*”的授权记录/).waitFor();
    expect(await phone.getByRole('link', { name: '如有疑问，联系客服' }).getAttribute('href')).toMatch(/#service$/);
    await ask(COMPANY);
    await phone.getByText(`授权编号 ${number}`).waitFor();
    // as a phone opens what it has scanned
    await phone.goto('about:blank');
    await phone.goto(`${portal.origin}/accredit#${number.replaceAll('-', '')}`);
    await phone.getByText(`授权编号 ${number}`).waitFor();
    // the question and its answer stand in the address; a phone never does
    await phone.waitForURL(`${portal.origin}/accredit?keyword=${number}`);
    await phone.reload();
    await phone.getByText(`授权编号 ${number}`).waitFor();
    await hydrated(phone);
    await expect.poll(() => phone.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('查询结果');
    await ask('13800000001');
    await phone.getByText('请输入企业全称或授权编号').waitFor();
    expect(phone.url()).toBe(`${portal.origin}/accredit?keyword=${number}`);
    // the sheet alone, on one page of A4
    const sheet = await phone.pdf({ preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await anybody.close();
    expect(strangersTroubles).toEqual([]);
    expect(troubles).toEqual([]);
    expect(staffTroubles).toEqual([]);
  });

  it('the auditor may not read the log; leaving ends the session', async () => {
    await desk.goto(`${portal.consoleOrigin}/log`);
    await desk.getByText('审核员没有权限查看“操作日志”').waitFor();
    await desk.getByRole('button', { name: '退出' }).click();
    await desk.waitForURL('**/login');
    await desk.goto(`${portal.consoleOrigin}/certifications`);
    await desk.waitForURL('**/login?redirect=%2Fcertifications');
    expect(await desk.getByRole('heading', { name: /控制台/ }).count()).toBe(1);
  });
});
