import { catalogCopy, goodsInvalid } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import { SkuStatus } from '@portal/engines/goods';
import type { SkuPrice } from './store.ts';

/** Throws `goodsInvalid`, naming them, when models are unknown or off sale. An unknown one can only be named by its number. */
export function assertOnSale(skuNos: readonly string[], factsByNo: ReadonlyMap<string, SkuPrice>): void {
  const invalid = skuNos.filter((skuNo) => factsByNo.get(skuNo)?.skuStatus !== SkuStatus.Active);
  if (invalid.length > 0) {
    throw new AppError(goodsInvalid, {
      msg: catalogCopy.goodsInvalid(invalid.map((skuNo) => factsByNo.get(skuNo)?.productModel ?? skuNo)),
      data: { skuNos: invalid },
    });
  }
}
