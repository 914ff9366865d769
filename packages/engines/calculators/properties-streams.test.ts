import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText, fieldErrorCodes, isIgnored, offeredOf, rangesOf, readInputs, type CalcResult, type Field, type Fields, type Raw } from '../inputs/index.ts';
import { resolutions } from '../roles/index.ts';
import { aVideoCapacity, bandwidth, bNVRChannelAccess, dBandWidth, eSwitchAccess, recorderAccess, switchAccess, videoCapacity } from './index.ts';
import type { CalculatorPlan } from './plan.ts';

type AnyPlan = CalculatorPlan<Fields, object>;
// a plan takes its own values only; here each gets what its own fields have read
const plans = [videoCapacity, recorderAccess, bandwidth, switchAccess] as unknown as AnyPlan[];

const hostile = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(null, undefined, Number.NaN, Infinity, -Infinity, -0, 0, -1, 1e308, 5e-324, 2 ** 53, '', '1', 'none', [], {}, true),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

/** Inputs shaped by the description, most of them right, left out now and then; `spoilt` of 20 are hostile. */
function inputsOf(fields: Fields, spoilt: number): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    fc.oneof(
      { weight: 18 - spoilt, arbitrary: valueOf(field, spoilt) },
      { weight: 2, arbitrary: field.kind === 'number' && field.required ? valueOf(field, spoilt) : fc.constant(undefined) },
      { weight: spoilt, arbitrary: hostile },
    ),
  ]);
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>);
}

function valueOf(field: Field, spoilt: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'group':
      return inputsOf(field.fields, spoilt);
    case 'rows':
      return fc.array(inputsOf(field.fields, spoilt), { minLength: 1, maxLength: 3 });
    case 'flag':
      return fc.boolean();
    case 'option':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'numbers':
      return fc.array(fc.double({ min: field.min, max: field.max, noNaN: true }), { maxLength: 4 });
    case 'number': {
      const edges = fc.constantFrom(field.above ? Number.MIN_VALUE : field.min, field.max);
      const between = field.whole
        ? fc.integer({ min: field.min, max: field.max })
        : fc.double({ min: field.min, max: field.max, minExcluded: !!field.above, noNaN: true });
      return fc.oneof({ weight: 1, arbitrary: edges }, { weight: 4, arbitrary: between });
    }
  }
}

