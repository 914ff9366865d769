import * as contract from '@portal/contract/design-order';
import { remindersOf } from '@portal/engines/goods';
import { isOnSale } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import { priceSelection } from './priced-selection.ts';

/** What is off sale goes into no order, and needs nothing. */
export const getReminders = operation(contract.getReminders, async function getReminders(ctx) {
  return remindersOf((await priceSelection(ctx)).lines.filter(isOnSale));
});
