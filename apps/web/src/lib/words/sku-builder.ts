/** A model for the tests of pages: on sale, for 100 yuan, one in stock; each test says what it is about. */
import type { Sku } from '@portal/contract/catalog';

export const aSku = (skuNo: string, change: Partial<Sku> = {}): Sku => ({
  skuNo,
  skuName: skuNo,
  skuModel: `HV-${skuNo}`,
  skuStatus: 0,
  skuSaleType: '',
  price: 100,
  priceSource: 'tier',
  referPrice: null,
  sid: '',
  stockTotal: 1,
  stockSource: 'platform',
  platformStock: 1,
  maxNum: null,
  warrantyMonths: null,
  skuDesc: '',
  mainPic: '',
  attributes: {},
  ...change,
});
