/** One writer for each hot row: what is asked of one key is taken in batches, one after the other, in the order it came. */
import { isAway } from '../../platform/db/is-away.ts';

export interface Batches<Ask, Answer> {
  /** null: too many wait already. */
  join(key: string, ask: Ask): Promise<Answer> | null;
}

interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * `perform` gives an answer to each, in their order. Where it fails each is performed by itself, so that one does not fail the others; where the database is away
 * all of them are told at once: one after the other would wait for it once more each.
 */
export function openBatches<Ask, Answer>(
  perform: (key: string, asks: readonly Ask[]) => Promise<readonly Answer[]>,
  { atOnce, waiting: most }: { atOnce: number; waiting: number },
): Batches<Ask, Answer> {
  const queues = new Map<string, Waiting<Ask, Answer>[]>();

  async function answer(key: string, batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await perform(
        key,
        batch.map(({ ask }) => ask),
      );
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      if (batch.length === 1 || isAway(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await answer(key, [one]);
    }
  }
  async function work(key: string, queue: Waiting<Ask, Answer>[]): Promise<void> {
    while (queue.length > 0) await answer(key, queue.splice(0, atOnce));
    queues.delete(key);
  }

  return {
    join(key, ask) {
      const queue = queues.get(key);
      if (queue !== undefined && queue.length >= most) return null;
      return new Promise((resolve, reject) => {
        const waiting = { ask, resolve, reject };
        if (queue !== undefined) return void queue.push(waiting);
        const begun = [waiting];
        queues.set(key, begun);
        // those who come with the first one are in its batch
        setImmediate(() => void work(key, begun));
      });
    },
  };
}
