/** Warnings of recommendations beside a list. Source: SIZE-18. */
import { describe, expect, it } from 'vitest';
import type { RoleAttribute } from '../roles/index.ts';
import { isSafetyWarning, scenarioIds, scenarioPlans } from '../sizing/index.ts';
import { handledNotesOf, noteKeyOf, notesAskedOf, notesOf, noteWordsOf, safetyWordsOf, type NotesAsked } from './list-notes.ts';
import { recommendedCheckOf } from './recommended-check.ts';

const of = (scenario: string, code: string, more: object = {}) => ({
  scenario,
  scene: '场景',
  code,
  text: '页面上的话',
  isSafety: true,
  beside: [] as string[],
  ...more,
});
const ups = of('scenarioUps', 'FLOOR_LOAD', { scene: 'UPS 不间断电源', beside: ['upsHost', 'batteryCabinet'] });
const led = of('scenarioLed', 'SIZE_OFF', { isSafety: false, beside: ['ledCabinet'] });
const anyhow = of('scenarioBroadcast', 'SPL_SHORT', { scene: '公共广播' });

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1) => ({ role, quantity, attributes });
const list = (lines: NotesAsked['lines'], more: Partial<NotesAsked> = {}): NotesAsked => ({ lines, retentionDays: 30, ignored: [], ...more });

describe('what recommendations warned of', () => {
  it.each([
    { roles: ['ledCabinet', null], stand: [led, anyhow] },
    { roles: ['batteryCabinet', 'ledCabinet'], stand: [ups, led, anyhow] },
    { roles: [], stand: [anyhow] },
  ])('stands as long as something of its system does: $roles', ({ roles, stand }) =>
    expect(notesOf([ups, led, anyhow], list(roles.map((role) => ({ role, quantity: 1, attributes: {} }))))).toEqual(stand),
  );

  it('on the customer’s paper: what is about safety, with its scene, in words that are his', () =>
    expect(safetyWordsOf([ups, led, anyhow], list([one('batteryCabinet'), one('ledCabinet')]))).toEqual([
      'UPS 不间断电源：电池柜压在楼板上超过一般楼面的 250 kg/m²，放置前须由结构专业核算',
      '公共广播：部分区域的广播声压低于设计要求，施工前须增加扬声器或改用更响的型号',
    ]));

  it('dealt with by somebody it stands with his reason, on no paper of the customer’s', () => {
    const handled = list([], { ignored: [{ ...noteKeyOf(anyhow), reason: '已加扬声器' }] });
    expect(notesOf([anyhow], handled)).toEqual([]);
    expect(safetyWordsOf([anyhow], handled)).toEqual([]);
    expect(handledNotesOf([anyhow], handled)).toEqual([{ ...anyhow, reason: '已加扬声器' }]);
    // that of another scenario, or a problem of this code, is another thing
    expect(notesOf([anyhow], list([], { ignored: [{ code: 'SPL_SHORT', subject: '', reason: '甲' }] }))).toEqual([anyhow]);
  });
});

describe('no word of ours on the customer’s paper', () => {
  const all = scenarioIds.flatMap((scenario) =>
    Object.entries(scenarioPlans[scenario].warningTexts).flatMap(([code, text]) => (isSafetyWarning(scenario, code) ? [{ scenario, code, text }] : [])),
  );
  it('there are such warnings', () => expect(all.length).toBeGreaterThan(10));
  it.each(all)('$scenario $code', ({ scenario, code, text }) => {
    const words = noteWordsOf({ scenario, scene: '甲', code, text });
    expect(words).not.toMatch(/智能配单|清单|场景|页面|推荐|下单|预留/u);
    expect(words).not.toBe(`甲：${text}`);
  });
});

describe('is silent once the list shows that its cause is gone', () => {
  const host = (capacityKVA: number, quantity = 1, more: Record<string, RoleAttribute> = {}) =>
    one('upsHost', { capacityKVA, voltage: 192, ...more }, quantity);
  const blocks = (quantity: number) => one('batteryBlock', { voltage: 12, capacityAh: 100 }, quantity);
  it.each([
    ['scenarioVideoSurveillance', 'RETENTION_BELOW_30', list([], { retentionDays: 29 }), list([], { retentionDays: 30 })],
    ['scenarioVideoSurveillance', 'RETENTION_BELOW_90', list([], { retentionDays: 89 }), list([], { retentionDays: 90 })],
    ['scenarioBroadcast', 'NO_EMERGENCY_POWER', list([host(6)]), list([host(6), blocks(16)])],
    // the UPS may be that of the recorders
    ['scenarioBroadcast', 'NO_EMERGENCY_POWER', list([host(6), blocks(16), one('nvr')]), list([host(6), blocks(16)])],
    ['scenarioBroadcast', 'STANDBY_TOO_LARGE', list([host(10), blocks(80)]), list([host(10, 2), blocks(80)])],
    ['scenarioUps', 'TOO_MANY_STRINGS', list([host(10), blocks(65)]), list([host(10), blocks(64)])],
    ['scenarioUps', 'TOO_MANY_STRINGS', list([host(10)]), list([host(10), blocks(16)])],
    ['scenarioUps', 'NO_BATTERY', list([host(10)]), list([host(10), blocks(16)])],
    ['scenarioUps', 'PARALLEL_SMALL', list([host(3, 2)]), list([host(6, 2)])],
    ['scenarioUps', 'THREE_PHASE_OUTPUT', list([host(20, 1, { phases: 3 })]), list([host(10, 1, { phases: 1 })])],
    ['scenarioUps', 'PHASE_TOO_SMALL', list([host(20, 1, { phases: 3 })]), list([host(10, 1, { phases: 1 })])],
    ['scenarioUps', 'PHASE_TOO_SMALL', list([one('upsHost')]), list([host(10, 1, { phases: 1 })])],
    ['scenarioUps', 'FLOOR_LOAD', list([one('batteryCabinet')]), list([one('upsHost')])],
  ])('%s %s', (scenario, code, open, gone) => {
    const note = of(scenario, code);
    expect(notesOf([note], open)).toEqual([note]);
    expect(notesOf([note], gone)).toEqual([]);
    expect(handledNotesOf([note], { ...gone, ignored: [{ ...noteKeyOf(note), reason: '甲' }] })).toEqual([]);
  });

  it('what a list does not tell stays', () => expect(notesOf([of('scenarioBroadcast', 'LINE_TOO_LONG'), of('x', 'Y')], list([]))).toHaveLength(2));
});

