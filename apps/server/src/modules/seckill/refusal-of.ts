import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/seckill';
import type { SeckillItemRow } from './store.ts';

interface Wanted {
  item: Pick<SeckillItemRow, 'limitQuantity'>;
  quantity: number;
  /** What counts against the limit already (SECKILL-7). */
  own: readonly { quantity: number }[];
  /** Pieces, or sets, that can still be had. */
  left: number;
}

/** Why so many cannot be had, by limit and pieces; null: they can. The same for the sum that is shown and for the order. */
export function refusalOf({ item: { limitQuantity }, quantity, own, left }: Wanted): AppError | null {
  if (left === 0) return new AppError(contract.seckillSoldOut);
  const boughtQuantity = own.reduce((sum, one) => sum + one.quantity, 0);
  if (boughtQuantity + quantity > limitQuantity) return new AppError(contract.seckillOverLimit, { data: { limitQuantity, boughtQuantity } });
  return left < quantity ? new AppError(contract.seckillFewLeft, { data: { left } }) : null;
}
