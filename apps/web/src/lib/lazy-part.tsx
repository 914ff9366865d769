import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { failureText, sayFailure } from './failure.ts';

/**
 * A part of a page that is seldom needed and loads when it is first shown. Where it is lost the page stands: it is said in a toast, or
 * `Lost` stands in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (failure: unknown) => ({ default: Lost ?? sayingThat(failureText(failure)) }),
    ),
  );

const sayingThat = (words: string) =>
  function SaidOnce() {
    useEffect(() => sayFailure(words), []);
    return null;
  };

/** For a part that nobody has asked for. */
export const Nothing = () => null;
