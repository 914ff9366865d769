/** Calls of lists that come as files. Each answers or throws `CallError`. */
import { readListFile, takeListFile, type ReadList } from '@portal/contract/design-order';
import { pageCall, uploadCall } from '../../../lib/calls/call.ts';

export function readFile(file: File, signal: AbortSignal): Promise<ReadList> {
  const body = new FormData();
  body.append('file', file);
  return uploadCall(readListFile, { body, signal });
}

/** `name` null: into the list. `idempotencyKey`: one for each file that is taken, so that trying again takes it once. */
export const takeLines = (name: string | null, lines: ReadList['lines'], idempotencyKey: string): Promise<string | null> =>
  pageCall(takeListFile, {
    body: { name, productList: lines.map(({ skuNo, rate, ratePrice, quantity }) => ({ skuNo, rate, ratePrice, quantity })) },
    idempotencyKey,
  });
