/** Calls of customers' links, of their owner. Each answers or throws `CallError`. */
import type { BodyInputOf } from '@portal/contract/core';
import { createShare, listShares, markChange, revokeShare } from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

/** Read anew each time it is looked at: a customer may have answered. */
export const sharesQuery = (id: string) =>
  queryOptions({ queryKey: ['order-shares', id], queryFn: ({ signal }) => call(listShares, { params: { id }, signal }), staleTime: 0 });

export const create = (body: BodyInputOf<typeof createShare>) => call(createShare, { body });
export const mark = (body: BodyInputOf<typeof markChange>) => call(markChange, { body });
export const revoke = (id: string, shareId: string) => call(revokeShare, { body: { id, shareId } });
