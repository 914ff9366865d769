/** Builds lines for tests: `aLine('A', { price: 100 })`. Figures are settled by the engine, as the server would. */
import type { DesignLine, Selection } from '@portal/contract/design-order';
import { listTotalsOf, priceLine, sortLines } from '@portal/engines/pricing';

export function aLine(skuNo: string, facts: Partial<DesignLine> = {}): DesignLine {
  const { price = 100, skuType = 0, maxNum = null, rate, ratePrice, quantity = 1 } = facts;
  const priced = priceLine({ price, skuType, maxNum }, { rate, ratePrice, quantity }, 'selection');
  return {
    id: `id-${skuNo}`,
    sort: 1,
    spuNo: `spu-${skuNo}`,
    skuNo,
    spuName: `产品 ${skuNo}`,
    productName: `产品 ${skuNo}`,
    productModel: `DS-${skuNo}`,
    productCategory: '视频监控 > 网络摄像机',
    productImage: '',
    brandName: '海康威视',
    unit: '台',
    skuDesc: '4MP · 2.8 mm · PoE',
    skuType,
    isUserDefined: skuType === 1,
    privateTenant: null,
    boundStatus: 0,
    remind: 1,
    wholesalePrice: price,
    skuSaleType: '经销',
    skuStatus: 0,
    maxNum,
    hasAccessory: false,
    stockTotal: 10,
    role: null,
    roleAttributes: {},
    attachments: [],
    ...facts,
    price,
    rate: priced.rate,
    ratePrice: priced.ratePrice,
    quantity: priced.quantity,
    amount: priced.amount,
  };
}

export const linesOf = (...skuNos: string[]): DesignLine[] => sortLines(skuNos.map((skuNo) => aLine(skuNo)));

export const aSelection = (revision: number, lines: DesignLine[], savedRevision = 0): Selection => ({
  revision,
  savedRevision,
  lines: sortLines(lines),
  totals: listTotalsOf(lines),
});
