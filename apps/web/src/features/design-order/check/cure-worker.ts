/** Looks for cures and the assignment beside the page. Asked with a numbered question, it answers under the same number. */
import { wholeOf, type Whole, type WholeQuestion } from './model/whole-check.ts';
import type { NumberedAnswer, NumberedQuestion } from './model/worker-line.ts';

self.addEventListener('message', ({ data: { number, asked } }: MessageEvent<NumberedQuestion<WholeQuestion>>) => {
  self.postMessage({ number, answer: wholeOf(asked) } satisfies NumberedAnswer<Whole>);
});
