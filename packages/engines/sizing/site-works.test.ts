/** What a project needs beside its devices: cables, protection, mounting, cards. Every figure worked out by hand. Sources: SIZE-1 to SIZE-6, SIZE-15. */
import { describe, expect, it } from 'vitest';
import { boughtOf as bought, linesOf, warningsOf as warned } from './bought.fixture.ts';
import { scenarioIds, scenarioPlans } from './index.ts';

describe('a car park', () => {
  const two = { entryLanes: 1, exitLanes: 1 };
  it('a lane of 7 m has two barriers of 3.5 m, and the fire link counts them', () => {
    const wide = { entryLanes: 3, exitLanes: 2, laneWidthM: 7 };
    expect(bought('scenarioParking', wide)).toMatchObject({ 'barrierGate straight/3.5': 10, fireLinkModule: 3, laneIsland: 5 });
    expect(warned('scenarioParking', wide)).toEqual(['BOOM_TOO_LONG']);
  });
  it('cables by the way to the lanes: 2 cameras, 1 payment, 2 intercoms; 1.1 × 80 + 6 = 94 m, three a box', () =>
    expect(bought('scenarioParking', { ...two, laneRunM: 80 })).toMatchObject({ 'networkCableBox 305/cat5e': 2, 'mainsCable 3/2.5/100': 2 }));
  it('beyond the reach of copper each lane hangs on fibre', () => {
    expect(bought('scenarioParking', { ...two, laneRunM: 95 })).toMatchObject({ 'fibreCable single/4/outdoor/1000': 1, 'fibreBox 4/wall': 4 });
    expect(warned('scenarioParking', { ...two, laneRunM: 95 })).toEqual([]);
  });
  it('under a roof lightning is no matter', () => {
    expect(bought('scenarioParking', two)).toMatchObject({ 'surgeProtector 220': 2, 'surgeProtector 48': 2 });
    expect(Object.keys(bought('scenarioParking', { ...two, clearHeightM: 2.5 })).filter((line) => line.startsWith('surge'))).toEqual([]);
  });
  it('a UPS where one is asked for: 2 × 30 + 60 + 50 = 170 W', () => {
    expect(bought('scenarioParking', two)).not.toHaveProperty('upsHost 1/0.8');
    expect(bought('scenarioParking', { ...two, backupMin: 30 })).toMatchObject({ 'upsHost 1/0.8': 1 });
  });
});

describe('gates for people', () => {
  it('with cards: a controller for four readers, a tenth of cards more', () =>
    // 300 ÷ 10 ÷ (30 × 0.8) = 1.25: two lanes, four readers; 500 × 1.1
    expect(bought('scenarioAccessGuard', { peakPeople: 300, peakMinutes: 10, verification: 'card', users: 500 })).toMatchObject({
      'doorController 4': 1,
      accessCard: 550,
      cardIssuer: 1,
      cardReader: 4,
    }));
  it('with faces as many of them as people are registered', () => {
    const lines = linesOf('scenarioAccessGuard', { peakPeople: 300, peakMinutes: 10, users: 8000 });
    expect(lines.find(({ role }) => role === 'gateFaceTerminal')?.fits).toEqual({ faces: 8000 });
  });
  it('what of the site the gates leave open has a rail: 6 − 2.3 m', () =>
    // 2 lanes of 0.6 and 0.9 m, three pedestals of 0.2
    expect(bought('scenarioAccessGuard', { peakPeople: 300, peakMinutes: 10, siteWidthM: 6 })).toMatchObject({ guardRail: 4 }));
});

