/** One statement for what many requests look for at the same time. */

/**
 * Gives a function that finds one row by its key. Keys that are asked for in one turn of the event loop are read together by `read`, each once;
 * every call is answered by a reading that begins after it, so nothing is older than if it had been read alone. A reading that fails
 * fails all who waited for it.
 */
export function readTogether<Row>(read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>): (key: string) => Promise<Row | undefined> {
  let asked: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | null = null;
  const gather = () => {
    const keys = new Set<string>();
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked = null;
      return read([...keys]);
    });
    return { keys, rows };
  };
  return async (key) => {
    asked ??= gather();
    const { keys, rows } = asked;
    keys.add(key);
    return (await rows).get(key);
  };
}
