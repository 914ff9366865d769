import { useEffect, useState } from 'react';

/** The server's time each second, in milliseconds since 1970: begun at `now` as it was told, counted by a clock that nobody can turn. */
export function useServerTime(now: string): number {
  const [at, setAt] = useState(Date.parse(now));
  useEffect(() => {
    const ahead = Date.parse(now) - performance.now();
    const tick = () => setAt(performance.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
