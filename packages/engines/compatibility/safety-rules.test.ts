/** Rules of safety beyond video: a list with one fault is found by it, the same list put right is silent. Source: CHECK-15. */
import { describe, expect, it } from 'vitest';
import handbook from '../examples/handbook.json' with { type: 'json' };
import ofCameras from '../examples/video-surveillance.json' with { type: 'json' };
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioFunctions, scenarioIds, scenarioPlans } from '../sizing/index.ts';
import { askedOf } from './list-lines.ts';
import { checkDefaults } from './check-fields.ts';
import { checked, completeList, found, proposed } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const without = (lines: readonly GivenLine[], role: string): GivenLine[] => lines.filter((line) => line.role !== role);
const withOnly = (lines: readonly GivenLine[], role: string, ...others: GivenLine[]): GivenLine[] => [...without(lines, role), ...others];

// 4 × 0.5 + 4 × 0.15 + 0.5 = 3.1 A
const doors = [
  one('doorController', { doors: 4, power: 'dc12' }),
  one('cardReader', {}, 4),
  one('lock', { type: 'maglockSingle', failMode: '断电开门' }, 4),
  one('doorSupply', { currentA: 5, chargeA: 1 }),
  one('standbyBattery', { capacityAh: 12 }),
  one('fireLinkModule'),
];
const park = [one('barrierGate', {}, 2), one('groundLoop', {}, 2), one('fireLinkModule')];
// 100 × 1.3 + 20 × 1.5 = 160 W
const hall = [
  one('ceilingSpeaker', { tapW: 10, lineVoltage: 100 }, 10),
  one('fireSpeaker', { tapW: 10, lineVoltage: 100 }, 2),
  one('powerAmplifier', { powerW: 160, lineVoltage: 100 }),
];
// 36 V: three blocks
const power = [one('upsHost', { capacityKVA: 1, powerFactor: 0.8, voltage: 36 }, 2), one('batteryBlock', { voltage: 12, capacityAh: 17 }, 6)];

describe.each([
  ['doors', doors],
  ['a car park', park],
  ['public address', hall],
  ['a UPS', power],
])('%s', (_name, lines) => {
  it('as it should be says nothing, alone and beside cameras', () => {
    expect(found(lines)).toEqual([]);
    expect(found([...completeList(), ...lines])).toEqual([]);
  });
});

