import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { parsePickingQuery } from '../../features/design-order/index.ts';
import type { readPicking } from './read-picking.server.ts';

type PickingData = Awaited<ReturnType<typeof readPicking>>;

let kept: PickingData | null = null;

/** Remembers what the page shows, for `readOrKeep`. */
export function useKept(data: PickingData): void {
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
export async function readOrKeep(read: () => Promise<PickingData>, request: Request): Promise<PickingData> {
  const before = kept;
  try {
    return await read();
  } catch (failure) {
    const isOutage = failure instanceof TypeError || (isRouteErrorResponse(failure) && failure.status >= 500);
    if (before === null || !isOutage) throw failure;
    const query = parsePickingQuery(
      new URL(request.url).searchParams,
      before.tabs.some(({ tab }) => tab === 'common'),
    );
    return { ...before, query, products: { data: null, failure: '网络异常' } };
  }
}
