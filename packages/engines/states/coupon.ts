import { defineStates } from './define-states.ts';

/** A template (券模板): written, given out with pauses, ended by hand or by the clock. Voided it gives out nothing; what was claimed stays. Source: COUPON-6. */
export const couponTemplateStates = defineStates({
  states: ['draft', 'issuing', 'paused', 'ended', 'voided'],
  acts: ['change', 'issue', 'pause', 'resume', 'end', 'void'],
  who: ['issuer', 'clock'],
  table: {
    draft: { change: { issuer: 'draft' }, issue: { issuer: 'issuing' }, void: { issuer: 'voided' } },
    issuing: { pause: { issuer: 'paused' }, end: { issuer: 'ended', clock: 'ended' }, void: { issuer: 'voided' } },
    paused: { resume: { issuer: 'issuing' }, end: { issuer: 'ended', clock: 'ended' }, void: { issuer: 'voided' } },
    ended: {},
    voided: {},
  },
});
export type CouponTemplateState = (typeof couponTemplateStates.states)[number];
export type CouponTemplateAct = (typeof couponTemplateStates.acts)[number];

/**
 * What two operators decide of the provider's draft: one asks, a second one, who neither asked nor wrote it, lets it out or sends it back. Written anew
 * it is asked for anew. Source: COUPON-16, COUPON-19.
 */
export const couponReviewStates = defineStates({
  states: ['unasked', 'asked', 'returned'],
  acts: ['rewrite', 'ask', 'letOut', 'sendBack'],
  // who asked, or had asked; who wrote it, where another asked; anybody else
  who: ['asker', 'writer', 'second'],
  table: {
    unasked: { rewrite: { writer: 'unasked', second: 'unasked' }, ask: { writer: 'asked', second: 'asked' } },
    asked: {
      rewrite: { asker: 'unasked', writer: 'unasked', second: 'unasked' },
      ask: { writer: 'asked' },
      letOut: { second: 'unasked' },
      sendBack: { second: 'returned' },
    },
    returned: {
      rewrite: { asker: 'unasked', writer: 'unasked', second: 'unasked' },
      ask: { asker: 'asked', writer: 'asked', second: 'asked' },
    },
  },
});
export type CouponReviewState = (typeof couponReviewStates.states)[number];

/**
 * One that somebody has. An order holds it; paid it is used, closed it comes back, or is over where its time is. An order that closes after it was
 * paid gives the money back, and the coupon too. Voided while an order holds it, it is over with that order. Source: COUPON-7.
 */
export const couponStates = defineStates({
  states: ['unused', 'locked', 'used', 'expired', 'void'],
  acts: ['lock', 'use', 'release', 'releaseLate', 'releaseVoided', 'expire', 'void'],
  who: ['order', 'clock', 'operator'],
  table: {
    unused: { lock: { order: 'locked' }, expire: { clock: 'expired' }, void: { operator: 'void' } },
    locked: { use: { order: 'used' }, release: { order: 'unused' }, releaseLate: { order: 'expired' }, releaseVoided: { order: 'void' } },
    used: { release: { order: 'unused' }, releaseLate: { order: 'expired' }, releaseVoided: { order: 'void' } },
    expired: {},
    void: {},
  },
});
export type CouponState = (typeof couponStates.states)[number];

/** As it is now, though the clock has not come round to it yet. */
export const couponStateAt = (state: CouponState, end: number, now: number): CouponState => (state === 'unused' && now >= end ? 'expired' : state);

/** The same of a template whose time of giving out is over. */
export const couponTemplateStateAt = (state: CouponTemplateState, claimEnd: number, now: number): CouponTemplateState =>
  couponTemplateStates.may(state, 'end', 'clock') && now >= claimEnd ? 'ended' : state;
