/** Calls of the design-order pages from the browser. Each answers or throws `CallError`. */
import { pathOf, type CallInput } from '@portal/client';
import { listAccessories } from '@portal/contract/catalog';
import {
  addDesignProduct,
  addSelection,
  designOrderIdOf,
  exportDesignOrder,
  generateOrder,
  getDesignOrder,
  getListCheck,
  getQuotation,
  getSelection,
  getSelectionRevision,
  joinOrder,
  listDesignOrders,
  listScenes,
  removeDesignOrder,
  removeDesignProduct,
  restoreDesignOrder,
  saveListCheck,
  saveQuotation,
  saveSelection,
  type ListCheck,
  type ListPlace,
  type QuotationHead,
  type QuotationKind,
} from '@portal/contract/design-order';
import { saveEnterpriseLogo } from '@portal/contract/enterprise';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../lib/call.ts';
import type { AddInput } from './model/list-sync.ts';
import type { SaveInput } from './model/merge-lines.ts';

export const loadSelection = () => call(getSelection);
export const loadRevision = async (): Promise<number> => (await call(getSelectionRevision)).revision;
export const addToList = (input: AddInput, idempotencyKey: string) => call(addSelection, { body: input, idempotencyKey });
export const saveList = (input: SaveInput) => call(saveSelection, { body: input });

export type GenerateInput = NonNullable<CallInput<typeof generateOrder>['body']>;
/** `idempotencyKey`: one for each opening of the dialog, so that a repeated press makes one order. */
export const generate = (input: GenerateInput, idempotencyKey: string) => call(generateOrder, { body: input, idempotencyKey });
export const join = (input: { id: string; lineIds: string[] }, idempotencyKey: string) => call(joinOrder, { body: input, idempotencyKey });

export const removeOrder = (id: string) => call(removeDesignOrder, { body: { id } });
export const restoreOrder = (id: string) => call(restoreDesignOrder, { body: { id } });

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

export const scenesQuery = queryOptions({ queryKey: ['scenes'], queryFn: ({ signal }) => call(listScenes, { signal }), staleTime: Infinity });
export const accessoriesQuery = (spuNo: string) =>
  queryOptions({ queryKey: ['accessories', spuNo], queryFn: ({ signal }) => call(listAccessories, { query: { spuNo }, signal }), staleTime: 60_000 });
export const selectionQuery = queryOptions({ queryKey: ['selection'], queryFn: ({ signal }) => call(getSelection, { signal }) });
/** One's orders with this word in name or remark, newest first. */
export const ordersQuery = (keyword: string) =>
  queryOptions({ queryKey: ['design-orders', keyword], queryFn: ({ signal }) => call(listDesignOrders, { query: { keyword, size: 20 }, signal }) });
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['design-order', id], queryFn: ({ signal }) => call(getDesignOrder, { params: { id }, signal }) });

export const loadListCheck = (place: ListPlace) => call(getListCheck, { query: place.kind === 'order' ? { designOrderId: place.id } : {} });
export const storeListCheck = (place: ListPlace, check: ListCheck) => call(saveListCheck, { body: { designOrderId: designOrderIdOf(place), check } });

export type OrderAddition = NonNullable<CallInput<typeof addDesignProduct>['body']>;
/** `idempotencyKey`: the same until it is known that the products arrived, so that trying again adds once. */
export const addToOrder = (input: OrderAddition, idempotencyKey: string) => call(addDesignProduct, { body: input, idempotencyKey });

export type OrderRemoval = NonNullable<CallInput<typeof removeDesignProduct>['body']>;
/** `idempotencyKey`: one for each deed, so that trying again takes once. */
export const removeFromOrder = (input: OrderRemoval, idempotencyKey: string) => call(removeDesignProduct, { body: input, idempotencyKey });
