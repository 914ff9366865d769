/** Timings of the loading bar, in milliseconds (SHELL-5). */
export const LOADING_BAR = { throttleMs: 200, lastsMs: 5000, tickMs: 100, hideMs: 500 } as const;

export interface LoadingBarState {
  shown: boolean;
  /** 0 to 100. */
  percent: number;
}

const HIDDEN: LoadingBarState = { shown: false, percent: 0 };

/**
 * What the bar shows `elapsedMs` after loading began, `finishedMs` being the moment loading ended (null: still going).
 * Nothing in the first 200 ms, and nothing at all where loading ended within them; then 2 percent every 100 ms, full 5000 ms
 * after the bar appeared or as soon as loading ends; gone 500 ms after it is full.
 * Source: SHELL-5. Worked: 1,250 ms after the start it has ticked 10 times, so it stands at 20.
 */
export function loadingBarAt(elapsedMs: number, finishedMs: number | null): LoadingBarState {
  const { throttleMs, lastsMs, tickMs, hideMs } = LOADING_BAR;
  if (elapsedMs < throttleMs || (finishedMs !== null && finishedMs < throttleMs)) return HIDDEN;
  const fullAt = Math.min(throttleMs + lastsMs, finishedMs ?? Number.POSITIVE_INFINITY);
  if (elapsedMs >= fullAt + hideMs) return HIDDEN;
  if (elapsedMs >= fullAt) return { shown: true, percent: 100 };
  const ticks = Math.floor((elapsedMs - throttleMs) / tickMs);
  return { shown: true, percent: (ticks * tickMs * 100) / lastsMs };
}

export interface LoadingBarClock {
  /** Milliseconds of a clock that never runs backwards. */
  now: () => number;
}

/**
 * The bar as a thing with a start and an end: it calls `onChange` only when what it shows has changed, and keeps no timer
 * running while hidden. Starting again while it runs begins anew. The rule itself is `loadingBarAt`.
 */
export function createLoadingBar(onChange: (state: LoadingBarState) => void, clock: LoadingBarClock) {
  let startedAt: number | null = null;
  let finishedMs: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = HIDDEN;

  const show = (state: LoadingBarState) => {
    if (state.shown === last.shown && state.percent === last.percent) return;
    last = state;
    onChange(state);
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = () => {
    if (startedAt === null) return;
    const elapsedMs = clock.now() - startedAt;
    const state = loadingBarAt(elapsedMs, finishedMs);
    show(state);
    if (!state.shown && (finishedMs !== null || elapsedMs > LOADING_BAR.throttleMs)) rest();
  };

  return {
    start() {
      rest();
      startedAt = clock.now();
      finishedMs = null;
      show(HIDDEN);
      timer = setInterval(tick, LOADING_BAR.tickMs);
    },
    finish() {
      if (startedAt === null || finishedMs !== null) return;
      finishedMs = clock.now() - startedAt;
      tick();
    },
    /** Stops at once and shows nothing; for a bar that leaves the page. */
    dispose() {
      rest();
      startedAt = null;
      last = HIDDEN;
    },
  };
}
