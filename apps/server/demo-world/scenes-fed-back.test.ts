/** Twenty drawn projects of each scene: whatever is offered, fed back into what reckons, holds. Sources: SIZE-7, SIZE-14, CALC-14. */
import { cCameraFocalLength } from '@portal/engines/calculators';
import { compatCheck, recommendedCheckOf, runsOfModels, VERDICT_EFFORT } from '@portal/engines/compatibility';
import type { RoleAttribute } from '@portal/engines/roles';
import { recommendTiers, scenarioFunctions, scenarioIds, tierIds, type RecommendedTier, type ScenarioId, type TierId } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { ANSWERS, drawnFrom, of } from '../../../packages/engines/compatibility/drawn-scenes.fixture.ts';
import { demoCandidates } from './demo-candidates.fixture.ts';

type Tier = RecommendedTier<NonNullable<ReturnType<typeof demoCandidates.get>>[number]>;
type Line = Tier['lines'][number];
type Facts = Readonly<Record<string, RoleAttribute>>;
interface Project {
  tier: Tier;
  lines: readonly Line[];
  /** As they stand in the check of the list, by model. */
  runs: ReturnType<typeof runsOfModels>;
}

const camerasOf = (lines: readonly Line[]): { skuNo: string; quantity: number; attributes: Facts }[] => {
  const chosen = lines.flatMap(({ role, quantity, chosen: model }) => (role === 'ipCamera' && model !== null ? [{ model, quantity }] : []));
  return [...Map.groupBy(chosen, ({ model }) => model.skuNo).values()].flatMap((same) =>
    same.slice(0, 1).map(({ model: { skuNo, attributes } }) => ({ skuNo, quantity: same.reduce((sum, one) => sum + one.quantity, 0), attributes })),
  );
};

const PROJECTS = 20;
/** Of the lines of a project every third is exchanged; over twenty projects each role has its turn. */
const SAMPLED = 3;
/** What is exchanged together with a partner in another line, as the check says: plugs with their cable and both ends of a fibre. */
const PARTNERS = ['CONNECTOR_SHORT', 'CONVERTER_UNPAIRED'];
const projectOf = (scenario: ScenarioId, seed: number, tier: TierId): Tier => {
  const inputs = { ...ANSWERS[scenario](drawnFrom(seed)) };
  const result = recommendTiers({ scenario, inputs, kept: [], budget: null }, demoCandidates);
  const found = result.valid ? result.tiers.find((one) => one.tier === tier) : undefined;
  if (found === undefined) throw new Error(JSON.stringify([scenario, inputs, result]));
  return found;
};

const figure = (facts: Facts, code: string): number => {
  const value = facts[code];
  if (typeof value !== 'number') throw new Error(`${code} is not told`);
  return value;
};
const metricsOf = (scenario: ScenarioId, inputs: object): Record<string, unknown> => {
  const answer = scenarioFunctions[scenario](inputs);
  if (!answer.valid) throw new Error(JSON.stringify([scenario, inputs, answer.errors]));
  return answer as unknown as Record<string, unknown>;
};
const piecesIn = (lines: readonly Line[], role: string): number => lines.reduce((sum, line) => sum + (line.role === role ? line.quantity : 0), 0);
const rowsOf = (value: unknown): Record<string, unknown>[] => value as Record<string, unknown>[];

interface Area {
  lensMm: number;
  depthM: number;
  viewM: number;
  askedPpm: number;
  reachedPpm: number;
}

