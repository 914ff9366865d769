import type { QuotationShare } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { acceptanceOf, isAsAccepted, saysState } from './acceptance.ts';

const link = (id: string, quotationNumber: string, acceptedAt: number | null = null): QuotationShare => ({
  id,
  quotationNumber,
  amount: 100,
  state: acceptedAt === null ? 'open' : 'accepted',
  hasPassword: false,
  wrongTries: 0,
  opened: 0,
  gmtOpened: null,
  changes: [],
  gmtCreate: 1,
  gmtExpire: 9,
  answer: acceptedAt === null ? null : { kind: 'accepted', name: '王经理', phone: '', reason: '', gmtAnswer: acceptedAt },
  isCurrent: true,
});

it('one that was accepted alone needs no word', () => {
  const shares = [link('a', 'BJ1', 2), link('b', 'BJ1-V2')];
  expect(shares.map((share) => acceptanceOf(share, shares))).toEqual([null, null]);
});

it('another link of an accepted number says that it is accepted', () => {
  const shares = [link('b', 'BJ1'), link('a', 'BJ1', 2)];
  expect(shares.map((share) => acceptanceOf(share, shares))).toEqual(['acceptedElsewhere', null]);
});

it('such a link is not said to wait for an answer at the same time; that it was stopped is said', () => {
  const [accepted, other] = [link('a', 'BJ1', 2), link('b', 'BJ1')];
  const said = (share: QuotationShare) => saysState(share, acceptanceOf(share, [accepted, share]));
  expect([said(other), said({ ...other, state: 'changeAsked' }), said({ ...other, state: 'revoked' }), said(link('c', 'BJ1-V2'))]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(saysState(accepted, null)).toBe(true);
});

it('of two that were accepted the later holds, and the former says so', () => {
  const shares = [link('b', 'BJ1-V2', 5), link('a', 'BJ1', 2), link('c', 'BJ1-V3')];
  expect(shares.map((share) => acceptanceOf(share, shares))).toEqual(['holds', 'replaced', null]);
});

it('an order is what was accepted while its links say so and it comes to that; either alone tells that it is not (DESIGN-38)', () => {
  const accepted = link('a', 'BJ1', 2);
  expect(isAsAccepted(accepted, 100)).toBe(true);
  // the links were read before the change
  expect(isAsAccepted(accepted, 120)).toBe(false);
  // one product for another at the same price
  expect(isAsAccepted({ ...accepted, isCurrent: false }, 100)).toBe(false);
});
