import { z } from 'zod';
import type { PlanForm } from './plan-form.ts';
import { SeckillGoods } from './shapes.ts';

const text = z.string();
const KeptPlan = z.object({
  activityName: text,
  sessions: z.array(z.object({ from: text, to: text })).min(1),
  items: z.array(z.object({ goods: SeckillGoods, price: text, limitQuantity: text })),
  pieces: z.record(text, text),
});

/** A plan that was kept while it was written, as far as it still is one; prices and pieces beside its goods are those of then. */
export function readKeptPlan(kept: unknown): PlanForm | null {
  const read = KeptPlan.safeParse(kept);
  return read.success ? read.data : null;
}
