import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificationStates, type CertificationState } from './certification.ts';
import { clockActs, daysLeft, reminderDue } from './validity.ts';

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const TODAY = '2026-11-22';

describe('the validity of a certificate (ENTERPRISE-11)', () => {
  it.each([
    ['certified', 31, []],
    ['certified', 30, ['expireSoon']],
    ['certified', 0, ['expireSoon']],
    ['certified', -1, ['expireSoon', 'expire']],
    ['expiring', 30, []],
    ['expiring', 0, []],
    ['expiring', -1, ['expire']],
    ['changePending', -1, []],
    ['frozen', -1, []],
    ['expired', -400, []],
  ] as const)('%s with %i days left: %j', (state, days, acts) => expect(clockActs(state, dayAfter(TODAY, days), TODAY)).toEqual(acts));

  it('has no end where none is written down', () => {
    for (const state of certificationStates.states) expect(clockActs(state, null, TODAY)).toEqual([]);
  });

  it('every act is one the table lets the clock do, and done again nothing follows', () =>
    fc.assert(
      fc.property(fc.constantFrom(...certificationStates.states), fc.integer({ min: -800, max: 800 }), (begin, days) => {
        let state: CertificationState = begin;
        for (const act of clockActs(state, dayAfter(TODAY, days), TODAY)) {
          const next = certificationStates.after(state, act, 'clock');
          if (next === null) return false;
          state = next;
        }
        return clockActs(state, dayAfter(TODAY, days), TODAY).length === 0;
      }),
    ));

  it.each([
    [31, null],
    [30, 30],
    [8, 30],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('with %i days left the reminder of %s is due', (left, reminder) => expect(reminderDue(left)).toBe(reminder));

  it('counts days of the calendar', () => expect([daysLeft('2027-01-01', '2026-12-31'), daysLeft('2026-12-31', '2027-01-01')]).toEqual([1, -1]));
});
