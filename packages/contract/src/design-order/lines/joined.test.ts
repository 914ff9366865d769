import { expect, it } from 'vitest';
import { designOrderCopy } from './copy.ts';

const other = { productModel: 'HV-B3528-IR30', wasPrice: 269.61, ratePrice: 234.07 };

it('what joined an order is told with what it has already and with the price that holds there', () => {
  expect(designOrderCopy.joined({ leftOut: [], requoted: [] })).toBe('添加成功！');
  expect(designOrderCopy.joined({ leftOut: [], requoted: [other] })).toBe(
    '添加成功！HV-B3528-IR30（清单 ¥269.61，配单 ¥234.07）配单中已有，加入的数量按配单的折后价计算，可在配单中修改',
  );
  expect(designOrderCopy.joined({ leftOut: ['设备管理'], requoted: [{ ...other, ratePrice: null }, other] })).toBe(
    '配单中已有 设备管理，没有重复加入；其余产品添加成功。HV-B3528-IR30（清单 ¥269.61，配单 暂无价格） 等 2 种产品配单中已有，加入的数量按配单的折后价计算，可在配单中修改',
  );
});
