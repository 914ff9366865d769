/** The one shape of every answer (WIRE-1): code 0 is success; msg is shown to the user; count belongs to lists. */
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
  count?: number;
  /** Belongs to lists that take a keyword: nothing fits all of it, so these fit most of it only. */
  loosened?: boolean;
  /** Field path → Chinese sentence, for a form, on code 400 only. */
  fields?: Record<string, string>;
  /** Of the failed request, for the support desk; on failures only. */
  requestId?: string;
}

/** Shape of an endpoint's successful answer. */
export function envelopeOf({ data, counted, searched }: Pick<Endpoint, 'data' | 'counted' | 'searched'>): z.ZodType {
  return z.object({
    code: z.literal(0),
    msg: z.string(),
    data,
    ...(counted ? { count: z.int().min(0) } : {}),
    ...(searched ? { loosened: z.boolean() } : {}),
  });
}

export const failureEnvelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
