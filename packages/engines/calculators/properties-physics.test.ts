import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrorCodes, readInputs, type CalcResult, type Field, type Fields, type Raw } from '../inputs/index.ts';
import {
  cableAreaMm2,
  type CalculatorPlan,
  focalLength,
  footprintsOf,
  genericCabling,
  lensOf,
  neededMm,
  pathPointAt,
  peopleCounter,
  powerSupply,
  viewBoxAt,
  voltagesAlong,
  wirelessBridge,
} from './index.ts';

const plans: Record<string, CalculatorPlan> = {
  focalLength: erased(focalLength),
  genericCabling: erased(genericCabling),
  powerSupply: erased(powerSupply),
  peopleCounter: erased(peopleCounter),
  wirelessBridge: erased(wirelessBridge),
};

/** All plans under one type, for the walks over them. */
function erased<F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>): CalculatorPlan {
  return plan as unknown as CalculatorPlan;
}

/** The outputs of inputs that are in order. */
function found<Outputs>(plan: { calculate: (inputs: unknown) => CalcResult<Outputs> }, inputs: unknown): Outputs & { warnings: string[] } {
  const result = plan.calculate(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
}
function valuesOf<F extends Fields>({ fields }: { fields: F }, inputs: Raw) {
  const read = readInputs(fields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', '12', 'NaN', Number.NaN, Infinity, -Infinity, 1e308, -1e308, 5e-324, -0, 0, true, [], {}, [null], [[]], { a: { b: [1] } }),
  fc.double(),
  fc.anything({ maxDepth: 2 }),
);

/** Values a description allows, its bounds and what lies next to them, and now and then junk. */
function oddly(field: Field): fc.Arbitrary<unknown> {
  const likely = (): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'number':
      case 'numbers': {
        const { min, max } = field;
        const offered = field.kind === 'number' ? (field.suggestions ?? []) : [];
        const value = fc.oneof(
          between(min, max),
          between(min, max).map(Math.ceil),
          fc.constantFrom(min, max, min + Number.MIN_VALUE, min + 1e-9, max - 1e-9, ...offered),
        );
        return field.kind === 'numbers' ? fc.array(value, { maxLength: 3 }) : value;
      }
      case 'option':
        return fc.constantFrom(...field.options.map(({ value }) => value));
      case 'flag':
        return fc.boolean();
      case 'group':
        return oddInputs(field.fields);
      case 'rows':
        return fc.array(oddInputs(field.fields), { minLength: field.optional ? 0 : 1, maxLength: 3 });
    }
  };
  return fc.oneof({ weight: 20, arbitrary: likely() }, { weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: junk });
}

const oddInputs = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, oddly(field)])));

/** The plan's starter with some of its inputs, or all, made odd. */
const oddStarter = ({ fields, starter }: CalculatorPlan): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(oddInputs(fields), fc.subarray(Object.keys(fields)))
    .map(([odd, names]) => ({ ...starter, ...Object.fromEntries(names.map((name) => [name, odd[name]])) }));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe.each(Object.entries(plans))('%s', (_name, plan) => {
  it('whatever is given, the answer is a refusal with known codes, or figures that are numbers and sentences that can be read', () => {
    let valid = 0;
    fc.assert(
      fc.property(oddStarter(plan), (inputs) => {
        const result = plan.calculate(inputs);
        if (!result.valid) {
          expect(result.errors.length).toBeGreaterThan(0);
          expect(new Set(result.errors.map(({ field }) => field)).size).toBe(result.errors.length);
          expect(result.errors.filter(({ code }) => !fieldErrorCodes.includes(code))).toEqual([]);
          return;
        }
        valid += 1;
        expect(numbersIn(result).filter((value) => !Number.isFinite(value))).toEqual([]);
        const values = valuesOf(plan, inputs);
        const sentences = [...plan.meaning(values, result), ...plan.working(values, result).flatMap((step) => Object.values(step))];
        expect(sentences.filter((text) => text === '' || /undefined|null|NaN|Infinity|∞/.test(text))).toEqual([]);
        expect(plan.products(values, result).filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)).toEqual([]);
        expect(result.warnings).toEqual(Object.keys(plan.warningTexts).filter((code) => result.warnings.includes(code)));
      }),
      { numRuns: 600 },
    );
    expect(valid).toBeGreaterThan(40);
  });

  it('whatever is no object at all is refused', () => {
    fc.assert(
      fc.property(
        junk.filter((given) => typeof given !== 'object' || given === null || Array.isArray(given)),
        (given) => {
          expect(plan.calculate(given).valid).toBe(false);
        },
      ),
    );
  });

  it('the starter is in order, and every input and warning explains itself', () => {
    const hintless = (fields: Fields): string[] =>
      Object.entries(fields).flatMap(([name, field]) => [
        ...(field.hint ? [] : [name]),
        ...(field.kind === 'rows' || field.kind === 'group' ? hintless(field.fields) : []),
      ]);
    expect(plan.calculate(plan.starter).valid).toBe(true);
    expect(hintless(plan.fields)).toEqual([]);
    expect(Object.values(plan.warningTexts).filter((text) => !text.includes('请'))).toEqual([]);
    expect(plan.basis.filter(({ label, source }) => !label || !source)).toEqual([]);
  });
});

