import { useEffect, useState, type RefObject } from 'react';

/** Rows so far beyond the edge of what is in sight are drawn, too. */
const MARGIN = '600px 0px';

const tellers = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
  }, options);
  tellers.set(element, tell);
  observer.observe(element);
  return () => {
    tellers.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether an element is in sight or near it; one that holds the focus is. `isAlways`: it need not be watched. `height`: the one it had when it
 * was drawn last, pixels, so that nothing moves when it is not.
 */
export function useNear(ref: RefObject<HTMLElement | null>, isAlways: boolean): { isNear: boolean; height: number | undefined } {
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: false });
  useEffect(() => {
    const element = ref.current;
    if (isAlways || element === null) return;
    return watchNear(element, (isSeen) =>
      setState((before) => {
        const isNear = isSeen || element.contains(document.activeElement);
        if (isNear === before.isNear) return before;
        return before.isNear ? { isNear, height: element.offsetHeight } : { ...before, isNear };
      }),
    );
  }, [ref, isAlways]);
  return { isNear: isAlways || state.isNear, height: state.height };
}
