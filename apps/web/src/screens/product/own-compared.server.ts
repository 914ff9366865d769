import { listCompared } from '@portal/contract/compare';
import type { RouterContextProvider } from 'react-router';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';

/** Models of the caller's own list (COMPARE-6); a guest's is the tab's, which the server does not see. */
export async function ownCompared(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const own = context.get(hasSessionContext)
    ? await context
        .get(callContext)(listCompared, { query: {} })
        .catch(() => [])
    : [];
  return own.map(({ skuNo }) => skuNo);
}