describe('lens', () => {
  const sensor = fc.constantFrom('1/4"', '1/2.8"', '1/1.8"', '1"');

  it('the focal length found gives the width asked for back', () => {
    fc.assert(
      fc.property(sensor, between(1, 500), between(0.5, 500), (kind, distanceM, targetWidthM) => {
        const inputs = { sensor: kind, distanceM, targetWidthM };
        const values = valuesOf(focalLength, inputs);
        const lens = { ...lensOf(values), focalMm: neededMm(values) };
        expect(viewBoxAt(lens, distanceM).widthM / targetWidthM).toBeCloseTo(1, 9);
        if (lens.focalMm < 1 || lens.focalMm > 1000) return;
        const view = found(focalLength, { mode: 'view', sensor: kind, distanceM, focalMm: lens.focalMm });
        expect(view.viewWidthM).toBeCloseTo(targetWidthM, 1);
      }),
    );
  });

  it('the standard lens sees the whole target, and the next longer one does not', () => {
    const lenses = [2.8, 4, 6, 8, 12, 16, 25, 35, 50];
    fc.assert(
      fc.property(sensor, between(1, 100), between(0.5, 100), between(0.5, 100), (kind, distanceM, targetWidthM, targetHeightM) => {
        const inputs = { sensor: kind, distanceM, targetWidthM, targetHeightM };
        const { standardLensMm } = found(focalLength, inputs);
        const covers = (focalMm: number): boolean => {
          const box = viewBoxAt({ ...lensOf(valuesOf(focalLength, inputs)), focalMm }, distanceM);
          return box.widthM >= targetWidthM - 1e-6 && box.heightM >= targetHeightM - 1e-6;
        };
        expect(lenses.filter(covers).at(-1) ?? null).toBe(standardLensMm);
      }),
    );
  });

  it('at the farthest distance of a level the picture is just that dense', () => {
    fc.assert(
      fc.property(sensor, between(2, 200), between(2, 200), (kind, focalMm, distanceM) => {
        const view = (at: number) => found(focalLength, { mode: 'view', sensor: kind, focalMm, distanceM: at, resolution: '4MP' });
        const { identify, detect } = view(distanceM).doriDistancesM ?? { identify: 0, detect: 0 };
        expect(detect / identify).toBeCloseTo(10, 0);
        if (identify < 10 || identify > 5000) return;
        expect(view(identify).pixelsPerMeter ?? 0).toBeGreaterThan(248);
        expect(view(identify).pixelsPerMeter ?? 0).toBeLessThan(252);
      }),
    );
  });

  it('farther away a longer lens is needed, and the same lens sees more, less densely', () => {
    fc.assert(
      fc.property(between(1, 1000), between(1, 3), (distanceM, times) => {
        const near = found(focalLength, { distanceM, targetWidthM: 10 });
        const far = found(focalLength, { distanceM: distanceM * times, targetWidthM: 10 });
        expect(far.focalLengthMm).toBeGreaterThanOrEqual(near.focalLengthMm);
        const lens = (at: number) => found(focalLength, { mode: 'view', focalMm: 8, distanceM: at, resolution: '1080P' });
        expect(lens(distanceM * times).viewWidthM).toBeGreaterThanOrEqual(lens(distanceM).viewWidthM);
        expect(lens(distanceM * times).pixelsPerMeter ?? 0).toBeLessThanOrEqual(lens(distanceM).pixelsPerMeter ?? 0);
      }),
    );
  });
});

