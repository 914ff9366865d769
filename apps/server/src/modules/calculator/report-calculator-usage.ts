import * as contract from '@portal/contract/calculator';
import { operation } from '../../platform/http/operation.ts';
import { insertUsage } from './store.ts';

/** Keeps how often the calculators were used during one visit. Of a guest nothing is kept but the counts. */
export const reportCalculatorUsage = operation(contract.reportCalculatorUsage, async function reportCalculatorUsage(ctx, { body }) {
  const { usageCount, byCalculator = {} } = body;
  await insertUsage(ctx.db, { id: ctx.newId(), accountNo: ctx.caller.accountNo, usageCount, byCalculator, gmtCreate: new Date(ctx.now) });
  return null;
});
