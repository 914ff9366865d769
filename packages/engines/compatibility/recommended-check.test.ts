/** What a recommendation knows goes with its list. Source: CHECK-12.2, CHECK-13. */
import { describe, expect, it } from 'vitest';
import { scenarioPlans, scenarioVideoSurveillance } from '../sizing/index.ts';
import { checked } from './list-builder.ts';
import { recommendedCheckOf } from './recommended-check.ts';
import { runsOfModels } from './recommended-runs.ts';

const areas = [{ lengthM: 20, widthM: 6, mounting: 'pole', heightM: 4 }];

describe('how the cameras were sized', () => {
  it.each([
    { site: 'street', tier: 'standard', settings: { scene: 'high', retentionDays: 30 } },
    { site: 'shop', tier: 'standard', settings: { scene: 'medium', retentionDays: 30 } },
    { site: 'shop', tier: 'high', settings: { scene: 'medium', retentionDays: 60 } },
  ] as const)('$site, $tier', ({ site, tier, settings }) =>
    expect(recommendedCheckOf('scenarioVideoSurveillance', tier, { site, areas, monitors: 1 })).toMatchObject({ settings, mandatory: [] }),
  );

  it('the check reckons with the bitrate that the street was sized with', () => {
    const inputs = { site: 'street', areas };
    const sized = scenarioVideoSurveillance(inputs);
    if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
    const { settings } = recommendedCheckOf('scenarioVideoSurveillance', 'standard', inputs);
    const lines = sized.lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes: { ...attributes, codec: 'H265', fps: 25 } }));
    const [stream] = checked(lines, settings).streams;
    expect(stream).toMatchObject({ kbps: 4352, by: '4MP · H.265 · 25 帧/秒 · 复杂' });
    expect(checked(lines).streams[0]?.kbps).toBe(3072);
  });

  it('answers that are refused say nothing', () =>
    expect(recommendedCheckOf('scenarioVideoSurveillance', 'standard', { areas: [] })).toEqual({ settings: {}, mandatory: [], notes: [], ways: [] }));
});

describe('how far its cameras are', () => {
  const wide = { lengthM: 60, widthM: 20, mounting: 'ceiling', heightM: 3 } as const;
  const ways = recommendedCheckOf('scenarioVideoSurveillance', 'standard', { site: 'office', areas: [wide, { ...wide, mounting: 'wall', lengthM: 30 }] }).ways;
  const model = (at: number, skuNo: string) => ({
    skuNo,
    quantity: ways[at]?.line.quantity ?? 0,
    attributes: { ...ways[at]?.line.attributes, ...ways[at]?.line.fits },
  });

  it('of each model its own', () => {
    const runs = runsOfModels(ways, [model(0, 'A'), model(1, 'B')]);
    expect(runs.map(({ skuNo }) => skuNo)).toEqual(['A', 'B']);
    for (const [at, { averageM, longestM }] of runs.entries()) {
      const all = [...(ways[at]?.near ?? []), ...(ways[at]?.far ?? [])];
      expect(longestM).toBe(Math.max(...all.map(([runM]) => runM)));
      expect(averageM).toBeLessThanOrEqual(longestM);
    }
  });

  it('a model that would do for both has those that were bought of it', () => {
    const both = { ...model(0, 'A'), attributes: { ...model(0, 'A').attributes, ...model(1, 'B').attributes } };
    expect(runsOfModels(ways, [model(0, 'A'), { ...both, skuNo: 'B', quantity: ways[1]?.line.quantity ?? 0 }])[1]).toEqual(
      runsOfModels(ways, [model(0, 'A'), model(1, 'B')])[1],
    );
  });

  it('a model that nothing asks for has none', () => expect(runsOfModels(ways, [{ skuNo: 'C', quantity: 1, attributes: {} }])).toEqual([]));
});

