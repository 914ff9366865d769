import { dealerCopy } from '@portal/contract/dealer';
import { mayCall, UserType } from '@portal/engines/access';

/** What is said to whoever orders from no dealer yet: individuals and owners choose one, staff have it done, sales staff order for nobody. */
export function unboundWords(userType: UserType): string {
  if (userType === UserType.Person) return dealerCopy.notChosen;
  if (mayCall('ordersFromDealer', userType)) return dealerCopy.notBound;
  return userType === UserType.SalesStaff ? dealerCopy.salesDoNotOrder : `${dealerCopy.notBound}。${dealerCopy.ownerBinds}`;
}
