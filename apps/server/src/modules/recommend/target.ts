import type { ScenarioId } from '@portal/engines/sizing';
import type { Owner } from '../../platform/http/context.ts';
import type { ListTarget } from '../design-order/index.ts';
import type { AppliedKey } from './store.ts';

/** The list's place among the targets of what was applied. */
export const LIST_PLACE = '';

/** The key of what was applied: an order's place is its id. */
export const keyOf = ({ accountNo, merchantNo }: Owner, scenario: ScenarioId, target: ListTarget): AppliedKey => ({
  accountNo,
  merchantNo,
  scenario,
  target: target.kind === 'order' ? target.id : LIST_PLACE,
});
