/** Checks long lists beside the page. Asked with a numbered question, it answers under the same number. */
import { compatCheck, type CompatInputs, type CompatResult } from '@portal/engines/compatibility';

export interface WorkerQuestion {
  number: number;
  inputs: CompatInputs;
}
export interface WorkerAnswer {
  number: number;
  result: CompatResult;
}

self.addEventListener('message', ({ data: { number, inputs } }: MessageEvent<WorkerQuestion>) => {
  const answer: WorkerAnswer = { number, result: compatCheck(inputs) };
  self.postMessage(answer);
});
