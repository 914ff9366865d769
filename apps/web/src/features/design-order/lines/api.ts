/** The call that every sub-room of orders reads one with. Answers or throws `CallError`. */
import { getDesignOrder, getDesignOrderRevision } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/calls/call.ts';

export const loadOrderRevision = async (id: string): Promise<number> => (await call(getDesignOrderRevision, { params: { id } })).revision;
export const loadOrder = (id: string) => call(getDesignOrder, { params: { id } });
