import { useEffect } from 'react';
import { useReadAfter } from './actions.ts';
import { useAnswer } from './use-answer.ts';

/** What waits for whoever is signed in, as `ask` counts it; read anew on every page (`about`), after each action and when one comes back to it. Undefined while unknown, and for whoever has nothing to do with it. */
export function useWaiting<T>(about: string, isAsked: boolean, ask: () => Promise<T>): T | undefined {
  const { data, read } = useAnswer(about, async () => (isAsked ? ask() : undefined));
  useReadAfter('done', read);
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data;
}
