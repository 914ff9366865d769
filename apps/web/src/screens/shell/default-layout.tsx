import { listHotWords, listSearchKeywords, type HotWord } from '@portal/contract/catalog';
import { listMarqueeClues, listSolutionClasses, type Industry, type MarqueeClue } from '@portal/contract/content';
import { Toaster } from '@portal/ui';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { PageError, PageFoot, PageFrame, useSelectionCountOfServer, type Viewer } from '../../features/shell/index.ts';
import { useAccountClosed } from '../../lib/identity/account-closed.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/default-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // the page stands without its hot words, projects and industries
  const call = context.get(callContext);
  const [words, keywords, clues, classes] = await Promise.all([
    call(listHotWords).catch(() => []),
    call(listSearchKeywords).then(
      (answer) => answer.keywords,
      () => [],
    ),
    call(listMarqueeClues).catch(() => []),
    call(listSolutionClasses).catch(() => null),
  ]);
  return { hotWords: words, keywords, clues, industries: classes?.industryList ?? [] };
}

/** None of it changes while one browses. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  return (
    <Frame viewer={viewer} hotWords={loaderData.hotWords} keywords={loaderData.keywords} clues={loaderData.clues} industries={loaderData.industries}>
      <Outlet />
    </Frame>
  );
}

/** Coming here from the tools the frame itself may not be read: it stands without its hot words, and the page says what failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useRouteLoaderData('root') as RootData | undefined;
  const view = <PageError error={error} />;
  return viewer ? <Frame viewer={viewer}>{view}</Frame> : view;
}

const NO_CLUES: readonly MarqueeClue[] = [];

function Frame({
  viewer: read,
  hotWords,
  keywords = [],
  clues = NO_CLUES,
  industries = [],
  children,
}: {
  viewer: Viewer;
  hotWords?: readonly HotWord[];
  keywords?: readonly string[];
  clues?: readonly MarqueeClue[];
  industries?: readonly Industry[];
  children: ReactNode;
}) {
  const isClosed = useAccountClosed();
  const viewer = isClosed ? { ...read, session: null } : read;
  useSelectionCountOfServer(viewer.session !== null);
  return (
    <PageFrame
      viewer={viewer}
      {...(hotWords ? { hotWords } : {})}
      keywords={keywords}
      industries={industries}
      foot={<PageFoot viewer={viewer} clues={clues} />}
      toaster={<Toaster />}
    >
      {children}
    </PageFrame>
  );
}
