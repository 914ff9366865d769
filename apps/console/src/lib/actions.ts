/** What was done from this page, told to what on it shows something that may be another since. */
import { operatorLogout } from '@portal/contract/operator';
import type { Transport } from '@portal/client';
import { useEffect } from 'react';

type Action = 'done' | 'overtaken';

const ACTION = 'action';
/** What the server answers where another came first. */
const OVERTAKEN_STATUS = 409;

/** Tells of each action once its answer is there; leaving leaves nothing to read anew. */
export const tellingActions =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    const action: Action = answer.status === OVERTAKEN_STATUS ? 'overtaken' : 'done';
    if (request.method === 'POST' && request.path !== operatorLogout.path) window.dispatchEvent(new CustomEvent<Action>(ACTION, { detail: action }));
    return answer;
  };

export function listenToActions(handle: (action: Action) => void): () => void {
  const handleAction = (event: Event) => {
    if (event instanceof CustomEvent) handle(event.detail === 'overtaken' ? 'overtaken' : 'done');
  };
  window.addEventListener(ACTION, handleAction);
  return () => window.removeEventListener(ACTION, handleAction);
}

/** Reads anew after each action, or after those alone that another overtook. */
export function useReadAfter(which: Action | 'any', read: () => void): void {
  useEffect(() => listenToActions((action) => void ((which === 'any' || action === which) && read())), [which, read]);
}
