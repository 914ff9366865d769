import { mayCall, UserType } from '@portal/engines/access';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';

/** Whether the prices that whoever is here sees are what their house pays, so that there is a cost and a margin (PRICE-26). */
export function useSeesCost(): boolean {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return mayCall('customerPrice', root?.session?.userType ?? UserType.Tourist);
}
