/** The one shape of every answer (WIRE-1): code 0 is success; msg is shown to the user; count belongs to lists. */
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A word of a keyword that is looked for by another name (GOODS-34). */
export const Reading = z.strictObject({ typed: z.string(), meant: z.string() });
export type Reading = z.infer<typeof Reading>;

/** How a keyword was taken: where nothing answers it as it stands (GOODS-15), or where a word of it is called otherwise in the trade (GOODS-34). */
export const Fallback = z.strictObject({
  /** The keyword in words of the trade that sound like those typed; null: as typed. */
  instead: z.string().nullable(),
  /** Words of it that nothing has together with the others, as typed: what is shown goes without them. */
  left: z.array(z.string()),
  /** What is left of the keyword without them; empty where nothing was left out. */
  kept: z.string(),
  /** Words that were looked for by another name, where all of the keyword is answered. */
  read: z.array(Reading),
  /** A model number of another maker: what is shown is like it, as `kept` says (GOODS-39). */
  foreign: z.string().optional(),
});
export type Fallback = z.infer<typeof Fallback>;

export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  /** What a service in front of the portal may say in the place of `msg`. */
  message?: string;
  data: Data;
  count?: number;
  /** Belongs to lists that take a keyword: nothing fits all of it, so these fit most of it only. */
  loosened?: boolean;
  /** Where it can be said what was changed, left out or read by another name. */
  fallback?: Fallback;
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
    ...(searched ? { loosened: z.boolean(), fallback: Fallback.optional() } : {}),
  });
}

export const failureEnvelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
