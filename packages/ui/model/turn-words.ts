/** A placeholder word gives way to the next (SHELL-10). */
export const PLACEHOLDER_MS = 3000;

/** Words in the empty box, one after the other; while somebody writes in it the word stays. One word alone stays for good. Gives how to stop. */
export function turnWords(words: number, isWriting: () => boolean, onTurn: () => void): () => void {
  if (words < 2) return () => {};
  const timer = setInterval(() => {
    if (!isWriting()) onTurn();
  }, PLACEHOLDER_MS);
  return () => clearInterval(timer);
}
