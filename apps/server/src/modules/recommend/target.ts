import type { ListPlace } from '@portal/contract/design-order';
import type { ScenarioId } from '@portal/engines/sizing';
import type { Owner } from '../../platform/http/context.ts';
import { targetOf } from '../design-order/index.ts';
import type { AppliedKey } from './store.ts';

/** The key of what was applied to a place. */
export const keyOf = ({ accountNo, merchantNo }: Owner, scenario: ScenarioId, place: ListPlace): AppliedKey => ({
  accountNo,
  merchantNo,
  scenario,
  target: targetOf(place),
});
