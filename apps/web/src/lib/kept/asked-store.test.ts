import { expect, it } from 'vitest';
import { findAskedStore, keepAskedStore } from './asked-store.server.ts';

/** What a browser would send along after such an answer. */
const sentBack = (href: string): string => new Headers(keepAskedStore(href)).get('set-cookie')?.split(';')[0] ?? '';

it('the page of the member store a guest asked for is named at home, with its query', () => {
  expect(findAskedStore(`listView=table; ${sentBack('/memberStore/coupon?state=claimable&x=1')}`)).toEqual({
    href: '/memberStore/coupon?state=claimable&x=1',
    title: '优惠券',
  });
});

it.each(['/memberStore/nowhere', '/x/memberStore', `/memberStore/coupon?x=${'1'.repeat(500)}`, '//evil.test/memberStore'])('%s is not kept', (href) =>
  expect(sentBack(href)).toBe(''),
);

it.each([null, '', 'askedStore=', 'askedStore=%', 'askedStore=https%3A%2F%2Fevil.test%2FmemberStore%2Fcoupon', 'askedStore=%2Fhome'])(
  'a browser that says %s is led nowhere',
  (cookies) => expect(findAskedStore(cookies)).toBeNull(),
);
