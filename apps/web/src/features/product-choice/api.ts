import { matchProducts } from '@portal/contract/product-choice';
import type { RoleLine } from '@portal/engines/roles';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../lib/calls/call.ts';

/** Models that fit products asked for by role, best first. The prices are the caller's own, so an answer is not kept long after the dialog that asked. */
export const matchesQuery = (lines: readonly RoleLine[]) =>
  queryOptions({
    queryKey: ['matches', lines],
    queryFn: ({ signal }) => call(matchProducts, { body: { lines: [...lines] }, signal }),
    staleTime: 60_000,
    gcTime: 60_000,
  });
