import { defineStates } from './define-states.ts';

/**
 * An invitation to become one of an enterprise's people, or its owner (a hand-over). The enterprise sends it, again too where it ran out,
 * and takes it back; the invited person answers it once; the clock ends it.
 * Source: ENTERPRISE-8.
 */
export const staffInvitationStates = defineStates({
  states: ['pending', 'accepted', 'declined', 'withdrawn', 'expired'],
  acts: ['accept', 'decline', 'withdraw', 'resend', 'expire'],
  who: ['enterprise', 'invited', 'clock'],
  table: {
    pending: {
      accept: { invited: 'accepted' },
      decline: { invited: 'declined' },
      withdraw: { enterprise: 'withdrawn' },
      resend: { enterprise: 'pending' },
      expire: { clock: 'expired' },
    },
    accepted: {},
    declined: {},
    withdrawn: {},
    expired: { resend: { enterprise: 'pending' } },
  },
});
export type StaffInvitationState = (typeof staffInvitationStates.states)[number];
export type StaffInvitationAct = (typeof staffInvitationStates.acts)[number];
export type StaffInvitationActor = (typeof staffInvitationStates.who)[number];

/** What it is by now: one that nobody has answered in time is over before the clock writes it down. Milliseconds. */
export const invitationStateAt = (state: StaffInvitationState, gmtExpire: number, now: number): StaffInvitationState =>
  state === 'pending' && gmtExpire <= now ? 'expired' : state;
