import { describe, expect, it } from 'vitest';
import { afterSaleClockAct, afterSaleCodes, afterSaleStates, agreeActOf, isAfterSaleOver } from './after-sale.ts';
import { AuditStatus, certificationStateOf, certificationStates, isInForce } from './certification.ts';
import { couponReviewStates, couponStateAt, couponStates, couponTemplateStateAt, couponTemplateStates } from './coupon.ts';
import { designOrderStates } from './design-order.ts';
import { everyPair, waysOf } from './every-pair.fixture.ts';
import { orderStates } from './order.ts';
import { paymentStates, refundStates } from './payment.ts';
import { quotationShareStateAt, quotationShareStates, SHARE_WRONG_TRIES_MAX } from './quotation-share.ts';
import { requirementStates } from './requirement.ts';
import { commentStates } from './comment.ts';
import { serviceOrderStates } from './service-order.ts';
import { invitationStateAt, staffInvitationStates } from './staff-invitation.ts';

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

describe('the states of a comment (COMMENT-3)', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(waysOf(commentStates)).toEqual([
      'waiting · rewrite · buyer → waiting',
      'waiting · show · operator → shown',
      'waiting · hide · operator → hidden',
      'shown · hide · operator → hidden',
      'shown · reply · operator → shown',
      'hidden · rewrite · buyer → waiting',
      'hidden · show · operator → shown',
    ]);
  });
});

describe('the states of a service order (SERVICE-5, SERVICE-13)', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(waysOf(serviceOrderStates)).toEqual([
      'pending · cancel · asker → cancelled',
      'pending · accept · operator → accepted',
      'pending · decline · operator → cancelled',
      'pending · arrange · dealer → accepted',
      'accepted · cancel · asker → cancelled',
      'accepted · accept · operator → accepted',
      'accepted · finish · operator → done',
      'accepted · decline · operator → cancelled',
      'accepted · arrange · dealer → accepted',
      'accepted · complete · dealer → done',
    ]);
  });
});

describe('the states of a request after a sale (AFTER-2)', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(waysOf(afterSaleStates)).toEqual([
      'applied · agreeRefund · dealer → waitRefund',
      'applied · agreeRefund · clock → waitRefund',
      'applied · agreeReturn · dealer → sellerAgreed',
      'applied · refuse · dealer → sellerRefused',
      'applied · cancel · buyer → buyerCancelled',
      'applied · appeal · clock → arbitration',
      'sellerAgreed · cancel · buyer → buyerCancelled',
      'sellerAgreed · expire · clock → buyerCancelled',
      'sellerAgreed · sendBack · buyer → buyerShipped',
      'buyerShipped · receiveGoods · dealer → waitRefund',
      'buyerShipped · rejectGoods · dealer → sellerRejectedGoods',
      'buyerShipped · sendAnew · dealer → sentAnew',
      'buyerShipped · appeal · clock → arbitration',
      'sentAnew · receiveAnew · buyer → completed',
      'sentAnew · receiveAnew · clock → completed',
      'sentAnew · appeal · buyer → arbitration',
      'waitRefund · refund · payment → completed',
      'sellerRefused · cancel · buyer → buyerCancelled',
      'sellerRefused · expire · clock → buyerCancelled',
      'sellerRefused · appeal · buyer → arbitration',
      'sellerRejectedGoods · cancel · buyer → buyerCancelled',
      'sellerRejectedGoods · expire · clock → buyerCancelled',
      'sellerRejectedGoods · appeal · buyer → arbitration',
      'arbitration · award · provider → waitRefund',
      'arbitration · dismiss · provider → platformRefused',
    ]);
  });
  it('have the trade’s numbers', () => expect(Object.values(afterSaleCodes)).toEqual([10, 20, 30, 45, 40, 50, 61, 62, 63, 70, 71]));
  it('end where nothing can be done, and nowhere else', () => {
    const { states, acts, who, may } = afterSaleStates;
    for (const state of states) expect(isAfterSaleOver(state)).toBe(!acts.some((act) => who.some((person) => may(state, act, person))));
  });
  it('let the clock do what it may, wherever time runs out', () => {
    for (const state of ['applied', 'sellerAgreed', 'buyerShipped', 'sentAnew', 'sellerRefused', 'sellerRejectedGoods'] as const)
      for (const isUnsent of [true, false]) expect(afterSaleStates.may(state, afterSaleClockAct(state, isUnsent), 'clock')).toBe(true);
    expect([afterSaleClockAct('applied', true), afterSaleClockAct('applied', false)]).toEqual(['agreeRefund', 'appeal']);
    expect([agreeActOf('refund'), agreeActOf('return'), agreeActOf('exchange')]).toEqual(['agreeRefund', 'agreeReturn', 'agreeReturn']);
  });
});