/** Every number anywhere in it. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe.each(plans)('$id', (plan) => {
  const holds = (inputs: unknown): void => {
    const result = plan.calculate(inputs) as CalcResult<object>;
    const raw = (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs) ? inputs : {}) as Raw;
    if (!result.valid) {
      expect(Object.keys(result)).toEqual(['valid', 'errors']);
      expect(result.errors.length).toBeGreaterThan(0);
      expect(new Set(result.errors.map(({ field }) => field)).size).toBe(result.errors.length);
      for (const error of result.errors) {
        expect(fieldErrorCodes).toContain(error.code);
        expect(errorText(plan.fields, error, raw)).not.toMatch(/undefined|NaN/);
      }
      return;
    }
    expect(numbersIn(result).filter((value) => !Number.isFinite(value))).toEqual([]);
    for (const code of result.warnings) expect(plan.warningTexts, code).toHaveProperty([code]);
    const read = readInputs(plan.fields, inputs);
    if (!read.ok) throw new Error('answered inputs that are not read');
    const told = JSON.stringify([plan.working(read.values, result), plan.meaning(read.values, result)]);
    expect(told).not.toMatch(/undefined|NaN|Infinity|∞|null/);
    for (const { quantity } of plan.products(read.values, result)) expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
  };

  it('whatever is put in, it is refused by known codes or answered in finite numbers, and said in plain words', () => {
    fc.assert(fc.property(inputsOf(plan.fields, 0), holds), { numRuns: 500 });
    fc.assert(fc.property(inputsOf(plan.fields, 1), holds), { numRuns: 500 });
    fc.assert(fc.property(inputsOf(plan.fields, 8), holds), { numRuns: 200 });
    fc.assert(fc.property(fc.anything(), holds), { numRuns: 200 });
  });

  it('valid inputs are common among those tried, so that the rule above says something', () => {
    const answeredOf = (spoilt: number) =>
      fc.sample(inputsOf(plan.fields, spoilt), { numRuns: 400, seed: 7 }).filter((inputs) => (plan.calculate(inputs) as CalcResult<object>).valid).length;
    expect(answeredOf(0)).toBeGreaterThan(60);
    expect(answeredOf(8)).toBeLessThan(10);
  });

  it('opens with a case that is answered without a warning', () => {
    expect(plan.calculate(plan.starter)).toMatchObject({ valid: true, warnings: [] });
  });

  it('every field has a label, a hint, and a default that is in its range', () => {
    const walk = (fields: Fields): void => {
      for (const [name, field] of Object.entries(fields)) {
        expect(field.label.length, name).toBeGreaterThan(0);
        if (field.kind === 'group' || field.kind === 'rows') walk(field.fields);
        else expect(field.hint, name).toBeTruthy();
        if (isIgnored(field, {}, {})) continue;
        if (field.kind === 'option' && field.default !== undefined) expect(offeredOf(field, {}, {}).map(({ value }) => value)).toContain(field.default);
        if (field.kind !== 'number' || field.default === undefined) continue;
        const preset = typeof field.default === 'function' ? field.default({}, {}) : field.default;
        expect(
          rangesOf(field, {}, {}).some(([min, max]) => preset >= min && preset <= max),
          name,
        ).toBe(true);
      }
    };
    walk(plan.fields);
  });

  it('every constant behind it says what it is and where it comes from', () => {
    for (const { label, source, mark } of plan.basis) expect(label.length > 0 && source.length > 5 && 'VSP'.includes(mark), label).toBe(true);
  });

  it('the largest inputs are answered', () => {
    const camera = (place: number) => ({
      count: 10_000,
      channels: 10_000,
      resolution: resolutions[place % resolutions.length]?.value,
      fps: 1 + (place % 60),
      powerW: 1 + ((place * 7) % 100) / 10,
    });
    const largest = {
      groups: Array.from({ length: 100 }, (_, place) => camera(place)),
      cameras: Array.from({ length: 100 }, (_, place) => camera(place)),
      nvr: { channels: 7, incomingMbps: 60 },
      switch: { ports: 1, poeStandard: 'at', poeBudgetW: 5000, uplinkMbps: 10_000 },
      raid: 'raid6',
    };
    expect(plan.calculate(largest)).toMatchObject({ valid: true });
  });
});

const answered = <Outputs>(result: CalcResult<Outputs>): Outputs => {
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const streamOf = fc.record({
  resolution: fc.constantFrom(...resolutions.map(({ value }) => value)),
  codec: fc.constantFrom('H264', 'H264+', 'H265', 'H265+', 'SVAC2'),
  fps: fc.integer({ min: 1, max: 60 }),
  scene: fc.constantFrom('low', 'medium', 'high'),
  audio: fc.boolean(),
});
const raid = fc.constantFrom('none', 'raid0', 'raid1', 'raid5', 'raid6', 'raid10');
const storage = fc.record({
  diskSizeTB: fc.constantFrom(1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20),
  formatLossPercent: fc.integer({ min: 0, max: 30 }),
  raid,
  raidGroupMax: fc.integer({ min: 4, max: 24 }),
});
const recording = fc.record({
  channels: fc.integer({ min: 1, max: 200 }),
  hoursPerDay: fc.integer({ min: 1, max: 24 }),
  days: fc.integer({ min: 1, max: 120 }),
  motionPercent: fc.integer({ min: 1, max: 100 }),
});
const capacityOf = (inputs: object) => {
  const outputs = answered(aVideoCapacity(inputs));
  if (!('totalDisks' in outputs)) throw new Error('not the capacity');
  return outputs;
};
const retentionOf = (inputs: object) => {
  const outputs = answered(aVideoCapacity({ mode: 'days', ...inputs }));
  if (!('retentionDays' in outputs)) throw new Error('not the days');
  return outputs;
};

describe('storage', () => {
  const more = fc.integer({ min: 1, max: 24 });
  it('more cameras, more days, longer hours, more motion or a higher bitrate never need less disk', () => {
    fc.assert(
      fc.property(
        streamOf,
        recording,
        storage,
        more,
        fc.constantFrom('channels', 'days', 'hoursPerDay', 'motionPercent', 'bitrateKbps'),
        (stream, group, disks, extra, grown) => {
          const { bitrateKbps = 0 } = capacityOf({ groups: [{ ...stream, ...group }] }).groups[0] ?? {};
          const plain = { channels: group.channels, days: group.days, hoursPerDay: group.hoursPerDay, motionPercent: group.motionPercent, bitrateKbps };
          const cap = { channels: 10_000, days: 3650, hoursPerDay: 24, motionPercent: 100, bitrateKbps: 65_536 }[grown];
          const grownGroup = { ...plain, [grown]: Math.min(cap, plain[grown] + extra) };
          const [before, after] = [capacityOf({ ...disks, groups: [plain] }), capacityOf({ ...disks, groups: [grownGroup] })];
          expect(after.totalDisks).toBeGreaterThanOrEqual(before.totalDisks);
          expect(after.totalGB).toBeGreaterThanOrEqual(before.totalGB);
        },
      ),
    );
  });

  it('twice the days are twice the gigabytes, and two halves of a group are the whole', () => {
    fc.assert(
      fc.property(streamOf, recording, (stream, group) => {
        const once = capacityOf({ groups: [{ ...stream, ...group }] });
        const twice = capacityOf({ groups: [{ ...stream, ...group, days: group.days * 2 }] });
        const halves = capacityOf({
          groups: [
            { ...stream, ...group },
            { ...stream, ...group },
          ],
        });
        // each figure is rounded to a hundredth
        expect(Math.abs(twice.totalGB - 2 * once.totalGB)).toBeLessThanOrEqual(0.0151);
        expect(halves.totalGB).toBe(twice.totalGB);
      }),
    );
  });

  it('the disks worked out for some days, installed, keep at least those days', () => {
    fc.assert(
      fc.property(streamOf, recording, storage, (stream, group, disks) => {
        const groups = [{ ...stream, ...group }];
        const { dataDisks, parityDisks } = capacityOf({ groups, ...disks });
        const installedDisks = dataDisks + parityDisks;
        fc.pre(installedDisks <= 256);
        expect(retentionOf({ groups, ...disks, installedDisks }).retentionDays).toBeGreaterThanOrEqual(group.days);
      }),
      { numRuns: 1000 },
    );
  });

  it('disks of 10¹² bytes a TB hold every byte that arrives and a fiftieth for the file system, with nothing kept in reserve', () => {
    fc.assert(
      fc.property(
        fc.record({ channels: fc.integer({ min: 1, max: 500 }), bitrateKbps: fc.integer({ min: 64, max: 16_384 }), days: fc.integer({ min: 1, max: 180 }) }),
        fc.constantFrom(1, 4, 8, 24),
        (group, diskSizeTB) => {
          const answer = aVideoCapacity({ groups: [group], diskSizeTB });
          if (!answer.valid || !('dataDisks' in answer)) throw new Error('refused');
          const bytes = ((group.channels * group.bitrateKbps * 1000) / 8) * 86_400 * group.days;
          expect(answer.dataDisks * diskSizeTB * 1e12 * 0.98).toBeGreaterThanOrEqual(bytes);
        },
      ),
    );
  });

  it('one disk less than worked out does not keep the days, where no level adds disks of its own', () => {
    fc.assert(
      fc.property(streamOf, recording, (stream, group) => {
        const groups = [{ ...stream, ...group }];
        const { totalDisks } = capacityOf({ groups });
        fc.pre(totalDisks > 1 && totalDisks <= 256);
        expect(retentionOf({ groups, installedDisks: totalDisks - 1 }).retentionDays).toBeLessThan(group.days);
      }),
    );
  });
});

describe('devices', () => {
  const cameras = fc
    .array(fc.tuple(streamOf, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 10, max: 250 })), { minLength: 1, maxLength: 5 })
    .map((groups) => groups.map(([stream, count, tenths]) => ({ ...stream, count, powerW: tenths / 10 })));
  const nvr = fc.record({ channels: fc.integer({ min: 1, max: 64 }), incomingMbps: fc.integer({ min: 60, max: 400 }) });
  const device = fc.record({
    ports: fc.integer({ min: 1, max: 48 }),
    poeStandard: fc.constant('at'),
    poeBudgetW: fc.integer({ min: 40, max: 740 }),
    uplinkMbps: fc.constantFrom(100, 1000),
  });
  const nvrCount = (inputs: object) => answered(bNVRChannelAccess(inputs)).nvrCount ?? Infinity;
  const switchesNeeded = (inputs: object) => answered(eSwitchAccess(inputs)).switchesNeeded ?? Infinity;

  // only at the end: first fit may do with fewer devices for more cameras where they come in between
  it('more cameras at the end of the list never need fewer NVRs or switches', () => {
    fc.assert(
      fc.property(cameras, nvr, device, fc.integer({ min: 1, max: 60 }), (groups, recorder, access, extra) => {
        const grown = groups.map((group, place) => (place === groups.length - 1 ? { ...group, count: group.count + extra } : group));
        expect(nvrCount({ nvr: recorder, cameras: grown })).toBeGreaterThanOrEqual(nvrCount({ nvr: recorder, cameras: groups }));
        expect(switchesNeeded({ switch: access, cameras: grown })).toBeGreaterThanOrEqual(switchesNeeded({ switch: access, cameras: groups }));
      }),
    );
  });

  it('cameras of one kind with a higher bitrate or more power never need fewer', () => {
    fc.assert(
      fc.property(
        nvr,
        device,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 32, max: 20_000 }),
        fc.integer({ min: 0, max: 8000 }),
        (recorder, access, count, kbps, extra) => {
          const of = (bitrateKbps: number, powerW = 7) => [{ count, bitrateKbps, powerW }];
          expect(nvrCount({ nvr: recorder, cameras: of(kbps + extra) })).toBeGreaterThanOrEqual(nvrCount({ nvr: recorder, cameras: of(kbps) }));
          expect(switchesNeeded({ switch: access, cameras: of(kbps + extra) })).toBeGreaterThanOrEqual(switchesNeeded({ switch: access, cameras: of(kbps) }));
          expect(switchesNeeded({ switch: access, cameras: of(kbps, 7 + extra / 1000) })).toBeGreaterThanOrEqual(
            switchesNeeded({ switch: access, cameras: of(kbps) }),
          );
        },
      ),
    );
  });

  it('every camera has its place, no device carries more than it can, and the devices are at least those a plain division asks for', () => {
    fc.assert(
      fc.property(cameras, nvr, device, (groups, recorder, access) => {
        const {
          cameraCount,
          camerasPerSwitch,
          uplinkLoadPercent,
          switchesNeeded: switches,
          requiredPoeBudgetW,
          totalMbps,
        } = answered(eSwitchAccess({ switch: access, cameras: groups }));
        if (switches !== null) {
          expect(camerasPerSwitch).toHaveLength(switches);
          expect(camerasPerSwitch.reduce((sum, count) => sum + count, 0)).toBe(cameraCount);
          expect(Math.max(...camerasPerSwitch)).toBeLessThanOrEqual(access.ports);
          expect(Math.max(...uplinkLoadPercent)).toBeLessThanOrEqual(60);
          const least = Math.max(
            cameraCount / access.ports,
            (requiredPoeBudgetW - 0.01) / access.poeBudgetW,
            ((totalMbps - 0.01) * 1.25) / (access.uplinkMbps * 0.6),
          );
          expect(switches).toBeGreaterThanOrEqual(Math.ceil(least - 1e-6));
        }
        const { nvrCount: recorders, requiredMbps, fits } = answered(bNVRChannelAccess({ nvr: recorder, cameras: groups }));
        expect(recorders).toBeGreaterThanOrEqual(Math.ceil(Math.max(cameraCount / recorder.channels, (requiredMbps - 0.01) / recorder.incomingMbps)));
        expect(recorders === 1).toBe(fits);
      }),
    );
  });
});

describe('bandwidth', () => {
  const groups = fc
    .array(fc.tuple(streamOf, fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 4 })
    .map((all) => all.map(([stream, count]) => ({ ...stream, count })));
  const port = (inputs: object) => answered(dBandWidth(inputs)).recommendedPortMbps ?? Infinity;

  it('more cameras, more clients or more overhead never lower the bandwidth or the port', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 3000 }), fc.constantFrom('cameras', 'viewers', 'overheadPercent'), (all, extra, grown) => {
        const plain = { groups: all, viewers: 10, viewChannels: 4, overheadPercent: 20 };
        const changed = {
          cameras: { groups: all.map((group) => ({ ...group, count: group.count + extra })) },
          viewers: { viewers: 10 + extra },
          overheadPercent: { overheadPercent: 20 + (extra % 80) },
        }[grown];
        expect(answered(dBandWidth({ ...plain, ...changed })).totalMbps).toBeGreaterThanOrEqual(answered(dBandWidth(plain)).totalMbps);
        expect(port({ ...plain, ...changed })).toBeGreaterThanOrEqual(port(plain));
      }),
    );
  });

  it('the port carries the bandwidth and the next smaller one does not', () => {
    const ports = [100, 1000, 10_000, 40_000, 100_000];
    fc.assert(
      fc.property(groups, fc.integer({ min: 30, max: 100 }), (all, percent) => {
        const { totalMbps, recommendedPortMbps } = answered(dBandWidth({ groups: all, utilisation: percent / 100 }));
        const smaller = ports.filter((speed) => recommendedPortMbps === null || speed < recommendedPortMbps).at(-1) ?? 0;
        expect((smaller * percent) / 100).toBeLessThan(totalMbps + 0.01);
        if (recommendedPortMbps !== null) expect((recommendedPortMbps * percent) / 100).toBeGreaterThan(totalMbps - 0.01);
      }),
    );
  });
});
