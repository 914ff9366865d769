import { describe, expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { gCameraPowerSupply, supplyFor } from './calculate.ts';
import { powerSupplyFields } from './fields.ts';
import { powerSupply } from './plan.ts';
import { voltagesAlong } from './voltage-drop.ts';

/** A coil or a lamp on a line of 20 °C: the current stays what it is, so that the drop is a plain product. */
const steady = (inputs: Record<string, unknown>): Record<string, unknown> => ({
  conductorTempC: 20,
  ...inputs,
  cameras: (inputs['cameras'] as Record<string, unknown>[]).map((camera) => ({ load: 'current', ...camera })),
});
const found = (inputs: Record<string, unknown>) => worked(steady(inputs));
const worked = (inputs: Record<string, unknown>) => {
  const result = gCameraPowerSupply(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = gCameraPowerSupply(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const valuesOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(powerSupplyFields, steady(inputs));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};
const one = (camera: Record<string, unknown>) => ({ cameras: [{ powerW: 6, distanceM: 50, ...camera }] });

// IEC 60228 class 5: 500 m out and back at 1 A drop as many volts as a kilometre has ohms
it.each([
  [0.5, 39],
  [0.75, 26],
  [1, 19.5],
  [1.5, 13.3],
  [2.5, 7.98],
  [4, 4.95],
  [6, 3.3],
])('500 m of %f mm² at 1 A lose %f V', (wireAreaMm2, dropV) => {
  expect(found({ ...one({ currentA: 1, distanceM: 500 }), wireAreaMm2 }).cameras[0]).toMatchObject({ areaMm2: wireAreaMm2, dropV });
});

it.each([
  [20, 3.9],
  [70, 4.67],
  [-40, 2.98],
])('at %f °C a conductor that loses 3.9 V at 20 °C loses %f V', (conductorTempC, dropV) => {
  expect(found({ ...one({ currentA: 0.1, distanceM: 500 }), wireAreaMm2: 0.5, conductorTempC }).cameras[0]?.dropV).toBe(dropV);
});

it('a drop just as large as allowed is allowed, and the line may be just that long', () => {
  // 12 V × 19.5 % = 2.34 V = 2 × 80 m × 19.5 Ω/km ÷ 1000 × 0.75 A
  const [camera] = found({ ...one({ currentA: 0.75, distanceM: 80, powerW: undefined }), wireAreaMm2: 1, maxDropPercent: 19.5 }).cameras;
  expect(camera).toMatchObject({ dropV: 2.34, deviceV: 9.66, ok: true, maxDistanceM: 80 });
  expect(found({ ...one({ currentA: 0.75, distanceM: 80.001 }), wireAreaMm2: 1, maxDropPercent: 19.5 }).cameras[0]?.ok).toBe(false);
});

it('a current that is given wins over the power', () => {
  expect(found(one({ currentA: 2, powerW: 6 })).cameras[0]?.currentA).toBe(2);
  expect(found(one({ currentA: null, powerW: 6 })).cameras[0]?.currentA).toBe(0.5);
  expect(errorsOf(one({ powerW: undefined }))).toEqual(['cameras[0].powerW REQUIRED']);
  expect(errorsOf(one({ powerW: undefined, currentA: 'much' }))).toEqual(['cameras[0].currentA NOT_A_NUMBER']);
});

it('the output counts as the nominal voltage unless it is said, and has the range of its voltage', () => {
  expect(found(one({})).allowedDropV).toBe(1.2);
  expect(found({ ...one({}), supplyVoltage: 24 }).allowedDropV).toBe(2.4);
  expect(found({ ...one({}), outputVoltage: 15 }).allowedDropV).toBe(4.2);
  expect(errorsOf({ ...one({}), outputVoltage: 15.01 })).toEqual(['outputVoltage OUT_OF_RANGE']);
  expect(errorsOf({ ...one({}), supplyVoltage: 24, outputVoltage: 13.8 })).toEqual(['outputVoltage OUT_OF_RANGE']);
  expect(errorsOf({ ...one({}), supplyVoltage: 48, outputVoltage: 13.8 })).toEqual(['supplyVoltage NOT_IN_LIST']);
});

it.each([
  [11, 5],
  [11.4, 5],
])('%f V of output with %f %% allowed leave nothing to lose', (outputVoltage, maxDropPercent) => {
  expect(errorsOf({ ...one({}), outputVoltage, maxDropPercent })).toEqual(['outputVoltage CONFLICT']);
});

it('a contradiction is told only once everything else is right', () => {
  expect(errorsOf({ ...one({ distanceM: -1 }), outputVoltage: 11, maxDropPercent: 5 })).toEqual(['cameras[0].distanceM OUT_OF_RANGE']);
});

it('a camera at the supply loses nothing and may still be moved', () => {
  expect(found(one({ distanceM: 0 })).cameras[0]).toMatchObject({ dropV: 0, deviceV: 12, recommendedAreaMm2: 0.5, maxDistanceM: 30.7 });
});

it('next to no current has no farthest distance', () => {
  expect(found(one({ currentA: 5e-324 })).cameras[0]).toMatchObject({ currentA: 0, maxDistanceM: null, ok: true });
});

it('no wire fits: the thickest is reckoned with, and both warnings stand', () => {
  const far = found(one({ powerW: 60, distanceM: 300 }));
  expect(far.cameras[0]).toMatchObject({ recommendedAreaMm2: null, areaMm2: 6, ok: false });
  expect(far.warnings).toEqual(['DROP_TOO_LARGE', 'NO_WIRE_FITS']);
});

it('a wire that is given is used; a better one is still recommended', () => {
  expect(found({ ...one({}), wireAreaMm2: 0.5 }).cameras[0]).toMatchObject({ recommendedAreaMm2: 1, areaMm2: 0.5, ok: false });
  expect(found({ ...one({}), wireAreaMm2: 6 }).cameras[0]).toMatchObject({ recommendedAreaMm2: 1, areaMm2: 6, ok: true });
  expect(errorsOf({ ...one({}), wireAreaMm2: 3 })).toEqual(['wireAreaMm2 NOT_IN_LIST']);
});

describe('a camera takes the same power whatever arrives (CALC-7.1)', () => {
  const camera = (powerW: number, distanceM: number, more: Record<string, unknown> = {}) =>
    worked({ conductorTempC: 20, wireAreaMm2: 1, maxDropPercent: 25, cameras: [{ powerW, distanceM }], ...more });

  // V² − V0·V + R·P = 0: 2.964, 1.17 and 1.794 Ω of 1.0 mm², solved on paper
  it.each([
    [76, 25, 6.66, 1.803, false],
    [30, 10, 10.69, 1.123, false],
    [46, 15, 9.8, 1.224, false],
    [46, 20, 9.8, 1.224, true],
  ])('12 W at %d m, %d %% allowed: %f V and %f A', (distanceM, maxDropPercent, deviceV, currentA, ok) => {
    expect(camera(12, distanceM, { maxDropPercent }).cameras[0]).toMatchObject({ deviceV, currentA, ok });
  });

  it('at 60 °C 76 m carry 12 W no longer: there is no voltage, and that is an answer of its own', () => {
    const answer = camera(12, 76, { conductorTempC: 60 });
    expect(answer.cameras[0]).toMatchObject({ deviceV: null, dropV: null, ok: false });
    expect(answer.warnings).toEqual(['VOLTAGE_COLLAPSE', 'DROP_TOO_LARGE']);
    // what it would draw at 9 V, the least of 25 %
    expect(answer.totalCurrentA).toBe(1.333);
  });

  it('the last power a line carries is (V0 ÷ 2)² ÷ R, at half the voltage', () => {
    // 100 m of 1.0 mm²: 3.9 Ω, 36 ÷ 3.9 = 9.2308 W
    expect(camera(9.23, 100).cameras[0]?.deviceV).toBeCloseTo(6.05, 1);
    expect(camera(9.231, 100).cameras[0]?.deviceV).toBeNull();
  });

  it('a current of the data sheet is one at the nominal voltage', () => {
    const [asked] = worked({ cameras: [{ currentA: 0.5, distanceM: 50 }] }).cameras;
    expect(asked).toEqual(worked({ cameras: [{ powerW: 6, distanceM: 50 }] }).cameras[0]);
  });

  it('the farthest distance is where the drop is just what is allowed', () => {
    // 1.2 V × 10.8 V ÷ (6 W × 2 × 19.5 Ω/km)
    expect(camera(6, 10, { maxDropPercent: 10 }).cameras[0]?.maxDistanceM).toBe(55.3);
  });

  // two of 6 W at 40 and 80 m of 1.5 mm²: U1 = 12 − 1.064 × (6 ÷ U1 + 6 ÷ U2), U2 = U1 − 1.064 × 6 ÷ U2, put in until they rest
  it('on a bus the voltages and the currents agree', () => {
    const bus = worked({ topology: 'bus', conductorTempC: 20, wireAreaMm2: 1.5, cameras: [40, 80].map((distanceM) => ({ powerW: 6, distanceM })) });
    const [near, far] = bus.cameras.map(({ deviceV }) => deviceV ?? 0);
    let [u1, u2] = [12, 12];
    for (let round = 0; round < 200; round += 1) {
      u1 = 12 - 1.064 * (6 / u1 + 6 / u2);
      u2 = u1 - (1.064 * 6) / u2;
    }
    expect([near, far]).toEqual([expect.closeTo(u1, 1), expect.closeTo(u2, 1)]);
    expect(u1).toBeCloseTo(10.76, 1);
  });

  it('a bus that gives way gives way for all', () => {
    const bus = worked({ topology: 'bus', wireAreaMm2: 0.5, cameras: [20, 60, 100].map((distanceM) => ({ powerW: 12, distanceM })) });
    expect(bus.cameras.map(({ deviceV }) => deviceV)).toEqual([null, null, null]);
    expect(bus.warnings).toContain('VOLTAGE_COLLAPSE');
  });

  it('the line is taken as warm unless it is said', () => {
    expect(worked({ wireAreaMm2: 1, cameras: [{ powerW: 6, distanceM: 50 }] })).toEqual(
      expect.objectContaining({ cameras: [expect.objectContaining({ deviceV: 10.79, ok: false, recommendedAreaMm2: 1.5 })] }),
    );
  });
});

describe('a bus', () => {
  const group = (distanceM: number, count = 1) => ({ currentA: 0.5, distanceM, count });
  const dropsOf = (...cameras: unknown[]) => found({ topology: 'bus', cameras, wireAreaMm2: 2.5 }).cameras.map(({ dropV }) => dropV);

  it('each stretch carries the cameras from its end on, and the answers stand in the order of the list', () => {
    // 7.98 Ω/km: 20 m × 1.5 A, 20 m × 1 A, 20 m × 0.5 A → 0.4788, 0.798, 0.9576 V
    expect(dropsOf(group(20), group(40), group(60))).toEqual([0.48, 0.8, 0.96]);
    expect(dropsOf(group(60), group(20), group(40))).toEqual([0.96, 0.48, 0.8]);
  });

  it('cameras at one point lose the same, as one group or as several', () => {
    expect(dropsOf(group(40), group(40), group(60))).toEqual([0.96, 0.96, 1.12]);
    expect(dropsOf(group(40, 2), group(60))).toEqual([0.96, 1.12]);
  });

  it('has one area for all, chosen for the farthest, and no farthest distance', () => {
    const bus = found({ topology: 'bus', cameras: [group(5), group(60)] });
    expect(bus.cameras.map(({ recommendedAreaMm2, maxDistanceM }) => [recommendedAreaMm2, maxDistanceM])).toEqual([
      [1.5, null],
      [1.5, null],
    ]);
    const star = found({ cameras: [group(5), group(60)] });
    expect(star.cameras.map(({ recommendedAreaMm2 }) => recommendedAreaMm2)).toEqual([0.5, 1]);
  });
});

it.each([
  [0, 1, 1],
  [1, 1, 1],
  [1.01, 2, 1],
  [3.01, 5, 1],
  [5.01, 8, 1],
  [20.1, 30, 1],
  [30, 30, 1],
  [30.01, 30, 2],
  [60, 30, 2],
  [60.01, 30, 3],
])('%f A need a supply of %i A, %i of them', (requiredA, supplyA, supplyCount) => {
  expect(supplyFor(requiredA)).toEqual({ supplyA, supplyCount });
});

it('the power of the supply is that of one', () => {
  expect(found(one({ count: 100, powerW: 12 }))).toMatchObject({ totalCurrentA: 100, requiredSupplyA: 125, supplyA: 30, supplyCount: 5, supplyW: 360 });
});

it('the line ends at the voltage of the device', () => {
  const inputs = { ...one({}), wireAreaMm2: 1 };
  expect(voltagesAlong(valuesOf(inputs), [1])).toEqual([
    [
      { distanceM: 0, volts: 12 },
      { distanceM: 50, volts: 11.025 },
    ],
  ]);
  const bus = {
    topology: 'bus',
    cameras: [
      { currentA: 0.5, distanceM: 60 },
      { currentA: 0.5, distanceM: 20 },
    ],
  };
  const { cameras } = found(bus);
  const [line] = voltagesAlong(
    valuesOf(bus),
    cameras.map(({ areaMm2 }) => areaMm2),
  );
  expect(line?.map(({ distanceM }) => distanceM)).toEqual([0, 20, 60]);
  expect(line?.[2]?.volts).toBeCloseTo(cameras[0]?.deviceV ?? 0, 2);
});

describe('products', () => {
  const productsOf = (inputs: Record<string, unknown>) => powerSupply.products(valuesOf(inputs), found(inputs));

  it('a star buys a run for each camera, by area; 10 % and 6 m more, whole out of rolls of 100 m', () => {
    const cameras = [
      { count: 8, powerW: 6, distanceM: 50 },
      { count: 2, powerW: 6, distanceM: 10 },
    ];
    expect(productsOf({ cameras })).toEqual([
      { role: 'powerSupply12V', quantity: 1, attributes: { currentA: 8, outputs: 10 } },
      { role: 'powerCable', quantity: 1, attributes: { areaMm2: 0.5, rollM: 100 } },
      // 61 m: one a roll; the two of 17 m fit into one
      { role: 'powerCable', quantity: 8, attributes: { areaMm2: 1, rollM: 100 } },
    ]);
  });

  it('an output for every run: as many supplies as that takes, loaded alike', () => {
    const supplyOf = (inputs: Record<string, unknown>) => productsOf(inputs)[0];
    const alike = (count: number) => [{ count, powerW: 2.4, distanceM: 20 }];
    expect(supplyOf({ cameras: alike(12) })).toEqual({ role: 'powerSupply12V', quantity: 1, attributes: { currentA: 3, outputs: 12 } });
    expect(supplyOf({ cameras: alike(40) })).toEqual({ role: 'powerSupply12V', quantity: 3, attributes: { currentA: 5, outputs: 14 } });
    // 20 at 4 A and 20 at 0.1 A: each of the four has five of both
    const uneven = [0.1, 4].map((currentA) => ({ count: 20, currentA, load: 'current', distanceM: 1 }));
    expect(supplyOf({ cameras: uneven })).toEqual({ role: 'powerSupply12V', quantity: 4, attributes: { currentA: 30, outputs: 10 } });
    expect(supplyOf({ topology: 'bus', cameras: alike(12), wireAreaMm2: 4 })?.attributes['outputs']).toBe(1);
  });

  it('a bus buys one line to the farthest', () => {
    const rollsTo = (distanceM: number) => {
      const cameras = [50, distanceM].map((at) => ({ currentA: 0.1, distanceM: at }));
      return productsOf({ topology: 'bus', cameras, wireAreaMm2: 4 }).at(-1);
    };
    // 99.5 and 100.6 m
    expect(rollsTo(85)).toEqual({ role: 'powerCable', quantity: 1, attributes: { areaMm2: 4, rollM: 100 } });
    expect(rollsTo(86)?.quantity).toBe(2);
  });

  it('nothing is offered where a camera would not be fed', () => {
    expect(productsOf({ ...one({}), wireAreaMm2: 0.5 })).toEqual([]);
    expect(productsOf(one({ powerW: 60, distanceM: 300 }))).toEqual([]);
  });

  it('a supply of 24 V where that is asked, and no cable where there is no way', () => {
    expect(productsOf({ supplyVoltage: 24, ...one({ distanceM: 0 }) })).toEqual([{ role: 'powerSupply24V', quantity: 1, attributes: { currentA: 1 } }]);
  });
});

it('a list gives its 12 V cameras, equal powers together, and no power it does not know', () => {
  const camera = (quantity: number, attributes: Record<string, string | number>) => ({ role: 'ipCamera', quantity, attributes });
  const lines = [
    camera(2, { power: 'dc12', powerW: 6 }),
    camera(3, { power: 'poe', powerW: 6 }),
    camera(4, { power: 'dc12', powerW: 6 }),
    camera(1, { power: 'dc12' }),
  ];
  expect(powerSupply.inputsFrom(lines)).toEqual({ supplyVoltage: 12, cameras: [{ count: 6, powerW: 6 }, { count: 1 }] });
  expect(powerSupply.inputsFrom([camera(3, { powerW: 6 })])).toBeNull();
});

it('the message to copy says what holds and what does not', () => {
  const meaningOf = (inputs: Record<string, unknown>) => powerSupply.meaning(valuesOf(inputs), found(inputs))[0];
  expect(meaningOf(one({ count: 8 }))).toBe('8 台摄像机共 4 A，选 12 V 5 A 电源 1 台，电源线用 1.0 mm²，末端电压最低 11.03 V，压降合格。');
  expect(meaningOf({ ...one({}), wireAreaMm2: 0.5 })).toContain('压降超出允许值，不能照此施工');
});

it('the working of a bus shows its stretches', () => {
  const inputs = {
    topology: 'bus',
    cameras: [
      { currentA: 0.5, distanceM: 20 },
      { currentA: 0.5, distanceM: 60 },
    ],
  };
  const steps = powerSupply.working(valuesOf(inputs), found(inputs));
  expect(steps.find(({ title }) => title.startsWith('第 2 组线路压降'))?.substituted).toContain('（20×1＋40×0.5）');
});
