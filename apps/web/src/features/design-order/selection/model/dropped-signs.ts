/** What was typed into a figure's box and cannot stand there: it is said, so that `-1` is not 1 and `1e9` not 19 unseen. */

/** Signs of money, of parting and of per cent are part of how figures are written. */
const WRITTEN = /^[\d.０-９．。¥￥,，\s元%％]*$/u;

export const dropsSigns = (typed: string): boolean => !WRITTEN.test(typed);

export const signsDropped = (figure: string): string => (figure === '' ? '只能填写数字和小数点' : `只能填写数字和小数点，已按 ${figure} 处理`);
