import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { namingPageReads } from './lib/name-page-reads.ts';
import { reloadForGone } from './lib/new-version.ts';

// parts that a page loads later; the error goes where the part was asked for, the reload comes behind it
window.addEventListener('vite:preloadError', () => void reloadForGone('part'));

window.fetch = namingPageReads(window.fetch.bind(window));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
