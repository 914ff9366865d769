import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { parseSelectionQuery } from '../../features/design-order/index.ts';
import type { readSelection } from './read-selection.server.ts';

type SelectionData = Awaited<ReturnType<typeof readSelection>>;

let kept: SelectionData | null = null;

/** Remembers what the page shows, for `readOrKeep`. */
export function useKept(data: SelectionData): void {
  useEffect(() => {
    kept = data;
    return () => {
      kept = null;
    };
  }, [data]);
}

/**
 * What is asked for; where the network or the server fails, what stood there before with the failure in the place of the products:
 * categories, tabs and the list with its unsaved changes stay in hand. Throws where there is nothing to keep, and redirects.
 */
export async function readOrKeep(read: () => Promise<SelectionData>, request: Request): Promise<SelectionData> {
  const before = kept;
  try {
    return await read();
  } catch (failure) {
    const isOutage = failure instanceof TypeError || (isRouteErrorResponse(failure) && failure.status >= 500);
    if (before === null || !isOutage) throw failure;
    const query = parseSelectionQuery(
      new URL(request.url).searchParams,
      before.tabs.some(({ tab }) => tab === 'common'),
    );
    return { ...before, query, products: { data: null, failure: '网络异常' } };
  }
}
