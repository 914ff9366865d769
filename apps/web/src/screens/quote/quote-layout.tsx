import { UiProvider } from '@portal/ui';
import { Outlet } from 'react-router';
import { PageError } from '../../features/shell/index.ts';
import type { Route } from './+types/quote-layout.ts';

/** Of the page that a customer is sent: nothing of the portal around it, and no way that leads elsewhere. */
export default function QuoteLayout() {
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