it.each<[string, readonly GivenLine[], string[], string[]]>([
  ['locks that no fire alarm opens', without(doors, 'fireLinkModule'), ['FIRE_RELEASE_MISSING 门锁 1'], ['1 fireLinkModule {}']],
  [
    'nine locks of no supply that is listed need three outputs of four',
    [one('lock', { type: 'strike' }, 9), one('doorSupply', { currentA: 20 }, 9)],
    ['FIRE_RELEASE_MISSING 门锁 3'],
    ['3 fireLinkModule {}'],
  ],
  ['barriers that no fire alarm lifts', without(park, 'fireLinkModule'), ['FIRE_RELEASE_MISSING 道闸 1'], ['1 fireLinkModule {}']],
  ['gates', [one('gateUnit', { gateType: 'tripod' }, 5)], ['FIRE_RELEASE_MISSING 闸机 2'], ['2 fireLinkModule {}']],
  ['a lock that stays shut', withOnly(doors, 'lock', one('lock', { type: 'bolt', currentA: 0.9, failMode: '断电上锁' })), ['LOCK_STAYS_SHUT 1'], []],
  // 3.1 − 3
  [
    'locks on too small a supply',
    withOnly(doors, 'doorSupply', one('doorSupply', { currentA: 3, chargeA: 1 })),
    ['DOOR_SUPPLY_SHORT 0.1'],
    ['1 doorSupply {"currentA":3}', '1 standbyBattery {"capacityAh":12}'],
  ],
  ['locks on none', without(without(doors, 'doorSupply'), 'standbyBattery'), ['DOOR_SUPPLY_SHORT 3.1'], ['1 doorSupply {"currentA":5}']],
  [
    'a supply without the battery that the other has',
    withOnly(doors, 'doorSupply', one('doorSupply', { currentA: 5, chargeA: 1 }, 2)),
    ['DOOR_BATTERY_SHORT 1'],
    ['1 standbyBattery {"capacityAh":12}'],
  ],
  // 100 × 0.8 − 1 × 24 × 0.8
  [
    'a battery that is not full again in a day',
    withOnly(withOnly(doors, 'standbyBattery', one('standbyBattery', { capacityAh: 100 })), 'doorSupply', one('doorSupply', { currentA: 8, chargeA: 1 })),
    ['DOOR_BATTERY_UNCHARGED 60.8'],
    [],
  ],
  ['booms that come down on people', without(park, 'groundLoop'), ['BARRIER_UNGUARDED 1'], ['1 antiSmashRadar {}']],
  [
    'an amplifier that is 20 W short of its margin',
    withOnly(hall, 'powerAmplifier', one('powerAmplifier', { powerW: 140, lineVoltage: 100 })),
    ['AMPLIFIER_SHORT 20'],
    ['1 powerAmplifier {"lineVoltage":100,"powerW":60}'],
  ],
  ['speakers of 100 V at 70 V', withOnly(hall, 'powerAmplifier', one('powerAmplifier', { powerW: 500, lineVoltage: 70 })), ['LINE_VOLTAGE_MISMATCH'], []],
  ['a UPS without batteries', without(power, 'batteryBlock'), ['UPS_BATTERY_NONE'], []],
  [
    'a block less than its strings',
    withOnly(power, 'batteryBlock', one('batteryBlock', { voltage: 12, capacityAh: 17 }, 5)),
    ['UPS_BATTERY_SHORT 1'],
    ['1 batteryBlock {"voltage":12,"capacityAh":17}'],
  ],
])('%s', (_name, lines, codes, additions) => {
  expect(found(lines)).toEqual(codes);
  expect(proposed(lines)).toEqual(additions);
  // what is proposed is enough
  const after = found([...lines, ...checked(lines).additions]).map((text) => text.split(' ')[0]);
  if (additions.length > 0) expect(codes.filter((code) => after.includes(code.split(' ')[0]))).toEqual([]);
});

it('a UPS smaller than recorder, switch and cameras: 30 + 8 + 20 + 8 cameras', () => {
  const host = (capacityKVA: number) => [
    one('upsHost', { capacityKVA, powerFactor: 0.8, voltage: 36 }),
    one('batteryBlock', { voltage: 12, capacityAh: 7 }, 3),
  ];
  const tenWatts = withOnly(completeList(), 'upsHost').map((line) =>
    line.role === 'ipCamera' ? { ...line, attributes: { ...line.attributes, powerW: 7 } } : line,
  );
  const code = (capacityKVA: number) => found([...tenWatts, ...host(capacityKVA)]).map((text) => text.split(' ')[0]);
  expect(code(0.1)).toEqual(['UPS_OVERLOAD']);
  expect(code(1)).toEqual([]);
});

describe('batteries that a recommendation reckoned for its minutes', () => {
  const of = (capacityAh: number, settings: object = { upsBlockAh: 3 * 38 }) =>
    checked([one('upsHost', { capacityKVA: 1, powerFactor: 0.8, voltage: 36 }), one('batteryBlock', { voltage: 12, capacityAh }, 3)], settings);
  it('as many ampere-hours, and nothing is left unjudged', () => {
    expect(of(38).issues).toEqual([]);
    expect(of(38).unjudged).toEqual([]);
  });
  it('fewer of them are told of', () =>
    expect(of(24).issues).toMatchObject([
      { code: 'UPS_TIME_SHORT', severity: 'warning', rule: '25g', shortBy: 42, why: '按后备时间要 12 V 电池合计 114 Ah（节数 × 每节安时），清单里有 72 Ah' },
    ]));
  it('nobody asked: it is not judged, and said so', () => {
    expect(of(24, {}).issues).toEqual([]);
    expect(of(24, {}).unjudged.join()).toContain('UPS 能撑多久');
  });
});

