import type { Order } from '@portal/contract/order';

type Parcels = readonly Pick<Order['parcels'][number], 'parcelNo' | 'gmtReceived'>[];

/** Numbers of those that are still to be received. */
export const openParcels = (parcels: Parcels): number[] => parcels.flatMap(({ parcelNo, gmtReceived }) => (gmtReceived === null ? [parcelNo] : []));

/** What is ticked to begin with: the only one that is open; of several whoever received them says which came. */
export const tickedAtFirst = (parcels: Parcels): number[] => {
  const open = openParcels(parcels);
  return open.length === 1 ? open : [];
};

/** Whether the order is received with what is ticked: all of it was sent, and nothing of that is left. */
export const isWhole = ({ state, parcels }: Pick<Order, 'state'> & { parcels: Parcels }, ticked: readonly number[]): boolean =>
  state === 'shipped' && openParcels(parcels).every((parcelNo) => ticked.includes(parcelNo));

/** What the button does with them. */
export function receiveLabel(order: Pick<Order, 'state'> & { parcels: Parcels }, ticked: readonly number[]): string {
  if (isWhole(order, ticked)) return '确认收货';
  return ticked.length === 0 ? '确认收到' : `确认收到 ${ticked.length} 个包裹`;
}
