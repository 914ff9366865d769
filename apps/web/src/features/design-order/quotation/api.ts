/** Calls of the quotation. Each answers or throws `CallError`. */
import { pathOf, refusedBy } from '@portal/client';
import {
  exportDesignOrder,
  getQuotation,
  orderChanged,
  saveQuotation,
  type Quotation,
  type QuotationHead,
  type QuotationKind,
} from '@portal/contract/design-order';
import { saveEnterpriseLogo } from '@portal/contract/enterprise';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

export type ExportFormat = 'xlsx' | 'pdf';
export const exportHref = (
  id: string,
  { check, isAtCostMeant, ...query }: { format: ExportFormat; kind: QuotationKind; check: boolean; isAtCostMeant: boolean },
): string => pathOf(exportDesignOrder, { params: { id }, query: { ...query, check: check ? '1' : '', atCostMeant: isAtCostMeant ? '1' : '' } });
/** Read anew each time the dialog opens: another window may have saved, or changed the lines. */
export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: ({ signal }) => call(getQuotation, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
/** `seen`: the head this one was made of; without, it is saved whatever another window has stored. */
export const storeQuotation = (id: string, head: QuotationHead, seen: Quotation['head'] | undefined) =>
  call(saveQuotation, { body: { id, head, ...(seen === undefined ? {} : { seen }) } });
/** Another window has saved since: nothing was stored here. */
export const isOvertaken = (failure: unknown): boolean => refusedBy<typeof saveQuotation>(failure)(orderChanged) !== null;
export const storeLogo = (fileId: string | null) => call(saveEnterpriseLogo, { body: { fileId } });
