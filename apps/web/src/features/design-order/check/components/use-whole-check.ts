import type { ListQuestion } from '../model/list-question.ts';
import { wholeOf, type Whole, type WholeQuestion } from '../model/whole-check.ts';
import { fixedOf } from '../model/follow-up.ts';
import { useWorker, type WorkedAnswer } from './use-worker.ts';

export const openCureWorker = (): Worker => new Worker(new URL('../cure-worker.ts', import.meta.url), { type: 'module' });

const DESK = {
  open: openCureWorker,
  askedOf: (question: ListQuestion): WholeQuestion => ({ inputs: question.inputs, fixed: fixedOf(question) }),
  answerHere: wholeOf,
};

/** Cures and assignment of a list, anew with each change. */
export function useWholeCheck(question: ListQuestion | null): WorkedAnswer<ListQuestion, Whole> | null {
  const found = useWorker(question, DESK);
  return question === null ? null : found;
}
