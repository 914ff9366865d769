/** Words of a run of Chinese that say what a thing is used with, or where, and not what it is: 立杆用的抱箍, 配球机的支架. */

/** Behind what it is used with; the word alone, not within another. */
const BEHIND = new Set(['用', '专用', '使用', '上用', '里用', '装', '安装', '上', '里', '内', '里面', '上面', '配套']);
/** Before it. */
const BEFORE = new Set(['给', '配', '配套', '适用', '适合', '适配', '搭配', '装在', '安装在', '用于', '用在', '放在']);
/** Where what follows is the thing again. */
const OF = '的';

/** Places of such words among those of a run. */
export function asideIn(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [place, word] of words.entries()) {
    if (BEHIND.has(word) && place > 0) for (let before = place - 1; before >= 0 && words[before] !== OF; before--) found.add(before);
    if (BEFORE.has(word)) {
      const end = words.indexOf(OF, place);
      for (let after = place + 1; after < (end < 0 ? Math.min(place + 2, words.length) : end); after++) found.add(after);
    }
  }
  return found;
}
