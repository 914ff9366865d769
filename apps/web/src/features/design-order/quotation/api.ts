/** Calls of the quotation. Each answers or throws `CallError`. */
import { pathOf } from '@portal/client';
import { exportDesignOrder, getQuotation, saveQuotation, type QuotationHead, type QuotationKind } from '@portal/contract/design-order';
import { saveEnterpriseLogo } from '@portal/contract/enterprise';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/call.ts';

export type ExportFormat = 'xlsx' | 'pdf';
export const exportHref = (id: string, { check, ...query }: { format: ExportFormat; kind: QuotationKind; check: boolean }): string =>
  pathOf(exportDesignOrder, { params: { id }, query: { ...query, check: check ? '1' : '' } });
/** Read anew each time the dialog opens: another window may have saved, or changed the lines. */
export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: ({ signal }) => call(getQuotation, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
export const storeQuotation = (id: string, head: QuotationHead) => call(saveQuotation, { body: { id, head } });
export const storeLogo = (fileId: string | null) => call(saveEnterpriseLogo, { body: { fileId } });