describe('doors', () => {
  it('each closet has its switch, and one above them', () => {
    const floors = Array.from({ length: 12 }, (_, place) => ({ doors: 8, closet: place + 1 }));
    // 2 controllers × 1.2 are 2.4 ports a floor; 12 floors, a computer and a server × 1.2 = 16.8 above; 50 × 1.1 + 6 = 61 m, five a box
    expect(bought('scenarioAccessControl', { groups: floors, users: 100 })).toMatchObject({
      'networkSwitch 8': 12,
      'networkSwitch 24': 1,
      'cabinet 6/450': 12,
      'networkCableBox 305/cat6': 3,
      boothPc: 1,
      'patchCord 2/cat5e': 26, // a computer and a server
    });
  });
  it('a bracket for each magnetic lock, a closer for each leaf', () =>
    expect(
      bought('scenarioAccessControl', {
        groups: [
          { doors: 3, leaves: 'double' },
          { doors: 2, lock: 'bolt' },
        ],
        users: 10,
      }),
    ).toMatchObject({ lockBracket: 3, doorCloser: 8 }));
});

describe('public address', () => {
  const field = { lengthM: 100, widthM: 60, ceilingM: 4, room: 'outdoor' };
  it('a playground of 100 × 60 m has six horns, no ceiling speakers', () =>
    // two rows throw 30 m; 2 × 30 × tan 30° = 34.6 m, three beside each other; 104 dB + 11.8 − 20 lg 34.4 = 85 dB with 15 W and 83.3 with 10, where 80 are asked
    expect(bought('scenarioBroadcast', { zones: [field] })).toMatchObject({ 'ceilingSpeaker 15/outdoor': 6 }));
  it('in an emergency nobody is farther than 25 m: three rows of 20 m', () =>
    // 2 × 20 × tan 30° = 23.1 m: five beside each other
    expect(bought('scenarioBroadcast', { zones: [{ ...field, use: 'emergency' }] })).toMatchObject({ 'ceilingSpeaker 15/outdoor': 15 }));
});

describe('a UPS', () => {
  it('with terminals has an output box and a bypass for all its hosts, a small tower neither', () => {
    // 5000 ÷ 0.8 × 1.25 = 7813 VA: 10 kVA, 45.5 A
    expect(bought('scenarioUps', { loads: [{ powerW: 5000 }] })).toMatchObject({ 'upsOutputBox 1/63': 1, 'upsBypass 1/63': 1 });
    expect(Object.keys(bought('scenarioUps', { loads: [{ powerW: 1000 }] }))).not.toContain('upsOutputBox 1/32');
  });
  it('small towers beside each other are warned of', () =>
    expect(warned('scenarioUps', { loads: [{ powerW: 500 }], redundancy: 'n+1' })).toEqual(['PARALLEL_SMALL']));
});

describe('an LED wall', () => {
  it('of several senders has a processor; fed by the current of its breaker', () =>
    // 13 × 7 cabinets of 240 × 240 points: 5.2 million on three senders; 67.1 kW, 80.5 with reserve, 135.9 A, breaker 200: 95 mm² carries 207
    expect(bought('scenarioLed', { environment: 'outdoor', widthM: 12.48, heightM: 6.72, pitchMm: 4, feedM: 90 })).toMatchObject({
      'ledProcessor 3': 1,
      'mainsCable 5/95/100': 1,
      'ledFrame outdoor': 84,
      'surgeProtector 380': 1,
      ledSensor: 1,
    }));
});

it('poles are as high as their cameras, with a box and protection at both ends of the cable', () =>
  expect(bought('scenarioVideoSurveillance', { areas: [{ lengthM: 20, widthM: 10, mounting: 'pole', heightM: 4.2, count: 3 }] })).toMatchObject({
    'pole 4.2': 3,
    'equipmentBox 55': 3,
    'surgeProtector 48': 6,
  }));

describe('what a code makes mandatory carries its clause', () => {
  it.each(scenarioIds)('%s: every line that says so, and no other', (id) => {
    const emergency = { zones: [{ lengthM: 20, widthM: 20, ceilingM: 3, use: 'emergency' }] };
    for (const inputs of [scenarioPlans[id].starter, ...(id === 'scenarioBroadcast' ? [emergency] : [])]) {
      for (const { role, reason, mandatory } of linesOf(id, inputs)) {
        expect([role, reason.rule.includes('必配')]).toEqual([role, mandatory !== undefined]);
        if (mandatory !== undefined) expect(reason.rule).toContain(mandatory);
      }
    }
  });
});
