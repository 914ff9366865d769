import { SERVICE_TYPES } from '@portal/contract/service-order';
import { describe, expect, it } from 'vitest';
import { goodsOfDesignOrder, goodsOfOrder } from './asked-for.ts';
import { askedForIn, installHref } from './service-address.ts';
import { beganFor, beganWith, bodyOf, faultsOf, fieldOf, isOwnPlace, NO_LINE, NOTHING_ORDERED, type TypedService } from './typed-service.ts';

const whole: TypedService = {
  shopOrderNo: '',
  designOrderId: '',
  projectName: '',
  contact: '林晓',
  phone: ' 0571-88886666 ',
  region: [
    { code: '33', name: '浙江省' },
    { code: '3301', name: '杭州市' },
    { code: '330108', name: '滨江区' },
  ],
  detailAddress: '江南大道 588 号',
  targetAddress: '江陵路 1 号',
  visitDate: '2026-12-01',
  faultTypeId: '2',
  products: [{ productModel: 'HV-D6828', serialNo: ' AB-123456 ', quantity: '3' }],
  remark: '画面发白',
  pictures: [{ fileId: 'f1', fvUrl: '/f1' }],
  isSiteShown: false,
};

const address = {
  id: 'a1',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  streetCode: '330108002',
  streetName: '长河街道',
  detailAddress: '江南大道 588 号',
  contactName: '林晓',
  contactPhone: '0571-88886666',
  isDefault: true,
};

describe('a service order while it is typed (SERVICE-2)', () => {
  it('lacks what its kind asks for, and nothing else', () => {
    const lacks = (type: (typeof SERVICE_TYPES)[number]) => Object.keys(faultsOf(type, NOTHING_ORDERED)).join(' ');
    expect(SERVICE_TYPES.map(lacks)).toEqual([
      'contact phone products.0.productModel areaCode detailAddress',
      'contact phone products.0.productModel products.0.serialNo faultTypeId areaCode detailAddress remark',
      'contact phone products.0.productModel areaCode detailAddress targetAddress',
      'contact phone products.0.productModel areaCode detailAddress remark',
      'contact phone products.0.productModel areaCode detailAddress',
      'contact phone products.0.productModel products.0.serialNo areaCode',
    ]);
    for (const type of SERVICE_TYPES) expect(faultsOf(type, whole)).toEqual({});
  });
  it.each(['', '0', '10000', '1.5', 'x'])('%s is no number of pieces', (quantity) =>
    expect(faultsOf('install', { ...whole, products: [{ productModel: 'A', serialNo: '', quantity }] })).toHaveProperty(['products.0.quantity']),
  );
  it('a day that cannot be read is told where one is asked for', () => {
    const bad = { ...whole, visitDate: '下周一' };
    expect([faultsOf('install', bad), faultsOf('password', bad)]).toEqual([{ visitDate: '上门日期应在今天起 60 天内' }, {}]);
  });
  it('takes pieces as people type them', () =>
    expect(bodyOf('install', { ...whole, products: [{ productModel: 'A', serialNo: '', quantity: '１２' }] })?.products[0]?.quantity).toBe(12));
  it('is handed in with its pieces, or with the numbers of its labels', () => {
    expect(bodyOf('install', whole)).toMatchObject({
      phone: '0571-88886666',
      areaCode: '330108',
      products: [{ productModel: 'HV-D6828', serialNo: '', quantity: 3 }],
      faultTypeId: 2,
      pictures: ['f1'],
    });
    expect(bodyOf('repair', whole)?.products).toEqual([{ productModel: 'HV-D6828', serialNo: 'AB-123456', quantity: 1 }]);
    expect(bodyOf('repair', { ...whole, remark: ' ' })).toBeUndefined();
  });
  it('begins with whom and where the default address says, and empty without one', () => {
    expect(beganWith(address)).toEqual({
      ...NOTHING_ORDERED,
      contact: '林晓',
      phone: '0571-88886666',
      region: whole.region,
      detailAddress: '长河街道江南大道 588 号',
    });
    expect(beganWith(undefined)).toEqual(NOTHING_ORDERED);
    // what is left to say is the device alone
    expect(Object.keys(faultsOf('install', beganWith(address)))).toEqual(['products.0.productModel']);
  });
  it('asked for an order it begins with where the goods went and one’s own contact; no customer is named (SERVICE-12)', () => {
    const site = { ...address, detailAddress: '江陵路 1 号', contactName: '王总', contactPhone: '13900000000' };
    const asked = { shopOrderNo: 'S1', products: [] };
    expect(beganFor(address, site, asked)).toEqual({
      ...NOTHING_ORDERED,
      ...asked,
      products: [NO_LINE],
      contact: '林晓',
      phone: '0571-88886666',
      region: whole.region,
      detailAddress: '长河街道江陵路 1 号',
    });
    const own = { ...address, contactName: '王总' };
    expect(beganFor(address, own, asked)).toMatchObject({ contact: '林晓', detailAddress: '长河街道江南大道 588 号', projectName: '' });
    // that it is one's own place is said beside it
    expect([isOwnPlace(address, own), isOwnPlace(address, site), isOwnPlace(undefined, own)]).toEqual([true, false, false]);
    expect(beganFor(address, undefined, asked)).toMatchObject({ contact: '林晓', region: [], detailAddress: '', projectName: '' });
    expect(beganFor(undefined, site, asked)).toMatchObject({ contact: '', detailAddress: '长河街道江陵路 1 号' });
  });
  it('a refusal of any level is about the place', () =>
    expect(['cityCode', 'areaName', 'phone', 'products.1.serialNo'].map(fieldOf)).toEqual(['areaCode', 'areaCode', 'phone', 'products.1.serialNo']));
  it('is begun with the goods of what it is asked for, at their pieces: not what went back, nor what nobody puts up (SERVICE-11)', () => {
    const goods = { productModel: 'HV-1', productName: '枪机', productCategory: '视频监控 > 枪型网络摄像机' };
    const lines = [
      { ...goods, id: 'L1', quantity: 5, refundedQuantity: 2 },
      { ...goods, id: 'L2', quantity: 1, refundedQuantity: 1 },
      { ...goods, id: 'L3', productModel: 'HV-6', quantity: 2, refundedQuantity: 0 },
    ];
    const camera = { productModel: 'HV-1', serialNo: '', quantity: '3' };
    expect(goodsOfOrder(lines, ['L1', 'L2'])).toEqual([camera]);
    // where that is not known all of it is there
    expect(goodsOfOrder(lines, null)).toEqual([camera, { productModel: 'HV-6', serialNo: '', quantity: '2' }]);
    expect(
      goodsOfDesignOrder([
        { ...goods, productModel: '', quantity: 2, skuType: 1 },
        { ...goods, quantity: 1, skuType: 2 },
        { ...goods, productCategory: '线缆辅材 > 双绞线', quantity: 1, skuType: 0 },
      ]),
    ).toEqual([{ productModel: '枪机', serialNo: '', quantity: '2' }]);
    expect(installHref({ designOrderId: 'D1' })).toBe('/service-center/install-service?designOrder=D1');
    expect(askedForIn(new URLSearchParams('order=S1&designOrder=<x>'))).toEqual({ shopOrderNo: 'S1', designOrderId: '' });
  });
});
