/** What an LED wall is bought of, at the edges of the handbook's rules. Every figure worked out by hand. Source: SIZE-1. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioLed } from './calculate.ts';

type Environment = 'indoor' | 'outdoor';
/** A wall of exactly so many cabinets: 640 × 480 mm indoors, 960 × 960 mm outdoors. */
function wall(environment: Environment, columns: number, rows: number, pitchMm: number) {
  const [width, height] = environment === 'indoor' ? [0.64, 0.48] : [0.96, 0.96];
  const result = scenarioLed({ environment, widthM: columns * width, heightM: rows * height, pitchMm });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  expect(result).toMatchObject({ columns, rows, cabinets: columns * rows });
  return result;
}
const bought = (role: string, ...[environment, columns, rows, pitchMm]: Parameters<typeof wall>): number =>
  wall(environment, columns, rows, pitchMm).lines.find((line) => line.role === role)?.quantity ?? 0;

it('a wall is bought as cabinets, spares, cards, senders, box, cables and software, in the handbook’s order', () => {
  // 3 × 2 cabinets of P4: 36 modules, 3 % are 1.08; 6 cards and one spare; 1.84 m² × 600 W × 1.2 = 1.33 kW
  expect(wall('indoor', 3, 2, 4).lines.map(({ role, quantity, attributes }) => [role, quantity, attributes])).toEqual([
    ['ledCabinet', 6, { environment: 'indoor', pitchMm: 4 }],
    ['ledSpareModule', 2, { pitchMm: 4 }],
    ['ledReceivingCard', 7, {}],
    ['ledSendingController', 1, { ports: 4 }],
    ['ledPlayer', 1, {}],
    ['ledDistributionBox', 1, { powerKW: 5, phases: 1 }],
    ['mainsCable', 1, { cores: 3, areaMm2: 2.5, rollM: 100 }],
    ['ledFrame', 2, { environment: 'indoor' }],
    ['ledSpareSupply', 1, {}],
    ['ledNetworkCable', 1, {}],
    ['ledSoftware', 1, {}],
  ]);
});

describe('spares', () => {
  it.each([
    // 6 modules a cabinet indoors, 18 outdoors
    { environment: 'indoor', columns: 1, rows: 1, spare: 1 }, // 0.18
    { environment: 'indoor', columns: 5, rows: 1, spare: 1 }, // 0.9
    { environment: 'indoor', columns: 6, rows: 1, spare: 2 }, // 1.08
    { environment: 'indoor', columns: 10, rows: 5, spare: 9 }, // 9 exactly
    { environment: 'indoor', columns: 17, rows: 3, spare: 10 }, // 9.18
    { environment: 'outdoor', columns: 1, rows: 1, spare: 1 }, // 0.54
    { environment: 'outdoor', columns: 2, rows: 1, spare: 2 }, // 1.08
    { environment: 'outdoor', columns: 10, rows: 5, spare: 27 }, // 27 exactly
  ] as const)('three in a hundred modules, rounded up: $columns × $rows cabinets $environment have $spare', ({ environment, columns, rows, spare }) =>
    expect(bought('ledSpareModule', environment, columns, rows, 5)).toBe(spare),
  );

  it.each([
    { columns: 1, rows: 1, cards: 2 },
    { columns: 5, rows: 4, cards: 21 }, // 5 % of 20 are 1
    { columns: 7, rows: 3, cards: 23 }, // 5 % of 21 are 1.05
    { columns: 10, rows: 4, cards: 42 },
    { columns: 41, rows: 1, cards: 44 },
  ])('one card in twenty is spare and never none: $columns × $rows cabinets have $cards cards', ({ columns, rows, cards }) =>
    expect(bought('ledReceivingCard', 'indoor', columns, rows, 2.5)).toBe(cards),
  );

  it('the finest cabinet, 512 × 384 pixels, is exactly what one card drives', () =>
    expect(wall('indoor', 1, 1, 1.25)).toMatchObject({ resolutionW: 512, resolutionH: 384, receivingCards: 1 }));
});

