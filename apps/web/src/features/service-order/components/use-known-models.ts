import { useEffect, useId, useState } from 'react';
import { findModels } from '../api.ts';
import { eachOnce, type ChoosableModel } from '../model/known-models.ts';

/** Long enough that a word typed at a run is looked for once. */
const PAUSE_MS = 200;
/** Shorter words find too much to choose from. */
const LETTERS_MIN = 2;

/** What a box for a model offers: the goods given and, for what is typed, the catalogue's. */
export function useKnownModels(given: readonly ChoosableModel[]) {
  const listId = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly ChoosableModel[]>([]);
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < LETTERS_MIN) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const models = await findModels(asked, leaving.signal);
      if (!leaving.signal.aborted) setFound(models);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  return { listId, known: eachOnce([...given, ...found]), look: setWords };
}
