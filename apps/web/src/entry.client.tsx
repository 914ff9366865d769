import { hearStepsFirst } from '@portal/ui/first-steps';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { heldPresses } from './lib/browser/held-presses.ts';
import { namingPageReads } from './lib/calls/name-page-reads.ts';
import { reloadForGone } from './lib/browser/new-version.ts';

// parts that a page loads later; the error goes where the part was asked for, the reload comes behind it
window.addEventListener('vite:preloadError', () => void reloadForGone('part'));

window.fetch = namingPageReads(window.fetch.bind(window));

hearStepsFirst();

const endTaking = heldPresses.begin();
function Taken({ children }: { children: ReactNode }) {
  useLayoutEffect(endTaking, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Taken>
        <HydratedRouter />
      </Taken>
    </StrictMode>,
  );
});
