/** Width, rail, controllers, cards and cable of a row of gates, worked by hand. Sources: SIZE-3, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioAccessGuard } from './calculate.ts';

const guard = 'scenarioAccessGuard';
/** So many gates of swings at full use, thirty people a minute each. */
const gates = (count: number, more: object = {}) => ({ peakPeople: 30 * count, peakMinutes: 1, utilisation: 1, ...more });

describe('the width of the row', () => {
  it.each([
    { inputs: gates(1), sum: '0.9 + 2 × 0.2', installWidthM: 1.3 },
    { inputs: gates(5), sum: '4 × 0.6 + 0.9 + 6 × 0.2', installWidthM: 4.5 },
    { inputs: gates(2, { laneWidthM: 0.9 }), sum: '0.9 + 0.9 + 3 × 0.2', installWidthM: 2.4 },
    { inputs: gates(2, { accessibleLanes: 0 }), sum: '2 × 0.6 + 3 × 0.2', installWidthM: 1.8 },
    { inputs: { ...gates(1), peakPeople: 80, gateType: 'speedGate' }, sum: '0.6 + 0.9 + 3 × 0.18', installWidthM: 2.04 },
    { inputs: { ...gates(1), peakPeople: 70, gateType: 'flap' }, sum: '2 × 0.6 + 3 × 0.28, beside it 0.9 + 2 × 0.2', installWidthM: 3.34 },
    { inputs: { ...gates(1), peakPeople: 50, gateType: 'tripod' }, sum: '2 × (0.6 + 0.28), beside it 1.3', installWidthM: 3.06 },
    { inputs: { ...gates(1), gateType: 'fullHeight' }, sum: '2 × 1.4, beside it 1.3', installWidthM: 4.1 },
    { inputs: { ...gates(1), peakPeople: 15, gateType: 'fullHeight', accessibleLanes: 0 }, sum: '1.4', installWidthM: 1.4 },
  ])('$inputs: $sum = $installWidthM m', ({ inputs, installWidthM }) => expect(scenarioAccessGuard(inputs)).toMatchObject({ valid: true, installWidthM }));
});

describe('the rail fills what the gates leave open, by whole metres', () => {
  it.each([
    { siteWidthM: 1.3, rail: 0 },
    { siteWidthM: 1.31, rail: 1 },
    { siteWidthM: 2.3, rail: 1 }, // 1 m exactly, whatever 2.3 − 1.3 is in floating point
    { siteWidthM: 2.31, rail: 2 },
    { siteWidthM: 200, rail: 199 }, // 198.7
    { siteWidthM: 1, rail: 0 }, // too narrow is warned of, not filled
  ])('$siteWidthM − 1.3 m: $rail m', ({ siteWidthM, rail }) => expect(piecesOf(guard, gates(1, { siteWidthM }), 'guardRail')).toBe(rail));

  it('and gates and rail together close the site, with less than a metre too much', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 20_000 }), (count, centimetres) => {
        const siteWidthM = centimetres / 100;
        const answer = scenarioAccessGuard(gates(count, { siteWidthM }));
        if (!answer.valid) throw new Error('refused');
        const closedM = answer.installWidthM + piecesOf(guard, gates(count, { siteWidthM }), 'guardRail');
        expect(closedM).toBeGreaterThanOrEqual(siteWidthM - 1e-9);
        if (answer.fitsSite === true) expect(closedM).toBeLessThan(siteWidthM + 1);
      }),
    ));
});

describe('a controller for four readers that know nobody', () => {
  it.each([
    { verification: 'card', bidirectional: true, count: 1, sum: '2 ÷ 4', controllers: 1 },
    { verification: 'card', bidirectional: true, count: 2, sum: '4 ÷ 4', controllers: 1 },
    { verification: 'card', bidirectional: true, count: 3, sum: '6 ÷ 4', controllers: 2 },
    { verification: 'card', bidirectional: false, count: 4, sum: '4 ÷ 4', controllers: 1 },
    { verification: 'card', bidirectional: false, count: 5, sum: '5 ÷ 4', controllers: 2 },
    { verification: 'fingerprint', bidirectional: true, count: 2, sum: '60 ÷ 21 = 3 lanes, 6 ÷ 4', controllers: 2 },
    { verification: 'face', bidirectional: true, count: 9, sum: 'faces are known to their terminals', controllers: 0 },
    { verification: 'qr', bidirectional: true, count: 9, sum: 'codes are checked by the platform', controllers: 0 },
  ])('$verification, both ways $bidirectional, $count gates: $sum → $controllers', ({ count, controllers, ...inputs }) =>
    expect(piecesOf(guard, gates(count, inputs), 'doorController')).toBe(controllers),
  );
});