describe('signal', () => {
  it.each([
    // cabinets a port: 650,000 ÷ cabinet pixels, rounded down
    { environment: 'indoor', pitchMm: 1.25, columns: 3, ports: 1 }, // 196,608: 3
    { environment: 'indoor', pitchMm: 1.25, columns: 4, ports: 2 },
    { environment: 'indoor', pitchMm: 1.538, columns: 5, ports: 1 }, // 416 × 312 = 129,792: 5
    { environment: 'indoor', pitchMm: 1.538, columns: 6, ports: 2 },
    { environment: 'indoor', pitchMm: 1.86, columns: 7, ports: 1 }, // 344 × 258 = 88,752: 7
    { environment: 'indoor', pitchMm: 1.86, columns: 8, ports: 2 },
    { environment: 'indoor', pitchMm: 2, columns: 8, ports: 1 }, // 76,800: 8
    { environment: 'indoor', pitchMm: 2, columns: 9, ports: 2 },
    { environment: 'indoor', pitchMm: 2.5, columns: 13, ports: 1 }, // 49,152: 13
    { environment: 'indoor', pitchMm: 2.5, columns: 14, ports: 2 },
    { environment: 'outdoor', pitchMm: 6.67, columns: 31, ports: 1 }, // 144 × 144 = 20,736: 31
    { environment: 'outdoor', pitchMm: 6.67, columns: 32, ports: 2 },
    { environment: 'outdoor', pitchMm: 10, columns: 70, ports: 1 }, // 9,216: 70
    { environment: 'outdoor', pitchMm: 10, columns: 71, ports: 2 },
  ] as const)('$columns cabinets of P$pitchMm $environment hang on $ports main cables', ({ environment, pitchMm, columns, ports }) =>
    expect(bought('ledNetworkCable', environment, columns, 1, pitchMm)).toBe(ports),
  );

  it.each([
    { environment: 'indoor', pitchMm: 1.25, columns: 11, rows: 1, controllers: 1 }, // 2,162,688 pixels
    { environment: 'indoor', pitchMm: 1.25, columns: 12, rows: 1, controllers: 2 }, // 2,359,296
    { environment: 'indoor', pitchMm: 2.5, columns: 46, rows: 1, controllers: 1 }, // 2,260,992
    { environment: 'indoor', pitchMm: 2.5, columns: 47, rows: 1, controllers: 2 }, // 2,310,144
    { environment: 'outdoor', pitchMm: 10, columns: 83, rows: 3, controllers: 1 }, // 2,294,784
    { environment: 'outdoor', pitchMm: 10, columns: 50, rows: 5, controllers: 1 }, // 2,304,000: 1920 × 1200 exactly
    { environment: 'outdoor', pitchMm: 10, columns: 51, rows: 5, controllers: 2 }, // 2,350,080
    { environment: 'outdoor', pitchMm: 10, columns: 100, rows: 5, controllers: 2 }, // 4,608,000
    { environment: 'outdoor', pitchMm: 10, columns: 101, rows: 5, controllers: 3 },
  ] as const)('a controller for each 2.3 million pixels: $columns × $rows cabinets of P$pitchMm need $controllers', ({ controllers, ...size }) =>
    expect(bought('ledSendingController', size.environment, size.columns, size.rows, size.pitchMm)).toBe(controllers),
  );
});