describe('a list and its check', () => {
  const lines = [{ role: 'upsHost', quantity: 1, roleAttributes: { capacityKVA: 10, voltage: 192 } }];
  const check = {
    kept: [{ role: 'batteryBlock', quantity: 16, attributes: { voltage: 12 } }],
    retentionDays: 45,
    ignored: [{ code: 'FLOOR_LOAD', subject: 'scenarioUps', reason: '结构已核' }],
  };
  const asked = notesAskedOf(lines, check);

  it('tell of the lines and of what the customer has', () =>
    expect(asked.lines).toEqual([one('upsHost', { capacityKVA: 10, voltage: 192 }), one('batteryBlock', { voltage: 12 }, 16)]));
  it('a battery the customer has is one', () => expect(notesOf([of('scenarioUps', 'NO_BATTERY')], asked)).toEqual([]));
  it('the days are those of the check', () => {
    expect(notesOf([of('scenarioVideoSurveillance', 'RETENTION_BELOW_30')], asked)).toEqual([]);
    expect(notesOf([of('scenarioVideoSurveillance', 'RETENTION_BELOW_90')], asked)).toHaveLength(1);
  });
  it('what was dealt with is kept with the reason', () => {
    const note = of('scenarioUps', 'FLOOR_LOAD', { beside: ['upsHost'] });
    const open = { ...asked, lines: [...asked.lines, one('batteryCabinet')] };
    expect(notesOf([note], open)).toEqual([]);
    expect(handledNotesOf([note], open).map(({ reason }) => reason)).toEqual(['结构已核']);
  });
});

it.each([
  ['a host without a size', [one('upsHost', { voltage: 192 }), one('batteryBlock', {}, 16)]],
  ['a host without a voltage', [one('upsHost', { capacityKVA: 10 }), one('batteryBlock', {}, 16)]],
  ['no host', [one('batteryBlock', {}, 16)]],
  ['no battery', [one('upsHost', { capacityKVA: 10, voltage: 192 })]],
  ['a string too many on two hosts', [one('upsHost', { capacityKVA: 10, voltage: 192 }, 2), one('batteryBlock', {}, 129)]],
])('strings side by side stay warned of: %s', (_name, lines) => {
  const note = of('scenarioUps', 'TOO_MANY_STRINGS');
  expect(notesOf([note], list(lines))).toEqual([note]);
});

describe('broadcast that was short', () => {
  // more noise than its speakers are for, and 900 m of line
  const loud = { zones: [{ lengthM: 40, widthM: 30, ceilingM: 4, use: 'business', noiseDb: 95 }] };
  const long = { zones: [{ lengthM: 60, widthM: 40, ceilingM: 4.5, use: 'emergency', cableM: 900 }] };
  const noteOf = (inputs: object, code: string) => {
    const note = recommendedCheckOf('scenarioBroadcast', 'standard', { ...inputs }).notes.find((one) => one.code === code);
    if (note === undefined) throw new Error(code);
    return { ...note, scenario: 'scenarioBroadcast', scene: '公共广播' };
  };
  const [speakers] = noteOf(loud, 'SPL_SHORT').endedBy;
  const [cable] = noteOf(long, 'LINE_TOO_LONG').endedBy;
  if (speakers === undefined || cable === undefined) throw new Error('nothing ends it');

  it('is loud enough with as many speakers of more sensitivity, no fewer, no duller', () => {
    const note = noteOf(loud, 'SPL_SHORT');
    const { quantity, attributes } = speakers;
    const dull = { ...attributes, sensitivityDb: Number(attributes['sensitivityDb']) - 0.1 };
    const stands = (count: number, of: Record<string, RoleAttribute>) => notesOf([note], list([one(speakers.role, of, count), one('powerAmplifier')])).length;
    expect([stands(quantity, { ...attributes }), stands(quantity - 1, { ...attributes }), stands(quantity, dull)]).toEqual([0, 1, 1]);
    // what was named is enough: asked again with it the scene warns no more
    const again = { zones: loud.zones.map((zone) => ({ ...zone, sensitivityDb: Number(attributes['sensitivityDb']) })) };
    expect(recommendedCheckOf('scenarioBroadcast', 'standard', again).notes).toEqual([]);
  });

  it('has thick enough a line with cable of so many square millimetres', () => {
    const note = noteOf(long, 'LINE_TOO_LONG');
    const areaMm2 = Number(cable.attributes['areaMm2']);
    expect([cable.quantity, areaMm2 > 6]).toEqual([9, true]);
    const stands = (area: number) => notesOf([note], list([one('speakerCable', { areaMm2: area }, 10), one('powerAmplifier')])).length;
    expect([stands(areaMm2), stands(areaMm2 - 1)]).toEqual([0, 1]);
  });

  it('stays where no speaker is loud enough', () =>
    expect(noteOf({ zones: [{ lengthM: 40, widthM: 30, ceilingM: 12, use: 'emergency', noiseDb: 100 }] }, 'SPL_SHORT').endedBy).toEqual([]));
});
