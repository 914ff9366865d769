/** What a row of gates is bought of, kind by kind and at the edges of the rules. Source: SIZE-3. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meets, wantsOf } from '../../roles/index.ts';
import { scenarioAccessGuard } from './calculate.ts';

const valid = (inputs: object) => {
  const result = scenarioAccessGuard({ peakPeople: 1, peakMinutes: 1, ...inputs });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
/** `2 gatePedestalSide {"gateType":"swing"}`. */
const bought = (inputs: object): string[] =>
  valid(inputs).lines.map(
    ({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`,
  );

const GATE_TYPES = ['tripod', 'flap', 'swing', 'speedGate', 'fullHeight'] as const;
const VERIFICATIONS = ['card', 'face', 'qr', 'idCardFace', 'fingerprint'] as const;

describe('the whole list, in the handbook’s order', () => {
  it('swing gates with faces both ways and a visitor terminal', () => {
    // 100 ÷ (30 × 0.8) = 4.17: five lanes; 1.2 × (10 + 5 + 2) = 20.4 ports; 14 W ÷ 12 V ÷ 0.8 = 1.46 A each
    expect(bought({ peakPeople: 100, visitor: true })).toEqual([
      '2 gatePedestalSide {"gateType":"swing"}',
      '4 gatePedestalMiddle {"gateType":"swing"}',
      '10 gateFaceTerminal',
      '1 powerAdapter {"voltage":12,"currentA":1}', // the fire link
      '10 powerAdapter {"voltage":12,"currentA":2}',
      '1 fireLinkModule',
      '1 fireCable {"spec":"NH-RVV2x1.5","rollM":100}', // 30 m to it, 30 m to the row
      '6 gateBasePlate',
      '1 networkSwitch {"ports":24}',
      '1 visitorTerminal',
      '1 boothPc',
      '1 managementPlatform',
      '3 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
      '2 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}',
      '5 feedBreaker {"currentA":16,"phases":1}',
    ]);
  });

  it('tripods with identity cards one way, a wide swing lane beside them', () => {
    // 30 ÷ (25 × 0.5 × 0.8) = 3: three units and one lane; 1.2 × (4 + 4 + 1) = 10.8 ports
    expect(bought({ peakPeople: 30, gateType: 'tripod', verification: 'idCardFace', bidirectional: false })).toEqual([
      '3 gateUnit {"gateType":"tripod"}',
      '2 gatePedestalSide {"gateType":"swing"}',
      '4 gateFaceTerminal',
      '4 idCardReader',
      '1 powerAdapter {"voltage":12,"currentA":1}',
      '4 powerAdapter {"voltage":12,"currentA":2}', // 15.5 W: 1.61 A
      '1 fireLinkModule',
      '1 fireCable {"spec":"NH-RVV2x1.5","rollM":100}', // 30 m to it, 30 m to the row
      '5 gateBasePlate', // three units, two side pedestals
      '1 networkSwitch {"ports":16}',
      '1 boothPc',
      '1 managementPlatform',
      '2 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
      '2 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}',
      '4 feedBreaker {"currentA":16,"phases":1}',
    ]);
  });

  it('full-height gates with cards and no wide lane', () =>
    expect(bought({ peakPeople: 12, gateType: 'fullHeight', verification: 'card', accessibleLanes: 0 })).toEqual([
      '1 gateUnit {"gateType":"fullHeight"}',
      '2 cardReader',
      '1 doorController {"doors":4}',
      '1 controllerBox',
      '1 doorSupply {"currentA":3}', // 0.5 + 2 × 0.15 = 0.8 A
      '1 cable {"use":"readerCable","spec":"RVVP8x0.5","rollM":100}', // 2 × 30 m
      '1 cable {"use":"buttonCable","spec":"RVV2x0.5","rollM":100}',
      '14 accessCard',
      '1 cardIssuer',
      '1 fireLinkModule',
      '1 fireCable {"spec":"NH-RVV2x1.5","rollM":100}', // 30 m to it, 30 m to the row
      '1 gateBasePlate',
      '1 networkSwitch {"ports":8}',
      '1 boothPc',
      '1 managementPlatform',
      '1 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
      '1 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}',
      '1 feedBreaker {"currentA":16,"phases":1}',
    ]));

  it('the platform must have a licence for each lane, wide ones included, and manage gates if it says what', () => {
    const line = valid({ gateType: 'tripod', accessibleLanes: 2 }).lines.find(({ role }) => role === 'managementPlatform');
    expect(line).toMatchObject({ fits: { licencePoints: 3, manages: ['人员通道'] } });
    const wants = wantsOf({ role: 'managementPlatform', quantity: 1, attributes: line?.fits ?? {} });
    const isOffered = (manages: Record<string, string[]>): boolean => wants.every((want) => meets(want, { licencePoints: 300, ...manages }));
    expect([isOffered({ manages: ['视频', '门禁'] }), isOffered({}), isOffered({ manages: ['人员通道'] })]).toEqual([false, true, true]);
  });
});

describe('people a minute and lane', () => {
  it.each([
    // kind × way of reading × use, and the most people of a minute two such lanes take
    { gateType: 'tripod', verification: 'card', utilisation: 1, perLanePpm: 25, most: 50 },
    { gateType: 'flap', verification: 'card', utilisation: 1, perLanePpm: 35, most: 70 },
    { gateType: 'swing', verification: 'face', utilisation: 1, perLanePpm: 30, most: 60 },
    { gateType: 'speedGate', verification: 'face', utilisation: 1, perLanePpm: 40, most: 80 },
    { gateType: 'fullHeight', verification: 'card', utilisation: 1, perLanePpm: 15, most: 30 },
    { gateType: 'flap', verification: 'qr', utilisation: 1, perLanePpm: 28, most: 56 },
    { gateType: 'swing', verification: 'idCardFace', utilisation: 1, perLanePpm: 15, most: 30 },
    { gateType: 'speedGate', verification: 'fingerprint', utilisation: 1, perLanePpm: 28, most: 56 },
    { gateType: 'swing', verification: 'card', utilisation: 0.8, perLanePpm: 24, most: 48 },
    { gateType: 'fullHeight', verification: 'fingerprint', utilisation: 0.3, perLanePpm: 3.15, most: 6 },
  ])('$gateType, $verification, used to $utilisation: $perLanePpm, so that two lanes take $most', ({ most, perLanePpm, ...inputs }) => {
    const lanesFor = (peakPeople: number) => valid({ ...inputs, accessibleLanes: 0, peakPeople });
    expect(lanesFor(most)).toMatchObject({ lanes: 2, perLanePpm });
    expect(lanesFor(most + 1)).toMatchObject({ lanes: 3 });
    expect(lanesFor(1)).toMatchObject({ lanes: 1 });
  });

  it('a longer peak spreads the people: 3,000 in 100 minutes are 30 in one', () =>
    expect(valid({ peakPeople: 3000, peakMinutes: 100, utilisation: 1 })).toMatchObject({ lanes: 1, capacityPpm: 30 }));
});

describe('the width of the row', () => {
  it.each([
    // three lanes, one of them wide: 2 × 0.6 + 0.9 and four pedestals
    { gateType: 'flap', lanes: 4, installWidthM: 4.22 },
    { gateType: 'swing', lanes: 3, installWidthM: 2.9 },
    { gateType: 'speedGate', lanes: 3, installWidthM: 2.82 },
    // three units and a swing lane of 0.9 + 0.4 beside them
    { gateType: 'tripod', lanes: 4, installWidthM: 3.94 }, // 3 × 0.88
    { gateType: 'fullHeight', lanes: 4, installWidthM: 5.5 }, // 3 × 1.4
  ])('$gateType: $lanes lanes are $installWidthM m wide', ({ gateType, ...expected }) => {
    const perLane = { tripod: 25, flap: 35, swing: 30, speedGate: 40, fullHeight: 15 }[gateType] ?? 0;
    expect(valid({ gateType, verification: 'card', utilisation: 1, peakPeople: 3 * perLane })).toMatchObject(expected);
  });

  it.each([
    { laneWidthM: 0.5, installWidthM: 2.7 }, // 2 × 0.5 + 0.9 + 4 × 0.2
    { laneWidthM: 0.9, installWidthM: 3.5 },
  ])('two standard lanes of $laneWidthM m and a wide one fit $installWidthM m and a centimetre less does not', ({ laneWidthM, installWidthM }) => {
    const inputs = { laneWidthM, peakPeople: 90, utilisation: 1 };
    expect(valid({ ...inputs, siteWidthM: installWidthM })).toMatchObject({ installWidthM, fitsSite: true, warnings: [] });
    expect(valid({ ...inputs, siteWidthM: installWidthM - 0.01 })).toMatchObject({ fitsSite: false, warnings: ['SITE_TOO_NARROW'] });
  });

  it('full-height gates are as wide as they are made, whatever the lane asked for', () =>
    expect(valid({ gateType: 'fullHeight', laneWidthM: 0.9, accessibleLanes: 0 }).installWidthM).toBe(1.4));
});

describe('the switch, a fifth of its ports spare', () => {
  it.each([
    // readers without a port of their own: a port for each lane, for each controller of two lanes, and for the computer
    { verification: 'card', lanes: 3, ports: 8, quantity: 1 }, // 3 + 2 + 1: 7.2
    { verification: 'card', lanes: 4, ports: 16, quantity: 1 }, // 4 + 2 + 1: 8.4
    { verification: 'fingerprint', lanes: 12, ports: 24, quantity: 1 }, // 12 + 6 + 1: 22.8
    { verification: 'card', lanes: 27, ports: 48, quantity: 2 }, // 27 + 14 + 1: 50.4
    // with their own, both ways: three ports for each lane, one for the computer
    { verification: 'face', lanes: 1, ports: 8, quantity: 1 }, // 4.8
    { verification: 'face', lanes: 2, ports: 16, quantity: 1 }, // 8.4
    { verification: 'qr', lanes: 4, ports: 16, quantity: 1 }, // 15.6
    { verification: 'idCardFace', lanes: 13, ports: 48, quantity: 1 }, // 48: the card reader hangs on the terminal
    { verification: 'face', lanes: 14, ports: 48, quantity: 2 }, // 51.6
  ])('$lanes lanes read by $verification: $quantity of $ports ports', ({ verification, lanes, ports, quantity }) => {
    const perLane = 30 * ({ qr: 0.8, idCardFace: 0.5, fingerprint: 0.7 }[verification] ?? 1);
    const result = valid({ verification, utilisation: 1, accessibleLanes: 0, peakPeople: Math.floor(lanes * perLane) });
    expect(result.lanes).toBe(lanes);
    expect(result.lines.find(({ role }) => role === 'networkSwitch')).toMatchObject({ quantity, attributes: { ports } });
  });
});

describe('whatever is asked', () => {
  const question = fc.record({
    peakPeople: fc.integer({ min: 1, max: 20_000 }),
    peakMinutes: fc.integer({ min: 1, max: 600 }),
    gateType: fc.constantFrom(...GATE_TYPES),
    verification: fc.constantFrom(...VERIFICATIONS),
    bidirectional: fc.boolean(),
    accessibleLanes: fc.integer({ min: 0, max: 20 }),
  });
  const quantityOf = (inputs: object, role: string) =>
    valid(inputs)
      .lines.filter((line) => line.role === role)
      .reduce((sum, { quantity }) => sum + quantity, 0);

  it('the lanes are enough for the peak and one fewer would not be, unless the wide ones ask for more', () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const { lanes, accessibleLanes, perLanePpm, capacityPpm } = valid(inputs);
        // wings do not reach across a wide lane: it stands beside them
        const shared = ['swing', 'speedGate'].includes(inputs.gateType);
        const carrying = shared ? lanes : lanes - accessibleLanes;
        const askedPpm = inputs.peakPeople / inputs.peakMinutes;
        expect(capacityPpm + 0.06).toBeGreaterThanOrEqual(askedPpm);
        // the figure a lane is rounded to the hundredth
        expect(Math.abs(capacityPpm - carrying * perLanePpm)).toBeLessThanOrEqual(carrying * 0.005 + 0.051);
        if (carrying > Math.max(1, shared ? accessibleLanes : 0)) expect((carrying - 1) * perLanePpm).toBeLessThan(askedPpm + carrying * 0.005);
      }),
    );
  });

  it('a row between walls has one pedestal more than lanes; every lane is read the ways asked for', () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const { lanes } = valid(inputs);
        const pedestals = quantityOf(inputs, 'gatePedestalSide') + quantityOf(inputs, 'gatePedestalMiddle');
        const units = quantityOf(inputs, 'gateUnit');
        const beside = ['swing', 'speedGate'].includes(inputs.gateType) ? 0 : inputs.accessibleLanes;
        expect(pedestals).toBe((units > 0 ? 0 : lanes - beside + 1) + 2 * beside);
        const reader = { card: 'cardReader', face: 'gateFaceTerminal', qr: 'qrReader', idCardFace: 'idCardReader', fingerprint: 'fingerprintReader' }[
          inputs.verification
        ];
        expect(quantityOf(inputs, reader)).toBe(lanes * (inputs.bidirectional ? 2 : 1));
      }),
    );
  });

  it('a slower way of reading never needs fewer lanes', () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const lanes = (['card', 'face', 'qr', 'fingerprint', 'idCardFace'] as const).map((verification) => valid({ ...inputs, verification }).lanes);
        expect(lanes).toEqual(lanes.toSorted((a, b) => a - b));
      }),
    );
  });
});
