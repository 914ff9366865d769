/** A person writes where goods go, changes it, and takes it away again. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

describe('the addresses of a person', async () => {
  const { troubles, page } = await openJourney({ as: written.ofAddresses, at: '/member/accountSetting/address' });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  it('begin empty, and say on its field what is missing', async () => {
    await hydrated(page);
    await page.getByText('还没有收货地址').waitFor();
    await page.getByRole('button', { name: '新增地址' }).click();
    await dialog('新增收货地址').getByRole('button', { name: '保存地址' }).click();
    for (const words of ['请选择地区', '请输入详细地址', '请输入收货人姓名', '请输入正确的手机号码或固定电话'])
      await dialog('新增收货地址').getByText(words).waitFor();
    expect(await page.locator('[aria-invalid]').count()).toBe(4);
  });

  it('are kept once they are whole; nothing typed is lost by what was wrong', async () => {
    const form = dialog('新增收货地址');
    for (const [level, region] of [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
      ['街道', '长河街道'],
    ] as const)
      await form.getByLabel(level).selectOption({ label: region });
    await form.getByLabel('详细地址').fill('江南大道 1 号 3 楼');
    await form.getByLabel('收货人').fill('林晓');
    await form.getByLabel('联系电话').fill('12345');
    await form.getByRole('button', { name: '保存地址' }).click();
    await form.getByText('请输入正确的手机号码或固定电话').waitFor();
    expect(await form.getByLabel('详细地址').inputValue()).toBe('江南大道 1 号 3 楼');
    await form.getByLabel('联系电话').fill('0571-88888888');
    await form.getByRole('button', { name: '保存地址' }).click();
    await page.getByText('添加成功', { exact: true }).waitFor();
    await page.getByText('浙江省 杭州市 滨江区 长河街道 江南大道 1 号 3 楼').waitFor();
    expect(await page.getByText('默认', { exact: true }).count()).toBe(1);
  });

  it('are changed with what they were, and removed when that is confirmed', async () => {
    await page.getByRole('button', { name: '修改' }).click();
    const form = dialog('修改收货地址');
    await form.getByLabel('收货人').fill('林晓晓');
    await form.getByRole('button', { name: '保存地址' }).click();
    await page.getByText('操作成功', { exact: true }).waitFor();
    await page.getByText('林晓晓').waitFor();
    await page.getByRole('button', { name: '删除' }).click();
    await dialog('删除该收货地址？').getByRole('button', { name: '删除地址' }).click();
    await page.getByText('删除成功', { exact: true }).waitFor();
    await page.getByText('还没有收货地址').waitFor();
    expect(troubles).toEqual([]);
  });
});
