import type { SessionInfo } from '@portal/contract/account';
import { mayCall } from '@portal/engines/access';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';

// seldom needed, so not part of every page
const UnboundDialog = lazyPart(async () => (await import('./unbound-dialog.tsx')).UnboundDialog);

/** For whoever orders from a dealer and has none: what an item of the mall does instead of leading there, and the question it asks (ACCESS-11). */
export function useUnboundPrompt(session: SessionInfo | null): { onUnbound?: (event: MouseEvent) => void; prompt: ReactNode } {
  const [isAsked, setIsAsked] = useState(false);
  if (session === null || session.hasBindFirstDistributor || !mayCall('ordersFromDealer', session.userType)) return { prompt: null };
  const onUnbound = (event: MouseEvent) => {
    event.preventDefault();
    setIsAsked(true);
  };
  const prompt = isAsked && (
    <Suspense fallback={null}>
      <UnboundDialog userType={session.userType} onClose={() => setIsAsked(false)} />
    </Suspense>
  );
  return { onUnbound, prompt };
}
