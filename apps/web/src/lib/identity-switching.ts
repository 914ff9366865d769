/** While this tab itself changes who acts: what has to be saved before, and what is not to be told of it. */
let isUnderWay = false;
const savers = new Set<() => Promise<unknown>>();

export const isSwitching = (): boolean => isUnderWay;

/** What is not saved yet is saved before another identity acts: afterwards it could not be. Gives how to stop. */
export function onIdentityLeaving(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Has everything saved, then changes who acts by `change`. A second one while it is under way is none. What cannot be saved stays in its draft. */
export async function switching(change: () => Promise<void>): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    await Promise.allSettled([...savers].map((save) => save()));
    await change();
  } finally {
    isUnderWay = false;
  }
}