describe('supply', () => {
  const topology = fc.constantFrom('star', 'bus');
  const camera = fc.record({ count: whole(1, 20), currentA: between(0.05, 3), distanceM: between(0, 500), load: fc.constantFrom('power', 'current') });
  const cameras = fc.array(camera, { minLength: 1, maxLength: 6 });

  it('a longer, a hotter or a thinner cable never drops less', () => {
    fc.assert(
      fc.property(topology, cameras, between(1, 3), between(0, 50), (kind, rows, times, warmer) => {
        const drops = (inputs: Record<string, unknown>) =>
          found(powerSupply, { topology: kind, wireAreaMm2: 1, cameras: rows, ...inputs }).cameras.map(({ dropV }) => dropV ?? Infinity);
        const plain = drops({});
        const worse = [
          drops({ cameras: rows.map((row) => ({ ...row, distanceM: row.distanceM * times })) }),
          drops({ conductorTempC: 50 + 0.8 * warmer }),
          drops({ cameras: rows.map((row) => ({ ...row, currentA: row.currentA * times })) }),
          drops({ wireAreaMm2: 0.75 }),
        ];
        for (const more of worse) expect(more.every((drop, place) => drop >= (plain[place] ?? 0))).toBe(true);
      }),
    );
  });

  it('a further group never makes the supply smaller, and on a bus nobody’s drop', () => {
    fc.assert(
      fc.property(cameras, camera, (rows, further) => {
        const before = found(powerSupply, { topology: 'bus', wireAreaMm2: 2.5, cameras: rows });
        const after = found(powerSupply, { topology: 'bus', wireAreaMm2: 2.5, cameras: [...rows, further] });
        expect(after.supplyA * after.supplyCount).toBeGreaterThanOrEqual(before.supplyA * before.supplyCount);
        expect(before.cameras.every(({ dropV }, place) => (after.cameras[place]?.dropV ?? Infinity) >= (dropV ?? Infinity))).toBe(true);
      }),
    );
  });

  it('the supply carries the load, and the area recommended keeps the drop while the next thinner does not', () => {
    const areas = [0.5, 0.75, 1, 1.5, 2.5, 4, 6];
    fc.assert(
      fc.property(topology, cameras, (kind, rows) => {
        const answer = found(powerSupply, { topology: kind, cameras: rows });
        expect(answer.supplyA * answer.supplyCount).toBeGreaterThanOrEqual(answer.requiredSupplyA - 0.005);
        expect(answer.cameras.every(({ ok }) => ok)).toBe(answer.cameras.every(({ recommendedAreaMm2 }) => recommendedAreaMm2 !== null));
        answer.cameras.forEach(({ recommendedAreaMm2, ok }, place) => {
          if (kind === 'star') expect(ok).toBe(recommendedAreaMm2 !== null);
          const thinner = areas[areas.indexOf(recommendedAreaMm2 ?? Number.NaN) - 1];
          if (thinner === undefined) return;
          const tried = found(powerSupply, { topology: kind, cameras: rows, wireAreaMm2: thinner });
          expect(kind === 'star' ? tried.cameras[place]?.ok : tried.cameras.every((one) => one.ok)).toBe(false);
        });
      }),
    );
  });

  it('the farthest distance of a star is the last that holds', () => {
    fc.assert(
      fc.property(between(0.2, 10), fc.constantFrom(0.5, 1, 2.5), between(-20, 70), (currentA, wireAreaMm2, conductorTempC) => {
        const at = (distanceM: number) => found(powerSupply, { wireAreaMm2, conductorTempC, cameras: [{ currentA, distanceM }] }).cameras[0];
        const farthest = at(10)?.maxDistanceM ?? 0;
        expect(at(farthest)?.ok).toBe(true);
        expect(at(farthest + 0.1001)?.ok).toBe(false);
      }),
    );
  });

  it('one camera on a bus is one camera on a star, and a line never rises on its way', () => {
    fc.assert(
      fc.property(cameras, topology, (rows, kind) => {
        const single = rows.slice(0, 1).map((row) => ({ ...row, count: 1 }));
        const [star, bus] = (['star', 'bus'] as const).map((one) => found(powerSupply, { topology: one, cameras: single }).cameras[0]?.dropV);
        if (typeof star !== 'number' || typeof bus !== 'number') expect([star, bus]).toEqual([null, null]);
        else expect(Math.abs(star - bus)).toBeLessThan(0.02);
        const inputs = { topology: kind, cameras: rows, wireAreaMm2: 4 };
        for (const line of voltagesAlong(
          valuesOf(powerSupply, inputs),
          rows.map(() => 4),
        )) {
          expect(line.every(({ volts }, place) => place === 0 || volts === null || volts <= (line[place - 1]?.volts ?? 0) + 1e-9)).toBe(true);
        }
      }),
    );
  });

  it('twice the current drops twice as much, twice the power more than that', () => {
    fc.assert(
      fc.property(between(0.1, 5), between(1, 500), (currentA, distanceM) => {
        const drop = (load: string, amps: number) =>
          found(powerSupply, { wireAreaMm2: 1.5, cameras: [{ currentA: amps, distanceM, load }] }).cameras[0]?.dropV ?? Infinity;
        expect(Math.abs(drop('current', 2 * currentA) - 2 * drop('current', currentA))).toBeLessThan(0.016);
        expect(drop('power', 2 * currentA)).toBeGreaterThanOrEqual(2 * drop('power', currentA) - 0.016);
        expect(drop('power', currentA)).toBeGreaterThanOrEqual(drop('current', currentA));
      }),
    );
  });

  it('what a camera gets and what it draws agree: V × I is its power, V0 − V the loss of the line', () => {
    const ohmPerKm = { 0.5: 39, 1: 19.5, 2.5: 7.98 } as const;
    fc.assert(
      fc.property(between(1, 60), between(1, 300), fc.constantFrom(0.5, 1, 2.5), between(-20, 70), (powerW, distanceM, wireAreaMm2, conductorTempC) => {
        const [answer] = found(powerSupply, { wireAreaMm2, conductorTempC, cameras: [{ powerW, distanceM }] }).cameras;
        const ohm = (2 * distanceM * ohmPerKm[wireAreaMm2 as 1] * (1 + 0.00393 * (conductorTempC - 20))) / 1000;
        if (answer?.deviceV === null || answer === undefined) expect(ohm * powerW).toBeGreaterThanOrEqual(36);
        else {
          expect(answer.deviceV).toBeGreaterThanOrEqual(6 - 0.005);
          expect(Math.abs(answer.deviceV * answer.currentA - powerW)).toBeLessThan(0.02 + 0.01 * answer.currentA);
          expect(Math.abs(12 - answer.deviceV - ohm * answer.currentA)).toBeLessThan(0.01 + 0.001 * ohm);
        }
      }),
    );
  });
});

