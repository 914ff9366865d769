import { LoadingBar } from '@portal/ui';
import { beginLateParts } from '@portal/ui/late';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { comparedCartButton } from '../../cart/index.ts';
import { CompareDock } from '../../compare/index.ts';
import type { Viewer } from '../model/viewer.ts';
import { PortalBottomBar, PortalToolbar } from './portal-toolbar.tsx';
import { useLateStep } from './use-late-step.ts';
import { useMovingOn } from './use-moving-on.ts';
import { useShownFault } from './use-shown-fault.ts';
import { useShownLeaving } from './use-shown-leaving.ts';

export interface PageEdgesProps {
  viewer: Viewer;
  path: string;
  /** Path and query of the page: where signing in comes back to. */
  here: string;
}

/** What stands at the edges of the window over every page: how far the next one has come, the role's toolbar, what is compared, the bar of places of a phone. */
export function PageEdges({ viewer, path, here }: PageEdgesProps) {
  useShownFault();
  useLateStep();
  useMovingOn();
  useShownLeaving();
  useEffect(beginLateParts, []);
  const { state } = useNavigation();
  return (
    <>
      <LoadingBar active={state !== 'idle'} />
      <PortalToolbar viewer={viewer} path={path} />
      <CompareDock path={path} isSignedIn={viewer.session !== null} action={comparedCartButton} />
      <PortalBottomBar session={viewer.session} here={here} />
    </>
  );
}
