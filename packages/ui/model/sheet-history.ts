/** How many sheets lie over the page at an entry of the history, by its state; the router's own words stand beside it. */
interface EntryState {
  idx?: number | null;
  sheets?: number;
}

interface Entry {
  idx: number | null;
  depth: number;
}

/** Closes it, as Escape does. */
type Close = () => void;

/** Ends its entry: the sheet is closed, or gone with its page. */
export type Leave = () => void;

/** The history, and what of the window it needs; a test gives its own. */
export interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href'>;
  addEventListener(type: string, listener: (event: Event) => void): void;
  setTimeout(work: () => void, ms: number): unknown;
  navigation?: { canGoForward: boolean } | undefined;
}

/** A link of a closing sheet has begun to lead away by then. Milliseconds. */
const TRIM_AFTER_MS = 50;
/** A page that a sheet has led to has taken the sheet away by then. */
const ENTER_AGAIN_AFTER_MS = 300;
/** A step back that has not come by then will not: the browser has gone elsewhere. */
const STEP_LATEST_MS = 1_000;

/**
 * Lets Back close what lies over the page (SHELL-31): an entry of the history for each open sheet, all with the address of the page, and none once it is closed.
 * The router learns nothing of them: they bear its state, and steps between them are kept from it. What the page pushes while a sheet is open takes the
 * sheet's entry, so that Back leads from there to the page. Needs no router, and works beside one that writes `idx` into its state.
 * `tellSteps` has its listener told of each step before the router is. Gives what is to be called with each sheet that opens.
 */
export function createSheetHistory(page: HistoryWindow, tellSteps: (listener: (event: Event) => void) => void) {
  const { history } = page;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  const here = (): Entry => {
    const state = history.state as EntryState | null;
    return { idx: state?.idx ?? null, depth: state?.sheets ?? 0 };
  };
  const marked = (state: unknown, depth: number) => ({ ...(state as object | null), sheets: depth || undefined });

  /** From the lowest to the one on top. */
  let open: { close: Close }[] = [];
  let now = here();
  /** What the entry had that is being taken away: its address is the page's. */
  let trimming: { state: unknown; href: string } | null = null;
  /** The browser is leaving: a step of ours would stop it. */
  let isLeaving = false;
  let isPassing = false;
  const waiting: (() => void)[] = [];

  const inTurn = (work: () => void) => void (trimming ? waiting.push(work) : work());
  const endTrim = () => {
    trimming = null;
    for (const work of waiting.splice(0)) inTurn(work);
  };
  const markOpen = () => {
    while (now.depth < open.length) {
      push(marked(history.state, now.depth + 1), '', page.location.href);
      now = here();
    }
  };
  const trim = () => {
    if (trimming || isLeaving || now.depth <= open.length) return;
    const carried = { state: history.state as unknown, href: page.location.href };
    trimming = carried;
    page.setTimeout(() => trimming === carried && endTrim(), STEP_LATEST_MS);
    go(open.length - now.depth);
  };
  /** An entry without its sheet is no place to stay at: on in the same direction, where there is a page, else to the page it lay over. */
  const passOver = (before: Entry) => {
    const entry = now;
    const isSamePage = entry.idx === before.idx;
    const isForward = isSamePage || (entry.idx ?? 0) > (before.idx ?? 0);
    now = before;
    isPassing = true;
    go(isForward && page.navigation?.canGoForward ? 1 : (isSamePage ? open.length : 0) - entry.depth);
  };
  const closeAbove = (depth: number) => {
    for (const { close } of open.splice(depth).toReversed()) close();
  };

  const handleStep = (event: Event) => {
    const before = now;
    now = here();
    const isSamePage = now.idx === before.idx && now.depth !== before.depth;
    const carried = trimming;
    if (carried) {
      if (isSamePage) {
        event.stopImmediatePropagation();
        replace(marked(carried.state, now.depth), '', carried.href);
      }
      endTrim();
      if (isSamePage) return;
    }
    const isBack = isPassing && now.idx === before.idx && now.depth === before.depth;
    isPassing = false;
    if (isBack) return event.stopImmediatePropagation();
    if (!isSamePage && now.depth === 0) return closeAbove(0);
    event.stopImmediatePropagation();
    if (!isSamePage) passOver(before);
    else if (now.depth < open.length) closeAbove(now.depth);
    else if (now.depth > open.length) passOver(before);
    // the entry that was left had no sheet any more: the page before it is meant
    else if (now.depth < before.depth) go(-1);
  };

  history.pushState = (state: unknown, unused: string, url?: string | URL | null) =>
    inTurn(() => {
      (now.depth > 0 ? replace : push)(state, unused, url);
      now = here();
      if (open.length > 0) page.setTimeout(() => inTurn(markOpen), ENTER_AGAIN_AFTER_MS);
    });
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) =>
    inTurn(() => {
      replace(now.depth > 0 ? marked(state, now.depth) : state, unused, url);
      now = here();
    });
  // a page that goes back means the page before it
  history.go = (delta = 0) => go(delta < 0 ? delta - now.depth : delta);
  tellSteps(handleStep);
  page.addEventListener('beforeunload', () => (isLeaving = true));
  page.addEventListener('pageshow', () => {
    isLeaving = false;
    now = here();
    closeAbove(now.depth);
  });
  // read anew with a sheet open: it is closed now
  trim();

  /** A sheet has opened over all others that are open: Back closes it by `close`. */
  return (close: Close): Leave => {
    const sheet = { close };
    isLeaving = false;
    inTurn(() => {
      open.push(sheet);
      markOpen();
    });
    return () =>
      inTurn(() => {
        open = open.filter((other) => other !== sheet);
        page.setTimeout(trim, TRIM_AFTER_MS);
      });
  };
}
