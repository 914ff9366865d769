/** Uses of the calculators on this device: counted in browser storage, reported on leaving. */
import { newIdempotencyKey } from '@portal/client/request-keys';
import { USAGE_MAX } from '@portal/contract/calculator';
import type { CalculatorId } from '@portal/engines/calculators';
import { localDrawer } from '../../lib/kept/storage.ts';
import { sendUsage } from './api.ts';
import { nextReport, parseUsage, withAnswer, withUse, type Usage } from './model/usage.ts';

const kept = (): Usage => parseUsage(localDrawer.read('calculatorUsage'), USAGE_MAX);
const keep = (usage: Usage): void => localDrawer.write('calculatorUsage', JSON.stringify(usage));

export const countUse = (id: CalculatorId): void => keep(withUse(kept(), id, USAGE_MAX));

/**
 * Sends what is waiting: an older report without an answer, then the uses since. What is not answered stays and goes under
 * the same key next time. Never throws.
 */
export async function reportUsage(): Promise<void> {
  for (let sent = 0; sent < 2; sent += 1) {
    const { usage, report } = nextReport(kept(), newIdempotencyKey);
    if (report === null) return;
    keep(usage);
    if (!(await sendUsage(report))) return;
    keep(withAnswer(kept(), report.key));
  }
}
