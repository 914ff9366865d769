/** The sums of the rules of safety, whatever is in a list: they speak up where a sum is short, by how much, and are silent with it. Source: CHECK-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, checked, found } from './list-builder.ts';
import { AFTER_COMPLETION } from './texts.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
/** Lines of no pieces are left out. */
const listed = (...lines: GivenLine[]): GivenLine[] => lines.filter(({ quantity }) => quantity > 0);
const shortBy = (lines: readonly GivenLine[], code: string): number | null =>
  checked(lines).issues.find((issue) => issue.code === code && issue.subject !== AFTER_COMPLETION)?.shortBy ?? null;
const isSaid = (lines: readonly GivenLine[], code: string): boolean => checked(lines).issues.some((issue) => issue.code === code);
const count = (max: number) => fc.integer({ min: 0, max });

describe('amplifiers', () => {
  const anyHall = fc.record({
    plain: count(60),
    fire: count(40),
    tapW: fc.constantFrom(3, 6, 10, 20),
    amplifiers: count(4),
    powerW: fc.constantFrom(60, 240, 500, 1000),
  });
  const hallOf = ({ plain, fire, tapW, amplifiers, powerW }: { plain: number; fire: number; tapW: number; amplifiers: number; powerW: number }) =>
    listed(
      one('ceilingSpeaker', { tapW, lineVoltage: 100 }, plain),
      one('fireSpeaker', { tapW, lineVoltage: 100 }, fire),
      one('powerAmplifier', { powerW, lineVoltage: 100 }, amplifiers),
    );

  it('carry 1.3 times plain speakers and 1.5 times those of emergencies, or are short by the rest', () => {
    let short = 0;
    fc.assert(
      fc.property(anyHall, (hall) => {
        const lines = hallOf(hall);
        if (lines.length === 0) return;
        const missing = hall.tapW * (hall.plain * 1.3 + hall.fire * 1.5) - hall.amplifiers * hall.powerW;
        if (missing > 1e-6) short += 1;
        expect(shortBy(lines, 'AMPLIFIER_SHORT') ?? 0).toBeCloseTo(Math.max(0, missing), 1);
      }),
      { numRuns: 200 },
    );
    expect(short).toBeGreaterThan(20);
  });

  it('what is proposed carries the rest, at the voltage of the speakers', () =>
    fc.assert(
      fc.property(anyHall, (hall) => {
        const lines = hallOf(hall);
        if (lines.length === 0) return;
        const { additions } = checked(lines);
        expect(additions.every(({ attributes }) => attributes['lineVoltage'] === 100)).toBe(true);
        expect(found([...lines, ...additions])).toEqual([]);
      }),
      { numRuns: 100 },
    ));

  it('one that does not say its watts may do, and speakers without a tap ask for none', () => {
    expect(found([one('ceilingSpeaker', { tapW: 10 }, 100), one('powerAmplifier')])).toEqual([]);
    expect(found([one('ceilingSpeaker', {}, 100)])).toEqual([]);
  });

  it('of two voltages both are in order where both are listed', () => {
    const speakers = [one('ceilingSpeaker', { tapW: 1, lineVoltage: 70 }), one('ceilingSpeaker', { tapW: 1, lineVoltage: 100 })];
    const amplifier = (lineVoltage: number) => one('powerAmplifier', { powerW: 500, lineVoltage });
    expect(found([...speakers, amplifier(100)])).toEqual(['LINE_VOLTAGE_MISMATCH']);
    expect(found([...speakers, amplifier(100), amplifier(70)])).toEqual([]);
  });
});

