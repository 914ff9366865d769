/** Saves a document as it is edited: debounced, one call in flight, the latest wins. Knows neither what is saved nor where. */

import { retryDelayMs as usualDelayMs } from './retry-delay.ts';

/** `saved`: the server has all. `unsaved`: edits wait for the pause. `saving`: a call is under way. `failed`: the last call failed, the edits are kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** Pause after the last edit before it is saved (PICK-8). */
export const SAVE_DEBOUNCE_MS = 300;

export interface SaveQueueOptions<Answer> {
  /** Sends the document as it stands at that moment. */
  send(): Promise<Answer>;
  /** `editedSince`: edits were made while the call was under way; they are saved next. */
  onAnswer(answer: Answer, editedSince: boolean): void;
  onState(state: SaveState, failure: unknown): void;
  /** Wait before a failed call is tried again by itself, after the `tries`th failure in a row (from 1); null: it is not. Usually `retry-delay.ts`. */
  retryDelayMs?(failure: unknown, tries: number): number | null;
  delayMs?: number;
}

export interface SaveQueue {
  /** The document has changed. */
  edited(): void;
  /** Saves now and settles when nothing is left to save; rejects with the failure of the call. */
  flush(): Promise<void>;
  /** Gives up what is waiting. A call under way is not taken back; its answer still arrives. */
  forget(): void;
}

export function createSaveQueue<Answer>({
  send,
  onAnswer,
  onState,
  retryDelayMs = usualDelayMs,
  delayMs = SAVE_DEBOUNCE_MS,
}: SaveQueueOptions<Answer>): SaveQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;
  let isDirty = false;
  let tries = 0;
  /** The next try after a failure is set; edits go along with it. */
  let isRetrySet = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void runWhenFree().catch(() => undefined), ms);
  };

  const runWhenFree = async (): Promise<void> => {
    if (inFlight !== null) await inFlight.catch(() => undefined);
    if (isDirty) await run();
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    inFlight ??= attempt().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };

  const attempt = async (): Promise<void> => {
    isDirty = false;
    isRetrySet = false;
    onState('saving', null);
    try {
      const answer = await send();
      tries = 0;
      onAnswer(answer, isDirty);
      onState(isDirty ? 'unsaved' : 'saved', null);
    } catch (failure) {
      isDirty = true;
      clearTimeout(timer);
      tries += 1;
      const wait = retryDelayMs(failure, tries);
      isRetrySet = wait !== null;
      if (wait !== null) later(wait);
      onState('failed', failure);
      throw failure;
    }
  };

  const flush = async (): Promise<void> => {
    if (inFlight === null && !isDirty) return;
    await run();
    await flush();
  };

  return {
    edited() {
      isDirty = true;
      if (isRetrySet) return;
      if (inFlight === null) onState('unsaved', null);
      later(delayMs);
    },
    flush,
    forget() {
      isDirty = false;
      isRetrySet = false;
      tries = 0;
      clearTimeout(timer);
    },
  };
}
