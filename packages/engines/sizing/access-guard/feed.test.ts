/** What feeds the readers of gates and joins them to what decides. Source: SIZE-3, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf } from '../bought.fixture.ts';
import { scenarioAccessGuard } from './calculate.ts';

const guard = 'scenarioAccessGuard';
const gates = (verification: string, more: object = {}) => ({ peakPeople: 300, peakMinutes: 10, verification, ...more });

describe('two lanes, read both ways', () => {
  it('by cards: a controller with its supply, and two cables to each reader', () =>
    // 0.5 + 4 × 0.15 = 1.1 A ÷ 0.8; 4 × 30 × 1.1 = 132 m
    expect(boughtOf(guard, gates('card'))).toMatchObject({
      'doorController 4': 1,
      controllerBox: 1,
      'doorSupply 3': 1,
      'cable readerCable/RVVP8x0.5/100': 2,
      'cable buttonCable/RVV2x0.5/100': 2,
    }));
  it.each([
    { verification: 'face', sum: '14 ÷ 12 ÷ 0.8 = 1.46 A', adapter: '12/2' },
    { verification: 'idCardFace', sum: '15.5 ÷ 12 ÷ 0.8 = 1.61 A', adapter: '12/2' },
    { verification: 'qr', sum: '1.5 ÷ 12 ÷ 0.8 = 0.16 A', adapter: '12/1' },
  ])('by $verification: an adapter each, $sum', ({ verification, adapter }) => {
    const bought = boughtOf(guard, gates(verification));
    // one of 1 A for the fire link beside them
    const readers = piecesOf(guard, gates(verification), verification === 'qr' ? 'qrReader' : 'gateFaceTerminal');
    expect(bought[`powerAdapter ${adapter}`]).toBe(adapter === '12/1' ? readers + 1 : readers);
    expect(bought).not.toHaveProperty('doorSupply 3');
  });
  it('too far for Wiegand the readers speak RS-485', () => {
    const commAt = (runM: number) => linesOf(guard, gates('card', { runM })).find(({ role }) => role === 'cardReader')?.fits?.['comm'];
    expect([commAt(94), commAt(95)]).toEqual([undefined, ['RS-485']]);
  });
});

describe('a circuit of its own for each lane', () => {
  it.each([
    // 300 W ÷ 220 V = 1.364 A; 2 × 0.0225 × 448 × 1.364 ÷ 2.5 = 11 V are 5 %
    { runM: 448, areaMm2: 2.5 },
    { runM: 449, areaMm2: 4 },
    { runM: 717, areaMm2: 4 },
    { runM: 718, areaMm2: 6 },
    { runM: 1000, areaMm2: 6 },
  ])('at $runM m of $areaMm2 mm²', ({ runM, areaMm2 }) => {
    const cables = linesOf(guard, gates('card', { runM })).filter(({ role }) => role === 'mainsCable');
    expect(cables.map(({ attributes }) => attributes['areaMm2'])).toEqual([areaMm2]);
  });
});

it('whatever the gates: each reader is fed, each device has a port, each pedestal a plate', () => {
  const question = fc.record({
    peakPeople: fc.integer({ min: 1, max: 4000 }),
    gateType: fc.constantFrom('tripod', 'flap', 'swing', 'speedGate', 'fullHeight'),
    verification: fc.constantFrom('card', 'face', 'qr', 'idCardFace', 'fingerprint'),
    bidirectional: fc.boolean(),
    visitor: fc.boolean(),
  });
  fc.assert(
    fc.property(question, (asked) => {
      const inputs = { peakMinutes: 10, ...asked };
      const result = scenarioAccessGuard(inputs);
      if (!result.valid) throw new Error(JSON.stringify(result.errors));
      const of = (role: string, weighed?: string) => piecesOf(guard, inputs, role, weighed);
      const readers = result.lanes * (asked.bidirectional ? 2 : 1);
      const controllers = of('doorController');
      // and the fire link, where no supply of a controller does
      expect(of('powerAdapter')).toBe(controllers > 0 ? 0 : readers + of('fireLinkModule'));
      expect(of('doorSupply')).toBe(controllers);
      if (controllers > 0) expect(of('doorSupply', 'currentA') * 0.8).toBeGreaterThanOrEqual(controllers * 0.5 + readers * 0.15 - 1e-9);
      const networked = ['face', 'qr', 'idCardFace'].includes(asked.verification) ? readers : 0;
      expect(of('networkSwitch', 'ports')).toBeGreaterThanOrEqual(networked + result.lanes + controllers + of('boothPc') + of('visitorTerminal'));
      expect(of('feedBreaker')).toBe(result.lanes);
      expect(of('gateBasePlate')).toBe(of('gatePedestalSide') + of('gatePedestalMiddle') + of('gateUnit'));
    }),
  );
});
