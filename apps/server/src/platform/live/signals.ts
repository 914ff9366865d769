/**
 * What open connections are told to look at, on this process and on the others. A signal carries no content: whoever gets it asks the
 * database, so one too many does no harm and one that was lost is made up by the next.
 */
export type Signal =
  | { topic: 'mail'; accountNo: string }
  /** A message to everybody. */
  | { topic: 'mailToAll' }
  | { topic: 'protocol' };

export interface Signals {
  /** To every process, this one included, where it arrives at once. Never throws, never waits. */
  publish(signal: Signal): void;
  /**
   * Every signal of every process. `onGap`: others' may have been missed, the way between the processes was cut. Gives what ends it.
   */
  listen(onSignal: (signal: Signal) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

/** Signals of one process. */
export function createLocalSignals(): Signals & { tellGap(): void } {
  const listeners = new Set<{ onSignal: (signal: Signal) => void; onGap: () => void }>();
  return {
    publish(signal) {
      for (const { onSignal } of listeners) onSignal(signal);
    },
    listen(onSignal, onGap = () => {}) {
      const listener = { onSignal, onGap };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tellGap() {
      for (const { onGap } of listeners) onGap();
    },
    async close() {
      listeners.clear();
    },
  };
}

/** A signal as it travels between processes; null for what is none. `from` tells a process its own. */
export const writeSignal = (from: string, signal: Signal): string => JSON.stringify({ from, ...signal });

export function readSignal(text: string): { from: string; signal: Signal } | null {
  try {
    const { from, topic, accountNo } = JSON.parse(text) as Record<string, unknown>;
    if (typeof from !== 'string') return null;
    if (topic === 'protocol' || topic === 'mailToAll') return { from, signal: { topic } };
    return topic === 'mail' && typeof accountNo === 'string' ? { from, signal: { topic, accountNo } } : null;
  } catch {
    return null;
  }
}
