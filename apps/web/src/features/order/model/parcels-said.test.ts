import type { Order } from '@portal/contract/order';
import { describe, expect, it } from 'vitest';
import { parcelsSaid } from './parcels-said.ts';

const parcel = (parcelNo: number, gmtReceived: string | null) => ({ parcelNo, gmtReceived }) as Order['parcels'][number];
const line = (quantity: number, shippedQuantity: number, gone = 0) =>
  ({ quantity, shippedQuantity, withdrawnQuantity: gone, heldQuantity: 0 }) as Order['lines'][number];
const AT = '2026-11-25T00:00:00.000Z';

describe('how far the parcels of an order are (ORDER-21)', () => {
  it.each([
    ['nothing was sent', 'toShip', [], [line(3, 0)], null],
    ['one of two came', 'shipped', [parcel(1, AT), parcel(2, null)], [line(3, 3)], { words: '共 2 个包裹，已签收 1 个', isUnderWay: true }],
    [
      'some of it is not sent yet',
      'partiallyShipped',
      [parcel(1, null)],
      [line(9, 3), line(2, 1, 1)],
      { words: '共 1 个包裹，已签收 0 个，还有 6 件未发', isUnderWay: true },
    ],
    [
      'all that was sent came, some is to be sent',
      'partiallyShipped',
      [parcel(1, AT)],
      [line(2, 1)],
      { words: '共 1 个包裹，已全部签收，还有 1 件未发', isUnderWay: true },
    ],
    ['all came', 'completed', [parcel(1, AT), parcel(2, AT)], [line(3, 3)], { words: '共 2 个包裹，已全部签收', isUnderWay: false }],
    ['it was received as a whole', 'completed', [parcel(1, null), parcel(2, AT)], [line(3, 3)], { words: '共 2 个包裹，已全部签收', isUnderWay: false }],
    ['it is closed', 'closed', [parcel(1, AT)], [line(3, 1)], { words: '共 1 个包裹，已全部签收', isUnderWay: false }],
  ] as const)('%s', (_, state, parcels, lines, said) => {
    expect(parcelsSaid({ state, parcels: [...parcels], lines: [...lines] })).toEqual(said);
  });
});
