/** What goes to a worker and what comes back, by the number of the question. */
export interface NumberedQuestion<Asked> {
  number: number;
  asked: Asked;
}
export interface NumberedAnswer<Answer> {
  number: number;
  answer: Answer;
}

export interface WorkerDesk<Asked, Answer> {
  open(): Worker;
  /** Where there is no worker, or it fails, the page answers itself. */
  answerHere(asked: Asked): Answer | Promise<Answer>;
}

export interface WorkerLine<Asked, Answer> {
  /** Of several questions only the latest is answered. Gives what stops listening for the answer. */
  ask(asked: Asked, onAnswer: (answer: Answer) => void): () => void;
  /** The worker goes; a later question opens another. */
  close(): void;
}

/** Questions to a worker that is opened with the first of them. */
export function createWorkerLine<Asked, Answer>({ open, answerHere }: WorkerDesk<Asked, Answer>): WorkerLine<Asked, Answer> {
  let worker: Worker | null = null;
  let latest = 0;
  return {
    ask(asked, onAnswer) {
      const number = ++latest;
      const listening = new AbortController();
      const { signal } = listening;
      const tell = (answer: Answer): void => {
        if (number === latest && !signal.aborted) onAnswer(answer);
      };
      const answerFromHere = () =>
        void Promise.resolve()
          .then(() => answerHere(asked))
          .then(tell, () => undefined);
      try {
        worker ??= open();
      } catch {
        answerFromHere();
        return () => listening.abort();
      }
      worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer<Answer>>) => data.number === number && tell(data.answer), { signal });
      worker.addEventListener('error', answerFromHere, { signal });
      worker.postMessage({ number, asked } satisfies NumberedQuestion<Asked>);
      return () => listening.abort();
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}
