import { expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { eSwitchAccess } from './calculate.ts';
import { switchAccessFields } from './fields.ts';
import { switchAccess } from './plan.ts';

type Inputs = Record<string, unknown>;
const answer = (inputs: Inputs) => {
  const result = eSwitchAccess(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Inputs): string[] => {
  const result = eSwitchAccess(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const said = (inputs: Inputs) => {
  const read = readInputs(switchAccessFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const outputs = answer(inputs);
  return {
    products: switchAccess.products(read.values, outputs),
    meaning: switchAccess.meaning(read.values, outputs),
    working: switchAccess.working(read.values, outputs),
  };
};
const poe = { ports: 8, poeStandard: 'at', poeBudgetW: 120 };
const one = (camera: Inputs) => [{ count: 1, resolution: '1080P', ...camera }];

it('a port kept free is not used', () => {
  const switches = (reservedPorts: number) => answer({ cameras: [{ count: 24, resolution: 'CIF' }], switch: { ports: 24, reservedPorts } }).camerasPerSwitch;
  expect([switches(0), switches(4), switches(23)]).toEqual([[24], [20, 4], Array.from({ length: 24 }, () => 1)]);
});

it('ports, budget and uplink each fill a switch on their own', () => {
  const cameras = [{ count: 8, bitrateKbps: 4000, poeClass: 3 }];
  const per = (device: Inputs) =>
    answer({ cameras, allocation: 'class', switch: { ports: 24, poeStandard: 'at', poeBudgetW: 370, ...device } }).camerasPerSwitch;
  expect(per({ ports: 3 })).toEqual([3, 3, 2]);
  expect(per({ poeBudgetW: 77 })).toEqual([5, 3]);
  expect(per({ poeBudgetW: 76.9 })).toEqual([4, 4]);
  // 100 × 0.6 ÷ 1.25 = 48 Mbps carry twelve, of which there are only eight; 2.5 Mbps of peak each
  expect(per({ uplinkMbps: 100 })).toEqual([8]);
  expect(answer({ cameras: [{ count: 13, bitrateKbps: 4000 }], switch: { ports: 24, uplinkMbps: 100 } }).camerasPerSwitch).toEqual([12, 1]);
});

it('two uplinks carry twice one', () => {
  const cameras = [{ count: 24, bitrateKbps: 4000 }];
  const { camerasPerSwitch, uplinkLoadPercent } = answer({ cameras, switch: { ports: 24, uplinkPorts: 2, uplinkMbps: 100 } });
  expect([camerasPerSwitch, uplinkLoadPercent]).toEqual([[24], [60]]);
});

// 1000 × 0.6 ÷ 1.25 = 480 Mbps, 100 000 the same way 48 000
it.each([
  [120, 4000, 1000],
  [121, 4000, 10_000],
  [750, 64_000, 100_000],
  [751, 64_000, null],
])('the core port of %i cameras of %i kbps at the peak is %s Mbps', (count, bitrateKbps, port) => {
  expect(answer({ cameras: [{ count, bitrateKbps }], switch: { ports: 24, uplinkMbps: 10_000 } }).corePortMbps).toBe(port);
});

it('the reserve is 20 % on real power and none on whole classes, unless it is given', () => {
  const required = (inputs: Inputs) => answer({ cameras: one({ poeClass: 3 }), cableLengthM: 0, switch: poe, ...inputs }).requiredPoeBudgetW;
  expect(required({})).toBe(15.54);
  expect(required({ allocation: 'class' })).toBe(15.4);
  expect(required({ allocation: 'class', poeReservePercent: 10 })).toBe(16.94);
  expect(required({ poeReservePercent: 0 })).toBe(12.95);
});

it('without PoE power is neither asked for nor counted; what is given of it is checked all the same', () => {
  const inputs = { cameras: one({ powerW: 7, poeClass: 3 }), switch: { ports: 8, poeBudgetW: 1 } };
  expect(errorsOf(inputs)).toEqual([]);
  expect(answer(inputs)).toMatchObject({ cameras: [{ requiredClass: null, psePowerW: 0 }], totalPoeW: 0, requiredPoeBudgetW: 0, switchesNeeded: 1 });
  expect(errorsOf({ cameras: one({ powerW: 30, poeClass: 3 }), switch: { ports: 8 } })).toEqual(['cameras[0].poeClass CONFLICT']);
  expect(errorsOf({ ...inputs, switch: { ports: 8, poeBudgetW: 0 } })).toEqual(['switch.poeBudgetW OUT_OF_RANGE']);
});

// each breaks one condition alone: CALC-5.5
it.each([
  ['POE_CLASS_UNSUPPORTED', { cameras: one({ powerW: 26 }), switch: poe }],
  ['POE_CABLE_TOO_LONG', { cameras: one({ powerW: 25.5 }), cableLengthM: 200, switch: poe }],
  ['PORT_SPEED_LOW', { cameras: [{ count: 1, bitrateKbps: 50_000 }], switch: { ports: 8, portMbps: 100 } }],
  ['UPLINK_TOO_SLOW', { cameras: [{ count: 1, bitrateKbps: 50_000 }], switch: { ports: 8, uplinkMbps: 100 } }],
  ['POE_BUDGET_LOW', { cameras: one({ powerW: 7 }), switch: { ...poe, poeBudgetW: 8 } }],
])('%s: no switch of the kind helps, and none is proposed', (code, inputs) => {
  const { switchesNeeded, camerasPerSwitch, uplinkLoadPercent, warnings } = answer(inputs);
  expect([switchesNeeded, camerasPerSwitch, uplinkLoadPercent]).toEqual([null, [], []]);
  expect(warnings.filter((warning) => warning !== 'CABLE_OVER_100M')).toEqual([code]);
  expect(said(inputs).products).toEqual([]);
});

it.each([
  // the class is served, but what the cable burns is beyond the port: 30, 60 and 90 W by the standard
  { powerW: 25.5, poeStandard: 'at', metres: 150, limitW: 30, pseW: '34.35' },
  { powerW: 50, poeStandard: 'bt3', metres: 150, limitW: 60, pseW: '66.67' },
  { powerW: 12.95, poeStandard: 'af', metres: 180, limitW: 15.4, pseW: '15.88' },
  { powerW: 71.3, poeStandard: 'bt4', metres: 130, limitW: 90, pseW: '103.47' },
])('$powerW W over $metres m are $pseW W, more than a port of $poeStandard gives', ({ powerW, poeStandard, metres, limitW, pseW }) => {
  const inputs = { cameras: [{ count: 8, resolution: '4MP', powerW }], cableLengthM: metres, switch: { ports: 8, poeStandard, poeBudgetW: 1000 } };
  expect(answer(inputs)).toMatchObject({ switchesNeeded: null, warnings: ['POE_PORT_LOW', 'CABLE_OVER_100M'] });
  expect(said(inputs).products).toEqual([]);
  expect(said(inputs).meaning[0]).toContain(`接不了其中的摄像机，每口最多供 ${limitW} W，经 ${metres} m 网线要 ${pseW} W。`);
  // a hundred metres are what the class is made for
  expect(answer({ ...inputs, cableLengthM: 100 })).toMatchObject({ switchesNeeded: 1, warnings: [] });
});

it('a port of a higher standard gives what the cable burns', () =>
  expect(answer({ cameras: one({ powerW: 25.5 }), cableLengthM: 150, switch: { ports: 8, poeStandard: 'bt3', poeBudgetW: 240 } })).toMatchObject({
    switchesNeeded: 1,
    warnings: ['CABLE_OVER_100M'],
  }));

it('warnings stand in the order of the rules', () => {
  const cameras = [
    { count: 1, bitrateKbps: 64_000, powerW: 60 },
    { count: 1, bitrateKbps: 32, powerW: 6 },
  ];
  const device = { ports: 8, portMbps: 100, uplinkMbps: 100, poeStandard: 'at', poeBudgetW: 5 };
  const expected = ['POE_CLASS_UNSUPPORTED', 'POE_CABLE_TOO_LONG', 'PORT_SPEED_LOW', 'UPLINK_TOO_SLOW', 'POE_BUDGET_LOW', 'CABLE_OVER_100M'];
  expect(answer({ cameras, cableLengthM: 250, switch: device }).warnings).toEqual(expected);
});

it('a cable too long for the power counts as no power at all', () => {
  expect(answer({ cameras: one({ powerW: 25.5 }), cableLengthM: 250, switch: poe })).toMatchObject({
    cameras: [{ requiredClass: 4, psePowerW: 0 }],
    totalPoeW: 0,
  });
});

it('a hundred metres are no warning yet', () => {
  const warnings = (cableLengthM: number) => answer({ cameras: one({}), cableLengthM, switch: { ports: 8 } }).warnings;
  expect([warnings(100), warnings(100.5)]).toEqual([[], ['CABLE_OVER_100M']]);
});

it.each([
  [{ cameras: [{ count: 1, resolution: 'CIF' }], switch: poe }, ['cameras[0].powerW REQUIRED']],
  [{ cameras: one({ poeClass: 3 }), switch: poe }, []],
  [{ cameras: one({ powerW: 0 }), switch: poe }, ['cameras[0].powerW OUT_OF_RANGE']],
  [{ cameras: one({ powerW: 71.4, poeClass: 9 }), switch: poe }, ['cameras[0].powerW OUT_OF_RANGE', 'cameras[0].poeClass OUT_OF_RANGE']],
  [{ cameras: one({ powerW: 6.49, poeClass: 2 }), switch: poe }, []],
  [{ cameras: one({ powerW: 6.5, poeClass: 2 }), switch: poe }, ['cameras[0].poeClass CONFLICT']],
  [
    { cameras: [...one({ powerW: 5 }), ...one({ powerW: 13, poeClass: 0 })], switch: { ...poe, reservedPorts: 8 } },
    ['cameras[1].poeClass CONFLICT', 'switch.reservedPorts CONFLICT'],
  ],
  [{ cameras: one({ powerW: 6.5, poeClass: 2 }), switch: { ...poe, reservedPorts: 128 } }, ['switch.reservedPorts OUT_OF_RANGE']],
  [{ cameras: one({}), switch: { ports: 8, poeStandard: 'af' } }, ['cameras[0].powerW REQUIRED', 'switch.poeBudgetW REQUIRED']],
  [{ cameras: one({}), switch: { ports: 8, poeStandard: 'bt' } }, ['switch.poeStandard NOT_IN_LIST']],
  [
    { cameras: one({}), switch: { ports: 129, portMbps: 10, uplinkPorts: 9, uplinkMbps: 40_000 } },
    ['switch.ports OUT_OF_RANGE', 'switch.portMbps NOT_IN_LIST', 'switch.uplinkPorts OUT_OF_RANGE', 'switch.uplinkMbps NOT_IN_LIST'],
  ],
  [
    { cameras: one({}), cableLengthM: 251, peakFactor: 0.9, utilisation: 1.1 },
    ['cableLengthM OUT_OF_RANGE', 'peakFactor OUT_OF_RANGE', 'utilisation OUT_OF_RANGE', 'switch.ports REQUIRED'],
  ],
  [{}, ['cameras REQUIRED', 'switch.ports REQUIRED']],
])('%j is refused for %j', (inputs, errors) => {
  expect(errorsOf(inputs)).toEqual(errors);
});

it('the switches are the product, with what they feed', () => {
  expect(said({ cameras: [{ count: 24, resolution: '4MP', powerW: 7 }], switch: poe }).products).toEqual([
    { role: 'poeSwitch', quantity: 3, attributes: { poePorts: 8, poeBudgetW: 120, poeStandard: 'at', portMbps: 1000, uplinkPorts: 1, uplinkMbps: 1000 } },
  ]);
  expect(said({ cameras: [{ count: 24, resolution: '4MP' }], switch: { ports: 16 } }).products).toEqual([
    { role: 'networkSwitch', quantity: 2, attributes: { ports: 16, portMbps: 1000, uplinkPorts: 1, uplinkMbps: 1000 } },
  ]);
});

it('working and meaning carry the figures of the case', () => {
  const { working, meaning } = said({ cameras: [{ count: 24, resolution: '4MP', powerW: 7 }], switch: { ...poe, ports: 24, poeBudgetW: 370 } });
  expect(meaning[0]).toBe('24 台摄像机（4MP H.265）需要 1 台 24 口 PoE 交换机（802.3at，370 W）。');
  expect(working.map(({ value }) => value)).toEqual([
    '3,072 kbps',
    '7.3487 W（3 级）',
    '176.37 W，含预留 211.64 W',
    '1 台，各接 24 台',
    '1,000 Mbps',
    '50 Gbps，包转发率 37.2 Mpps',
  ]);
  expect(working.map(({ substituted }) => substituted)).toEqual([
    '⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64',
    '44 ×（44－√（44² － 4 × 12.5 × 7））÷（2 × 12.5）',
    '（24 × 7.3487）×（1＋20%）',
    '每台 24 口，PoE 总功率 370 W，上联 1 × 1,000 × 0.6 ÷ 1.25 ＝ 480 Mbps',
    '73.73 × 1.25 ÷ 0.6 ＝ 153.604',
    '2 ×（24 × 1,000＋1 × 1,000）÷ 1000',
  ]);
});

it('a list says its cameras by stream and power, and its switch', () => {
  const camera = { role: 'ipCamera', quantity: 10, attributes: { resolution: '4MP', powerW: 7, bracket: 'wall' } };
  const cameras = [{ count: 10, resolution: '4MP', powerW: 7 }];
  const from = (role: string, attributes: Record<string, number | string>) => switchAccess.inputsFrom([camera, { role, quantity: 1, attributes }]);
  expect(from('poeSwitch', { poePorts: 16, poeBudgetW: 230 })).toEqual({ cameras, switch: { ports: 16, poeBudgetW: 230, poeStandard: 'at' } });
  expect(from('poeSwitch', { poePorts: 16, poeBudgetW: 230, poeStandard: 'bt4' })).toMatchObject({ switch: { poeStandard: 'bt4' } });
  expect(from('networkSwitch', { ports: 24 })).toEqual({ cameras, switch: { ports: 24 } });
  expect(from('hdd', { sizeTB: 4 })).toEqual({ cameras, switch: {} });
  expect(switchAccess.inputsFrom([])).toBeNull();
});

it('ports and uplinks of the switch are taken where its model says them, and what is not taken is said', () => {
  const of = (attributes: Record<string, number | string>) => {
    const lines = [
      { role: 'ipCamera', quantity: 10, attributes: { resolution: '4MP', powerW: 7 } },
      { role: 'poeSwitch', quantity: 1, attributes: { poePorts: 16, poeBudgetW: 230, ...attributes } },
    ];
    return { device: switchAccess.inputsFrom(lines)?.['switch'], notes: switchAccess.howTaken?.(lines).notes };
  };
  const slow = of({ portMbps: 100, uplinkPorts: 2, uplinkMbps: 1000 });
  expect(slow.device).toMatchObject({ ports: 16, portMbps: 100, uplinkPorts: 2, uplinkMbps: 1000 });
  expect(slow.notes).toEqual(['上联口按聚合后一起用计算，没有聚合的请改为 1 口']);
  expect(of({ portMbps: 100, uplinkPorts: 1 }).notes).toEqual(['型号没有写上联速率，填的是默认值，请核对']);
  const wide = of({ portMbps: 10_000, uplinkPorts: 0, uplinkMbps: 40_000 });
  expect(wide.device).toEqual({ ports: 16, poeBudgetW: 230, poeStandard: 'at', portMbps: 2500, uplinkMbps: 10_000 });
  expect(wide.notes).toEqual([
    '下联速率型号写的是 10,000，计算器按 2,500 填入，请核对',
    '上联口数型号写的是 0，计算器填的是默认值，请核对',
    '上联速率型号写的是 40,000，计算器按 10,000 填入，请核对',
  ]);
});