describe('cards and faces', () => {
  it.each([
    { users: 1, sum: '1.1', cards: 2 },
    { users: 10, sum: '11', cards: 11 },
    { users: 11, sum: '12.1', cards: 13 },
    { users: 1_000_000, sum: '1,100,000, in packs of 200', cards: 5_500 },
  ])('$users × 1.1 = $sum → $cards cards, one issuer', ({ users, cards }) =>
    expect(boughtOf(guard, gates(1, { verification: 'card', users }))).toMatchObject({ accessCard: cards, cardIssuer: 1 }),
  );

  it('who is not counted apart is whoever comes at the peak: 90 × 1.1', () =>
    expect(piecesOf(guard, gates(3, { verification: 'card' }), 'accessCard')).toBe(99));

  it.each(['face', 'qr', 'idCardFace', 'fingerprint'])('%s needs no cards and no issuer', (verification) => {
    const bought = boughtOf(guard, gates(2, { verification }));
    expect([bought['accessCard'], bought['cardIssuer']]).toEqual([undefined, undefined]);
  });

  it('a controller must hold the cards, a terminal the faces', () => {
    const fits = (verification: string, role: string) => linesOf(guard, gates(1, { verification, users: 777 })).find((line) => line.role === role)?.fits;
    expect([fits('card', 'doorController'), fits('face', 'gateFaceTerminal'), fits('idCardFace', 'idCardReader')]).toEqual([
      { cards: 777, power: 'dc12' },
      { faces: 777 },
      undefined,
    ]);
  });
});

describe('cable to the closet', () => {
  it.each([
    // 1.1 × 30 + 6 = 39 m: seven a box; with faces three runs a gate, with cards one
    { count: 2, verification: 'face', sum: '6 ÷ 7', boxes: 1 },
    { count: 3, verification: 'face', sum: '9 ÷ 7', boxes: 2 },
    { count: 7, verification: 'card', sum: '7 ÷ 7', boxes: 1 },
    { count: 8, verification: 'card', sum: '8 ÷ 7', boxes: 2 },
  ])('$count gates by $verification: $sum → $boxes boxes', ({ count, verification, boxes }) =>
    expect(piecesOf(guard, gates(count, { verification }), 'networkCableBox')).toBe(boxes),
  );

  it.each([
    { count: 3, runM: 30, sum: '3 × 30 × 1.1 = 99 m', rolls: 1 },
    { count: 4, runM: 30, sum: '4 × 30 × 1.1 = 132 m', rolls: 2 },
    { count: 1, runM: 1000, sum: '2 × 1100 m: one of the cabinet', rolls: 22 },
  ])('$count feeds of $runM m: $sum → $rolls rolls', ({ count, runM, rolls }) => expect(piecesOf(guard, gates(count, { runM }), 'mainsCable')).toBe(rolls));

  it('94 m reach, 95 do not, and then the copper ends at a switch beside the gates', () => {
    expect([warningsOf(guard, gates(1, { runM: 94 })), piecesOf(guard, gates(1, { runM: 94 }), 'networkCableBox')]).toEqual([[], 2]); // 109.4 m: three, two a box
    // 5 m and a row of 1.3: three of 13.7 m
    expect([warningsOf(guard, gates(1, { runM: 95 })), piecesOf(guard, gates(1, { runM: 95 }), 'networkCableBox')]).toEqual([['NETWORK_OVER_100M'], 1]);
  });

  it('from there fibre with all it takes, by hand; nothing of it where copper reaches', () => {
    const ROLES = /^(mediaConverter|fibre|patchCord|cabinet|pdu|networkSwitch|feedBreaker)/;
    const of = (runM: number) =>
      Object.fromEntries(Object.entries(boughtOf(guard, gates(3, { runM, visitor: true }))).filter(([bought]) => ROLES.test(bought)));
    // 1.2 × (6 + 3 + 1 + 1) = 13.2 ports
    expect(of(94)).toEqual({ 'networkSwitch 16': 1, 'feedBreaker 16/1': 3 });
    // in the row 1.2 × (6 + 3 + 1) = 12 ports, in the closet 1.2 × (1 + 1 + 1) = 3.6; 1.1 × 95 + 12 = 116.5 m of fibre
    expect(of(95)).toEqual({
      'networkSwitch 16': 1,
      'networkSwitch 8': 1,
      'mediaConverter 100/single/0.1/1': 2,
      'fibreCable single/4/outdoor/1000': 1,
      'fibreCord single/3': 2,
      'fibreBox 4/wall': 2,
      'fibrePigtail single/1.5': 4,
      'patchCord 2/cat5e': 2,
      'cabinet 6/450': 1,
      'pdu 8': 1,
      'feedBreaker 16/1': 4,
    });
  });
});

it('a longer peak of as many people, or a better use, never needs more', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom('tripod', 'flap', 'swing', 'speedGate', 'fullHeight'),
      (peakPeople, peakMinutes, gateType) => {
        const lanes = (more: object) => piecesOf(guard, { peakPeople, peakMinutes, gateType, utilisation: 0.5, verification: 'card', ...more }, 'cardReader');
        expect(lanes({ peakMinutes: peakMinutes + 1 })).toBeLessThanOrEqual(lanes({}));
        expect(lanes({ utilisation: 0.6 })).toBeLessThanOrEqual(lanes({}));
      },
    ),
  ));
