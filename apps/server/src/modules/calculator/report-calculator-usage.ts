import type { reportCalculatorUsage as endpoint } from '@portal/contract/calculator';
import type { Operation } from '../../platform/http/serve.ts';
import { insertUsage } from './store.ts';

/** Keeps how often the calculators were used during one visit. Of a guest nothing is kept but the counts. */
export const reportCalculatorUsage: Operation<typeof endpoint> = async (ctx, { body }) => {
  await insertUsage(ctx.db, { id: ctx.newId(), accountNo: ctx.caller.accountNo, ...body, gmtCreate: new Date(ctx.now) });
  return null;
};
