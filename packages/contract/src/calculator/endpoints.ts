/** Calculator usage (CALC-13). */
import { calculatorIds } from '@portal/engines/calculators';
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { USAGE_MAX } from './limits.ts';

export const reportCalculatorUsage = defineEndpoint({
  name: 'reportCalculatorUsage',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/calculator/usage',
  summary: '上报计算器使用次数',
  access: 'everyone',
  idempotency: 'key',
  limit: { max: 60, windowMs: 60_000 },
  body: z.strictObject({
    usageCount: z.int().min(1).max(USAGE_MAX),
    /** How often each was used; those not used are left out, and so may be all. */
    byCalculator: z.partialRecord(z.enum(calculatorIds), z.int().min(1).max(USAGE_MAX)).optional(),
  }),
  data: z.null(),
});