describe('sound', () => {
  it('is recorded of no camera that was sized without, whatever microphone it has', () => {
    const heard = [{ role: 'ipCamera', quantity: 1, attributes: { resolution: '4MP', audio: true } }];
    const kbps = (settings: object) => checked(heard, settings).streams[0]?.kbps;
    const { settings } = recommendedCheckOf('scenarioVideoSurveillance', 'standard', { site: 'shop', areas });
    expect(settings.silent).toBe(true);
    expect((kbps({}) ?? 0) - (kbps({ silent: true }) ?? 0)).toBe(64);
  });
});

describe('what is mandatory', () => {
  it('of a car park: its release by the fire alarm and the cable to it, with the clause and the system it belongs to', () => {
    const { mandatory } = recommendedCheckOf('scenarioParking', 'standard', scenarioPlans.scenarioParking.starter);
    expect(mandatory.map(({ role, clause }) => [role, clause])).toEqual([
      ['fireLinkModule', 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6'],
      ['fireCable', 'GB 50116-2013 11.2.2'],
    ]);
    expect(mandatory[0]?.beside).toContain('barrierGate');
    expect(mandatory[0]?.beside).not.toContain('networkSwitch');
  });

  it('its whole list has it; one piece less is missed, and the customer’s own counts', () => {
    const { starter, calculate } = scenarioPlans.scenarioAccessControl;
    const sized = calculate(starter);
    if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
    const { mandatory } = recommendedCheckOf('scenarioAccessControl', 'standard', starter);
    const said = (lines: readonly { role: string; quantity: number; attributes: object }[]) =>
      checked(lines as Parameters<typeof checked>[0], { mandatory })
        .issues.filter(({ code }) => code === 'MANDATORY_MISSING')
        .map(({ subject, shortBy }) => `${subject} ${shortBy}`);
    const names = mandatory.map(({ role }) => role);
    expect(names.length).toBeGreaterThan(0);
    expect(said(sized.lines)).toEqual([]);
    expect(said(sized.lines.filter(({ role }) => role !== names[0]))).toHaveLength(1);
    const kept = mandatory.map(({ role, quantity, attributes }) => ({ role, quantity, attributes }));
    expect(said([...sized.lines.filter(({ role }) => !names.includes(role)), ...kept])).toEqual([]);
  });
});

describe('what was warned of', () => {
  const notesOfTier = (scenario: Parameters<typeof recommendedCheckOf>[0], inputs: object) =>
    recommendedCheckOf(scenario, 'standard', { ...scenarioPlans[scenario].starter, ...inputs }).notes;

  it('is said in the words of the page, and what is about safety is told apart', () => {
    expect(notesOfTier('scenarioUps', { runtimeMin: 0 })).toMatchObject([
      { code: 'NO_BATTERY', isSafety: true, text: scenarioPlans.scenarioUps.warningTexts['NO_BATTERY'] },
    ]);
    const led = notesOfTier('scenarioLed', { environment: 'outdoor', widthM: 2, heightM: 1.5, nearestViewM: 6 });
    expect(led.find(({ code }) => code === 'SIZE_OFF')).toMatchObject({ isSafety: false });
  });

  it('belongs to its system: what serves others, too, does not keep it', () => {
    const [note] = notesOfTier('scenarioUps', { runtimeMin: 0 });
    expect(note?.beside).toContain('upsHost');
    expect(note?.beside).not.toContain('mainsCable');
  });

  it('of the tier that was taken, not of the answers alone', () => {
    const inputs = { ...scenarioPlans.scenarioVideoSurveillance.starter, retentionDays: 10 };
    expect(recommendedCheckOf('scenarioVideoSurveillance', 'standard', inputs).notes.map(({ code }) => code)).toContain('RETENTION_BELOW_30');
  });
});

it('gates that copper does not reach: the note ends with converters and fibre in the list, and comes back without', () => {
  const { notes } = recommendedCheckOf('scenarioAccessGuard', 'standard', { peakPeople: 60, peakMinutes: 1, runM: 95 });
  expect(notes.map(({ code, endedBy }) => [code, endedBy.map(({ role, quantity }) => `${quantity} ${role}`)])).toEqual([
    ['NETWORK_OVER_100M', ['2 mediaConverter', '1 fibreCable']],
  ]);
});
