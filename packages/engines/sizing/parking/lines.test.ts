/** What the lanes of a car park are bought of, at the edges of the handbook's rules. Source: SIZE-2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioParking } from './calculate.ts';

const linesOf = (inputs: object) => {
  const result = scenarioParking(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.lines;
};
/** `2 anprCamera`, with attributes where there are some. */
const bought = (inputs: object): string[] =>
  linesOf(inputs).map(({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`);
const pieces = (role: string, inputs: object): number => linesOf(inputs).find((line) => line.role === role)?.quantity ?? 0;

describe('the whole list, in the handbook’s order', () => {
  it('everything at once: wide lanes, booths, two-way video guidance', () => {
    // 1 in, 2 out, 1 both ways: 4 lanes, 5 pass points; 1.2 × (5 + 5 + 3 + 6 + 2 + 1 + 10) = 38.4 ports; 500 ÷ 6 = 83.3
    expect(
      bought({ entryLanes: 1, exitLanes: 2, mixedLanes: 1, laneWidthM: 5, clearHeightM: 5.9, booths: 2, guidance: 'videoDual', spaces: 500, zones: 4 }),
    ).toEqual([
      '4 barrierGate {"boomType":"folding","boomLengthM":5}',
      '5 anprCamera',
      '5 anprAuxCamera',
      '5 laneDisplay',
      '5 triggerRadar',
      '4 antiSmashRadar',
      '3 exitPaymentTerminal',
      '5 intercomPoint',
      '1 intercomMaster',
      // 2 W: 0.21 A; 2 × 4 + 5 = 13 W: 1.35 A at five points, 14 W: 1.46 A of the master
      '1 powerAdapter {"voltage":12,"currentA":1}',
      '6 powerAdapter {"voltage":12,"currentA":2}',
      '1 fireLinkModule',
      // 33 m to the module, 55 m to each of four booms
      '4 fireCable {"spec":"NH-RVV2x1.5","rollM":100}',
      '4 laneIsland',
      '8 laneBollard',
      '2 laneSignal',
      '2 boothPc',
      '1 parkingServer',
      '1 parkingSoftware',
      '1 networkSwitch {"ports":48}',
      // beside the bays: 60 and 24 detectors, 8 a chain; 1.2 × (8 + 1) and 1.2 × (3 + 1) ports
      '1 networkSwitch {"ports":16}',
      '1 networkSwitch {"ports":8}',
      // 20 of 61 m, two of them to booths, 10 of 72 m, 11 of 39 m to the chains, 73 of 14.25 m between detectors: 3,409 m, the longest cut first
      '12 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '3 rj45Plug {"pieces":100,"category":"cat5e"}', // 114 × 2 × 1.15 = 262.2
      '2 patchCord {"lengthM":2,"category":"cat5e"}',
      '14 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}', // 4 × 55 and 10 × 66 m, one a roll
      '14 feedBreaker {"currentA":16,"phases":1}',
      '84 bayVideoDetector {"spacesPerUnit":6}',
      '2 zoneController',
      '4 zoneGuideScreen',
      '2 entranceGuideScreen',
      '2 carFinderKiosk',
      // 24 × 6 W ÷ 24 V ÷ 0.8 = 7.5 A, 60 × 6 ÷ 24 ÷ 0.8 = 18.75 A
      '1 powerSupply24V {"currentA":10}',
      '1 powerSupply24V {"currentA":20}',
      '2 controllerBox',
      '10 powerCable {"areaMm2":2.5,"rollM":100}', // 11 × 30 + 73 × 7.5 = 877.5 m
    ]);
  });

  it('loops and ultrasonic guidance, attended and free', () => {
    expect(
      bought({ entryLanes: 1, exitLanes: 1, payment: 'free', unattended: false, trigger: 'loop', booths: 1, guidance: 'ultrasonic', spaces: 60, zones: 2 }),
    ).toEqual([
      '2 barrierGate {"boomType":"straight","boomLengthM":3}',
      '2 anprCamera',
      '2 laneDisplay',
      '4 groundLoop',
      '4 loopDetector',
      '1 powerAdapter {"voltage":12,"currentA":1}', // loops are fed by 220 V
      '1 powerAdapter {"voltage":12,"currentA":3}', // the terminal, 24 W: 2.5 A
      '1 fireLinkModule',
      '2 fireCable {"spec":"NH-RVV2x1.5","rollM":100}',
      '2 laneIsland',
      '4 laneBollard',
      '1 boothPc',
      '1 parkingTerminal {"maxLanes":8}',
      '1 parkingSoftware',
      '1 networkSwitch {"ports":16}', // 1.2 × (2 + 1 + 1 + 4)
      '2 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
      '1 patchCord {"lengthM":2,"category":"cat5e"}',
      '6 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}', // 2 × 55 and 4 × 66 m
      '6 feedBreaker {"currentA":16,"phases":1}',
      '2 surgeProtector {"voltage":220}',
      '2 surgeProtector {"voltage":48}',
      '60 bayUltrasonicDetector',
      '60 bayIndicator',
      '1 zoneController',
      '2 zoneGuideScreen',
      '1 entranceGuideScreen',
      '1 powerSupply24V {"currentA":10}', // 60 × 2 W ÷ 24 V ÷ 0.8 = 6.25 A
      '1 controllerBox',
      // 24 a chain: 3 × 30 + 57 × 2.5 = 232.5 m of both
      '3 powerCable {"areaMm2":2.5,"rollM":100}',
      '3 cable {"use":"signalCable","spec":"RVVP2x1.0","rollM":100}',
    ]);
  });

  it('nothing but one lane both ways, attended, free, triggered by video', () => {
    expect(bought({ mixedLanes: 1, payment: 'free', unattended: false, trigger: 'video' })).toEqual([
      '1 barrierGate {"boomType":"straight","boomLengthM":3}',
      '2 anprCamera',
      '2 laneDisplay',
      '1 antiSmashRadar',
      '3 powerAdapter {"voltage":12,"currentA":1}',
      '1 powerAdapter {"voltage":12,"currentA":3}',
      '1 fireLinkModule',
      '1 fireCable {"spec":"NH-RVV2x1.5","rollM":100}',
      '1 laneIsland',
      '2 laneBollard',
      '2 laneSignal',
      '1 parkingTerminal {"maxLanes":8}',
      '1 parkingSoftware',
      '1 networkSwitch {"ports":8}',
      '1 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
      '1 patchCord {"lengthM":2,"category":"cat5e"}',
      '1 mainsCable {"cores":3,"areaMm2":2.5,"rollM":100}',
      '1 feedBreaker {"currentA":16,"phases":1}',
      '1 surgeProtector {"voltage":220}',
      '2 surgeProtector {"voltage":48}',
    ]);
  });
});

describe('lanes by the cars of the peak hour', () => {
  it.each([
    { peakInPerHour: 0, lanes: 0 },
    { peakInPerHour: 1, lanes: 1 },
    { peakInPerHour: 400, lanes: 1 },
    { peakInPerHour: 401, lanes: 2 },
    { peakInPerHour: 800, lanes: 2 },
    { peakInPerHour: 800.5, lanes: 3 },
    { peakInPerHour: 20_000, lanes: 50 },
  ])('$peakInPerHour cars an hour come in by $lanes lanes of 400', ({ peakInPerHour, lanes }) =>
    expect(scenarioParking({ peakInPerHour, exitLanes: 1 })).toMatchObject({ valid: true, entryLanes: lanes, warnings: [] }),
  );

  it.each([
    { payment: 'free', peakOutPerHour: 0, lanes: 0 },
    { payment: 'free', peakOutPerHour: 20_000, lanes: 50 },
    { payment: 'prepaid', peakOutPerHour: 600, lanes: 2 },
    { payment: 'prepaid', peakOutPerHour: 601, lanes: 3 },
    { payment: 'atExit', peakOutPerHour: 300, lanes: 2 },
    { payment: 'atExit', peakOutPerHour: 301, lanes: 3 },
  ])('$peakOutPerHour cars an hour, $payment, leave by $lanes lanes', ({ payment, peakOutPerHour, lanes }) =>
    expect(scenarioParking({ entryLanes: 1, peakOutPerHour, payment })).toMatchObject({ valid: true, exitLanes: lanes, warnings: [] }),
  );

  it.each([
    // two lanes both ways: 400 an hour in, and out 400, 300 or 150
    { payment: 'free', peakOutPerHour: 400, warnings: [] },
    { payment: 'free', peakOutPerHour: 400.1, warnings: ['EXIT_CAPACITY_LOW'] },
    { payment: 'prepaid', peakOutPerHour: 300, warnings: [] },
    { payment: 'prepaid', peakOutPerHour: 301, warnings: ['EXIT_CAPACITY_LOW'] },
    { payment: 'atExit', peakOutPerHour: 150, warnings: [] },
    { payment: 'atExit', peakOutPerHour: 151, warnings: ['EXIT_CAPACITY_LOW'] },
  ])('two lanes both ways, $payment, with $peakOutPerHour out: $warnings', ({ payment, peakOutPerHour, warnings }) =>
    expect(scenarioParking({ entryLanes: 0, exitLanes: 0, mixedLanes: 2, peakInPerHour: 400, peakOutPerHour, payment })).toMatchObject({ warnings }),
  );

  it('lanes that were given stay, however many cars there are', () =>
    expect(scenarioParking({ entryLanes: 1, exitLanes: 1, peakInPerHour: 20_000, peakOutPerHour: 20_000 })).toMatchObject({
      entryLanes: 1,
      exitLanes: 1,
      warnings: ['ENTRY_CAPACITY_LOW', 'EXIT_CAPACITY_LOW'],
    }));
});

describe('the switch, a fifth of its ports spare', () => {
  it.each([
    // free and unattended: two ports for each pass point, that of its camera and that of its intercom, and two for master and host
    { points: 2, line: '1 networkSwitch {"ports":8}' }, // 7.2
    { points: 3, line: '1 networkSwitch {"ports":16}' }, // 9.6
    { points: 5, line: '1 networkSwitch {"ports":16}' }, // 14.4
    { points: 6, line: '1 networkSwitch {"ports":24}' }, // 16.8
    { points: 9, line: '1 networkSwitch {"ports":24}' }, // 24 exactly
    { points: 10, line: '1 networkSwitch {"ports":48}' }, // 26.4
    { points: 19, line: '1 networkSwitch {"ports":48}' }, // 48 exactly
    { points: 20, line: '2 networkSwitch {"ports":48}' }, // 50.4
    { points: 39, line: '2 networkSwitch {"ports":48}' }, // 96 exactly
    { points: 40, line: '3 networkSwitch {"ports":48}' }, // 98.4
  ])('$points pass points: $line', ({ points, line }) => {
    const exitLanes = Math.min(50, points);
    expect(bought({ entryLanes: points - exitLanes, exitLanes, payment: 'free' })).toContain(line);
  });

  it.each([
    { what: 'three lanes out', more: {}, ports: 16 }, // 1.2 × (3 + 3 + 4 + 1) = 13.2
    { what: 'a booth', more: { booths: 1 }, ports: 16 }, // 14.4
    { what: 'auxiliary cameras', more: { laneWidthM: 4.6 }, ports: 24 }, // 16.8
    { what: 'both and four booths', more: { laneWidthM: 4.6, booths: 5 }, ports: 24 }, // 22.8
  ])('$what: payment terminals, auxiliary cameras and booths take ports too, $ports in all', ({ more, ports }) =>
    expect(bought({ entryLanes: 0, exitLanes: 3, ...more })).toContain(`1 networkSwitch {"ports":${ports}}`),
  );
});

describe('guidance', () => {
  it.each([
    { guidance: 'videoSingle', spaces: 1, detectors: 1, controllers: 1, kiosks: 1 },
    { guidance: 'videoSingle', spaces: 3, detectors: 1, controllers: 1, kiosks: 1 },
    { guidance: 'videoSingle', spaces: 4, detectors: 2, controllers: 1, kiosks: 1 },
    { guidance: 'videoSingle', spaces: 180, detectors: 60, controllers: 1, kiosks: 1 },
    { guidance: 'videoSingle', spaces: 181, detectors: 61, controllers: 2, kiosks: 1 },
    { guidance: 'videoDual', spaces: 6, detectors: 1, controllers: 1, kiosks: 1 },
    { guidance: 'videoDual', spaces: 7, detectors: 2, controllers: 1, kiosks: 1 },
    { guidance: 'videoDual', spaces: 300, detectors: 50, controllers: 1, kiosks: 1 },
    { guidance: 'videoDual', spaces: 301, detectors: 51, controllers: 1, kiosks: 2 },
    { guidance: 'videoDual', spaces: 50_000, detectors: 8334, controllers: 139, kiosks: 167 },
    { guidance: 'ultrasonic', spaces: 60, detectors: 60, controllers: 1, kiosks: 0 },
    { guidance: 'ultrasonic', spaces: 61, detectors: 61, controllers: 2, kiosks: 0 },
  ])('$spaces spaces, $guidance: $detectors detectors, $controllers controllers, $kiosks kiosks', ({ guidance, spaces, detectors, controllers, kiosks }) => {
    const inputs = { mixedLanes: 1, guidance, spaces };
    expect(pieces(guidance === 'ultrasonic' ? 'bayUltrasonicDetector' : 'bayVideoDetector', inputs)).toBe(detectors);
    expect(pieces('bayIndicator', inputs)).toBe(guidance === 'ultrasonic' ? spaces : 0);
    expect(pieces('zoneController', inputs)).toBe(controllers);
    expect(pieces('carFinderKiosk', inputs)).toBe(kiosks);
  });

  it('video is managed by a server however few the lanes, ultrasonic by the terminal', () => {
    expect(pieces('parkingServer', { mixedLanes: 1, guidance: 'videoDual', spaces: 1 })).toBe(1);
    expect(pieces('parkingTerminal', { mixedLanes: 1, guidance: 'ultrasonic', spaces: 1 })).toBe(1);
  });

  it('a car park with exits alone has no screen at an entrance', () =>
    expect(pieces('entranceGuideScreen', { entryLanes: 0, exitLanes: 1, guidance: 'ultrasonic', spaces: 1 })).toBe(0));

  it('the model of server and controller must manage what there is', () => {
    const fits = (role: string, inputs: object) => linesOf(inputs).find((line) => line.role === role)?.fits;
    expect(fits('parkingServer', { entryLanes: 5, exitLanes: 6 })).toEqual({ maxLanes: 11 });
    expect(fits('zoneController', { mixedLanes: 1, guidance: 'ultrasonic', spaces: 5 })).toEqual({ channels: 60 });
  });
});

it('a car is read once on a lane one way and twice on a lane both ways, and each reading has its display', () => {
  const lanes = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(lanes, lanes, lanes, (entryLanes, exitLanes, mixedLanes) => {
      fc.pre(entryLanes + exitLanes + mixedLanes > 0);
      const inputs = { entryLanes, exitLanes, mixedLanes };
      expect(pieces('barrierGate', inputs)).toBe(entryLanes + exitLanes + mixedLanes);
      for (const role of ['anprCamera', 'laneDisplay', 'triggerRadar', 'intercomPoint'])
        expect(pieces(role, inputs)).toBe(entryLanes + exitLanes + 2 * mixedLanes);
      expect(pieces('exitPaymentTerminal', inputs)).toBe(exitLanes + mixedLanes);
    }),
  );
});