/** Puts the model in the place of what was reckoned with; a role that stands here not at all has nothing to be reckoned anew. */
const HOLDS: Readonly<Record<ScenarioId, Readonly<Record<string, (facts: Facts, line: Line, project: Project) => boolean>>>> = {
  scenarioVideoSurveillance: {
    ipCamera: (facts, line, { tier }) => {
      const heights = rowsOf(tier.inputs['areas']).map((area) => Number(area['heightM']));
      const longest = typeof facts['focalLengthMaxMm'] === 'number' ? facts['focalLengthMaxMm'] : figure(facts, 'focalLengthMm');
      const served = (tier.metrics['areas'] as Area[]).map((area, place) => ({ ...area, heightM: heights[place] }));
      return served
        .filter(({ lensMm }) => lensMm === line.attributes['focalLengthMm'])
        .every(({ lensMm, depthM, viewM, askedPpm, reachedPpm, heightM }) => {
          const { sensor, resolution } = facts;
          const seen = cCameraFocalLength({ mode: 'view', sensor, resolution, focalMm: lensMm, distanceM: depthM, mountHeightM: heightM });
          const least = Math.min(askedPpm, reachedPpm);
          return (
            lensMm >= figure(facts, 'focalLengthMm') &&
            lensMm <= longest &&
            seen.valid &&
            Number(seen.pixelsPerMeter) >= least - 0.6 &&
            Number(seen.viewWidthM) >= viewM - 0.06
          );
        });
    },
  },
  scenarioLed: {
    ledCabinet: (facts, line, { tier, lines }) => {
      const again = metricsOf('scenarioLed', { ...tier.inputs, pitchMm: facts['pitchMm'], environment: facts['environment'] });
      const cabinets = (again['lines'] as Line[]).reduce((sum, one) => sum + (one.role === 'ledCabinet' ? one.quantity : 0), 0);
      const said =
        facts['cabinetSize'] === undefined || line.attributes['cabinetSize'] === undefined || facts['cabinetSize'] === line.attributes['cabinetSize'];
      return cabinets === piecesIn(lines, 'ledCabinet') && said;
    },
  },
  scenarioParking: {
    barrierGate: (facts, line) => figure(facts, 'boomLengthM') >= Number(line.attributes['boomLengthM']) && facts['boomType'] === line.attributes['boomType'],
  },
  scenarioAccessGuard: {
    gateFaceTerminal: (facts, _line, { tier }) => figure(facts, 'faces') >= Number(tier.inputs['users'] ?? tier.inputs['peakPeople']),
  },
  scenarioBroadcast: {
    ceilingSpeaker: (facts, line, { tier }) => {
      const zones = rowsOf(tier.inputs['zones']);
      const before = rowsOf(tier.metrics['zones']);
      const told = zones.map((zone, place) =>
        before[place]?.['tapW'] === line.attributes['tapW'] && (zone['room'] === 'outdoor') === (line.attributes['location'] === 'outdoor')
          ? { ...zone, ...(typeof facts['sensitivityDb'] === 'number' && { sensitivityDb: facts['sensitivityDb'] }) }
          : zone,
      );
      const again = rowsOf(metricsOf('scenarioBroadcast', { ...tier.inputs, zones: told })['zones']);
      return again.every((zone, place) => Number(zone['zoneLoadW']) <= Number(before[place]?.['zoneLoadW']));
    },
  },
  scenarioUps: {
    upsHost: (facts, _line, { tier, lines }) => {
      const own = { upsPowerFactor: facts['powerFactor'] ?? 0.9, ...(typeof facts['voltage'] === 'number' && { blocksPerString: facts['voltage'] / 12 }) };
      const again = metricsOf('scenarioUps', { ...tier.inputs, ...own });
      const blocks = lines.filter(({ role }) => role === 'batteryBlock');
      const heldAh = blocks.reduce((sum, { quantity, attributes }) => sum + quantity * Number(attributes['capacityAh']), 0);
      const neededAh = Number(again['agedAh'] ?? 0) * Number(again['blocksPerString']) * Number(again['upsUnits']);
      return Number(again['upsKVA']) <= figure(facts, 'capacityKVA') && heldAh >= neededAh - 0.5;
    },
  },
  scenarioAccessControl: {
    doorController: (facts, line) => figure(facts, 'doors') >= Number(line.attributes['doors']),
    faceTerminal: (facts, _line, { tier }) => figure(facts, 'faces') >= Number(tier.inputs['users']),
  },
};

