import { priceLabels, priceViewOf } from '@portal/engines/goods';
import { UserType } from '@portal/engines/access';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';

/** What the prices that whoever is here sees are called: 客户价 or 参考价; 价格 where a dealer's prices may stand among reference prices (PICK-16). */
export function usePriceLabel(): string {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const { userType = UserType.Tourist, hasBindFirstDistributor = false } = root?.session ?? {};
  return priceViewOf(userType) === 'refer' && hasBindFirstDistributor ? priceLabels.mixed : priceLabels[priceViewOf(userType)];
}
