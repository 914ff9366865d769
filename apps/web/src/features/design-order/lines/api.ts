/** The call that every sub-room of orders reads one with. Answers or throws `CallError`. */
import { getDesignOrder } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/call.ts';

export const loadOrder = (id: string) => call(getDesignOrder, { params: { id } });
