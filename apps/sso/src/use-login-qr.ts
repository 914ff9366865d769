import { useEffect, useRef, useState } from 'react';
import { askQr, lookAtQr, type WayBack } from './api.ts';
import { waitBeforeLook } from './qr-wait.ts';

export type QrShown =
  | { state: 'loading' }
  | { state: 'waiting'; picture: string }
  | { state: 'scanned'; picture: string }
  | { state: 'refused' | 'expired' | 'leaving' }
  | { state: 'failed'; failure: unknown };

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A code of this browser's own, and what became of it. `onSignedIn` gets where to go; null: no page was named. */
export function useLoginQr(way: WayBack | undefined, onSignedIn: (redirectUrl: string | null) => void): QrShown {
  const [shown, setShown] = useState<QrShown>({ state: 'loading' });
  const leave = useRef(onSignedIn);
  useEffect(() => void (leave.current = onSignedIn));
  useEffect(() => {
    if (!way) return;
    const watch = { isOver: false };
    const show = (next: QrShown) => void (watch.isOver || setShown(next));
    watchQr(way, show, watch, (redirectUrl) => leave.current(redirectUrl)).catch((failure: unknown) => show({ state: 'failed', failure }));
    return () => void (watch.isOver = true);
  }, [way]);
  return shown;
}

/** Looks until it is decided; where nobody answers any more, until the code must be over. */
async function watchQr(way: WayBack, show: (shown: QrShown) => void, watch: { isOver: boolean }, leave: (redirectUrl: string | null) => void): Promise<void> {
  const { picture, pollSeconds, lifetimeSeconds } = await askQr();
  show({ state: 'waiting', picture });
  const untilMs = Date.now() + 2 * lifetimeSeconds * 1000;
  let [looks, failures] = [0, 0];
  for (;;) {
    await pause(waitBeforeLook({ firstMs: pollSeconds * 1000, looks, failures }));
    if (watch.isOver) return;
    const answer = await lookAtQr(way).catch((failure: unknown) => {
      if (Date.now() > untilMs) throw failure;
      return null;
    });
    looks += 1;
    failures = answer ? 0 : failures + 1;
    if (!answer) continue;
    const { status, redirectUrl } = answer;
    if (status === 'waiting') show({ state: 'waiting', picture });
    else if (status === 'scanned') show({ state: 'scanned', picture });
    else if (status === 'confirmed') {
      show({ state: 'leaving' });
      if (!watch.isOver) leave(redirectUrl);
      return;
    } else return show({ state: status });
  }
}
