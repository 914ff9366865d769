import { expect, it } from 'vitest';
import { serviceOrderRecord } from './service-order-record.tsx';

it('is listed with its number, its project and of many models how many there are (SERVICE-3)', () => {
  const record = serviceOrderRecord({
    id: '01M889',
    serviceType: 'install',
    state: 'pending',
    shopOrderNo: null,
    projectName: '滨江物流园',
    products: [{ productModel: 'HV-1', serialNo: '', quantity: 2 }],
    productCount: 30,
    regionName: '浙江省 杭州市',
    note: '2026-12-01 上门，张工',
    isNoteOfDealer: true,
    gmtCreate: '2026-11-25T00:00:00.000Z',
    gmtModified: '2026-11-25T00:00:00.000Z',
  });
  expect(record).toMatchObject({
    title: '安装服务：滨江物流园',
    facts: '单号 01M889 · 浙江省 杭州市',
    text: 'HV-1 × 2 等 30 种',
    answer: '经销商：2026-12-01 上门，张工',
  });
});
