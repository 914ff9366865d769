import { LoadingBar, SkipLink, Toaster, UiProvider, type ContainerWidth } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Viewer } from '../model/viewer.ts';
import { PortalFooter } from './portal-footer.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalBottomBar, PortalToolbar } from './portal-toolbar.tsx';
import { RouterLink } from './router-link.tsx';

interface FrameProps {
  viewer: Viewer;
  hotWords?: readonly string[];
  width?: ContainerWidth;
  /** Tools have their own bar at the lower edge and no footer. */
  bare?: boolean;
  children: ReactNode;
}

/** Bars, main part, footer, toasts: the frame of every page. */
export function PageFrame({ viewer, hotWords, width = 'normal', bare = false, children }: FrameProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = `${pathname}${search}`;
  const signedIn = viewer.session !== null;
  useEffect(() => {
    if (signedIn) void import('../api.ts').then(({ refreshSelectionCount }) => refreshSelectionCount());
  }, [signedIn]);
  return (
    <UiProvider Link={RouterLink} navigate={(href) => void navigate(href)}>
      <SkipLink />
      <LoadingBar active={state !== 'idle'} />
      <PortalHeader viewer={viewer} here={here} path={pathname} hotWords={hotWords} width={width} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!bare && <PortalFooter site={viewer.site} width={width} />}
      {!bare && <PortalToolbar viewer={viewer} path={pathname} />}
      {!bare && <PortalBottomBar viewer={viewer} here={here} />}
      <Toaster />
    </UiProvider>
  );
}
