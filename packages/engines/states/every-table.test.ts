import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyPair, waysOf } from './every-pair.fixture.ts';
import * as all from './index.ts';

const { adjustmentStates, contentStates, exchangeStates, operatorChangeStates, reportStates, shareStates } = all;

it('of every table a test beside it says what comes of each pair', () => {
  const tables = Object.entries(all).flatMap(([name, one]) => (typeof one === 'object' && 'after' in one && 'acts' in one ? [name] : []));
  expect(tables.length).toBeGreaterThan(12);
  const tests = globSync('*.test.ts', { cwd: import.meta.dirname }).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  expect(tables.filter((name) => !tests.some((text) => new RegExp(`(?:everyPair|waysOf)\\(${name}\\)`).test(text)))).toEqual([]);
});

describe('goods for credits (CREDITS-6)', () => {
  it('go these ways and no other: given up before they are sent, received by the buyer alone', () =>
    expect(waysOf(exchangeStates)).toEqual([
      'placed · send · operator → sent',
      'placed · cancel · buyer → cancelled',
      'placed · cancel · operator → cancelled',
      'sent · changeParcel · operator → sent',
      'sent · receive · buyer → received',
    ]));
});

describe('what gives an operator rights (OPERATOR-21)', () => {
  it('goes these ways and no other: neither who asked nor whom it is about decides', () =>
    expect(waysOf(operatorChangeStates)).toEqual([
      'proposed · approve · second → approved',
      'proposed · refuse · second → refused',
      'proposed · withdraw · proposer → withdrawn',
    ]));
});

describe('a report (FEEDBACK-7)', () => {
  it('goes these ways and no other: each outcome is the last', () =>
    expect(waysOf(reportStates)).toEqual([
      'waiting · remove · operator → removed',
      'waiting · correct · operator → corrected',
      'waiting · dismiss · operator → unfounded',
    ]));
});

describe('what is published (CONTENT-10)', () => {
  it('goes these ways and no other: a draft is not taken back, and what is asked again is done', () =>
    expect(everyPair(contentStates)).toEqual([
      'draft · publish · operator → published',
      'draft · withdraw · operator → refused',
      'published · publish · operator → published',
      'published · withdraw · operator → withdrawn',
      'withdrawn · publish · operator → published',
      'withdrawn · withdraw · operator → withdrawn',
    ]));
});

describe('an adjustment of credits (CREDITS-8)', () => {
  it('is decided once, and never by whoever proposed it', () =>
    expect(everyPair(adjustmentStates)).toEqual([
      'proposed · approve · proposer → refused',
      'proposed · approve · colleague → approved',
      'proposed · refuse · proposer → refused',
      'proposed · refuse · colleague → refused',
      ...['approved', 'refused'].flatMap((state) =>
        ['approve', 'refuse'].flatMap((act) => ['proposer', 'colleague'].map((who) => `${state} · ${act} · ${who} → refused`)),
      ),
    ]));
});

describe('a dealer’s share of an order (SHARE-4)', () => {
  it('goes these ways and no other: what is shared out stays so', () =>
    expect(waysOf(shareStates)).toEqual(['waiting · share · clock → shared', 'waiting · refundAll · payment → void']));
});
