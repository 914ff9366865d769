import { useEffect, useState } from 'react';
import { createWorkerLine, type WorkerDesk } from '../model/worker-line.ts';

/** An answer, and to which question. */
export interface WorkedAnswer<Question, Answer> {
  question: Question;
  answer: Answer;
}

/** Of questions, what the worker must know. A constant: with another one the worker would be another. */
interface Desk<Question, Asked, Answer> extends WorkerDesk<Asked, Answer> {
  askedOf(question: Question): Asked;
}

/** Asks a worker with each change; while it works the answer before stays. */
export function useWorker<Question extends object, Asked, Answer>(
  question: Question | null,
  desk: Desk<Question, Asked, Answer>,
): WorkedAnswer<Question, Answer> | null {
  const [worked, setWorked] = useState<WorkedAnswer<Question, Answer> | null>(null);
  const [line] = useState(() => createWorkerLine(desk));
  useEffect(() => () => line.close(), [line]);
  useEffect(() => (question === null ? undefined : line.ask(desk.askedOf(question), (answer) => setWorked({ question, answer }))), [question, line, desk]);
  return worked;
}
