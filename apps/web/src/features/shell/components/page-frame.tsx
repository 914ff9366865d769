import type { HotWord } from '@portal/contract/catalog';
import type { Industry } from '@portal/contract/content';
import { Button, Dialog, SkipLink, UiProvider } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useHere, type AddressedPage } from '../../../lib/address-bar/here.ts';
import type { CanonicalPage } from '../../../lib/address-bar/canonical-link.tsx';
import { laterPart } from '../../../lib/page/later-part.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { useActingState } from '../../../lib/identity/identity-changed.ts';
import { useIdentityWatch } from '../../../lib/live/identity-watch.ts';
import { useCartCountOfServer } from '../../cart/index.ts';
import { useCompareOfServer } from '../../compare/index.ts';
import { useLiveMail } from '../../message/index.ts';
import type { Viewer } from '../model/viewer.ts';
import { FrameMain } from './frame-main.tsx';
import { PortalHeader } from './portal-header.tsx';
import { RouterLink } from './router-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrivalToast } from './use-arrival-toast.ts';
import { useSearchKey } from './use-search-key.ts';

// seldom needed, so not part of every page
const IdentityDialog = lazyPart(async () => (await import('./identity-dialog.tsx')).IdentityDialog, IdentityNotice);
const PageEdges = laterPart(async () => (await import('./edges.ts')).edges.PageEdges);

/** What a page may say of itself in its `handle`: where the skip link leads, when the main part begins with much else, and its ground. */
export interface PageHandle extends AddressedPage, CanonicalPage {
  skipTo?: { target: string; label: string };
  /** The page stands on white instead of the quiet grey: products and what is made of them (SHELL-1). */
  isWhite?: true;
  /** Nothing stands below the page: the survey has the whole window (SHELL-1). */
  hasNoFoot?: true;
}

interface FrameProps {
  viewer: Viewer;
  hotWords?: readonly HotWord[];
  keywords?: readonly string[];
  /** What the solution gallery opens to. */
  industries?: readonly Industry[];
  /** What stands below the main part: the foot of the portal, or the slim line of the tools. */
  foot: ReactNode;
  /** Where the toasts of these pages appear. */
  toaster: ReactNode;
  children: ReactNode;
}

/** Top bar, header, main part, foot, toolbar, bottom bar: the frame of every page, portal and tools alike. */
export function PageFrame({ viewer, hotWords, keywords, industries, foot, toaster, children }: FrameProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const acting = useActingState();
  useSearchKey();
  useArrivalToast(viewer.session);
  useIdentityWatch(viewer.session !== null);
  useLiveMail(viewer.session !== null);
  useCompareOfServer(viewer.session !== null);
  useCartCountOfServer(viewer.session);
  const here = useHere();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const skipTo = handles.findLast((handle) => handle?.skipTo)?.skipTo;
  return (
    <UiProvider Link={RouterLink} navigate={(href) => void navigate(href)}>
      <SkipLink {...skipTo} />
      <FrameMain
        isWhite={handles.some((handle) => handle?.isWhite)}
        head={
          <>
            <TopBar viewer={viewer} here={here} />
            <PortalHeader viewer={viewer} here={here} path={pathname} hotWords={hotWords} keywords={keywords} industries={industries} />
          </>
        }
        foot={
          <>
            {foot}
            <PageEdges viewer={viewer} path={pathname} here={here} />
          </>
        }
      >
        {children}
      </FrameMain>
      {toaster}
      {acting.state !== 'acting' && viewer.session && (
        <Suspense fallback={null}>
          <IdentityDialog session={viewer.session} acting={acting} here={here} />
        </Suspense>
      )}
    </UiProvider>
  );
}

/** Where the dialog itself was lost: nothing can be done on this page any more, and what was typed can still be read. */
function IdentityNotice() {
  const reload = () => window.location.reload();
  return (
    <Dialog open onClose={reload} dismissable={false} unasked width="tip" title="当前身份已变化" actions={<Button onClick={reload}>重新载入</Button>}>
      <p>本页属于之前的身份，不能继续操作。网络恢复后请重新载入。</p>
    </Dialog>
  );
}
