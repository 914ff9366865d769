import { z } from 'zod';
import { RoleLine } from '../catalog/index.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { ROLE_LINES_MAX } from './limits.ts';
import { MatchedLine } from './shapes.ts';

/** Models of the catalogue for products by role: calculators and the list check send what is missing, and get what to add. */
export const matchProducts = defineEndpoint({
  name: 'matchProducts',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/recommend/matchProducts',
  summary: '按用途与参数匹配产品',
  access: 'everyone',
  idempotency: 'natural',
  transaction: 'own',
  limit: { max: 120, windowMs: 60_000 },
  costMs: ({ body }) => 5 + (body as { lines: unknown[] }).lines.length / 2,
  body: z.strictObject({ lines: z.array(RoleLine).min(1).max(ROLE_LINES_MAX) }),
  data: z.array(MatchedLine),
});
