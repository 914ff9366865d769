import { useMemo, useSyncExternalStore } from 'react';
import { localDrawer } from '../../../lib/kept/storage.ts';
import { parseSearchHistory, withoutWord, withoutWords, withWord, wordsOf, type SearchHistory } from '../model/search-history.ts';

/** Told to the other searches of this page; other tabs hear of it by the browser. */
const CHANGED = 'searchHistory';

const kept = () => localDrawer.read('searchHistory') ?? '';
function keep(history: SearchHistory): void {
  localDrawer.write('searchHistory', JSON.stringify(history));
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** Words this identity looked for last in this browser; none on the server (SHELL-27). `owner`: account and identity, '' a guest. */
export function useSearchHistory(owner: string) {
  const text = useSyncExternalStore(subscribe, kept, () => '');
  const words = useMemo(() => wordsOf(parseSearchHistory(text), owner), [text, owner]);
  // read anew each time: another tab may have written
  const change = (to: (history: SearchHistory) => SearchHistory) => keep(to(parseSearchHistory(kept())));
  return {
    words,
    remember: (word: string) => change((history) => withWord(history, owner, word)),
    forget: (word: string) => change((history) => withoutWord(history, owner, word)),
    forgetAll: () => change((history) => withoutWords(history, owner)),
  };
}