describe('the states of coupons (COUPON-6, COUPON-7)', () => {
  it('of a template go these ways and no other', () => {
    expect(waysOf(couponTemplateStates)).toEqual([
      'draft · change · issuer → draft',
      'draft · issue · issuer → issuing',
      'draft · void · issuer → voided',
      'issuing · pause · issuer → paused',
      'issuing · end · issuer → ended',
      'issuing · end · clock → ended',
      'issuing · void · issuer → voided',
      'paused · resume · issuer → issuing',
      'paused · end · issuer → ended',
      'paused · end · clock → ended',
      'paused · void · issuer → voided',
    ]);
  });
  it('of what two decide go these ways and no other: who asked or wrote it neither lets it out nor sends it back (COUPON-19)', () => {
    expect(waysOf(couponReviewStates)).toEqual([
      'unasked · rewrite · writer → unasked',
      'unasked · rewrite · second → unasked',
      'unasked · ask · writer → asked',
      'unasked · ask · second → asked',
      'asked · rewrite · asker → unasked',
      'asked · rewrite · writer → unasked',
      'asked · rewrite · second → unasked',
      'asked · ask · writer → asked',
      'asked · letOut · second → unasked',
      'asked · sendBack · second → returned',
      'returned · rewrite · asker → unasked',
      'returned · rewrite · writer → unasked',
      'returned · rewrite · second → unasked',
      'returned · ask · asker → asked',
      'returned · ask · writer → asked',
      'returned · ask · second → asked',
    ]);
  });
  it('of one that somebody has go these ways and no other', () => {
    expect(waysOf(couponStates)).toEqual([
      'unused · lock · order → locked',
      'unused · expire · clock → expired',
      'unused · void · operator → void',
      'locked · use · order → used',
      'locked · release · order → unused',
      'locked · releaseLate · order → expired',
      'locked · releaseVoided · order → void',
      'used · release · order → unused',
      'used · releaseLate · order → expired',
      'used · releaseVoided · order → void',
    ]);
  });
  it('are over by the clock though nobody has written it down, a held one not', () => {
    expect([couponStateAt('unused', 5, 4), couponStateAt('unused', 5, 5), couponStateAt('locked', 5, 5)]).toEqual(['unused', 'expired', 'locked']);
    expect([couponTemplateStateAt('paused', 5, 4), couponTemplateStateAt('issuing', 5, 5), couponTemplateStateAt('draft', 5, 5)]).toEqual([
      'paused',
      'ended',
      'draft',
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
    expect(waysOf(quotationShareStates)).toEqual([
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
      'shut · revoke · owner → revoked',
    ]);
  });

  it('are over at the moment they end unless accepted, shut by the last wrong password, and revoked whatever else they are', () => {
    for (const answer of [null, 'accepted', 'changeAsked'] as const) {
      const usable = { answer, isRevoked: false, wrongTries: SHARE_WRONG_TRIES_MAX - 1, gmtExpire: 10 };
      expect(quotationShareStateAt(usable, 9)).toBe(answer ?? 'open');
      expect(quotationShareStateAt(usable, 10)).toBe(answer === 'accepted' ? 'accepted' : 'expired');
      const triedOut = { ...usable, wrongTries: SHARE_WRONG_TRIES_MAX };
      expect([quotationShareStateAt(triedOut, 9), quotationShareStateAt(triedOut, 10)]).toEqual(['shut', 'shut']);
      expect(quotationShareStateAt({ ...triedOut, isRevoked: true }, 9)).toBe('revoked');
    }
  });
});

describe('the states of an order at a dealer', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(waysOf(orderStates)).toEqual([
      'pendingPayment · pay · payment → pendingConfirm',
      'pendingPayment · payByCredit · buyer → pendingConfirm',
      'pendingPayment · changePrice · dealer → pendingPayment',
      'pendingPayment · cancel · buyer → closed',
      'pendingPayment · expire · clock → closed',
      'pendingPayment · callOff · dealer → closed',
      'pendingPayment · callOff · provider → closed',
      'pendingConfirm · cancel · buyer → closed',
      'pendingConfirm · expire · clock → closed',
      'pendingConfirm · confirm · dealer → toShip',
      'pendingConfirm · reject · dealer → closed',
      'toShip · shipPart · dealer → partiallyShipped',
      'toShip · shipAll · dealer → shipped',
      'toShip · refundAll · dealer → closed',
      'toShip · refundAll · provider → closed',
      'toShip · refundAll · clock → closed',
      'partiallyShipped · shipPart · dealer → partiallyShipped',
      'partiallyShipped · shipAll · dealer → shipped',
      'partiallyShipped · changeParcel · dealer → partiallyShipped',
      'partiallyShipped · receiveParcel · buyer → partiallyShipped',
      'partiallyShipped · refundRest · dealer → shipped',
      'partiallyShipped · refundRest · provider → shipped',
      'partiallyShipped · refundRest · clock → shipped',
      'shipped · changeParcel · dealer → shipped',
      'shipped · receiveParcel · buyer → shipped',
      'shipped · receive · buyer → completed',
      'shipped · receive · clock → completed',
    ]);
  });
});

