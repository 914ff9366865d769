/** Checks long lists beside the page. Asked with a numbered question, it answers under the same number. */
import { compatCheck, type CompatInputs, type CompatResult } from '@portal/engines/compatibility';
import type { NumberedAnswer, NumberedQuestion } from './model/worker-line.ts';

self.addEventListener('message', ({ data: { number, asked } }: MessageEvent<NumberedQuestion<CompatInputs>>) => {
  self.postMessage({ number, answer: compatCheck(asked) } satisfies NumberedAnswer<CompatResult>);
});
