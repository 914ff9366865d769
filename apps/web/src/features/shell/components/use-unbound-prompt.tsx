import type { SessionInfo } from '@portal/contract/account';
import { mayCall } from '@portal/engines/access';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { UnboundPrompt } from '../../dealer/index.ts';

/** For whoever orders from a dealer and has none: what an item of the mall does instead of leading there, and the question it asks (ACCESS-11). */
export function useUnboundPrompt(session: SessionInfo | null): { onUnbound?: (event: MouseEvent) => void; prompt: ReactNode } {
  const [isAsked, setIsAsked] = useState(false);
  if (session === null || session.hasBindFirstDistributor || !mayCall('ordersFromDealer', session.userType)) return { prompt: null };
  const onUnbound = (event: MouseEvent) => {
    event.preventDefault();
    setIsAsked(true);
  };
  const prompt = isAsked && <UnboundPrompt userType={session.userType} onClose={() => setIsAsked(false)} />;
  return { onUnbound, prompt };
}
