import { useEffect, useState } from 'react';

/** The value once it has stood still for `delayMs`. Compared as it is: give texts, not new objects. */
export function useSettled<Value extends string | null>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** The last value that was not null. */
export function useLastGood<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