describe('structured cabling', () => {
  const floor = fc.record({ points: whole(1, 4000), farthestM: between(10, 150), nearestM: between(0, 10) });

  it('more points, or points farther away, never need less of anything', () => {
    fc.assert(
      fc.property(floor, whole(0, 1000), between(0, 100), (row, more, farther) => {
        const at = (changed: Record<string, unknown>) => found(genericCabling, { floors: [{ ...row, ...changed }] });
        const plain = at({});
        const [base] = plain.floors;
        const [larger] = at({ points: row.points + more }).floors;
        if (base === undefined || larger === undefined) throw new Error('no floor');
        for (const name of ['boxes', 'patchPanels', 'rackU', 'trunkAreaMm2', 'totalM'] as const) expect(larger[name]).toBeGreaterThanOrEqual(base[name]);
        expect(larger.cabinetU * larger.cabinets).toBeGreaterThanOrEqual(base.cabinetU * base.cabinets);
        expect(larger.fibreCores ?? Infinity).toBeGreaterThanOrEqual(base.fibreCores ?? Infinity);
        expect(at({ farthestM: row.farthestM + farther }).totalBoxes).toBeGreaterThanOrEqual(plain.totalBoxes);
      }),
    );
  });

  it('the boxes hold the cable, the cabinets the rack with a fifth to spare, the trunking the cables', () => {
    fc.assert(
      fc.property(fc.array(floor, { minLength: 1, maxLength: 4 }), between(30, 50), (floors, trunkFillPercent) => {
        const answer = found(genericCabling, { floors, trunkFillPercent });
        expect(answer.totalBoxes * 305).toBeGreaterThanOrEqual(answer.totalCableM - 0.05);
        answer.floors.forEach(({ cabinetU, cabinets, rackU, trunkSize, fibreCores }, place) => {
          const points = floors[place]?.points ?? 0;
          expect(cabinetU * cabinets).toBeGreaterThanOrEqual(rackU * 1.2 - 1e-9);
          expect(fibreCores ?? Infinity).toBeGreaterThanOrEqual(points / 12);
          const [width, height] = (trunkSize ?? '').split('x').map(Number);
          if (width !== undefined && height !== undefined)
            expect(width * height * (trunkFillPercent / 100)).toBeGreaterThanOrEqual(cableAreaMm2(points, 'cat6') - 1e-6);
        });
      }),
    );
  });

  it('the floors add up', () => {
    fc.assert(
      fc.property(fc.array(floor, { minLength: 1, maxLength: 5 }), (floors) => {
        const all = found(genericCabling, { floors });
        const alone = floors.map((row) => found(genericCabling, { floors: [row] }));
        const sum = (read: (one: (typeof alone)[number]) => number) => alone.reduce((total, one) => total + read(one), 0);
        expect(all.totalBoxes).toBe(sum((one) => one.totalBoxes));
        expect(all.patchPanels).toBe(sum((one) => one.patchPanels));
        expect(all.faceplates).toBe(sum((one) => one.faceplates));
        expect(all.modules).toBeLessThanOrEqual(sum((one) => one.modules));
        expect(all.totalCableM).toBeCloseTo(
          sum((one) => one.totalCableM),
          0,
        );
      }),
    );
  });
});

