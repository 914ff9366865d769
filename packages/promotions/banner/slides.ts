/** How long a promotion stands before the next one comes. */
export const SLIDE_MS = 6000;

/** The place of a slide by any whole number, forth and back: after the last comes the first. `count` of at least 1. */
export const slideAt = (place: number, count: number): number => ((place % count) + count) % count;

const ACTIONS: readonly (readonly [path: string, words: string])[] = [
  ['/solution', '查看方案'],
  ['/cases', '查看案例'],
  ['/information', '阅读全文'],
  ['/product/sale', '查看活动'],
  ['/product', '查看产品'],
];

/** What following a promotion does, by where it leads. */
export const actionOf = (href: string): string => ACTIONS.find(([path]) => href.startsWith(path))?.[1] ?? '去看看';

/** A title in its two lines: what stands before the first colon, and what after it; without one the second is empty. */
export function linesOf(title: string): readonly [string, string] {
  const [first = '', ...rest] = title.split('：');
  return [first, rest.join('：')];
}
