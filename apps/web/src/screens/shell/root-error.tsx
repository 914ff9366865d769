import { isRouteErrorResponse } from 'react-router';
import { useEffect } from 'react';
import { ErrorView } from '../../features/shell/index.ts';
import { sessionDrawer } from '../../lib/storage.ts';

const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** What remains when a page fails: outside every frame, so it leans on nothing. */
export function RootError({ error }: { error: unknown }) {
  useReloadAfterUpdate(error);
  return (
    <main className="s-bare-main">
      <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />
    </main>
  );
}

/** A chunk that is gone means a new version was put out: load the page anew, at most once a minute (specification part 1 §8). */
function useReloadAfterUpdate(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error) || !/dynamically imported module|Importing a module script failed/.test(error.message)) return;
    const last = Number(sessionDrawer.read('chunkReloadAt') ?? 0);
    if (Date.now() - last < RELOAD_AT_MOST_EVERY_MS) return;
    sessionDrawer.write('chunkReloadAt', String(Date.now()));
    window.location.reload();
  }, [error]);
}
