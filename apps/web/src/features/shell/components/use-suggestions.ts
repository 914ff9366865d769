import type { Suggestion } from '@portal/contract/catalog';
import { useEffect, useState } from 'react';

/** Long enough that a word typed at a run is asked for once. */
const PAUSE_MS = 150;

/** Suggestions for what is typed: those of the letters before stay until the next are there. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { findSuggestions } = await import('../api.ts');
      const next = await findSuggestions(typed, leaving.signal);
      if (!leaving.signal.aborted) setFound(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return typed === '' ? [] : found;
}
