import { mayCall } from './rights.ts';
import { EnterpriseType, UserType } from './user-type.ts';

/**
 * What somebody may do about the first-level dealer they order from. `bind`: choose one and change it here. `bound`: the first one is
 * chosen here, later ones in the enterprise's own workbench; among those it has, the enterprise switches. `none`: does not order.
 * Source: ACCESS-11.
 */
type DealerBinding = 'bind' | 'bound' | 'none';

export function dealerBindingOf(userType: UserType, hasBound: boolean): DealerBinding {
  if (!mayCall('ordersFromDealer', userType)) return 'none';
  return hasBound && userType !== UserType.Person ? 'bound' : 'bind';
}

/** Business scopes as a hint names them: the first three, and that there are more. Source: ACCESS-11. */
export const scopeWords = (titles: readonly string[]): string => titles.slice(0, 3).join('、') + (titles.length > 3 ? '…' : '');

/** Whether one of the dealers bound is marked as the default one, and another may be made it: not for an enterprise of type 4. Source: DEALER-13. */
export const marksDefaultDealer = (enterpriseType: EnterpriseType | null): boolean => enterpriseType !== EnterpriseType.ISecond;
