import { useEffect } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { keptKeys } from '../../features/compare/index.ts';
import type { RootData } from '../../root.tsx';

/** A page of comparison whose address names no model goes on with a guest's own list, which the tab keeps. `hrefOf`: the same page with models. */
export function useKeptList(isUnsaid: boolean, hrefOf: (skuNos: string[]) => string): void {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const navigate = useNavigate();
  const own = isUnsaid && !isSignedIn && typeof window !== 'undefined' ? keptKeys().map(({ skuNo }) => skuNo) : [];
  const href = own.length === 0 ? null : hrefOf(own);
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);
}
