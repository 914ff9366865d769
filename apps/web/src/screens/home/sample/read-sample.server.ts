import type { Call } from '@portal/client';
import { matchProducts } from '@portal/contract/product-choice';
import { missingBeside, SAMPLE_START, sampleOf, type SampleList } from './sample-list.ts';

/** The example with the models and prices of this viewer, as catalogue and check have them now; null where they do not give a whole list. */
export async function readSample(call: Call): Promise<SampleList | null> {
  const [start] = await call(matchProducts, { body: { lines: [SAMPLE_START] } });
  const camera = start?.chosen ?? null;
  if (camera === null) return null;
  const missing = missingBeside(camera);
  return missing.length === 0 ? null : sampleOf(camera, await call(matchProducts, { body: { lines: missing } }));
}
