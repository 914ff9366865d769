import type { SearchOption } from '@portal/ui';
import { useEffect, useState } from 'react';

/** Long enough that a word typed at a run is asked for once. */
const PAUSE_MS = 150;

/** Suggestions for what is typed: those of the letters before stay until the next are there. What draws them comes with the first letter. */
export function useSuggestions(text: string): readonly SearchOption[] {
  const [found, setFound] = useState<readonly SearchOption[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { findOptions } = await import('./search-options.tsx');
      const next = await findOptions(typed, leaving.signal);
      if (!leaving.signal.aborted) setFound(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return typed === '' ? [] : found;
}
