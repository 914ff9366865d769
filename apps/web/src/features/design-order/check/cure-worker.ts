/** Looks beside the page for cures and the assignment, and for what follows from a cure. Asked with a numbered question, it answers under the same number. */
import { answerTo, type FollowUpQuestion, type WholeQuestion } from './model/whole-check.ts';
import type { NumberedAnswer, NumberedQuestion } from './model/worker-line.ts';

self.addEventListener('message', ({ data: { number, asked } }: MessageEvent<NumberedQuestion<WholeQuestion | FollowUpQuestion>>) => {
  self.postMessage({ number, answer: answerTo(asked) } satisfies NumberedAnswer<ReturnType<typeof answerTo>>);
});