describe.each(scenarioIds)('%s', (scenario) => {
  const projects = Array.from({ length: PROJECTS }, (_none, place) => {
    const seed = 3_141_500 + 1009 * scenarioIds.indexOf(scenario) + place;
    const tier = projectOf(scenario, seed, of(drawnFrom(seed + 1), ...tierIds));
    const { settings, ways } = recommendedCheckOf(scenario, tier.tier, ANSWERS[scenario](drawnFrom(seed)) as never);
    return { tier, lines: tier.lines, settings, runs: runsOfModels(ways, camerasOf(tier.lines)), named: `${seed} ${tier.tier}` };
  });
  /** As the head of the page says it: `48 h，算得 46.3 h`. */
  const isToldShort = ({ tier }: Project): boolean => Number(tier.metrics['heldHours'] ?? Infinity) < Number(tier.inputs['standbyHours'] ?? 0);
  const saidOf = (lines: readonly { role: string; quantity: number; attributes: Facts }[], settings: object): string[] => {
    const checked = compatCheck({ lines, ...settings }, VERDICT_EFFORT);
    if (!checked.valid) throw new Error(JSON.stringify(checked.errors));
    return checked.issues.filter(({ severity }) => severity !== 'info').map(({ code, why }) => `${code} ${why}`);
  };
  /** Lines of one model of cameras are one, as in a list. */
  const listed = ({ lines, runs }: Pick<Project, 'lines' | 'runs'>, exchanged?: { line: Line; attributes: Facts }) => {
    const asRun = (skuNo: string | undefined, attributes: Facts): Facts => {
      const run = runs.find((one) => one.skuNo === skuNo);
      return run === undefined ? attributes : { ...attributes, runAvgM: run.averageM, runMaxM: run.longestM };
    };
    const cameras = camerasOf(lines.filter((line) => line !== exchanged?.line));
    return [
      ...cameras.map(({ skuNo, quantity, attributes }) => ({ role: 'ipCamera', quantity, attributes: asRun(skuNo, attributes) })),
      ...lines.flatMap((line) => {
        if (line === exchanged?.line) return [{ role: line.role, quantity: line.quantity, attributes: exchanged.attributes }];
        return line.role === 'ipCamera' || line.chosen === null ? [] : [{ role: line.role, quantity: line.quantity, attributes: line.chosen.attributes }];
      }),
    ];
  };

  it('has a model for every line, or says plainly what was asked', () => {
    const open = projects.flatMap(({ lines, named }) =>
      lines.filter(({ chosen }) => chosen === null).map(({ role, unmatched, mandatory }) => [named, role, unmatched, mandatory]),
    );
    expect(open.filter(([, , unmatched, mandatory]) => mandatory !== null || !/没有/u.test(String(unmatched)))).toEqual([]);
    expect(open.length).toBeLessThanOrEqual(projects.length / 10);
  });

  it('what is chosen gives the check nothing to mend but hours that the scene itself says are short', () => {
    const said = projects.flatMap((project) =>
      saidOf(listed(project), project.settings)
        .filter((issue) => !(issue.startsWith('DOOR_STANDBY_SHORT') && isToldShort(project)))
        .map((issue) => `${project.named}: ${issue}`),
    );
    expect(said).toEqual([]);
  });

  it('the check knows what the recommendation knew: of ways, sound, hours and batteries nothing is left unjudged', () => {
    const KNOWN = ['最远的点位', 'UPS 能撑多久', '停电后门禁能用多久', '网线到不到得了闸机'];
    const said = projects.flatMap((project) => {
      const { settings, named, tier } = project;
      if (tier.inputs['standbyHours'] === 0) return [];
      const checked = compatCheck({ lines: listed(project), ...settings }, VERDICT_EFFORT);
      if (!checked.valid) throw new Error(JSON.stringify(checked.errors));
      return checked.unjudged.filter((words) => KNOWN.some((known) => words.startsWith(known))).map((words) => `${named}: ${words}`);
    });
    expect(said).toEqual([]);
  });

  it('no other model that is offered, put into the list by hand, does either', () => {
    const said = projects.flatMap((project, place) => {
      const { lines, settings, named } = project;
      const before = new Set(saidOf(listed(project), settings));
      return lines.flatMap((line, at) => {
        const other = (place + at) % SAMPLED === 0 ? line.alternatives[at % Math.max(1, line.alternatives.length)] : undefined;
        if (other === undefined) return [];
        return saidOf(listed(project, { line, attributes: other.attributes }), settings)
          .filter((issue) => !before.has(issue) && !PARTNERS.some((code) => issue.startsWith(code)))
          .map((issue) => `${named} ${line.role} ${other.skuNo}: ${issue}`);
      });
    });
    expect(said).toEqual([]);
  });

  it('what is offered holds when it is reckoned anew', () => {
    let tried = 0;
    const wrong = projects.flatMap((project) =>
      project.lines.flatMap((line) => {
        const holds = HOLDS[scenario][line.role];
        if (holds === undefined) return [];
        return [line.chosen, ...line.alternatives].flatMap((model) => {
          if (model === null) return [];
          tried++;
          return holds(model.attributes, line, project)
            ? []
            : [`${project.named} ${line.role} ${JSON.stringify(line.attributes)} ${model.skuNo} ${JSON.stringify(model.attributes)}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(PROJECTS);
  });
});
