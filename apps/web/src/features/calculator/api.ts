/** Calls of the calculator pages from the browser. Each answers or throws `CallError`. */
import { findCallError } from '@portal/client';
import { reportCalculatorUsage } from '@portal/contract/calculator';
import { addSelection, getDesignOrder, getSelection, listDesignOrders, type Selection } from '@portal/contract/design-order';
import { matchProducts } from '@portal/contract/recommend';
import type { RoleLine } from '@portal/engines/roles';
import { queryOptions } from '@tanstack/react-query';
import { leavingCall, pageCall as call } from '../../lib/call.ts';
import { isRefused } from '../../lib/failure.ts';
import { usageTotal, type UsageReport } from './model/usage.ts';

/** Models that fit. The answer is the caller's own (prices), so it is not kept longer than the dialog that asks. */
export const matchQuery = (lines: readonly RoleLine[]) =>
  queryOptions({
    queryKey: ['calculator', 'matchProducts', lines],
    queryFn: ({ signal }) =>
      call(matchProducts, { body: { lines: lines.map(({ attributes, ...line }) => ({ ...line, attributes: mutable(attributes) })) }, signal }),
    staleTime: 30_000,
    gcTime: 60_000,
  });

const mutable = (attributes: RoleLine['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]));

/** `idempotencyKey`: one for each wish, so that a repeated press adds once. */
export const addToList = (productList: { skuNo: string; quantity: number }[], idempotencyKey: string): Promise<Selection> =>
  call(addSelection, { body: { productList }, idempotencyKey });

export const listQuery = queryOptions({ queryKey: ['calculator', 'selection'], queryFn: ({ signal }) => call(getSelection, { signal }), gcTime: 0 });
export const ordersQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['design-orders', 'calculator', keyword],
    queryFn: ({ signal }) => call(listDesignOrders, { query: { keyword, size: 20 }, signal }),
    gcTime: 0,
  });
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['design-order', 'calculator', id], queryFn: ({ signal }) => call(getDesignOrder, { params: { id }, signal }), gcTime: 0 });

/** True when the server has answered for good, be it with a refusal; false when the report is to be sent again later. */
export async function sendUsage({ key, counts }: UsageReport): Promise<boolean> {
  try {
    await leavingCall(reportCalculatorUsage, { body: { usageCount: usageTotal(counts), byCalculator: counts }, idempotencyKey: key });
    return true;
  } catch (failure) {
    return isRefused(failure) && findCallError(failure)?.status !== 429;
  }
}
