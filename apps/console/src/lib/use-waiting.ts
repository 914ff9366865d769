import { useEffect } from 'react';
import { useAnswer } from './use-answer.ts';

/** What waits for whoever is signed in, as `ask` counts it; read anew on every page (`about`) and when one comes back to it. Undefined while unknown, and for whoever has nothing to do with it. */
export function useWaiting<T>(about: string, isAsked: boolean, ask: () => Promise<T>): T | undefined {
  const { data, read } = useAnswer(about, async () => (isAsked ? ask() : undefined));
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data;
}
