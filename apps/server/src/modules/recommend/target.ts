import type { ScenarioId } from '@portal/engines/sizing';
import type { ListTarget, Owner } from '../design-order/index.ts';
import type { AppliedKey } from './store.ts';

/** The key of what was applied: the list's place is '', an order's its id. */
export const keyOf = ({ accountNo, merchantNo }: Owner, scenario: ScenarioId, target: ListTarget): AppliedKey => ({
  accountNo,
  merchantNo,
  scenario,
  target: target.kind === 'order' ? target.id : '',
});
