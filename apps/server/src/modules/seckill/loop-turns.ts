/**
 * Turns for what comes by the thousand at once: in each round of the process's loop `atOnce` of them go on, in the order they came, and whatever else was asked
 * meanwhile is answered in between. Gives what one waits for.
 */
export function openTurns(atOnce: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  const goOn = (): void => {
    const now = waiting.slice(0, atOnce);
    waiting = waiting.slice(atOnce);
    if (waiting.length > 0) setImmediate(goOn);
    for (const next of now) next();
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(goOn);
      waiting.push(resolve);
    });
}
