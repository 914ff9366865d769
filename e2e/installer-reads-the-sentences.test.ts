/** Each sentence the tool is specified with stands where an installer meets it, letter by letter; which ones there are, `specified-sentences.test.ts` says. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const LIST = '/tool/designOrder/selection?tab=brand&list=1';
const API = '/api-cloud-merchant-service/v1';

describe('the sentences of the tool', async () => {
  const { portal, troubles, page } = await openJourney({ as: written.ofSentences, at: LIST });
  const drawer = () => page.getByRole('dialog', { name: '配单产品清单', exact: true });
  const press = (name: string, where = drawer()) => where.getByRole('button', { name, exact: true }).click();
  /** The toast that says so, once it is there. */
  const said = async (words: string): Promise<string> => {
    const toast = page.locator('.p-toast__text').getByText(words, { exact: true }).last();
    await toast.waitFor();
    return toast.innerText();
  };
  const add = async (productList: { skuNo: string; quantity: number }[]) => {
    const headers = { origin: portal.origin, 'idempotency-key': `sentences-${productList.map(({ skuNo }) => skuNo).join('-')}` };
    const answer = await page.request.post(`${portal.origin}${API}/design-order/addConfigOrderProduct`, { headers, data: { productList } });
    expect(await answer.json()).toMatchObject({ code: 0 });
  };
  const modelOf = async (model: string, type = ''): Promise<{ spuNo: string; skuNo: string }> => {
    const answer = await page.request.get(`${portal.origin}${API}/design-order/getDistributionOrderList?type=${type}&keyword=${model}`);
    const { data } = (await answer.json()) as { data: { spuNo: string; skus: { skuNo: string; skuModel: string }[] }[] };
    const [found] = data.flatMap(({ spuNo, skus }) => skus.filter(({ skuModel }) => skuModel === model).map(({ skuNo }) => ({ spuNo, skuNo })));
    return found ?? { spuNo: '', skuNo: '' };
  };
  const openAnew = async () => {
    await page.goto(portal.origin + LIST);
    await hydrated(page);
    await drawer().waitFor();
  };

  it('of an empty list', async () => {
    await drawer().getByText('暂无配单产品，请先添加产品').waitFor();
    await press('生成配单');
    expect(await said('您还没有选择产品哦~')).toBe('您还没有选择产品哦~');
    await press('加入已有配单');
    expect(await said('您还没选择配单产品')).toBe('您还没选择配单产品');
  });

  it('of a list of which nothing is ticked', async () => {
    await add([{ skuNo: (await modelOf('HV-D6440-DL30')).skuNo, quantity: 2 }]);
    await openAnew();
    await drawer().getByText('是否需要添加安装施工费和线缆耗材？').waitFor();
    await drawer().getByRole('checkbox', { name: '选择全部产品' }).uncheck({ force: true });
    await press('批量修改折扣率');
    expect(await said('请选择你要批量操作的选项')).toBe('请选择你要批量操作的选项');
    await press('批量移除');
    expect(await said('请先选择要删除的选项')).toBe('请先选择要删除的选项');
    await press('生成配单');
    expect(await said('您还没有选择产品哦~')).toBe('您还没有选择产品哦~');
    await press('加入已有配单');
    expect(await said('您还没选择配单产品')).toBe('您还没选择配单产品');
  });

  it('of accessories, and of a model replaced by what the list has', async () => {
    await drawer()
      .getByRole('button', { name: /^选择配件：/ })
      .click();
    const accessories = page.getByRole('dialog', { name: '选择配件' });
    await accessories.getByRole('checkbox').first().waitFor();
    await press('确认', accessories);
    expect(await said('请选择配件')).toBe('请选择配件');
    await press('取消', accessories);
    await add([{ skuNo: (await modelOf('HV-D2428-IR30')).skuNo, quantity: 1 }]);
    await openAnew();
    await drawer()
      .getByRole('button', { name: /^替换 .*HV-D6440-DL30$/ })
      .click();
    const replace = page.getByRole('dialog', { name: '替换产品' });
    await press('确认替换', replace);
    expect(await said('请选择替换产品')).toBe('请选择替换产品');
    await replace.getByRole('searchbox').fill('HV-D2428-IR30');
    await page.keyboard.press('Enter');
    await replace.getByRole('button', { name: /^选择产品：.* HV-D2428-IR30$/ }).click();
    await press('确认替换', replace);
    expect(await said('存在重复产品：HV-D2428-IR30')).toBe('存在重复产品：HV-D2428-IR30');
    await page.keyboard.press('Escape');
    await replace.waitFor({ state: 'hidden' });
  });

  it('of free software: one piece of it, and not a second time', async () => {
    const { spuNo, skuNo } = await modelOf('HV-SV-DM', '2');
    await add([{ skuNo, quantity: 1 }]);
    await openAnew();
    const free = drawer().getByRole('textbox', { name: /^数量.*HV-SV-DM/ });
    await free.fill('2');
    await free.press('Enter');
    expect(await said('该产品数量不能大于1')).toBe('该产品数量不能大于1');
    await page.goto(`${portal.origin}/product/detail?id=${spuNo}`);
    await hydrated(page);
    await page
      .getByRole('button', { name: /加入清单/ })
      .first()
      .click();
    expect(await said('当前设计方案已添加该产品，不能重复添加')).toBe('当前设计方案已添加该产品，不能重复添加');
    await openAnew();
  });

  it('of removing and clearing', async () => {
    await drawer()
      .getByRole('button', { name: /^移除 .*HV-D2428-IR30$/ })
      .click();
    await press('删除', page.getByRole('dialog', { name: '请确认是否删除该产品' }));
    expect(await said('删除成功')).toBe('删除成功');
    await press('清空清单');
    await page
      .getByRole('dialog', { name: '请确认是否清空清单' })
      .getByRole('button', { name: /^清空 \d+ 项$/ })
      .click();
    expect(await said('清空成功')).toBe('清空成功');
    await drawer().getByText('暂无配单产品，请先添加产品').waitFor();
  });

  it('of models that stand at points of a scene, in the words of the server; the quantity is what it was', async () => {
    const { skuNo } = await modelOf('HV-D2440-IR30');
    // what was cleared before is saved by then: what a page has not saved comes back on the next
    const saved = async () => (await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/getConfigOrderProductList`)).json();
    await expect.poll(async () => ((await saved()) as { data: unknown[] }).data).toEqual([]);
    await add([{ skuNo, quantity: 3 }]);
    await openAnew();
    const msg = '清单中包含已放置到点位的产品，请先在场景中移除';
    await page.route('**/postUpdateFavoriteList', (route) => route.fulfill({ status: 409, json: { code: 1, msg, data: { skuNos: [skuNo] }, count: 0 } }));
    const quantity = drawer().getByRole('textbox', { name: /^数量.*HV-D2440-IR30/ });
    await quantity.fill('7');
    await quantity.press('Enter');
    expect(await said(msg)).toBe(msg);
    await expect.poll(() => quantity.inputValue()).toBe('3');
    await page.unrouteAll();
  });

  it('of the form that asks the provider, on the field that is left empty', async () => {
    await page.goto(`${portal.origin}/tool/requirement`);
    await hydrated(page);
    await page.getByRole('radio', { name: '公司' }).check({ force: true });
    for (const [label, words] of [
      ['公司名称', '公司名称不能为空'],
      ['联系人', '联系人不能为空'],
      ['联系电话', '联系电话不能为空'],
      ['需求描述', '需求描述不能为空'],
    ] as const) {
      await page.getByLabel(label).fill('');
      await page.getByLabel(label).blur();
      await page.getByText(words, { exact: true }).waitFor();
    }
    for (const [label, words] of [
      ['安装场景', '安装场景不能为空'],
      ['预算范围', '请选择预算范围'],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.getByLabel(label).blur();
      await page.getByText(words, { exact: true }).waitFor();
    }
    await page.getByRole('checkbox', { name: '视频监控' }).focus();
    await page.getByLabel('省份').focus();
    await page.getByText('产品类型不能为空', { exact: true }).waitFor();
    await page.getByLabel('省份').selectOption({ index: 0 });
    await page.getByLabel('需求描述').focus();
    await page.getByText('项目地址不能为空', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: '提交需求' }).isDisabled()).toBe(true);
  });

  it('of the dealer one orders from, where none is chosen', async () => {
    await page.route('**/bindDetail*', async (route) => {
      const answer = await route.fetch();
      const told = (await answer.json()) as { data: { choosing: number }[] };
      await route.fulfill({ json: { ...told, data: told.data.map((dealer) => ({ ...dealer, choosing: 0 })) } });
    });
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    await page.getByRole('complementary', { name: '快捷工具' }).getByRole('link', { name: '切换店铺' }).click();
    const dialog = page.getByRole('dialog', { name: '修改订货一级经销商' });
    await press('确认切换', dialog);
    await dialog.getByText('请选择一级', { exact: true }).waitFor();
    await page.unrouteAll();
    await dialog.getByRole('radio', { name: /上海申卫/ }).check();
    await press('确认切换', dialog);
    expect(await said('切换成功')).toBe('切换成功');
    expect(troubles).toEqual([]);
  });
});
