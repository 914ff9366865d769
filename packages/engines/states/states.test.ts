import { describe, expect, it } from 'vitest';
import type { States } from './define-states.ts';
import { AuditStatus, certificationStateOf, certificationStates, isInForce } from './certification.ts';
import { designOrderStates } from './design-order.ts';
import { quotationShareStateAt, quotationShareStates } from './quotation-share.ts';
import { requirementStates } from './requirement.ts';
import { invitationStateAt, staffInvitationStates } from './staff-invitation.ts';

/** Every pair of state, act and person with what comes of it, a line each, in the order of the lists. */
const everyPair = <S extends string, A extends string, W extends string>({ states, acts, who, after }: States<S, A, W>): string[] =>
  states.flatMap((state) => acts.flatMap((act) => who.map((person) => `${state} · ${act} · ${person} → ${after(state, act, person) ?? 'refused'}`)));

describe('the states of a design order', () => {
  it('are these, for every state, act and person', () => {
    expect(everyPair(designOrderStates)).toEqual([
      'live · view · owner → live',
      'live · view · other → refused',
      'live · change · owner → live',
      'live · change · other → refused',
      'live · remove · owner → removed',
      'live · remove · other → refused',
      'live · restore · owner → live',
      'live · restore · other → refused',
      'removed · view · owner → refused',
      'removed · view · other → refused',
      'removed · change · owner → refused',
      'removed · change · other → refused',
      'removed · remove · owner → removed',
      'removed · remove · other → refused',
      'removed · restore · owner → live',
      'removed · restore · other → refused',
    ]);
  });

  it('say of an act that it may be done exactly when it leads somewhere', () => {
    const { states, acts, who, may, after } = designOrderStates;
    for (const state of states) for (const act of acts) for (const person of who) expect(may(state, act, person)).toBe(after(state, act, person) !== null);
  });
});

describe('the states of a requirement (REQUEST-9)', () => {
  it('go these ways and no other, for every state, act and person', () => {
    const ways = everyPair(requirementStates);
    const { states, acts, who } = requirementStates;
    expect(ways).toHaveLength(states.length * acts.length * who.length);
    expect(ways.filter((way) => !way.endsWith('refused'))).toEqual([
      'pending · addWord · asker → pending',
      'pending · withdraw · asker → closed',
      'pending · takeOver · operator → processing',
      'pending · close · operator → closed',
      'processing · addWord · asker → processing',
      'processing · withdraw · asker → closed',
      'processing · takeOver · operator → processing',
      'processing · answer · operator → answered',
      'processing · close · operator → closed',
      'answered · addWord · asker → processing',
      'answered · withdraw · asker → closed',
      'answered · takeOver · operator → processing',
      'answered · answer · operator → answered',
      'answered · close · operator → closed',
    ]);
  });
});

describe('the states of a certification', () => {
  it('go these ways and no other, for every state, act and person', () => {
    const ways = everyPair(certificationStates);
    const { states, acts, who } = certificationStates;
    expect(ways).toHaveLength(states.length * acts.length * who.length);
    expect(ways.filter((way) => !way.endsWith('refused'))).toEqual([
      'notSubmitted · submit · applicant → pending',
      'pending · withdraw · applicant → notSubmitted',
      'pending · approve · auditor → certified',
      'pending · refuse · auditor → rejected',
      'certified · submit · applicant → changePending',
      'certified · expireSoon · clock → expiring',
      'certified · freeze · auditor → frozen',
      'rejected · submit · applicant → pending',
      'changePending · approve · auditor → certified',
      'changePending · refuse · auditor → certified',
      'expiring · submit · applicant → pending',
      'expiring · expire · clock → expired',
      'expiring · freeze · auditor → frozen',
      'expired · submit · applicant → pending',
      'frozen · unfreeze · auditor → certified',
    ]);
  });

  it('keep an enterprise certified while a change waits and while it runs out, and else only when it is', () => {
    expect(certificationStates.states.filter(isInForce)).toEqual(['certified', 'changePending', 'expiring']);
  });

  it('are known again by their codes, and an unknown code is nothing handed in', () => {
    for (const state of certificationStates.states) expect(certificationStateOf(AuditStatus[state])).toBe(state);
    expect([certificationStateOf(1), certificationStateOf(-1)]).toEqual(['notSubmitted', 'notSubmitted']);
  });
});

describe('the states of an invitation', () => {
  it('go these ways and no other, for every state, act and person', () => {
    const ways = everyPair(staffInvitationStates);
    const { states, acts, who } = staffInvitationStates;
    expect(ways).toHaveLength(states.length * acts.length * who.length);
    expect(ways.filter((way) => !way.endsWith('refused'))).toEqual([
      'pending · accept · invited → accepted',
      'pending · decline · invited → declined',
      'pending · withdraw · enterprise → withdrawn',
      'pending · resend · enterprise → pending',
      'pending · expire · clock → expired',
      'expired · resend · enterprise → pending',
    ]);
  });

  it('end what nobody has answered in time, and nothing else', () => {
    for (const state of staffInvitationStates.states) {
      expect(invitationStateAt(state, 10, 9)).toBe(state);
      expect(invitationStateAt(state, 10, 10)).toBe(state === 'pending' ? 'expired' : state);
    }
  });
});

describe('the states of a customer’s link', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(everyPair(quotationShareStates).filter((way) => !way.endsWith('refused'))).toEqual([
      'open · view · customer → open',
      'open · accept · customer → accepted',
      'open · askChange · customer → changeAsked',
      'open · revoke · owner → revoked',
      'changeAsked · view · customer → changeAsked',
      'changeAsked · accept · customer → accepted',
      'changeAsked · askChange · customer → changeAsked',
      'changeAsked · revoke · owner → revoked',
      'accepted · view · customer → accepted',
      'accepted · accept · customer → accepted',
      'accepted · revoke · owner → revoked',
      'revoked · revoke · owner → revoked',
      'expired · revoke · owner → revoked',
    ]);
  });

  it('are over at the moment they end, and revoked whatever else they are', () => {
    for (const answer of [null, 'accepted', 'changeAsked'] as const) {
      expect(quotationShareStateAt({ answer, isRevoked: false, gmtExpire: 10 }, 9)).toBe(answer ?? 'open');
      expect(quotationShareStateAt({ answer, isRevoked: false, gmtExpire: 10 }, 10)).toBe('expired');
      expect(quotationShareStateAt({ answer, isRevoked: true, gmtExpire: 10 }, 9)).toBe('revoked');
    }
  });
});
