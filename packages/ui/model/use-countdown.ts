import { useEffect, useState } from 'react';

/** Whole seconds left, and how to start; counts by the clock, so a tab that slept is not behind. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    const end = setTimeout(() => clearInterval(timer), endsAt - performance.now() + 500);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [endsAt]);
  return [left, (seconds) => setEndsAt(performance.now() + seconds * 1000)];
}
