import { UiProvider } from '@portal/ui';
import { beginLateParts } from '@portal/ui/late';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { PageError } from '../../features/shell/index.ts';
import type { Route } from './+types/quote-layout.ts';

/** Of the page that a customer is sent: nothing of the portal around it, and no way that leads elsewhere. */
export default function QuoteLayout() {
  useEffect(beginLateParts, []);
  return (
    <UiProvider>
      <main id="main">
        <Outlet />
      </main>
    </UiProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
