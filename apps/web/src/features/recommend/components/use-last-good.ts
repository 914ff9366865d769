import { useState } from 'react';

/** The last value that was not null. */
export function useLastGood<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
