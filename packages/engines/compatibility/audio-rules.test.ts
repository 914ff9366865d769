/** Public address of emergencies, and what keeps lightning off: planted faults are found, the scenes' own lists are silent. Source: CHECK-15.3. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioBroadcast, scenarioVideoSurveillance } from '../sizing/index.ts';
import { checked, found } from './list-builder.ts';
import { recommendedCheckOf } from './recommended-check.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const without = (lines: readonly GivenLine[], ...roles: string[]): GivenLine[] => lines.filter(({ role }) => !roles.includes(role));
const codesOf = (lines: readonly GivenLine[], settings: object = {}): string[] => checked(lines, settings).issues.map(({ code }) => code);

const room = { lengthM: 30, widthM: 20, ceilingM: 3 };
const yard = { lengthM: 100, widthM: 60, ceilingM: 4, room: 'outdoor' };
const ZONES: readonly (readonly [string, object[]])[] = [
  ['a hall', [{ ...room, use: 'emergency' }]],
  ['six halls', Array.from({ length: 6 }, () => ({ ...room, use: 'emergency' }))],
  ['a yard', [{ ...yard, use: 'emergency' }]],
  ['a yard and music in a hall', [{ ...yard, use: 'emergency' }, room]],
  ['a yard with music and a hall', [yard, { ...room, use: 'emergency' }]],
];

describe.each(ZONES)('an emergency in %s', (_name, zones) => {
  const inputs = { zones, backupMin: 180 };
  const sized = scenarioBroadcast(inputs);
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  const lines = sized.lines.map(({ role, quantity, attributes }): GivenLine => ({ role, quantity, attributes }));
  const { mandatory } = recommendedCheckOf('scenarioBroadcast', 'standard', inputs);

  it('as it is sized says nothing, with what the recommendation knows and without', () => {
    expect(found(lines, { mandatory })).toEqual([]);
    expect(found(lines)).toEqual([]);
  });
  it('without the changeover', () => {
    const gone = without(lines, 'amplifierChangeover');
    expect(codesOf(gone)).toEqual(['AMPLIFIER_CHANGEOVER_SHORT']);
    expect(found([...gone, ...checked(gone).additions])).toEqual([]);
  });
  it('without the amplifier in reserve', () => {
    const gone = without(lines, 'standbyAmplifier');
    expect(codesOf(gone)).toEqual(['AMPLIFIER_STANDBY_SHORT']);
    expect(found([...gone, ...checked(gone).additions])).toEqual([]);
  });
  it('without either', () => {
    const gone = without(lines, 'standbyAmplifier', 'amplifierChangeover');
    const codes = codesOf(gone, { mandatory });
    expect(codes).toEqual(
      zones.length > 1 && !lines.some(({ role }) => role === 'fireSpeaker') ? codes : ['AMPLIFIER_STANDBY_SHORT', 'AMPLIFIER_CHANGEOVER_SHORT'],
    );
    expect(codes).toContain('AMPLIFIER_CHANGEOVER_SHORT');
  });
});

describe('horns (CHECK-15.5)', () => {
  const horns = one('ceilingSpeaker', { tapW: 30, location: 'outdoor' }, 10);
  const amplifier = (powerW: number) => one('powerAmplifier', { powerW, lineVoltage: 100 });
  const pole = one('pole', { heightM: 4 });
  const beside = [pole, one('fireInterface'), one('standbyAmplifier', { powerW: 500 }), one('amplifierChangeover')];
  const mandatory = [{ role: 'ceilingSpeaker', quantity: 10, attributes: { tapW: 30 }, clause: 'GB 1', beside: ['ceilingSpeaker'] }];
  it.each<[string, GivenLine[], object, string[]]>([
    // 300 W: 390 for music, 450 for an emergency
    ['for music', [horns, amplifier(390), pole], {}, []],
    ['for music, short', [horns, amplifier(380), pole], {}, ['AMPLIFIER_SHORT 10']],
    ['that a recommendation put in for an emergency', [horns, amplifier(390), pole], { mandatory }, ['AMPLIFIER_SHORT 60']],
    ['of an emergency, carried', [horns, amplifier(450), pole], { mandatory }, []],
    ['beside a fire alarm', [horns, amplifier(390), ...beside], {}, ['AMPLIFIER_SHORT 60']],
    ['beside a fire alarm, carried', [horns, amplifier(450), ...beside], {}, []],
    ['beside a fire alarm and speakers indoors', [horns, one('ceilingSpeaker', { tapW: 6, location: 'indoor' }), amplifier(400), ...beside], {}, []],
    ['beside a fire alarm that has speakers of its own', [horns, one('fireSpeaker', { tapW: 10 }), amplifier(405), ...beside], {}, []],
  ])('%s', (_name, lines, settings, codes) => expect(found(lines, settings)).toEqual(codes));
});

describe('horns and nothing to hang them on', () => {
  const lines = [one('ceilingSpeaker', { tapW: 30, location: 'outdoor' }, 10), one('powerAmplifier', { powerW: 390, lineVoltage: 100 })];
  it('are a hint, which keeps no list from being in order', () => {
    const { ok, issues } = checked(lines);
    expect([ok, ...issues.map(({ code, severity, rule, shortBy }) => `${code} ${severity} ${rule} ${shortBy}`)]).toEqual([
      true,
      'HORN_MOUNT_UNSAID info 24c 10',
    ]);
  });
  it.each<[string, GivenLine]>([
    ['a pole', one('pole', { heightM: 4 })],
    ['a bracket', one('bracket', { type: 'wall' })],
    ['a protector of their line, as the scene has it, which asks how they hang', one('surgeProtector', { voltage: 100 })],
  ])('are silent beside %s', (_name, beside) => expect(found([...lines, beside])).toEqual([]));
  it.each<[string, GivenLine]>([
    ['indoors', one('ceilingSpeaker', { tapW: 30, location: 'indoor' }, 10)],
    ['wherever', one('ceilingSpeaker', { tapW: 30 }, 10)],
  ])('say nothing of speakers %s', (_name, speakers) => expect(found([speakers, lines[1] as GivenLine])).toEqual([]));
  it('do not take the protector of a camera for one of theirs', () =>
    expect(found([...lines, one('surgeProtector', { voltage: 48 })])).toEqual(['HORN_MOUNT_UNSAID 10']));
});

describe('a reserve', () => {
  const music = [one('ceilingSpeaker', { tapW: 6 }, 10), one('powerAmplifier', { powerW: 120 })];
  it.each<[string, GivenLine[], string[]]>([
    ['of music nobody asks for', music, []],
    ['that nothing changes over to', [...music, one('standbyAmplifier', { powerW: 120 }, 2)], ['AMPLIFIER_CHANGEOVER_SHORT 2']],
    ['that only some changes over to', [...music, one('standbyAmplifier', { powerW: 120 }, 2), one('amplifierChangeover')], ['AMPLIFIER_CHANGEOVER_SHORT 1']],
    ['that is not there', [...music, one('amplifierChangeover')], ['AMPLIFIER_STANDBY_SHORT 1']],
    ['whole', [...music, one('standbyAmplifier', { powerW: 120 }), one('amplifierChangeover')], []],
  ])('%s', (_name, lines, codes) => expect(found(lines)).toEqual(codes));
});

describe('cameras on poles', () => {
  const sized = scenarioVideoSurveillance({ site: 'street', areas: [{ lengthM: 60, widthM: 6, mounting: 'pole', heightM: 4 }] });
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  const lines = sized.lines.map(({ role, quantity, attributes }): GivenLine => ({ role, quantity, attributes }));
  const cameras = lines.reduce((sum, { role, quantity }) => sum + (role === 'ipCamera' ? quantity : 0), 0);
  const surge = (list: readonly GivenLine[]): string[] => found(list).filter((text) => text.startsWith('SURGE'));

  it('as they are sized are protected', () => {
    expect(cameras).toBeGreaterThan(1);
    expect(surge(lines)).toEqual([]);
  });
  it('whose protectors are taken out', () => {
    const gone = without(lines, 'surgeProtector');
    expect(surge(gone)).toEqual([`SURGE_SHORT ${cameras}`]);
    expect(surge([...gone, ...checked(gone).additions])).toEqual([]);
  });
  it.each([
    { protectors: one('surgeProtector', { voltage: 48 }, cameras), said: [] },
    { protectors: one('surgeProtector', {}, cameras), said: [] },
    { protectors: one('surgeProtector', { voltage: 48 }, cameras - 1), said: ['SURGE_SHORT 1'] },
    // of the mains
    { protectors: one('surgeProtector', { voltage: 100 }, cameras), said: [`SURGE_SHORT ${cameras}`] },
    { protectors: one('surgeProtector', { voltage: 220 }, cameras), said: [`SURGE_SHORT ${cameras}`] },
  ])('with $protectors.quantity of $protectors.attributes', ({ protectors, said }) =>
    expect(surge([...without(lines, 'surgeProtector'), protectors])).toEqual(said),
  );
  it('where nobody thought of lightning may bring their own', () => expect(surge(without(lines, 'surgeProtector', 'earthElectrode'))).toEqual([]));
});

describe('amplifiers of two voltages', () => {
  const speakers = [one('ceilingSpeaker', { tapW: 10, lineVoltage: 100 }, 10)];
  const amplifier = (powerW: number, lineVoltage?: number) => one('powerAmplifier', { powerW, ...(lineVoltage !== undefined && { lineVoltage }) });
  it.each<[string, GivenLine[], string[]]>([
    // 130 W
    ['enough at the speakers’ own', [amplifier(130, 100), amplifier(60, 70)], []],
    ['enough together, not at their own', [amplifier(120, 100), amplifier(60, 70)], ['LINE_VOLTAGE_MISMATCH']],
    ['one that does not say its', [amplifier(120, 100), amplifier(60)], []],
    ['short together', [amplifier(60, 100), amplifier(60, 70)], ['AMPLIFIER_SHORT 10']],
  ])('%s', (_name, lines, said) => expect(found([...speakers, ...lines])).toEqual(said));
});
