import { useCallback } from 'react';
import { Outlet, useLocation, useRouteLoaderData, type LinksFunction } from 'react-router';
import calculatorStyles from '../../../features/calculator/calculator.css?url';
import drawingStyles from '../../../features/calculator/drawings/drawings.css?url';
import { calculatorAt, CalculatorFrame } from '../../../features/calculator/index.ts';
import formStyles from '../../../features/recommend/form/form.css?url';
import type { RootData } from '../../../root.tsx';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formStyles },
  { rel: 'stylesheet', href: calculatorStyles },
  { rel: 'stylesheet', href: drawingStyles },
];

/** What the pages of the selected-product list listen to, in this tab and the others; the message is whose list has changed. */
const LIST_CHANNEL = 'portal-design-list';

export default function CalculatorLayout() {
  const { session } = useRouteLoaderData('root') as RootData;
  const { pathname, search } = useLocation();
  const owner = session === null ? null : `${session.accountNo}/${session.merchantNo}`;
  const announceList = useCallback(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(LIST_CHANNEL);
    channel.postMessage(owner);
    channel.close();
  }, [owner]);
  return (
    <CalculatorFrame current={calculatorAt(pathname)} search={search} isSignedIn={session !== null} onListChanged={announceList}>
      <Outlet />
    </CalculatorFrame>
  );
}
