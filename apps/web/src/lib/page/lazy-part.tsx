import { toast } from '@portal/ui';
import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { failureText } from '../calls/failure.ts';
import { isScriptGone } from '../browser/new-version.ts';
import { inTime } from '../browser/in-time.ts';

/** A script that has not come by then will not: what waits for it would say 正在加载 for ever. */
const LATEST_MS = 20_000;

/**
 * A part of a page that is seldom needed and loads when it is first shown. Where it is lost, or does not come, the page stands: it is said in a
 * toast that offers to load the page anew, or `Lost` stands in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    inTime(load(), LATEST_MS, () => new TypeError('dynamically imported module: not in time')).then(
      (part) => ({ default: part }),
      (failure: unknown) => ({ default: Lost ?? sayingThat(failure) }),
    ),
  );

const sayingThat = (failure: unknown) =>
  function SaidOnce() {
    useEffect(() => {
      const reload = { label: '刷新重试', onAct: () => window.location.reload() };
      toast.error(failureText(failure), isScriptGone(failure) ? { action: reload } : {});
    }, []);
    return null;
  };

/** For a part that nobody has asked for. */
export const Nothing = () => null;
