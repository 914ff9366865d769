/** What the provider publishes (SHELL-21). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** A project under way: what, and how far it is. */
export const MarqueeClue = z.strictObject({ title: z.string(), schedule: z.string() });
export type MarqueeClue = z.infer<typeof MarqueeClue>;

/** The newest projects under way, for the bar over the foot; a dozen at most. Read with every frame, so without a limit of its own (SHELL-21). */
export const listMarqueeClues = defineEndpoint({
  name: 'listMarqueeClues',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/clue/marquee',
  summary: '项目动态',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(MarqueeClue),
});
