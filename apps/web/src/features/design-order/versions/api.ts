/** Calls of an order's versions and of its prices beside today's. Each answers or throws `CallError`. */
import {
  bringBackVersion,
  compareVersions,
  getPriceComparison,
  keepQuotedPrices,
  listVersions,
  removeVersion,
  renameVersion,
  restoreVersion,
  saveVersion,
  takeTodaysPrices,
} from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

/** Read anew each time it is looked at: another window may have made one. */
export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: ['order-versions', id], queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }), staleTime: 0 });

/** `gmtModified`: of the order as shown, which `now` means. */
export const comparisonQuery = (id: string, { before, after, gmtModified }: { before: string; after: string; gmtModified: number }) =>
  queryOptions({
    queryKey: ['order-versions', id, 'compare', before, after, gmtModified],
    queryFn: ({ signal }) => call(compareVersions, { params: { id }, query: { before, after }, signal }),
    staleTime: 0,
  });

export const pricesQuery = (id: string, gmtModified: number) =>
  queryOptions({
    queryKey: ['order-prices', id, gmtModified],
    queryFn: ({ signal }) => call(getPriceComparison, { params: { id }, signal }),
    staleTime: 0,
  });

/** `key`: one for each deed, so that trying again does it once. */
export const keep = (id: string, name: string, key: string) => call(saveVersion, { body: { id, ...(name === '' ? {} : { name }) }, idempotencyKey: key });
/** `seen`: what it was called when it was begun. */
export const rename = (id: string, versionId: string, name: string, seen: string) => call(renameVersion, { body: { id, versionId, name, seen } });
export const remove = (id: string, versionId: string) => call(removeVersion, { body: { id, versionId } });
export const restore = (id: string, versionId: string, key: string) => call(restoreVersion, { body: { id, versionId }, idempotencyKey: key });
export const takePrices = (id: string, key: string) => call(takeTodaysPrices, { body: { id }, idempotencyKey: key });
export const keepPrices = (id: string, mark: string) => call(keepQuotedPrices, { body: { id, mark } });
export const bringBack = (id: string, versionId: string) => call(bringBackVersion, { body: { id, versionId } });
