import { createRequestKeys, type RequestKeys } from '@portal/client/request-keys';
import { useState } from 'react';

/** Keys of what a form sends: the same again after a lost answer, a new one after an answer, and for what has been changed since. */
export function useRequestKeys(): RequestKeys {
  const [keys] = useState(() => createRequestKeys({ latestOnly: true }));
  return keys;
}
