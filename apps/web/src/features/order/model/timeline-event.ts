import { orderActNames, type Order } from '@portal/contract/order';

/** A step of an order as its timeline says it; of a request after the sale which way it is, what was done, and its number (AFTER-9). */
export function timelineEventOf({ act, text, gmtCreate }: Order['events'][number]): { name: string; text: string; gmtCreate: string } {
  const [, done, afterSaleNo] = (act === 'afterSale' && /^(.+)（([\w-]+)）$/.exec(text)) || [];
  return done === undefined ? { name: orderActNames[act], text, gmtCreate } : { name: done, text: `售后单 ${afterSaleNo}`, gmtCreate };
}
