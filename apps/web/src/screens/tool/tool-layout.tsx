import { listMarqueeClues, type MarqueeClue } from '@portal/contract/content';
import { getSelection } from '@portal/contract/design-order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { SelectionProvider } from '../../features/design-order/index.ts';
import { PageError, ToolFrame } from '../../features/shell/index.ts';
import { onActingAgain } from '../../lib/identity/identity-changed.ts';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';
import { isReadingAnew } from '../../lib/calls/read-anew.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/tool-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // a list that cannot be read now is read by the browser once more
  const call = context.get(callContext);
  const [selection, clues] = await Promise.all([
    context.get(hasSessionContext) ? call(getSelection).catch(() => null) : null,
    // the frame stands without its projects
    call(listMarqueeClues).catch(() => []),
  ]);
  return { selection, clues };
}

/** From here on the list keeps itself up to date, until another identity acts or it is ordered from another dealer. */
export const shouldRevalidate = isReadingAnew;

export default function ToolLayout({ loaderData }: Route.ComponentProps) {
  return (
    <WithSelection selection={loaderData.selection} clues={loaderData.clues}>
      <Outlet />
    </WithSelection>
  );
}

/** Coming here from the portal the list itself may not be read: the frame stands, and the page says what failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WithSelection selection={null}>
      <PageError error={error} />
    </WithSelection>
  );
}

interface WithSelectionProps {
  selection: Route.ComponentProps['loaderData']['selection'];
  clues?: readonly MarqueeClue[];
  children: ReactNode;
}

/** The tools and the list they fill: one for as long as the same identity acts. */
function WithSelection({ selection, clues, children }: WithSelectionProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  const { session } = viewer;
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }));
  // what was refused meanwhile is read after all
  useEffect(() => onActingAgain(() => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })), [queries]);
  const owner = session ? `${session.accountNo}/${session.merchantNo}` : null;
  return (
    <QueryClientProvider client={queries}>
      <ToolFrame viewer={viewer} {...(clues ? { clues } : {})}>
        {owner === null ? (
          children
        ) : (
          <SelectionProvider key={owner} owner={owner} selection={selection}>
            {children}
          </SelectionProvider>
        )}
      </ToolFrame>
    </QueryClientProvider>
  );
}
