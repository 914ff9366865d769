/** Words of a run of Chinese that say what a thing is used with, or where, and not what it is: 立杆用的抱箍, 配球机的支架. */

/** Behind what it is used with; the word alone, not within another. */
const BEHIND = new Set(['用', '专用', '使用', '上用', '里用', '装', '安装', '上', '里', '内', '里面', '上面', '后面', '背后', '配套']);
/** Before it. */
const BEFORE = new Set(['给', '配', '配套', '适用', '适合', '适配', '搭配', '装在', '安装在', '用于', '用在', '放在']);
/** What hangs on it: 交换机 接四个摄像头. */
const TOWARDS = new Set(['接', '连接', '接入', '外接', '挂接']);
/** Where what follows is the thing again. */
const OF = '的';

/** Places of such words among those of a run. */
export function asideIn(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [place, word] of words.entries()) {
    if (BEHIND.has(word) && place > 0) for (let before = place - 1; before >= 0 && words[before] !== OF; before--) found.add(before);
    if (TOWARDS.has(word)) for (let after = place + 1; after < words.length; after++) found.add(after);
    if (BEFORE.has(word)) {
      const end = words.indexOf(OF, place);
      for (let after = place + 1; after < (end < 0 ? Math.min(place + 2, words.length) : end); after++) found.add(after);
    }
  }
  return found;
}

/** Before what the thing has besides: 指纹锁带猫眼. */
const HAVING = new Set(['带', '带有', '自带', '附带', '含', '内置']);

/** Places of what is had: up to what it belongs to (带喇叭的摄像头). */
export function traitsIn(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [place, word] of words.entries()) {
    if (!HAVING.has(word)) continue;
    const end = words.indexOf(OF, place);
    for (let after = place + 1; after < (end < 0 ? words.length : end); after++) found.add(after);
  }
  // what a run ends with like that it says of the thing: 可视门铃 电池的
  if (words.at(-1) === OF) for (const place of words.keys()) found.add(place);
  return found;
}
