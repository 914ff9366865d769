import { useEffect, useRef, useState } from 'react';
import { createLoadingBar, type LoadingBarState } from '../model/loading-bar-model.ts';

/** A thin line at the top edge while the next page comes. Timings: `loadingBarAt` (SHELL-5). */
export function LoadingBar({ active }: { active: boolean }) {
  const [{ shown, percent }, setState] = useState<LoadingBarState>({ shown: false, percent: 0 });
  const barRef = useRef<ReturnType<typeof createLoadingBar> | null>(null);
  useEffect(() => {
    const bar = createLoadingBar(setState, performance);
    barRef.current = bar;
    return () => bar.dispose();
  }, []);
  useEffect(() => {
    if (active) barRef.current?.start();
    else barRef.current?.finish();
  }, [active]);
  if (!shown) return null;
  return <progress className="p-loading-bar" max={100} value={percent} aria-label="页面加载进度" />;
}
