/** Calls of the list. Each answers or throws `CallError`. */
import { listAccessories } from '@portal/contract/catalog';
import type { BodyInputOf } from '@portal/contract/core';
import { addSelection, getSelection, getSelectionRevision, saveSelection } from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/call.ts';

export const loadSelection = () => call(getSelection);
export const loadRevision = async (): Promise<number> => (await call(getSelectionRevision)).revision;
export const addToSelection = (body: BodyInputOf<typeof addSelection>, idempotencyKey: string) => call(addSelection, { body, idempotencyKey });
export const storeSelection = (body: BodyInputOf<typeof saveSelection>) => call(saveSelection, { body });

export const accessoriesQuery = (spuNo: string) =>
  queryOptions({ queryKey: ['accessories', spuNo], queryFn: ({ signal }) => call(listAccessories, { query: { spuNo }, signal }), staleTime: 60_000 });
export const selectionQuery = queryOptions({ queryKey: ['selection'], queryFn: ({ signal }) => call(getSelection, { signal }) });
