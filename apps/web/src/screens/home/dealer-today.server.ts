/** What waits for a first-level dealer's people, as the home page says it (ORDER-26). */
import type { SessionInfo } from '@portal/contract/account';
import { countShopAfterSales } from '@portal/contract/after-sale';
import type { Call } from '@portal/client';
import { countOffers } from '@portal/contract/offer';
import { countShopOrders, orderStateNames } from '@portal/contract/order';
import { countShopServices, shopServiceStateNames } from '@portal/contract/service-order';
import { shareStateNames, sumShopShares } from '@portal/contract/share-out';
import { mayCall } from '@portal/engines/access';
import { formatYuan } from '@portal/units';
import { shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { offersAddress } from '../../features/offer/index.ts';
import { shopOrdersAddress } from '../../features/order/index.ts';
import { shopServicesAddress } from '../../features/service-order/index.ts';
import { sharesAddress } from '../../features/share-out/index.ts';

export interface DealerWaiting {
  name: string;
  figure: string;
  href: string;
}

const STATES = ['pendingConfirm', 'toShip', 'partiallyShipped'] as const;
const fresh = () => new URLSearchParams();

/** Only what is there, each with its way; nothing of whoever may not see it, and a part that cannot be read stays away. */
export async function readDealerToday(call: Call, { userType, staffRole }: Pick<SessionInfo, 'userType' | 'staffRole'>): Promise<DealerWaiting[]> {
  const counted = <Data>(endpoint: { access: Parameters<typeof mayCall>[0] }, ask: () => Promise<Data>): Promise<Data | null> =>
    mayCall(endpoint.access, userType, staffRole) ? ask().catch(() => null) : Promise.resolve(null);
  const [orders, afterSales, services, offers, shares] = await Promise.all([
    counted(countShopOrders, () => call(countShopOrders)),
    counted(countShopAfterSales, () => call(countShopAfterSales)),
    counted(countShopServices, () => call(countShopServices)),
    counted(countOffers, () => call(countOffers)),
    counted(sumShopShares, () => call(sumShopShares, { query: { state: 'waiting' } })),
  ]);
  const pieces = (name: string, figure: number | undefined, href: string): DealerWaiting[] => (figure ? [{ name, figure: String(figure), href }] : []);
  const waitingAmount = shares?.waitingAmount ?? 0;
  return [
    ...STATES.flatMap((state) => pieces(orderStateNames[state], orders?.[state], shopOrdersAddress.href({ ...shopOrdersAddress.read(fresh()), state }))),
    ...pieces('待处理售后', afterSales?.applied, shopAfterSalesAddress.href({ ...shopAfterSalesAddress.read(fresh()), state: 'applied' })),
    ...pieces(shopServiceStateNames.toArrange, services?.toArrange, shopServicesAddress.href({ ...shopServicesAddress.read(fresh()), state: 'toArrange' })),
    ...pieces('库存偏低', offers?.low, offersAddress.href({ ...offersAddress.read(fresh()), show: 'low' })),
    ...(waitingAmount > 0
      ? [
          {
            name: shareStateNames.waiting,
            figure: formatYuan(waitingAmount).text,
            href: sharesAddress.href({ ...sharesAddress.read(fresh()), state: 'waiting' }),
          },
        ]
      : []),
  ];
}
