import type { SessionInfo } from '@portal/contract/account';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, Nothing } from '../../../lib/page/lazy-part.tsx';

const PromptChain = lazyPart(async () => (await import('./prompt-chain.tsx')).PromptChain, Nothing);

/** What is told after signing in, from when the page has nothing else to do. */
export function LoginPrompts({ session }: { session: SessionInfo }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(() => setIdle(true), 500);
      return () => window.clearTimeout(timer);
    }
    const waiting = window.requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => window.cancelIdleCallback(waiting);
  }, []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <PromptChain session={session} />
    </Suspense>
  );
}
