import { useCallback } from 'react';
import { Outlet, useLocation, useRouteLoaderData, type LinksFunction } from 'react-router';
import calculatorStyles from '../../../features/calculator/calculator.css?url';
import drawingStyles from '../../../features/calculator/drawings/drawings.css?url';
import { calculatorAt, CalculatorFrame } from '../../../features/calculator/index.ts';
import pictureStyles from '../../../features/calculator/pictures.css?url';
import { useListStoreIfAny } from '../../../features/design-order/index.ts';
import { tellFailure } from '../../../lib/failure.ts';
import formStyles from '../../../features/inputs-form/form.css?url';
import type { RootData } from '../../../root.tsx';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formStyles },
  { rel: 'stylesheet', href: pictureStyles },
  { rel: 'stylesheet', href: calculatorStyles },
  { rel: 'stylesheet', href: drawingStyles },
];

export default function CalculatorLayout() {
  const { session } = useRouteLoaderData('root') as RootData;
  const { pathname, search } = useLocation();
  const list = useListStoreIfAny();
  const reread = useCallback(() => void list?.reread().catch(tellFailure), [list]);
  return (
    <CalculatorFrame current={calculatorAt(pathname)} search={search} isSignedIn={session !== null} onListChanged={reread}>
      <Outlet />
    </CalculatorFrame>
  );
}