it('what a controller with a supply of its own feeds, nobody can say', () =>
  expect(found([one('doorController', { power: 'AC 220V' }), one('lock', {}, 9), one('qrReader', {}, 9), one('fireLinkModule')])).toEqual([]));

it('what a recommendation put in is missed once, by its clause', () => {
  const mandatory = [{ role: 'fireLinkModule', quantity: 1, attributes: {}, clause: 'GB 1', beside: ['lock'] }];
  expect(found(without(doors, 'fireLinkModule'), { mandatory }).map((text) => text.split(' ')[0])).toEqual(['MANDATORY_MISSING']);
});

it('amplifiers that a code asks for carry the speakers too: nothing is proposed twice', () => {
  const item = { role: 'powerAmplifier', quantity: 1, attributes: { powerW: 120, lineVoltage: 100 }, clause: 'GB 1', beside: ['fireSpeaker'] };
  // 160 W asked for, 60 W there: the one of 120 W is enough for both
  const short = withOnly(hall, 'powerAmplifier', one('powerAmplifier', { powerW: 60, lineVoltage: 100 }));
  const codes = ['MANDATORY_MISSING', 'AMPLIFIER_SHORT'];
  expect(found(short, { mandatory: [item] }).map((text) => text.split(' ')[0])).toEqual(codes);
  const { additions, issues } = checked(short, { mandatory: [item] });
  expect(additions).toEqual([{ role: 'powerAmplifier', quantity: 1, attributes: item.attributes }]);
  expect(issues.map(({ cures }) => cures)).toEqual([[0], [0]]);
  expect(found([...short, ...additions], { mandatory: [item] })).toEqual([]);
  // with none there 40 W are left, and an amplifier for them is proposed beside
  const bare = checked(without(hall, 'powerAmplifier'), { mandatory: [item] });
  expect(bare.additions.map(({ quantity, attributes }) => [quantity, attributes['powerW']])).toEqual([
    [1, 120],
    [1, 60],
  ]);
});

it('a list of doors alone is asked about, a list of cards is not', () => {
  const line = (role: string) => ({ role, roleAttributes: {}, quantity: 1, spuNo: 'S', skuStatus: 0, skuNo: 'K' });
  const settings = { ...checkDefaults, bitrates: [], kept: [], mandatory: [], runs: [], places: [] };
  expect(askedOf([line('lock')], settings)?.inputs.lines).toEqual([{ role: 'lock', quantity: 1, attributes: {} }]);
  expect(askedOf([line('accessCard'), line('cardReader')], settings)).toBeNull();
});

describe('never alarms about what the scenes themselves recommend', () => {
  const worked = [...ofCameras, ...handbook].flatMap(({ calculator, inputs }) => {
    const id = scenarioIds.find((scenario) => scenario === calculator);
    return id === undefined ? [] : [[id, inputs as object] as const];
  });
  const CODES = /^(FIRE_|LOCK_|DOOR_|BARRIER_|AMPLIFIER_|LINE_VOLTAGE|UPS_(OVER|BATTERY|DC|INPUT|OUTPUT))/;
  it.each([...worked, ...scenarioIds.map((id) => [id, scenarioPlans[id].starter as object] as const)])('%s %j', (id, inputs) => {
    const sized = scenarioFunctions[id](inputs);
    if (!sized.valid) return;
    const codes = found(sized.lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes }))).filter((code) => CODES.test(code));
    // no time to bridge was asked for: no battery, and a hint that says so
    const isBare = sized.lines.some(({ role }) => role === 'upsHost') && !sized.lines.some(({ role }) => role === 'batteryBlock');
    expect(codes).toEqual(isBare ? ['UPS_BATTERY_NONE'] : []);
  });
});
