/** From the control room to the wall, in copper and beyond it: worked by hand. Source: SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf } from '../bought.fixture.ts';

const led = 'scenarioLed';
/** 8 × 6 cabinets of P2.5: four ports, two senders. */
const wall = (controlM?: number) => ({ environment: 'indoor', widthM: 5.12, heightM: 2.88, pitchMm: 2.5, ...(controlM !== undefined && { controlM }) });
const FIBRE = ['ledFibreConverter', 'fibreCable', 'fibreBox', 'fibrePigtail', 'fibreCord'];

describe('network cables are as long as their way', () => {
  it.each([
    { controlM: undefined, lengthM: 36 },
    { controlM: 1, lengthM: 7 },
    { controlM: 94, lengthM: 100 },
  ])('$controlM m and six for the ends', ({ controlM, lengthM }) => {
    const cable = linesOf(led, wall(controlM)).find(({ role }) => role === 'ledNetworkCable');
    expect(cable).toMatchObject({ quantity: 4, attributes: {}, fits: { lengthM } });
  });

  it('beyond copper are short ones on both sides of the converters', () => {
    const cable = linesOf(led, wall(95)).find(({ role }) => role === 'ledNetworkCable');
    expect(cable).toMatchObject({ quantity: 8, fits: { lengthM: 10 } });
  });
});

describe('fibre', () => {
  it('is none where copper reaches', () => expect(Object.keys(boughtOf(led, wall(94))).filter((name) => FIBRE.includes(name.split(' ')[0] ?? ''))).toEqual([]));

  it.each([
    {
      // 104.5 + 24 = 128.5 m; two senders of two cores
      inputs: wall(95),
      lines: {
        'ledFibreConverter single/0.2/4': 4,
        'fibreCable single/4/outdoor/1000': 1,
        'fibreBox 4/wall': 2,
        'fibrePigtail single/1.5': 8,
        'fibreCord single/3': 4,
      },
    },
    {
      // 2,200 + 24 = 2,224 m: three drums, two joints
      inputs: wall(2000),
      lines: { 'ledFibreConverter single/2.3/4': 4, 'fibreCable single/4/outdoor/1000': 3, 'fibreClosure 4': 2 },
    },
    {
      // 47 × 4 cabinets of P1.25: seventeen senders, 34 cores
      inputs: { environment: 'indoor', widthM: 47 * 0.64, heightM: 4 * 0.48, pitchMm: 1.25, controlM: 300 },
      lines: { 'ledFibreConverter single/0.4/4': 34, 'fibreCable single/48/outdoor/1000': 1, 'fibreBox 48/rack': 2, 'fibrePigtail single/1.5': 68 },
    },
  ])('of $inputs', ({ inputs, lines }) => expect(boughtOf(led, inputs)).toMatchObject(lines));

  it('of more cores than the largest cable has goes in several, and no sender is left without a pair', () => {
    const inputs = { environment: 'indoor', widthM: 100, heightM: 20, pitchMm: 1.25, controlM: 20_000 };
    const lines = linesOf(led, inputs);
    const pieces = (role: string) => lines.find((line) => line.role === role);
    const senders = pieces('ledSendingController')?.quantity ?? 0;
    expect(pieces('ledFibreConverter')?.quantity).toBe(senders * 2);
    // 22,024 m: 23 drums at the most for each cable
    const cables = Math.ceil((senders * 2) / 144);
    expect(Number(pieces('fibreCable')?.attributes['cores']) * cables).toBeGreaterThanOrEqual(senders * 2);
    expect(pieces('fibreClosure')?.quantity).toBe(22 * cables);
  });
});

describe('whatever the wall and the way', () => {
  const walls = fc.record({
    environment: fc.constant('indoor'),
    widthM: fc.integer({ min: 1, max: 60 }),
    heightM: fc.integer({ min: 1, max: 12 }),
    pitchMm: fc.constantFrom(1.25, 2.5, 4),
    controlM: fc.integer({ min: 1, max: 20_000 }),
  });

  it('every port has its cables, every sender two converters, each pair two cores that are ended on both sides', () => {
    fc.assert(
      fc.property(walls, (inputs) => {
        const lines = linesOf(led, inputs);
        const pieces = (role: string) => lines.filter((line) => line.role === role).reduce((sum, { quantity }) => sum + quantity, 0);
        const senders = pieces('ledSendingController');
        const isFar = inputs.controlM > 94;
        expect(pieces('ledFibreConverter')).toBe(isFar ? senders * 2 : 0);
        expect(pieces('fibreCord')).toBe(pieces('ledFibreConverter'));
        expect(pieces('fibrePigtail')).toBe(isFar ? senders * 4 : 0);
        expect(pieces('fibreCable') > 0).toBe(isFar);
        const boxes = lines.filter(({ role }) => role === 'fibreBox');
        const ended = boxes.reduce((sum, { quantity, attributes }) => sum + quantity * Number(attributes['cores']), 0);
        expect(ended).toBeGreaterThanOrEqual(pieces('fibrePigtail'));
        const cable = lines.find(({ role }) => role === 'ledNetworkCable');
        expect(cable?.fits?.['lengthM']).toBe(isFar ? 10 : inputs.controlM + 6);
      }),
    );
  });
});
