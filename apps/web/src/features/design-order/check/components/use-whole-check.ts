import type { ListQuestion } from '../model/list-question.ts';
import { wholeOf, type Whole, type WholeQuestion } from '../model/whole-check.ts';
import { useWorker, type Worked } from './use-worker.ts';

const DESK = {
  open: () => new Worker(new URL('../cure-worker.ts', import.meta.url), { type: 'module' }),
  askedOf: ({ inputs, places }: ListQuestion): WholeQuestion => ({ inputs, fixed: places.flatMap(({ skuNo }, place) => (skuNo === null ? [place] : [])) }),
  answerHere: wholeOf,
};

/** Cures and assignment of a list, anew with each change. */
export function useWholeCheck(question: ListQuestion | null): Worked<ListQuestion, Whole> | null {
  const found = useWorker(question, DESK);
  return question === null ? null : found;
}
