import { expect, it } from 'vitest';
import { isWhole, openParcels, receiveLabel, tickedAtFirst } from './parcels-ticked.ts';

const parcel = (parcelNo: number, isReceived = false) => ({ parcelNo, gmtReceived: isReceived ? '2026-11-27T01:00:00.000Z' : null });

it('ticks the only parcel that is open, and of several none: whoever received them says which came (ORDER-33)', () => {
  expect(tickedAtFirst([parcel(1, true), parcel(2)])).toEqual([2]);
  expect(tickedAtFirst([parcel(1), parcel(2)])).toEqual([]);
  expect(openParcels([parcel(1), parcel(2, true), parcel(3)])).toEqual([1, 3]);
});

it('receives the order with the last of them once all of it was sent, and says so', () => {
  const order = { state: 'shipped' as const, parcels: [parcel(1), parcel(2, true), parcel(3)] };
  expect([receiveLabel(order, []), receiveLabel(order, [3]), receiveLabel(order, [3, 1])]).toEqual(['确认收到', '确认收到 1 个包裹', '确认收货']);
  // the rest is still to be sent
  const part = { ...order, state: 'partiallyShipped' as const };
  expect([isWhole(part, [1, 3]), receiveLabel(part, [1, 3])]).toEqual([false, '确认收到 2 个包裹']);
  // all parcels came before the rest was taken back
  expect(isWhole({ state: 'shipped', parcels: [parcel(1, true)] }, [])).toBe(true);
});
