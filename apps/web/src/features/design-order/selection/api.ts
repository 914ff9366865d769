/** Calls of the list. Each answers or throws `CallError`. */
import type { BodyInputOf } from '@portal/contract/core';
import { addSelection, getSelection, getSelectionRevision, matchModels, saveSelection } from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

export const loadSelection = () => call(getSelection);
export const loadRevision = async (): Promise<number> => (await call(getSelectionRevision)).revision;
/** Of the list that is edited, which takes the lines as they are stored; a page that only adds goes by lib/selection-adding. */
export const storeAdditions = (body: BodyInputOf<typeof addSelection>, idempotencyKey: string) => call(addSelection, { body, idempotencyKey });
export const storeSelection = (body: BodyInputOf<typeof saveSelection>) => call(saveSelection, { body });

export const selectionQuery = queryOptions({ queryKey: ['selection'], queryFn: ({ signal }) => call(getSelection, { signal }) });

/** Which models rows name; changes nothing. */
export const matchRows = (rows: string[][]) => call(matchModels, { body: { rows } });
