import type { Call } from '@portal/client';
import { UserType } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { readDealerToday } from './dealer-today.server.ts';

const COUNTS = {
  countShopOrders: { pendingConfirm: 3, toShip: 2, partiallyShipped: 0, shipped: 9 },
  countShopAfterSales: { applied: 1 },
  countShopServices: { toArrange: 2, arranged: 5 },
  countOffers: { low: 4, out: 7 },
  sumShopShares: { waitingAmount: 1234.5 },
};

function asking(failing = '') {
  const asked: string[] = [];
  const call = (async ({ name }: { name: keyof typeof COUNTS }) => {
    asked.push(name);
    if (name === failing) throw new Error('away');
    return COUNTS[name];
  }) as unknown as Call;
  return { call, asked };
}

describe('the home page tells a first-level dealer’s people what waits (ORDER-26)', () => {
  it('of what is there, each with its way', async () => {
    expect(await readDealerToday(asking().call, { userType: UserType.FirstLevel, staffRole: 'owner' })).toEqual([
      { name: '待接单', figure: '3', href: '/merchantCenter/orders?state=pendingConfirm' },
      { name: '待发货', figure: '2', href: '/merchantCenter/orders?state=toShip' },
      { name: '待处理售后', figure: '1', href: '/merchantCenter/afterSale?state=applied' },
      { name: '待安排上门', figure: '2', href: '/merchantCenter/services?state=toArrange' },
      { name: '库存偏低', figure: '4', href: '/merchantCenter/offers?show=low' },
      { name: '待分账', figure: '¥1,234.50', href: '/merchantCenter/shares?state=waiting' },
    ]);
  });

  it('money that waits to its owner and managers alone', async () => {
    const { call, asked } = asking();
    const rows = await readDealerToday(call, { userType: UserType.FirstLevelStaff, staffRole: 'staff' });
    expect(rows.map(({ name }) => name)).toEqual(['待接单', '待发货', '待处理售后', '待安排上门', '库存偏低']);
    expect(asked).not.toContain('sumShopShares');
  });

  it('without the part that cannot be read', async () => {
    const rows = await readDealerToday(asking('countShopOrders').call, { userType: UserType.FirstLevel, staffRole: 'owner' });
    expect(rows.map(({ name }) => name)).toEqual(['待处理售后', '待安排上门', '库存偏低', '待分账']);
  });

  it.each(Object.values(UserType).filter((type) => type !== UserType.FirstLevel && type !== UserType.FirstLevelStaff))(
    'and asks nothing for user type %s',
    async (userType) => {
      const { call, asked } = asking();
      expect(await readDealerToday(call, { userType, staffRole: 'owner' })).toEqual([]);
      expect(asked).toEqual([]);
    },
  );
});
