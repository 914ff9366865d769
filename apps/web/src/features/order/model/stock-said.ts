import type { DataOf } from '@portal/contract/core';
import type { getShopOrderStock } from '@portal/contract/order';

export type StockLine = DataOf<typeof getShopOrderStock>[number];

/** What the dealer has of a line it is to send, beside what is ordered (ORDER-48). */
export function stockWords({ unit, toSend, setAside, stockTotal, heldElsewhere }: StockLine): string {
  const pieces = (count: number) => `${count} ${unit}`;
  const aside = setAside > 0 ? `已为本单留出 ${pieces(setAside)}` : '';
  const elsewhere = heldElsewhere > 0 ? `（不含其他订单占用的 ${pieces(heldElsewhere)}）` : '';
  const there =
    stockTotal === null ? (setAside >= toSend ? '' : '没有维护库存，请自行核对') : `${aside === '' ? '' : '另有'}库存 ${pieces(stockTotal)}${elsewhere}`;
  return [aside, there].filter(Boolean).join('，');
}
