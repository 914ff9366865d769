/** Page buttons shown at once (WIRE-5). */
export const PAGE_BUTTONS = 4;
/** Pages one can leaf to; past them, narrowing the search serves better than leafing. */
export const MAX_PAGES = 500;

export interface PageWindow {
  /** At least 1, also for an empty list, and at most 500. */
  pages: number;
  /** The page asked for, brought within 1 to `pages`. */
  page: number;
  /** At most four neighbouring page numbers, the current one among them. */
  numbers: number[];
  previous: number | null;
  next: number | null;
  /** More rows exist than one can leaf to. */
  cut: boolean;
}

/**
 * Which page buttons stand in a pager for `total` rows of `size` a page. The window keeps the current page second where it can,
 * so that one step back and two steps on are always in reach. Worked: page 7 of 20 gives 6 7 8 9.
 * Total and size are whole numbers; a total below 0 or a size below 1 is read as 0 and 1.
 */
export function pageWindow({ total, size, page }: { total: number; size: number; page: number }): PageWindow {
  const allPages = Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, size)));
  const pages = Math.min(allPages, MAX_PAGES);
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const first = Math.max(1, Math.min(current - 1, pages - PAGE_BUTTONS + 1));
  const numbers = Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, index) => first + index);
  return { pages, page: current, numbers, previous: current > 1 ? current - 1 : null, next: current < pages ? current + 1 : null, cut: allPages > pages };
}
