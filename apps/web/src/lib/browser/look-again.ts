/** Coming back to a tab tells itself by two events. */
const LOOK_AGAIN_MS = 1_000;

/** Calls `look` whenever the person comes back to the page, once each time, and when the network is back: an answer may have been lost with it. */
export function onLookAgain(look: () => void, signal: AbortSignal): void {
  let lookedAt = -Infinity;
  const lookAgain = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    look();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
  window.addEventListener('focus', lookAgain, { signal });
  window.addEventListener('online', lookAgain, { signal });
}
