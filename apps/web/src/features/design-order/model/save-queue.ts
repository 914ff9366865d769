/** Saves a document as it is edited: debounced, one call in flight, the latest wins. Knows neither what is saved nor where. */

/** `saved`: the server has all. `unsaved`: edits wait for the pause. `saving`: a call is under way. `failed`: the last call failed, the edits are kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** Pause after the last edit before it is saved (specification part 2 §9). */
export const SAVE_DEBOUNCE_MS = 300;

export interface SaveQueueOptions<Answer> {
  /** Sends the document as it stands at that moment. */
  send(): Promise<Answer>;
  /** `editedSince`: edits were made while the call was under way; they are saved next. */
  onAnswer(answer: Answer, editedSince: boolean): void;
  onState(state: SaveState, failure: unknown): void;
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

export function createSaveQueue<Answer>({ send, onAnswer, onState, delayMs = SAVE_DEBOUNCE_MS }: SaveQueueOptions<Answer>): SaveQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;
  let isDirty = false;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void runWhenFree().catch(() => undefined), delayMs);
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
    onState('saving', null);
    try {
      const answer = await send();
      onAnswer(answer, isDirty);
      onState(isDirty ? 'unsaved' : 'saved', null);
    } catch (failure) {
      isDirty = true;
      clearTimeout(timer);
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
      if (inFlight === null) onState('unsaved', null);
      later();
    },
    flush,
    forget() {
      isDirty = false;
      clearTimeout(timer);
    },
  };
}
