import { memo, Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { heldPresses } from '../browser/held-presses.ts';
import { lazyPart, Nothing } from './lazy-part.tsx';

const LATEST_MS = 2_000;

/** When the page has nothing else to do, at the latest after two seconds; at once where somebody presses what waits. */
const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    heldPresses.onFirst(resolve);
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    // Safari has none
    else window.setTimeout(resolve, 200);
  });

/**
 * A part that the server draws and the first view does not wait for: it stands as it was drawn, and its script comes once the browser is idle. What
 * is pressed in it before is done once it can be (`heldPresses`). Not for what is typed into.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // the server has it at hand: what is drawn there waits for nothing
  let atHand: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) void load().then((part) => (atHand = part));
  const name = {};
  const Awaited = lazyPart(async (): Promise<ComponentType<Props>> => {
    await whenWanted();
    const Part = await load().catch((failure: unknown) => {
      heldPresses.arrived(name);
      throw failure;
    });
    return function Arrived(props) {
      useEffect(() => heldPresses.arrived(name), []);
      return <Part {...props} />;
    };
  }, Nothing);
  // one that waits is away where it is drawn anew meanwhile: the same props are no reason
  return memo(function Later(props: Props) {
    const Part = atHand ?? Awaited;
    // with the page itself: nothing may be pressed in between
    useLayoutEffect(() => (atHand ? undefined : heldPresses.awaited(name)), []);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
