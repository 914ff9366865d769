import { LOOKED_AT_MS } from '@portal/contract/behavior';

/** A look counts once it has lasted, if the page is still in sight then. Gives how it ends before: another look begins anew (BEHAVIOR-1). */
export function beginLook(isInSight: () => boolean, onLooked: () => void): () => void {
  const timer = setTimeout(() => {
    if (isInSight()) onLooked();
  }, LOOKED_AT_MS);
  return () => clearTimeout(timer);
}
