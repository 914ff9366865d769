/** A list that comes from a spreadsheet, and lines of it that are replaced: by mouse, by keyboard, on a phone. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const LIST = '/tool/designOrder/selection?tab=brand&list=1';
const { portal, troubles, page } = await openJourney({ as: written.ofPasting, at: LIST });

interface Stored {
  productModel: string;
  quantity: number;
}

describe('an installer pastes a list and replaces in it', () => {
  const drawer = () => page.getByRole('dialog', { name: '配单产品清单', exact: true });
  const paste = () => page.getByRole('dialog', { name: '粘贴清单' });
  const replace = () => page.getByRole('dialog', { name: '替换产品' });
  const stored = async (): Promise<string[]> => {
    const answer = await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/selection`);
    const { data } = (await answer.json()) as { data: { lines: Stored[] } };
    return data.lines.map(({ productModel, quantity }) => `${productModel} ${quantity}`);
  };

  it('rows of a sheet join the list; what names no model is corrected, nothing falls away', async () => {
    await drawer().getByRole('button', { name: '粘贴清单' }).click();
    await paste()
      .getByLabel('清单文字')
      .fill('序号\t名称\t型号\t单价\t数量\n1\t半球\thv d6440 dl30\t314.00\t12\n2\t半球\tHV-D2428-IR3\t99\t3\n3\t录像机\tHVNG816\t1\t2');
    await paste().getByRole('button', { name: '识别型号' }).click();
    await paste().getByText('共 3 行，1 行待处理').waitFor();
    await paste().getByRole('button', { name: '第 3 行换成 HV-D2428-IR30' }).click();
    await paste().getByRole('button', { name: '加入 3 行' }).click();
    await paste().waitFor({ state: 'hidden' });
    await expect.poll(stored).toEqual(['HV-D6440-DL30 12', 'HV-D2428-IR30 3', 'HV-NG816 2']);
  });

  it('what the catalogue has not becomes products of one’s own in one step, and joins with the rest (PICK-13, PRIVATE-14)', async () => {
    await drawer().getByRole('button', { name: '粘贴清单' }).click();
    await paste()
      .getByLabel('清单文字')
      .fill('序号\t产品名称\t型号\t品牌\t单位\t单价\t数量\n1\t不锈钢立杆\tLGX-3000\t自制\t根\t380.00\t4\n2\t现场布线\t\t\t项\t\t1');
    await paste().getByRole('button', { name: '识别型号' }).click();
    await paste().getByText('共 2 行，2 行待处理').waitFor();
    await paste().getByRole('button', { name: '存为自定义产品', exact: true }).click();
    const own = page.getByRole('dialog', { name: '存为自定义产品' });
    const save = own.getByRole('button', { name: '新建 2 个自定义产品' });
    await own.getByLabel('没有写品牌的行，品牌为').waitFor();
    expect(await own.getByLabel('第 2 行的产品名称').inputValue()).toBe('不锈钢立杆');
    expect(await own.getByLabel('第 2 行的产品单价').inputValue()).toBe('380.00');
    // what is missing is said on its box, and nothing is made
    await save.click();
    await own.getByText('产品单价不能为空').waitFor();
    await own.getByText('请选择或输入品牌名称').waitFor();
    await own.getByLabel('没有写品牌的行，品牌为').fill('自有施工');
    await own.getByLabel('第 3 行的产品单价').fill('1,500');
    await save.click();
    await own.waitFor({ state: 'hidden' });
    await paste().getByRole('button', { name: '加入 2 行' }).click();
    await paste().waitFor({ state: 'hidden' });
    await expect.poll(stored).toEqual(['HV-D6440-DL30 12', 'HV-D2428-IR30 3', 'HV-NG816 2', 'LGX-3000 4', '现场布线 1']);
    await page.getByRole('button', { name: '撤销', exact: true }).last().click();
    await expect.poll(stored).toEqual(['HV-D6440-DL30 12', 'HV-D2428-IR30 3', 'HV-NG816 2']);
  });

  it('a line is replaced in the drawer: nothing chosen is said, the new one stands in its place with one piece, and it is taken back', async () => {
    await drawer()
      .getByRole('button', { name: /^替换 .*HV-D2428-IR30$/ })
      .click();
    await replace().getByRole('button', { name: '确认替换' }).click();
    await page.getByText('请选择替换产品').waitFor();
    await replace().getByRole('searchbox').fill('HV-D2440-IR30');
    await page.keyboard.press('Enter');
    await replace()
      .getByRole('button', { name: /^选择产品：.* HV-D2440-IR30$/ })
      .click();
    await replace().getByRole('button', { name: '确认替换' }).click();
    await expect.poll(stored).toEqual(['HV-D6440-DL30 12', 'HV-D2440-IR30 1', 'HV-NG816 2']);
    await page.getByRole('button', { name: '撤销', exact: true }).last().click();
    await expect.poll(stored).toEqual(['HV-D6440-DL30 12', 'HV-D2428-IR30 3', 'HV-NG816 2']);
  });

  it('by keyboard: Escape leaves it as it was and gives the focus back', async () => {
    const opener = drawer().getByRole('button', { name: /^替换 .*HV-NG816$/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await replace().waitFor();
    await page.keyboard.press('Escape');
    await replace().waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('on a phone, and on the selection page: without software, with the old quantity', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(portal.origin + LIST);
    await hydrated(page);
    await drawer()
      .getByRole('button', { name: /^编辑.*HV-D6440-DL30/ })
      .click();
    await page.getByRole('button', { name: '替换', exact: true }).click();
    await replace()
      .getByRole('button', { name: /^选择产品/ })
      .nth(3)
      .click();
    await replace().getByRole('checkbox', { name: '沿用原数量 12' }).check();
    await replace().getByRole('link', { name: '到选型页挑选' }).click();
    await page.waitForURL(/replace=/);
    // what was chosen comes along
    const bar = page.getByRole('region', { name: '替换产品' });
    await bar.getByText('已选 1 个').waitFor();
    expect(await bar.getByRole('checkbox', { name: '沿用原数量 12' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: '软件服务' }).count()).toBe(0);
    // products of one's own are chosen there, and neither ticked nor deleted
    await page.getByRole('link', { name: '自定义产品', exact: true }).click();
    await page.getByRole('button', { name: /^选择产品：定制立杆支架/ }).waitFor();
    expect(await page.getByRole('button', { name: /^删除 / }).count()).toBe(0);
    await page.getByRole('link', { name: '海康威视产品', exact: true }).click();
    await page
      .getByRole('button', { name: /^选择产品/ })
      .nth(5)
      .waitFor();
    await page
      .getByRole('button', { name: /^选择产品/, pressed: false })
      .nth(3)
      .click();
    await bar.getByText('已选 2 个').waitFor();
    await page.getByRole('button', { name: '确认替换' }).click();
    await drawer().waitFor();
    await expect.poll(async () => (await stored())[0]).toMatch(/^(?!HV-D6440-DL30).* 12$/);
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
