import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { namingPageReads } from './lib/name-page-reads.ts';
import { reloadForNewVersion } from './lib/new-version.ts';

// parts that a page loads later; when the reload is spent the error goes where the part was asked for
window.addEventListener('vite:preloadError', (event) => {
  if (reloadForNewVersion()) event.preventDefault();
});

window.fetch = namingPageReads(window.fetch.bind(window));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
