/** One deed after the other, so that each starts from what the one before left, and the last answer is the newest. A failure is its own deed's alone. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(action: () => Promise<T>): Promise<T> => {
    const next = last.then(action, action);
    last = next;
    return next;
  };
}
