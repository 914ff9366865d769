import { describe, expect, it } from 'vitest';
import { createWorkerLine } from './worker-line.ts';

/** Keeps what it is asked; answers when it is told to. */
class HeldWorker extends EventTarget {
  readonly asked: { number: number; asked: number }[] = [];
  isGone = false;
  postMessage(message: { number: number; asked: number }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isGone = true;
  }
  answer(place: number): void {
    const { number, asked } = this.asked[place] ?? { number: 0, asked: 0 };
    this.dispatchEvent(Object.assign(new Event('message'), { data: { number, answer: `worker ${asked}` } }));
  }
}

function aLine({ opens = true } = {}) {
  const workers: HeldWorker[] = [];
  const answers: string[] = [];
  const line = createWorkerLine<number, string>({
    open: () => {
      if (!opens) throw new Error('no worker');
      const worker = new HeldWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    answerHere: async (asked) => `page ${asked}`,
  });
  const ask = (asked: number) => line.ask(asked, (answer) => void answers.push(answer));
  return { line, ask, workers, answers };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('questions to a worker', () => {
  it('only the latest is answered, by one worker', () => {
    const { ask, workers, answers } = aLine();
    ask(1);
    ask(2);
    workers[0]?.answer(0);
    expect(answers).toEqual([]);
    workers[0]?.answer(1);
    expect([answers, workers.length]).toEqual([['worker 2'], 1]);
  });

  it('nobody is told who no longer listens', async () => {
    const { ask, workers, answers } = aLine();
    const stop = ask(1);
    stop();
    workers[0]?.answer(0);
    workers[0]?.dispatchEvent(new Event('error'));
    await turns();
    expect(answers).toEqual([]);
  });

  it('where there is no worker, or it fails, the page answers', async () => {
    const without = aLine({ opens: false });
    without.ask(1);
    const failing = aLine();
    failing.ask(2);
    failing.workers[0]?.dispatchEvent(new Event('error'));
    await turns();
    expect([without.answers, failing.answers]).toEqual([['page 1'], ['page 2']]);
  });

  it('the page’s own answer to an earlier question is not told', async () => {
    const { ask, answers } = aLine({ opens: false });
    ask(1);
    ask(2);
    await turns();
    expect(answers).toEqual(['page 2']);
  });

  it('after it was closed a question opens another worker', () => {
    const { line, ask, workers, answers } = aLine();
    ask(1);
    line.close();
    ask(2);
    workers[1]?.answer(0);
    expect([workers.map(({ isGone }) => isGone), answers]).toEqual([[true, false], ['worker 2']]);
  });
});
