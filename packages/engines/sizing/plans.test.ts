import { describe, expect, it } from 'vitest';
import { readInputs, type Field, type Fields } from '../inputs/index.ts';
import handbook from '../examples/handbook.json' with { type: 'json' };
import { scenarioIds, scenarioPlans, tierIds, tierInputs } from './index.ts';
import { findRole } from '../roles/index.ts';

const described = (fields: Fields): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...(field.kind === 'rows' || field.kind === 'group' ? described(field.fields) : []),
  ]);

describe.each(scenarioIds)('%s', (id) => {
  const plan = scenarioPlans[id];
  /** Answers to work with: the starter and the handbook's own. */
  const cases = [
    plan.starter,
    ...handbook.filter(({ calculator, outputs }) => calculator === id && outputs.valid === true).map(({ inputs }) => inputs as object),
  ];

  it('is found under its own name', () => expect(plan.id).toBe(id));

  it('asks every question in exactly one step', () => {
    expect(plan.steps.flatMap(({ fields }) => fields).toSorted()).toEqual(Object.keys(plan.fields).toSorted());
    for (const { title } of plan.steps) expect(title).not.toBe('');
  });

  it('explains every question', () => {
    for (const [name, field] of described(plan.fields)) expect([name, field.label !== '', (field.hint ?? '') !== '']).toEqual([name, true, true]);
  });

  it('opens with a case that works, in all tiers', () => {
    for (const tier of tierIds) expect(plan.calculate(tierInputs(plan, plan.starter, tier)).valid, tier).toBe(true);
  });

  it('says something for every warning it can give, and nothing for others', () => {
    const known: Record<string, string[]> = {
      scenarioVideoSurveillance: [
        'DENSITY_SHORT',
        'CAMERAS_FEW',
        'TILT_STEEP',
        'BLIND_WIDE',
        'BLIND_STRIP',
        'NETWORK_OVER_100M',
        'RETENTION_BELOW_30',
        'RETENTION_BELOW_90',
      ],
      scenarioLed: ['VIEW_TOO_CLOSE', 'TEXT_TOO_COARSE', 'CONTROL_OVER_100M', 'SIZE_OFF'],
      scenarioParking: ['ENTRY_CAPACITY_LOW', 'EXIT_CAPACITY_LOW', 'BOOM_TOO_LONG'],
      scenarioAccessGuard: ['SITE_TOO_NARROW', 'NO_ACCESSIBLE_LANE', 'NETWORK_OVER_100M', 'FLAP_TOO_WIDE'],
      scenarioBroadcast: ['SPL_SHORT', 'NO_EMERGENCY_POWER', 'STANDBY_TOO_LARGE', 'LINE_TOO_LONG'],
      scenarioUps: ['TOO_MANY_STRINGS', 'PARALLEL_SMALL', 'GROWTH_LOW', 'THREE_PHASE_OUTPUT', 'PHASE_TOO_SMALL', 'FLOOR_LOAD', 'NO_BATTERY'],
      scenarioAccessControl: ['WIEGAND_OVER_100M'],
    };
    expect(Object.keys(plan.warningTexts)).toEqual(known[id]);
  });

  it.each(cases.map((inputs) => [JSON.stringify(inputs), inputs] as const))('has highlights and known products for %s', (_text, inputs) => {
    const result = plan.calculate(inputs);
    const read = readInputs(plan.fields, inputs);
    if (!result.valid || !read.ok) throw new Error('not valid');
    for (const { label, value } of plan.highlights(read.values, result)) expect(`${label}${value}`).not.toMatch(/undefined|NaN|null|^$/);
    for (const { role, attributes, fits = {} } of result.lines) {
      const codes = findRole(role)?.attributes.map(({ code }) => code);
      expect(codes, role).toEqual(expect.arrayContaining([...Object.keys(attributes), ...Object.keys(fits)]));
    }
  });

  it('prefers nothing for the handbook’s own tier, and nothing it does not ask', () => {
    expect(plan.presets).not.toHaveProperty('standard');
    for (const preferences of Object.values(plan.presets)) expect(Object.keys(plan.fields)).toEqual(expect.arrayContaining(Object.keys(preferences)));
  });
});

describe('the preferences of a tier', () => {
  const { scenarioUps: ups, scenarioAccessGuard: guard, scenarioParking: parking } = scenarioPlans;
  const loads = [{ powerW: 4000 }];
  it('fill what was left open', () => expect(tierInputs(ups, { loads }, 'high')).toEqual({ loads, redundancy: 'n+1' }));
  it('fill what was left empty', () => expect(tierInputs(ups, { loads, redundancy: null }, 'high')).toEqual({ loads, redundancy: 'n+1' }));
  it('are left out where they would not do: small towers do not run in parallel', () =>
    expect(tierInputs(ups, { loads: [{ powerW: 400 }] }, 'high')).toEqual({ loads: [{ powerW: 400 }] }));
  it('never overrule an answer', () => expect(tierInputs(ups, { loads, redundancy: 'none' }, 'high')).toEqual({ loads, redundancy: 'none' }));
  it('leave the standard tier as answered', () => expect(tierInputs(parking, { mixedLanes: 1 }, 'standard')).toEqual({ mixedLanes: 1 }));
  it('are given up where they would no longer fit the site', () => {
    // 5 lanes at 0.8 are 4.3 m wide, 6 lanes at 0.7 are not
    const people = { peakPeople: 1800, peakMinutes: 15 };
    expect(tierInputs(guard, people, 'high')).toEqual({ ...people, utilisation: 0.7 });
    expect(tierInputs(guard, { ...people, siteWidthM: 4.5 }, 'high')).toEqual({ ...people, siteWidthM: 4.5 });
  });
});

it('areas a page opens with are no ground of its result', () =>
  expect(scenarioPlans.scenarioVideoSurveillance.basis.map(({ label }) => label)).not.toContain('各种场所的示例区域'));
