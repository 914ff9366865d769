import { expect, it } from 'vitest';
import { AfterSaleAsked } from './shapes.ts';

const asked = {
  shopOrderNo: 'DD1-1',
  way: 'repair',
  isUnsent: false,
  lines: [{ id: 'a', quantity: 2 }],
  reason: 'quality',
  faultTypeId: 1,
  serialNos: ['SN-000001'],
};
const troublesOf = (more: object) => AfterSaleAsked.safeParse({ ...asked, ...more }).error?.issues.map(({ path, message }) => [path[0], message]);

it('a repair says what is wrong, and with which devices, by number or by picture (AFTER-13)', () => {
  expect(troublesOf({})).toBeUndefined();
  expect(troublesOf({ serialNos: [], pictures: ['f1'] })).toBeUndefined();
  expect(troublesOf({ faultTypeId: undefined, serialNos: [] })).toEqual([
    ['faultTypeId', '请选择故障类型'],
    ['serialNos', '请填写铭牌上的序列号；看不清时请上传铭牌照片'],
  ]);
  expect(troublesOf({ faultTypeId: 99 })).toEqual([['faultTypeId', '请选择故障类型']]);
  expect(troublesOf({ serialNos: ['SN-000001', 'SN-000002', 'SN-000003'] })).toEqual([['serialNos', '序列号不能多于申请的数量']]);
  expect(troublesOf({ serialNos: ['<b>'] })).toEqual([['serialNos', '序列号为 6 到 40 位字母、数字或短横，多台用换行或逗号分开']]);
  expect(troublesOf({ way: 'exchange', faultTypeId: undefined, serialNos: [] })).toBeUndefined();
});
