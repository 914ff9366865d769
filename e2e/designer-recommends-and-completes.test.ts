/**
 * From questions to a list that holds together: a recommendation goes into the list, a second one changes only the difference,
 * the list finds what it lacks, completes itself, finds a deleted part again, and an order made of it keeps what stands ignored.
 */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';

const API = '/api-cloud-merchant-service/v1';

interface Line {
  skuNo: string;
  role: string | null;
  productName: string;
  productModel: string;
  quantity: number;
}

const { portal, context, troubles, page } = await openJourney({ as: written.ofDesigner, at: '/tool/sceneSelect' });

describe('a designer', () => {
  const stored = async (): Promise<Line[]> => {
    const answer = await context.request.get(`${portal.origin}${API}/design-order/selection`);
    return ((await answer.json()) as { data: { lines: Line[] } }).data.lines;
  };
  const quantityOf = async (role: string): Promise<number> =>
    (await stored()).filter((line) => line.role === role).reduce((sum, line) => sum + line.quantity, 0);
  const apply = () => page.getByRole('region', { name: '方案合计' }).getByRole('button', { name: '加入清单' });
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/recommend/recommend'));

  it('answers the questions of a scene and sees three tiers with the reason of every line', async () => {
    await page
      .getByRole('link', { name: /UPS 不间断电源/ })
      .first()
      .click();
    await page.waitForURL(/intelligenceOrder\?.*scenarioUps/);
    await hydrated(page);
    for (const tier of [/经济/, /标准/, /高配/]) await page.getByRole('radio', { name: tier }).first().waitFor();
    const runtime = page.getByRole('textbox', { name: /^后备时间/ });
    const asked = answered();
    await runtime.fill('30');
    expect((await asked).status()).toBe(200);
    await expect.poll(() => page.url()).toContain('runtimeMin=30');
    await page.getByText('为什么').first().click();
    await page.getByText(/÷/).first().waitFor();
  });

  it('prints a line of each reason: the figures of this project, not the rule', async () => {
    await page.emulateMedia({ media: 'print' });
    const reasons = page.locator('.rc-why dl');
    await expect.poll(() => reasons.first().locator('dd').last().isVisible()).toBe(true);
    const shown = await reasons.evaluateAll((all) =>
      all.map((one) => ({ parts: one.childElementCount, isRuleShown: (one.querySelector('dd')?.getClientRects().length ?? 0) > 0 })),
    );
    expect(shown.filter(({ parts, isRuleShown }) => isRuleShown === parts > 1)).toEqual([]);
    await page.emulateMedia({ media: null });
    await expect.poll(() => page.getByText('为什么').first().isVisible()).toBe(true);
  });

  it('has all of it in the width of a phone, the actions at its lower edge too', async () => {
    await become(page, PHONE);
    expect(await faultsOf(page, PHONE)).toEqual([]);
    const actions = page.getByRole('region', { name: '方案合计' }).getByRole('button');
    for (const action of await actions.filter({ visible: true }).all()) expect((await action.boundingBox())?.x).toBeLessThan(PHONE.width - 44);
    await become(page, DESK);
  });

  it('puts it into the list, and a second time changes the difference instead of doubling', async () => {
    await apply().click();
    await page
      .getByText(/已加入清单/)
      .first()
      .waitFor();
    const before = await quantityOf('batteryBlock');
    expect(before).toBeGreaterThan(0);
    expect(await quantityOf('upsHost')).toBe(1);
    const asked = answered();
    await page.getByRole('textbox', { name: /^后备时间/ }).fill('240');
    await asked;
    await expect.poll(() => page.getByRole('region', { name: '方案合计' }).getAttribute('aria-busy')).not.toBe('true');
    await apply().click();
    const changes = page.getByRole('dialog', { name: /这次会改动清单里的/ });
    await changes.waitFor();
    const told = await changes.innerText();
    expect(told).toMatch(/新增|增加/);
    await changes.getByRole('button', { name: /^改动 \d+ 项$/ }).click();
    await changes.waitFor({ state: 'hidden' });
    expect(await quantityOf('upsHost')).toBe(1);
    expect(await quantityOf('batteryBlock')).toBeGreaterThanOrEqual(before);
    const models = (await stored()).map((line) => line.skuNo);
    expect(new Set(models).size).toBe(models.length);
  });

  const panel = () => page.getByRole('region', { name: '清单检查' });
  const issues = () => panel().getByRole('list', { name: '清单的问题' });
  const openList = async () => {
    await page.goto(`${portal.origin}/tool/designOrder/selection?list=1`);
    await hydrated(page);
    await page.getByRole('dialog', { name: '配单产品清单', exact: true }).waitFor();
    await panel().getByText('清单检查', { exact: true }).click();
  };

  it('adds cameras and is told what the list lacks, with the arithmetic', async () => {
    const found = await context.request.get(`${portal.origin}${API}/goods/spu/page?size=10&keyword=${encodeURIComponent('400万红外周界枪型网络摄像机')}`);
    const [spu] = ((await found.json()) as { data: { skuNo: string }[] }).data;
    const added = await context.request.post(`${portal.origin}${API}/design-order/addConfigOrderProduct`, {
      data: { productList: [{ skuNo: spu?.skuNo, quantity: 10 }] },
      headers: { origin: portal.origin, 'idempotency-key': 'ten-cameras' },
    });
    expect(added.status()).toBe(200);
    await openList();
    await issues().getByText('您的清单缺少录像机（需接入 10 路）').waitFor();
    await issues().getByText('您的清单缺少硬盘').waitFor();
    // the UPS of the recommendation counts
    expect(await issues().getByText('建议配置 UPS').count()).toBe(0);
    await issues().getByText('怎么算的').first().click();
    expect(await issues().innerText()).toMatch(/10/);
  });

  it('says how far the cameras of a model are, and is told of the farthest though the average is short', async () => {
    await panel().getByText('走线', { exact: true }).click();
    const [average, longest] = [
      panel()
        .getByLabel(/平均走线$/)
        .first(),
      panel()
        .getByLabel(/最远走线$/)
        .first(),
    ];
    await average.fill('30');
    await longest.fill('20');
    await panel().getByText('最远走线不会比平均走线短').waitFor();
    await longest.fill('95');
    await issues().getByText('怎么算的').first().waitFor();
    await expect.poll(() => issues().textContent()).toContain('最远走线 95＋两端 6 ＝ 101 m');
    await longest.fill('80');
    await expect.poll(() => issues().textContent()).not.toContain('最远走线 95');
    await panel().getByText('逐台分配与系统图').click();
    await panel().getByRole('cell', { name: '86 m，可用网线' }).waitFor();
    expect(await faultsOf(page, DESK)).toEqual([]);
    await average.fill('');
    await longest.fill('');
    await become(page, PHONE);
    expect(await faultsOf(page, PHONE)).toEqual([]);
    await become(page, DESK);
  });

  it('completes the list with one press: nothing that can be cured is left, nothing is there twice', async () => {
    await panel().getByRole('button', { name: '一键补全' }).click();
    const dialog = page.getByRole('dialog', { name: '补全清单' });
    await dialog.getByRole('button', { name: /^加入 \d+ 种产品$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => quantityOf('nvr')).toBe(1);
    await expect
      .poll(() =>
        issues()
          .getByText(/必须处理/)
          .count(),
      )
      .toBe(0);
    expect(await quantityOf('hdd')).toBeGreaterThan(0);
    expect(await quantityOf('poeSwitch')).toBe(1);
    const models = (await stored()).map((line) => line.skuNo);
    expect(new Set(models).size).toBe(models.length);
  });

  it('deletes the recorder and is told at once; the toast brings it back', async () => {
    const recorder = (await stored()).find((line) => line.role === 'nvr');
    const row = page.getByRole('row').filter({ hasText: recorder?.productModel ?? '-' });
    await row.getByRole('button', { name: /删除|移除/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await issues().getByText('您的清单缺少录像机（需接入 10 路）').waitFor();
    await page.getByRole('button', { name: '撤销' }).last().click();
    await expect.poll(() => page.getByText('您的清单缺少录像机').count()).toBe(0);
    await expect.poll(() => quantityOf('nvr')).toBe(1);
  });

  it('ignores a problem with a reason, and the order made of the list keeps it', async () => {
    const monitor = (await stored()).find((line) => line.role === 'monitor');
    const row = page.getByRole('row').filter({ hasText: monitor?.productModel ?? '-' });
    await row.getByRole('button', { name: /删除|移除/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await issues().getByText('您的清单缺少显示器').waitFor();
    await issues()
      .getByRole('button', { name: /^忽略：.*显示器/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /忽略「您的清单缺少显示器」/ });
    await dialog.getByRole('button', { name: '忽略这个问题' }).click();
    await dialog.getByText('请填写忽略的理由').waitFor();
    await dialog.getByRole('textbox', { name: /^理由/ }).fill('客户自备');
    await dialog.getByRole('button', { name: '忽略这个问题' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await panel().getByText('已忽略（1）').waitFor();

    await page.getByRole('dialog', { name: '配单产品清单', exact: true }).getByRole('button', { name: '生成配单' }).click();
    const naming = page.getByRole('dialog', { name: /生成配单/ });
    await naming.getByLabel('配单名称').fill('机房与监控');
    const opened = context.waitForEvent('page');
    await naming.getByRole('button', { name: '生成配单' }).click();
    const detail = await opened;
    await hydrated(detail);
    const side = detail.getByRole('region', { name: '清单检查' });
    await side.getByText('清单检查', { exact: true }).click();
    await side.getByText('已忽略（1）').click();
    await side.getByText('理由：客户自备').waitFor();
    expect(await side.getByText('您的清单缺少录像机').count()).toBe(0);

    // the recommendation went with the lines: applied to the order again, it is the same
    const id = new URL(detail.url()).searchParams.get('id');
    const applied = await context.request.get(`${portal.origin}${API}/recommend/applied?scenario=scenarioUps&designOrderId=${id}`);
    expect(((await applied.json()) as { data: unknown }).data).not.toBeNull();
    expect(troubles).toEqual([]);
  });
});