describe('the states of a payment and of a refund (PAYMENT-2, PAYMENT-7)', () => {
  it('go these ways and no other, for every state, act and person', () => {
    expect(waysOf(paymentStates)).toEqual([
      'CREATED · show · payer → PENDING',
      'CREATED · succeed · channel → SUCCEEDED',
      'CREATED · fail · channel → FAILED',
      'CREATED · close · payer → CLOSED',
      'CREATED · close · channel → CLOSED',
      'CREATED · close · clock → CLOSED',
      'PENDING · succeed · channel → SUCCEEDED',
      'PENDING · fail · channel → FAILED',
      'PENDING · close · payer → CLOSED',
      'PENDING · close · channel → CLOSED',
      'PENDING · close · clock → CLOSED',
      'SUCCEEDED · refundPart · channel → PARTIALLY_REFUNDED',
      'SUCCEEDED · refundAll · channel → REFUNDED',
      'CLOSED · succeed · channel → SUCCEEDED',
      'FAILED · succeed · channel → SUCCEEDED',
      'PARTIALLY_REFUNDED · refundPart · channel → PARTIALLY_REFUNDED',
      'PARTIALLY_REFUNDED · refundAll · channel → REFUNDED',
    ]);
    expect(waysOf(refundStates)).toEqual([
      'REQUESTED · send · clock → PROCESSING',
      'PROCESSING · send · clock → PROCESSING',
      'PROCESSING · succeed · channel → SUCCEEDED',
      'PROCESSING · fail · channel → FAILED',
      'FAILED · send · desk → REQUESTED',
    ]);
  });

  it('only the channel says that money came or went', () => {
    for (const state of paymentStates.states)
      for (const act of ['succeed', 'refundPart', 'refundAll'] as const)
        for (const who of ['payer', 'clock'] as const) expect(paymentStates.may(state, act, who)).toBe(false);
  });
});
