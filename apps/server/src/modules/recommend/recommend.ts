import type { recommend as endpoint } from '@portal/contract/recommend';
import { recommendTiers } from '@portal/engines/sizing';
import type { Operation } from '../../platform/http/serve.ts';
import type { CandidateIndex } from './candidate-index.ts';

/** Three tiers at the caller's prices. Guests see what they see on product lists: reference prices. */
export const recommend =
  (index: CandidateIndex): Operation<typeof endpoint> =>
  async (ctx, { body }) =>
    recommendTiers(body, await index.candidatesFor(ctx));
