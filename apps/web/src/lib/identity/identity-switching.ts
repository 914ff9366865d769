/** While this tab itself changes who acts: what has to be saved before, and what is not to be told of it. */
let isUnderWay = false;
const savers = new Set<() => Promise<unknown>>();

export const isSwitching = (): boolean => isUnderWay;

/** What is not saved yet is saved before another identity acts: afterwards it could not be. Gives how to stop. */
export function onIdentityLeaving(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Changes who acts by `change`, of which this tab is not told as of another's act. A second one while it is under way is none. */
export async function changingWhoActs(change: () => Promise<void>): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    await change();
  } finally {
    isUnderWay = false;
  }
}

/** The same, with everything saved before. What cannot be saved stays in its draft. */
export const switching = (change: () => Promise<void>): Promise<void> =>
  changingWhoActs(async () => {
    await Promise.allSettled([...savers].map((save) => save()));
    await change();
  });
