/** Gates and barriers that 220 V is led to, and what cuts it. Source: CHECK-15.7. */
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { checked, proposed } from './list-builder.ts';

const listOf = (pieces: Readonly<Record<string, number>>): GivenLine[] =>
  Object.entries({ fireLinkModule: 9, antiSmashRadar: 9, ...pieces }).map(([role, quantity]) => ({ role, quantity, attributes: {} }));
const short = (pieces: Readonly<Record<string, number>>): number | null =>
  checked(listOf(pieces)).issues.find(({ code }) => code === 'FEED_BREAKER_SHORT')?.shortBy ?? null;

describe('each lane has a breaker of its own', () => {
  it.each([
    { pieces: { gateUnit: 3, mainsCable: 1 }, lacks: 3 },
    { pieces: { gateUnit: 3, mainsCable: 1, feedBreaker: 2 }, lacks: 1 },
    { pieces: { gateUnit: 3, mainsCable: 1, feedBreaker: 3 }, lacks: null },
    { pieces: { gateUnit: 3, mainsCable: 1, leakageBreaker: 3 }, lacks: null },
    // two at the ends of a row and two between: three lanes
    { pieces: { gatePedestalSide: 2, gatePedestalMiddle: 2, mainsCable: 1, feedBreaker: 2 }, lacks: 1 },
    { pieces: { gatePedestalSide: 2, gatePedestalMiddle: 2, mainsCable: 1, feedBreaker: 3 }, lacks: null },
    // a row of three lanes and a wide one beside it
    { pieces: { gatePedestalSide: 4, gatePedestalMiddle: 2, mainsCable: 1, feedBreaker: 3 }, lacks: 1 },
    // two booms that meet are one lane
    { pieces: { barrierGate: 4, mainsCable: 2, feedBreaker: 1 }, lacks: 1 },
    { pieces: { barrierGate: 4, mainsCable: 2, feedBreaker: 2 }, lacks: null },
  ])('$pieces lacks $lacks', ({ pieces, lacks }) => expect(short(pieces as Record<string, number>)).toBe(lacks));

  it.each([
    ['no mains cable, which others lay', { gateUnit: 3 }],
    ['a wall that the cable may be of', { gateUnit: 3, mainsCable: 1, ledCabinet: 4 }],
    ['a host that the cable may be of', { gateUnit: 3, mainsCable: 1, upsHost: 1 }],
    ['no gate and no barrier', { lock: 3, mainsCable: 1 }],
  ])('nothing is said with %s', (_name, pieces) => expect(short(pieces as unknown as Record<string, number>)).toBeNull());

  it('what is missing is proposed, and a warning', () => {
    const lines = listOf({ gateUnit: 3, mainsCable: 1 });
    expect(proposed(lines)).toEqual(['3 feedBreaker {"currentA":16,"phases":1}']);
    expect(checked(lines).issues.map(({ code, severity, rule }) => [code, severity, rule])).toEqual([['FEED_BREAKER_SHORT', 'warning', '23a']]);
  });
});
