/** What pages for any guest have been answered a moment ago, which is the same for every guest: what all of them show is asked once for many. */

/** So late a change is seen beside what lies below; a page that is kept for longer begins a second after it (remembered-pages.ts). */
const EVERY_MS = 250;

interface Answer {
  status: number;
}

export type ShareAnswers<Each extends Answer> = (asked: string, ask: () => Promise<Each>) => Promise<Each>;

/** `asked` says all that the answer depends on. What is refused or fails is whoever's that asked: the others ask themselves. */
export function shareAnswers<Each extends Answer>(now: () => number): ShareAnswers<Each> {
  let since = Number.NEGATIVE_INFINITY;
  let answers = new Map<string, Promise<Each>>();
  return async (asked, ask) => {
    const at = now();
    if (at - since >= EVERY_MS || at < since) [since, answers] = [at, new Map()];
    const known = answers.get(asked);
    const shared = known && (await known.catch(() => null));
    if (shared?.status === 200) return shared;
    const asking = ask();
    answers.set(asked, asking);
    return asking;
  };
}
