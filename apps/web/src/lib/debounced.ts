import { useEffect, useState } from 'react';

/** The value once it has stood still for so long; until then the one before. Compared as it is: give texts, not new objects. */
export function useDebounced<Value>(value: Value, afterMs: number): Value {
  const [standing, setStanding] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return standing;
}