describe('power', () => {
  it.each([
    // with a fifth more: 0.221184 kW a cabinet indoors, 0.884736 outdoors
    { environment: 'indoor', columns: 22, rows: 1, quantity: 1, powerKW: 5, phases: 1 }, // 4.87
    { environment: 'indoor', columns: 23, rows: 1, quantity: 1, powerKW: 10, phases: 1 }, // 5.09
    { environment: 'indoor', columns: 45, rows: 1, quantity: 1, powerKW: 10, phases: 1 }, // 9.95
    { environment: 'indoor', columns: 46, rows: 1, quantity: 1, powerKW: 15, phases: 3 }, // 10.17
    { environment: 'indoor', columns: 67, rows: 1, quantity: 1, powerKW: 15, phases: 3 }, // 14.82
    { environment: 'indoor', columns: 68, rows: 1, quantity: 1, powerKW: 20, phases: 3 }, // 15.04
    { environment: 'outdoor', columns: 45, rows: 1, quantity: 1, powerKW: 40, phases: 3 }, // 39.81
    { environment: 'outdoor', columns: 46, rows: 1, quantity: 1, powerKW: 60, phases: 3 }, // 40.7
    { environment: 'outdoor', columns: 15, rows: 15, quantity: 1, powerKW: 200, phases: 3 }, // 199.07
    { environment: 'outdoor', columns: 19, rows: 12, quantity: 2, powerKW: 200, phases: 3 }, // 201.72
    { environment: 'outdoor', columns: 25, rows: 18, quantity: 2, powerKW: 200, phases: 3 }, // 398.13
    { environment: 'outdoor', columns: 35, rows: 13, quantity: 3, powerKW: 200, phases: 3 }, // 402.55
  ] as const)('$columns × $rows cabinets $environment: $quantity box of $powerKW kW, phases $phases', ({ environment, columns, rows, quantity, ...box }) => {
    const result = wall(environment, columns, rows, 4);
    expect(result.lines.find(({ role }) => role === 'ledDistributionBox')).toMatchObject({ quantity, attributes: box });
    expect(result.distributionKW).toBe(quantity === 1 ? box.powerKW : null);
  });

  it.each([
    // one phase: W ÷ 198; three: W ÷ 592.36; times 1.25
    { environment: 'indoor', columns: 1, rows: 1, currentA: 1.1, breakerA: 16 },
    { environment: 'indoor', columns: 11, rows: 1, currentA: 12.3, breakerA: 16 }, // 15.4
    { environment: 'indoor', columns: 12, rows: 1, currentA: 13.4, breakerA: 20 }, // 16.8
    { environment: 'indoor', columns: 45, rows: 1, currentA: 50.3, breakerA: 63 }, // 62.8
    { environment: 'indoor', columns: 46, rows: 1, currentA: 17.2, breakerA: 25 }, // 21.5: three phases carry more with less
    { environment: 'outdoor', columns: 71, rows: 3, currentA: 318.1, breakerA: 400 }, // 397.7
    { environment: 'outdoor', columns: 43, rows: 5, currentA: 321.1, breakerA: null }, // 401.4: above the last of the list
  ] as const)('$columns × $rows cabinets $environment draw $currentA A behind a breaker of $breakerA A', ({ environment, columns, rows, ...expected }) =>
    expect(wall(environment, columns, rows, 5)).toMatchObject(expected),
  );

  it.each([
    { environment: 'indoor', columns: 3, supplies: 6 }, // 184.32 W ÷ 160: two a cabinet
    { environment: 'outdoor', columns: 3, supplies: 15 }, // 737.28 W ÷ 160: five
  ] as const)('a cabinet $environment has its own supplies at four fifths of 200 W: $supplies for three', ({ environment, columns, supplies }) =>
    expect(wall(environment, columns, 1, 4).powerSupplies).toBe(supplies),
  );
});

describe('whatever the size', () => {
  const size = fc.record({
    environment: fc.constantFrom<Environment>('indoor', 'outdoor'),
    columns: fc.integer({ min: 1, max: 100 }),
    rows: fc.integer({ min: 1, max: 50 }),
    pitchMm: fc.constantFrom(3.076, 4, 5),
  });

  it('the cables carry every pixel, and one fewer would not carry the cabinets', () => {
    fc.assert(
      fc.property(size, ({ environment, columns, rows, pitchMm }) => {
        const { resolutionW, resolutionH, cabinets, sendingPorts } = wall(environment, columns, rows, pitchMm);
        const aPort = Math.floor(650_000 / ((resolutionW * resolutionH) / cabinets));
        expect(sendingPorts * aPort).toBeGreaterThanOrEqual(cabinets);
        expect((sendingPorts - 1) * aPort).toBeLessThan(cabinets);
      }),
    );
  });

  it('the boxes carry the peak with a fifth more, and modules make up the picture', () => {
    fc.assert(
      fc.property(size, ({ environment, columns, rows, pitchMm }) => {
        const { lines, modules, resolutionW, resolutionH } = wall(environment, columns, rows, pitchMm);
        const [areaM2, wattsPerM2] = environment === 'indoor' ? [0.3072, 600] : [0.9216, 800];
        const box = lines.find(({ role }) => role === 'ledDistributionBox');
        expect((box?.quantity ?? 0) * Number(box?.attributes['powerKW'])).toBeGreaterThanOrEqual((columns * rows * areaM2 * wattsPerM2 * 1.2) / 1000 - 1e-6);
        const modulePixels = (resolutionW * resolutionH) / modules;
        expect(modulePixels).toBe({ 3.076: 104 * 52, 4: 80 * 40, 5: 64 * 32 }[pitchMm]);
      }),
    );
  });
});
