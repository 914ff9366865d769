import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPair, waysOf } from './every-pair.fixture.ts';
import { isSeckillOver, seckillPurchaseStates, seckillStateAt, seckillStates, type SeckillFacts, type SeckillState } from './seckill.ts';

const at = (changed: Partial<SeckillFacts>): SeckillState => seckillStateAt({ now: 150, start: 100, end: 200, abandonedAt: null, left: 3, ...changed });

describe('the state of a flash sale (SECKILL-1)', () => {
  it.each<[string, Partial<SeckillFacts>, SeckillState]>([
    ['a moment before it starts', { now: 99 }, 'notStart'],
    ['at its start', { now: 100 }, 'started'],
    ['while it runs', {}, 'started'],
    ['when the last piece is gone', { left: 0 }, 'soldOut'],
    ['when a piece has come back', { left: 1 }, 'started'],
    ['a moment before its end', { now: 199 }, 'started'],
    ['at its end', { now: 200 }, 'finished'],
    ['at its end, sold out', { now: 200, left: 0 }, 'finished'],
    ['called off before it starts', { now: 50, abandonedAt: 40 }, 'abandon'],
    ['called off while it runs', { abandonedAt: 140 }, 'abandon'],
    ['called off when sold out', { abandonedAt: 140, left: 0 }, 'abandon'],
    ['called off and long over', { now: 900, abandonedAt: 140 }, 'abandon'],
    ['over, whatever is said of it later', { now: 900, abandonedAt: 300 }, 'finished'],
  ])('%s', (_, facts, state) => expect(at(facts)).toBe(state));

  it('goes these ways and no other', () => {
    expect(waysOf(seckillStates)).toEqual([
      'notStart · start · clock → started',
      'notStart · abandon · organiser → abandon',
      'started · end · clock → finished',
      'started · abandon · organiser → abandon',
      'started · sellLast · stock → soldOut',
      'soldOut · end · clock → finished',
      'soldOut · abandon · organiser → abandon',
      'soldOut · comeBack · stock → started',
    ]);
  });

  it('as clock, stock and flag change, one after the other, changes by these ways alone', () => {
    const reaches = (from: SeckillState, to: SeckillState): boolean =>
      from === to || seckillStates.acts.some((act) => seckillStates.who.some((who) => seckillStates.after(from, act, who) === to));
    const change = fc.oneof(fc.record({ left: fc.nat(2) }), fc.record({ forward: fc.integer({ min: 1, max: 99 }) }), fc.constant({ abandon: true }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let facts: SeckillFacts = { now: 50, start: 100, end: 200, abandonedAt: null, left: 2 };
        for (const one of changes) {
          const before = seckillStateAt(facts);
          if ('left' in one && before !== 'notStart') facts = { ...facts, left: one.left };
          // a step of the clock at a time: what is passed over in one look was still passed through
          else if ('forward' in one) facts = { ...facts, now: Math.min(facts.now + one.forward, facts.now < 100 ? 100 : 10_000) };
          else if ('abandon' in one && !isSeckillOver(facts)) facts = { ...facts, abandonedAt: facts.now };
          expect([before, seckillStateAt(facts), reaches(before, seckillStateAt(facts))]).toEqual([before, seckillStateAt(facts), true]);
        }
      }),
    );
  });
});

it('a purchase is held, paid and given back, and what was given back stays so (SECKILL-6)', () => {
  expect(everyPair(seckillPurchaseStates)).toEqual([
    'held · pay · order → paid',
    'held · close · order → released',
    'paid · pay · order → refused',
    'paid · close · order → released',
    'released · pay · order → refused',
    'released · close · order → refused',
  ]);
});
