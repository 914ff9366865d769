import { defineStates } from './define-states.ts';

/**
 * A customer's link to a quotation. The customer accepts it once, which nothing takes back, or asks for changes, after which it may still be
 * accepted as it is. Its owner revokes it, the clock ends it, too many wrong passwords shut it: then it is there for no customer. What was accepted
 * no clock ends. Source: DESIGN-37 to DESIGN-39.
 */
export const quotationShareStates = defineStates({
  states: ['open', 'changeAsked', 'accepted', 'revoked', 'expired', 'shut'],
  acts: ['view', 'accept', 'askChange', 'revoke'],
  who: ['customer', 'owner'],
  table: {
    open: { view: { customer: 'open' }, accept: { customer: 'accepted' }, askChange: { customer: 'changeAsked' }, revoke: { owner: 'revoked' } },
    changeAsked: {
      view: { customer: 'changeAsked' },
      accept: { customer: 'accepted' },
      askChange: { customer: 'changeAsked' },
      revoke: { owner: 'revoked' },
    },
    // said again, it has been said
    accepted: { view: { customer: 'accepted' }, accept: { customer: 'accepted' }, revoke: { owner: 'revoked' } },
    revoked: { revoke: { owner: 'revoked' } },
    expired: { revoke: { owner: 'revoked' } },
    shut: { revoke: { owner: 'revoked' } },
  },
});
export type QuotationShareState = (typeof quotationShareStates.states)[number];

/** Wrong passwords a link takes in all, whoever types them; with the last of them it is shut to whoever had not entered it before. */
export const SHARE_WRONG_TRIES_MAX = 100;

interface ShareFacts {
  answer: 'accepted' | 'changeAsked' | null;
  isRevoked: boolean;
  wrongTries: number;
  /** Milliseconds. */
  gmtExpire: number;
}

/** What it is at `now`, milliseconds. */
export function quotationShareStateAt({ answer, isRevoked, wrongTries, gmtExpire }: ShareFacts, now: number): QuotationShareState {
  if (isRevoked) return 'revoked';
  if (wrongTries >= SHARE_WRONG_TRIES_MAX) return 'shut';
  return gmtExpire <= now && answer !== 'accepted' ? 'expired' : (answer ?? 'open');
}