describe('people counters', () => {
  const place = fc.record({ mountHeightM: between(2.8, 10), passageWidthM: between(0.1, 100), personHeightM: between(1, 2.2), overlapM: between(0, 0.2) });

  it('as placed they cover the passage from wall to wall with at least the overlap', () => {
    fc.assert(
      fc.property(place, (inputs) => {
        const { cameraCount, positionsM } = found(peopleCounter, inputs);
        const areas = footprintsOf(valuesOf(peopleCounter, inputs), cameraCount);
        expect([areas.length, positionsM.length]).toEqual([cameraCount, cameraCount]);
        expect(areas.at(0)?.leftM).toBeLessThanOrEqual(1e-6);
        expect(areas.at(-1)?.rightM).toBeGreaterThanOrEqual(inputs.passageWidthM - 1e-6);
        areas.slice(1).forEach(({ leftM }, before) => expect((areas[before]?.rightM ?? 0) - leftM).toBeGreaterThanOrEqual(inputs.overlapM - 1e-6));
      }),
    );
  });

  it('one camera fewer would not do', () => {
    fc.assert(
      fc.property(place, (inputs) => {
        const { cameraCount } = found(peopleCounter, inputs);
        const [area] = footprintsOf(valuesOf(peopleCounter, inputs), cameraCount);
        const width = (area?.rightM ?? 0) - (area?.leftM ?? 0);
        const fewer = cameraCount - 1;
        expect(fewer * width - Math.max(fewer - 1, 0) * inputs.overlapM).toBeLessThan(inputs.passageWidthM);
      }),
    );
  });

  it('a wider passage, taller people or more overlap never need fewer', () => {
    fc.assert(
      fc.property(place, between(0, 50), between(0, 0.2), (inputs, wider, more) => {
        const count = (changed: Record<string, number>) => found(peopleCounter, { ...inputs, ...changed }).cameraCount;
        expect(count({ passageWidthM: Math.min(100, inputs.passageWidthM + wider) })).toBeGreaterThanOrEqual(count({}));
        expect(count({ personHeightM: Math.min(2.2, inputs.personHeightM + more) })).toBeGreaterThanOrEqual(count({}));
        expect(count({ overlapM: inputs.overlapM + more / 2 })).toBeGreaterThanOrEqual(count({}));
      }),
    );
  });
});

