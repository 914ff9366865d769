import { priceLabels, priceViewOf } from '@portal/engines/goods';
import { UserType } from '@portal/engines/access';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';

/** What the price that whoever is here sees is called: 客户价 or 参考价. */
export function usePriceLabel(): string {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return priceLabels[priceViewOf(root?.session?.userType ?? UserType.Tourist)];
}
