import { useCallback } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { calculatorAt, CalculatorFrame } from '../../../features/calculator/index.ts';
import { useSelectionStoreIfAny } from '../../../features/design-order/index.ts';
import { sayFailure, tellFailure } from '../../../lib/failure.ts';
import type { RootData } from '../../../root.tsx';

export default function CalculatorLayout() {
  const { session } = useRouteLoaderData('root') as RootData;
  const { pathname, search } = useLocation();
  const list = useSelectionStoreIfAny();
  const reread = useCallback(() => void list?.reread().catch((failure) => tellFailure(failure, sayFailure)), [list]);
  return (
    <CalculatorFrame current={calculatorAt(pathname)} search={search} isSignedIn={session !== null} onSelectionChanged={reread}>
      <Outlet />
    </CalculatorFrame>
  );
}
