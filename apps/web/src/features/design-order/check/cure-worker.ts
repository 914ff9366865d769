/** Looks for cures and the assignment beside the page. Asked with a numbered question, it answers under the same number. */
import { wholeOf, type Whole, type WholeQuestion } from './model/whole-check.ts';

export interface NumberedQuestion extends WholeQuestion {
  number: number;
}
export interface NumberedWhole {
  number: number;
  whole: Whole;
}

self.addEventListener('message', ({ data: { number, ...question } }: MessageEvent<NumberedQuestion>) => {
  const answer: NumberedWhole = { number, whole: wholeOf(question) };
  self.postMessage(answer);
});