describe('wireless bridge', () => {
  const link = fc.record({
    distanceKm: between(0.05, 20),
    txPowerDbm: between(0, 30),
    txGainDbi: between(0, 30),
    rxGainDbi: between(0, 30),
    channelWidthMHz: fc.constantFrom(20, 40, 80),
    camerasPerClient: fc.constant([{ count: 4, resolution: '4MP' }]),
  });

  it('a longer way never gives more signal nor a higher rate; more gain never less', () => {
    fc.assert(
      fc.property(link, between(1, 2.5), between(0, 10), (inputs, times, gain) => {
        const near = found(wirelessBridge, inputs);
        const far = found(wirelessBridge, { ...inputs, distanceKm: inputs.distanceKm * times });
        const strong = found(wirelessBridge, { ...inputs, rxGainDbi: inputs.rxGainDbi + gain });
        expect(far.rxLevelDbm).toBeLessThanOrEqual(near.rxLevelDbm);
        expect(far.mcs ?? -1).toBeLessThanOrEqual(near.mcs ?? -1);
        expect(far.throughputMbps).toBeLessThanOrEqual(near.throughputMbps);
        expect(far.maxCameras).toBeLessThanOrEqual(near.maxCameras);
        expect(strong.throughputMbps).toBeGreaterThanOrEqual(near.throughputMbps);
      }),
    );
  });

  it('twice the way costs 6 dB, and every decibel of loss or gain counts once', () => {
    fc.assert(
      fc.property(link, between(0, 20), (inputs, loss) => {
        const plain = found(wirelessBridge, inputs);
        expect(found(wirelessBridge, { ...inputs, distanceKm: inputs.distanceKm * 2 }).fsplDb - plain.fsplDb).toBeCloseTo(6.02, 1);
        expect(plain.rxLevelDbm - found(wirelessBridge, { ...inputs, txLossDb: loss }).rxLevelDbm).toBeCloseTo(loss, 1);
        expect(plain.rxLevelDbm - found(wirelessBridge, { ...inputs, rxLossDb: loss }).rxLevelDbm).toBeCloseTo(loss, 1);
      }),
    );
  });

  it('the margin is kept, and the most cameras fit while one more does not', () => {
    fc.assert(
      fc.property(link, between(0, 20), (inputs, requiredMarginDb) => {
        const answer = found(wirelessBridge, { ...inputs, requiredMarginDb });
        if (answer.fadeMarginDb !== null) expect(answer.fadeMarginDb).toBeGreaterThanOrEqual(requiredMarginDb - 0.006);
        const loaded = (count: number) => found(wirelessBridge, { ...inputs, requiredMarginDb, camerasPerClient: [{ count, resolution: '4MP' }] }).warnings;
        if (answer.maxCameras > 0) expect(loaded(answer.maxCameras)).not.toContain('OVERLOAD');
        expect(loaded(answer.maxCameras + 1)).toContain('OVERLOAD');
      }),
    );
  });

  it('the way back is as clear as the way there, and a lower obstacle never stands more in it', () => {
    const path = fc.record({ distanceKm: between(0.5, 30), share: between(0.05, 0.95), a: between(0, 200), b: between(0, 200), heightM: between(0, 100) });
    fc.assert(
      fc.property(path, between(0, 1), ({ distanceKm, share, a, b, heightM }, lower) => {
        const obstacle = (at: number, height: number, from: number, to: number) =>
          found(wirelessBridge, {
            distanceKm,
            antennaHeightAM: from,
            antennaHeightBM: to,
            camerasPerClient: [{ count: 1, resolution: '1080P' }],
            obstacles: [{ distanceFromAKm: at, heightM: height }],
          }).obstacles[0];
        const there = obstacle(share * distanceKm, heightM, a, b);
        const back = obstacle((1 - share) * distanceKm, heightM, b, a);
        expect(back?.clearanceM).toBeCloseTo(there?.clearanceM ?? Number.NaN, 1);
        expect(back?.requiredM).toBeCloseTo(there?.requiredM ?? Number.NaN, 1);
        expect(obstacle(share * distanceKm, heightM * lower, a, b)?.clearanceM ?? -Infinity).toBeGreaterThanOrEqual(there?.clearanceM ?? Infinity);
      }),
    );
  });

  it('the zone is widest half way, nothing at the ends, and the line runs from antenna to antenna', () => {
    fc.assert(
      fc.property(between(0.5, 50), between(0, 1), between(0, 500), between(0, 500), (distanceKm, share, a, b) => {
        const values = valuesOf(wirelessBridge, { distanceKm, antennaHeightAM: a, antennaHeightBM: b, camerasPerClient: [{ count: 1, resolution: '1080P' }] });
        const half = pathPointAt(values, distanceKm / 2);
        const point = pathPointAt(values, share * distanceKm);
        expect(point.fresnelM).toBeLessThanOrEqual(half.fresnelM + 1e-9);
        expect(point.bulgeM).toBeLessThanOrEqual(half.bulgeM + 1e-9);
        expect([pathPointAt(values, 0).lineM, pathPointAt(values, distanceKm).lineM]).toEqual([a, expect.closeTo(b, 9)]);
        expect(pathPointAt(values, distanceKm).fresnelM).toBe(0);
      }),
    );
  });
});
