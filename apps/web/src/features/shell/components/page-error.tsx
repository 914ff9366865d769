import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useEffect } from 'react';
import { faultHref } from '../../../lib/address-bar/fault-href.ts';
import { isScriptGone, reloadForGone } from '../../../lib/browser/new-version.ts';
import type { FailedPage } from '../../../lib/page/page-loader.ts';
import { leadsToErrorPage } from '../model/page-fault.ts';
import { ErrorView } from './error-view.tsx';

/**
 * A page that failed, in the place of the page: the frame around it stays, and what is asked for is read again by the button or
 * when the network is back. A server that broke leads on to the error page (SHELL-20). A script that is gone loads the page anew where
 * the server can be reached; without a network loading anew would lose the frame as well.
 */
export function PageError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const gone = isScriptGone(error);
  const leadsOn = leadsToErrorPage(error, pathname);
  useEffect(() => {
    if (leadsOn) void navigate(faultHref(pathname + search), { replace: true });
  }, [leadsOn, navigate, pathname, search]);
  useEffect(() => {
    if (gone) void reloadForGone('page');
    const handleOnline = () => void (gone ? window.location.reload() : revalidate());
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [gone, revalidate]);
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <ErrorView
      status={isRouteErrorResponse(error) ? error.status : 500}
      words={isRouteErrorResponse(error) ? (error.data as FailedPage | null)?.words : undefined}
      isScriptGone={gone && !isOffline}
      // a browser keeps a module that failed: only a page loaded anew asks for it once more
      readAgain={gone ? undefined : { isBusy: state !== 'idle', onAct: () => void revalidate() }}
    />
  );
}
