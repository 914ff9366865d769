import { PageError } from '../../features/shell/index.ts';
import './root-error.css';

/** What remains when a frame fails: outside every frame, so it leans on nothing. */
export function RootError({ error }: { error: unknown }) {
  return (
    <main className="s-bare-main">
      <PageError error={error} />
    </main>
  );
}