describe('12 V of doors', () => {
  const anyDoors = fc.record({
    maglocks: count(12),
    bolts: count(12),
    readers: count(24),
    faces: count(6),
    controllers: count(6),
    supplies: count(6),
    currentA: fc.constantFrom(3, 5, 10),
  });

  it('is the usual current of each device, or its own', () => {
    let short = 0;
    fc.assert(
      fc.property(anyDoors, ({ maglocks, bolts, readers, faces, controllers, supplies, currentA }) => {
        const lines = listed(
          one('lock', { type: 'maglockSingle' }, maglocks),
          one('lock', { type: 'bolt', currentA: 1.2 }, bolts),
          one('cardReader', {}, readers),
          one('faceTerminal', {}, faces),
          one('doorController', { power: 'dc12' }, controllers),
          one('doorSupply', { currentA }, supplies),
          one('fireLinkModule'),
        );
        const drawn = maglocks * 0.5 + bolts * 1.2 + readers * 0.15 + faces + controllers * 0.5;
        const asks = maglocks + bolts + controllers > 0;
        const missing = asks ? Math.max(0, drawn - supplies * currentA) : 0;
        if (missing > 1e-6) short += 1;
        expect(shortBy(lines, 'DOOR_SUPPLY_SHORT') ?? 0).toBeCloseTo(missing, 1);
        expect(isSaid([...lines, ...checked(lines).additions], 'DOOR_SUPPLY_SHORT')).toBe(false);
      }),
      { numRuns: 200 },
    );
    expect(short).toBeGreaterThan(20);
  });

  it('is enough for the controller that is proposed with it, too', () => {
    const lines = [
      one('lock', { type: 'maglockSingle' }, 6),
      one('lock', { type: 'bolt', currentA: 1.2 }, 2),
      one('cardReader', {}, 21),
      one('faceTerminal'),
      one('fireLinkModule'),
    ];
    expect(isSaid([...lines, ...checked(lines).additions], 'DOOR_SUPPLY_SHORT')).toBe(false);
  });

  it('of cameras is taken for them too, and so are adapters: what may feed a door is no fault', () => {
    const lock = [one('lock', { type: 'maglockDouble' }, 2), one('fireLinkModule')];
    expect(found([...lock, one('powerSupply12V', { currentA: 2 })])).toEqual([]);
    expect(found([...lock, one('powerAdapter', { voltage: 12, currentA: 2 })])).toEqual([]);
    expect(found([...lock, one('powerAdapter', { voltage: 24, currentA: 2 })])).toEqual(['DOOR_SUPPLY_SHORT 2']);
    expect(found([...lock, one('doorSupply')])).toEqual([]);
  });

  it('a UPS stands for the batteries', () => {
    const doors = [one('lock', {}, 2), one('doorSupply', { currentA: 5 }, 2), one('standbyBattery', { capacityAh: 7 }), one('fireLinkModule')];
    expect(found(doors)).toEqual(['DOOR_BATTERY_SHORT 1']);
    expect(found([...doors, one('upsHost')])).toEqual([]);
  });
});

describe('barriers', () => {
  it('two to a lane at most, each lane with a loop or a radar', () =>
    fc.assert(
      fc.property(count(12), count(6), count(6), (barriers, loops, radars) => {
        const lines = listed(one('barrierGate', {}, barriers), one('groundLoop', {}, loops), one('antiSmashRadar', {}, radars), one('fireLinkModule'));
        const missing = Math.max(0, Math.ceil(barriers / 2) - loops - radars);
        expect(shortBy(lines, 'BARRIER_UNGUARDED') ?? 0).toBe(missing);
      }),
      { numRuns: 100 },
    ));
});

describe('a UPS', () => {
  it.each([
    { capacityKVA: 1, voltage: 36, blocks: 3 },
    { capacityKVA: 3, voltage: 96, blocks: 8 },
    { capacityKVA: 10, voltage: 192, blocks: 16 },
    // by its size where its voltage is not said
    { capacityKVA: 2, blocks: 6 },
    { capacityKVA: 20, blocks: 32 },
  ])('of $capacityKVA kVA has $blocks blocks in a string', ({ blocks, ...host }) => {
    const around = ['batteryBreaker', 'upsInputBreaker', 'upsOutputBox', 'upsBypass'].map((role) => one(role));
    const lines = (held: number) => [one('upsHost', host), one('batteryBlock', { voltage: 12, capacityAh: 17 }, held), ...around];
    expect(found(lines(blocks))).toEqual([]);
    expect(found(lines(blocks - 1))).toEqual(['UPS_BATTERY_SHORT 1']);
  });

  it.each([
    { held: 3, missing: null }, // the smaller has its string, the larger bridges no time
    { held: 4, missing: 2 },
    { held: 8, missing: null },
    { held: 7, missing: 1 },
    { held: 10, missing: 1 },
    { held: 11, missing: null },
    { held: 1, missing: 2 },
  ])('of two hosts, strings of 3 and of 8: $held blocks', ({ held, missing }) => {
    const hosts = [one('upsHost', { capacityKVA: 1, voltage: 36 }), one('upsHost', { capacityKVA: 3, voltage: 96 })];
    expect(shortBy([...hosts, one('batteryBlock', { voltage: 12, capacityAh: 17 }, held)], 'UPS_BATTERY_SHORT')).toBe(missing);
  });

  it('that does not say its size is not judged', () => expect(found([one('upsHost')])).toEqual([]));

  it('carries recorders with their disks, switches and the cameras they feed, and no screens', () => {
    const cameras = aCamera({ powerW: 10 }, 8);
    const site = [cameras, aRecorder({ outputs: 9 }), aDisk(), aPoeSwitch({ poeBudgetW: 240 })];
    const saidOf = (...more: GivenLine[]) => {
      const host = one('upsHost', { capacityKVA: 0.01, powerFactor: 1, voltage: 12 });
      return checked([...site, ...more, host]).issues.find(({ code }) => code === 'UPS_OVERLOAD')?.why ?? '';
    };
    expect(saidOf()).toMatch(/录像设备 30 W ＋ 硬盘 8 W ＋ 交换机 20 W ＋ PoE 摄像机额定功率加线损 8\d W/);
    expect(saidOf(one('monitor', {}, 9))).toBe(saidOf());
    expect(saidOf(one('networkSwitch', { ports: 8 }))).toContain('交换机 40 W');
  });
});
