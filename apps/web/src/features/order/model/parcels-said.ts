/** How far an order's parcels are, said where its state is. */
import type { Order } from '@portal/contract/order';
import { piecesLeft } from './parcel.ts';

interface ParcelsSaid {
  words: string;
  /** Some of it is still to come, or to be received. */
  isUnderWay: boolean;
}

/** `共 2 个包裹，已签收 1 个，还有 6 件未发`; null: nothing was sent yet. What the money goes back for is not to be sent. */
export function parcelsSaid({ state, parcels, lines }: Pick<Order, 'state' | 'parcels' | 'lines'>): ParcelsSaid | null {
  if (parcels.length === 0) return null;
  const isOver = state === 'completed' || state === 'closed';
  // whoever receives an order has received its parcels
  const received = parcels.filter(({ gmtReceived }) => gmtReceived !== null || state === 'completed').length;
  const unsent = isOver ? 0 : lines.reduce((sum, line) => sum + piecesLeft(line), 0);
  const all = received === parcels.length ? '已全部签收' : `已签收 ${received} 个`;
  const words = [`共 ${parcels.length} 个包裹`, all, ...(unsent > 0 ? [`还有 ${unsent} 件未发`] : [])].join('，');
  return { words, isUnderWay: !isOver };
}
