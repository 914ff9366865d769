/** What is recommended for the six other scenes from the demo catalogue can be built, and as a list gives the check nothing to mend. Sources: SIZE-7, SIZE-12, SIZE-15. */
import { compatCheck, isVideoList, recommendedCheckOf } from '@portal/engines/compatibility';
import { recommendTiers, scenarioPlans, type RecommendedTier, type ScenarioId } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { demoCandidates } from './demo-candidates.fixture.ts';

type Raw = Readonly<Record<string, unknown>>;
type Tier = RecommendedTier<NonNullable<ReturnType<typeof demoCandidates.get>>[number]>;

const across = <A extends object, B extends object>(as: readonly A[], bs: readonly B[]): (A & B)[] => as.flatMap((a) => bs.map((b) => ({ ...a, ...b })));

const indoors = across(
  [1.25, 2.5, 5].map((pitchMm) => ({ environment: 'indoor', pitchMm })),
  [
    { widthM: 0.6, heightM: 0.5 },
    { widthM: 5, heightM: 3, use: 'control' },
    { widthM: 12, heightM: 6, feedM: 300 },
  ],
);
const outdoors = across(
  [4, 6.67, 10].map((pitchMm) => ({ environment: 'outdoor', pitchMm })),
  [
    { widthM: 2, heightM: 2 },
    { widthM: 19.2, heightM: 9.6 },
  ],
);
const room = { lengthM: 9, widthM: 7, ceilingM: 3 };

/** Plain cases of the trade and some odd ones, of each scene. */
const asked: Readonly<Partial<Record<ScenarioId, readonly Raw[]>>> = {
  scenarioLed: [...indoors, ...outdoors],
  scenarioParking: across(
    [
      { entryLanes: 1, exitLanes: 1 },
      { mixedLanes: 1, payment: 'free', clearHeightM: 2.4 },
      { entryLanes: 3, exitLanes: 3, laneWidthM: 7, booths: 2 },
      { peakInPerHour: 3000, peakOutPerHour: 2500, payment: 'atExit', backupMin: 60 },
    ],
    [
      { trigger: 'loop' },
      { trigger: 'video', unattended: false },
      { guidance: 'videoSingle', spaces: 400, zones: 6 },
      { guidance: 'videoDual', spaces: 1200, zones: 15 },
      { guidance: 'ultrasonic', spaces: 130, zones: 3 },
      { laneRunM: 300, booths: 1, backupMin: 30, guidance: 'ultrasonic', spaces: 60, garageRunM: 150 },
      { laneRunM: 1000, trigger: 'loop' },
    ],
  ),
  scenarioAccessGuard: across(
    ['tripod', 'flap', 'swing', 'speedGate', 'fullHeight'].map((gateType) => ({ gateType })),
    [
      { peakPeople: 300, peakMinutes: 15, verification: 'card', users: 900, siteWidthM: 12 },
      { peakPeople: 800, peakMinutes: 15, verification: 'face', users: 30_000 },
      { peakPeople: 120, peakMinutes: 10, verification: 'idCardFace', bidirectional: false },
      { peakPeople: 100, peakMinutes: 10, verification: 'fingerprint', visitor: true, runM: 80 },
      { peakPeople: 100, peakMinutes: 10, verification: 'qr', accessibleLanes: 0 },
      { peakPeople: 600, peakMinutes: 20, verification: 'card', users: 25_000 },
      { peakPeople: 900, peakMinutes: 20, runM: 95, visitor: true },
      { peakPeople: 300, peakMinutes: 20, verification: 'card', runM: 800 },
    ],
  ),
  scenarioBroadcast: [
    { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] },
    { zones: Array.from({ length: 12 }, () => room) },
    {
      zones: [
        { ...room, volumeControls: 3 },
        { ...room, use: 'emergency', volumeControls: 1 },
      ],
      callStations: 3,
    },
    { zones: [{ lengthM: 100, widthM: 60, ceilingM: 4, room: 'outdoor' }] },
    { zones: [{ lengthM: 60, widthM: 2.4, ceilingM: 2.8, room: 'corridor', use: 'emergency', noiseDb: 65, cableM: 250 }], lineLossDb: 2 },
    { zones: [{ lengthM: 60, widthM: 40, ceilingM: 4.5, use: 'emergency', noiseDb: 65, cableM: 200 }] },
    { zones: [{ lengthM: 20, widthM: 20, ceilingM: 6, room: 'lobby', use: 'business', noiseDb: 70 }] },
  ],
  scenarioUps: across(
    [{ loads: [{ powerW: 700 }] }, { loads: [{ count: 3, powerW: 500 }] }, { loads: [{ count: 6, powerW: 1000 }] }, { loads: [{ count: 30, powerW: 1000 }] }],
    [{ runtimeMin: 0 }, { runtimeMin: 5 }, { runtimeMin: 60 }, { runtimeMin: 480, redundancy: 'n+1' }],
  ),
  scenarioAccessControl: across(
    [
      { groups: [{ doors: 7 }] },
      { groups: [{ doors: 1, lock: 'strike' }] },
      { groups: [{ doors: 6, leaves: 'double', mode: 'cardInCardOut', lock: 'bolt' }] },
      {
        groups: [
          { doors: 5, mode: 'faceTerminal' },
          { doors: 3, distanceM: 120 },
        ],
      },
      { groups: Array.from({ length: 5 }, (_, place) => ({ doors: 8, closet: place + 1 })) },
      { groups: [{ doors: 70, leaves: 'double' }] },
      { groups: [{ doors: 4, leaves: 'double', lock: 'bolt', mode: 'cardInCardOut', distanceM: 60 }] },
      {
        groups: [
          { doors: 3, mode: 'faceTerminal', distanceM: 60 },
          { doors: 2, mode: 'faceTerminal', distanceM: 300, closet: 2 },
          { doors: 2, distanceM: 90, lock: 'strike', closet: 2 },
        ],
        closetRunM: 200,
      },
    ],
    [0, 8, 24, 48].map((standbyHours) => ({ users: 500, standbyHours })),
  ),
};

const tiersOf = (scenario: ScenarioId, inputs: Raw): Tier[] => {
  const result = recommendTiers({ scenario, inputs, kept: [], budget: null }, demoCandidates);
  if (!result.valid) throw new Error(JSON.stringify([scenario, inputs, result.errors]));
  return result.tiers;
};
/** As it is carried into a list: what has a model. */
const listed = ({ lines }: Pick<Tier, 'lines'>) =>
  lines.flatMap(({ role, quantity, chosen }) => (chosen === null ? [] : [{ role, quantity, attributes: chosen.attributes }]));
const issuesOf = (lines: ReturnType<typeof listed>, settings: object = {}): string[] => {
  const checked = compatCheck({ lines, ...settings });
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors));
  // of a UPS that bridges no time it is said that it has no battery: a hint, and so it is
  return checked.issues
    .filter(({ code }) => code !== 'UPS_BATTERY_NONE' || lines.some(({ role }) => role === 'batteryBlock'))
    .map(({ code, severity, why }) => `${severity} ${code} ${why}`);
};

/** A list of cameras that works, and what the check has to say of it: the projects it is put beside. */
const [, cameras] = tiersOf('scenarioVideoSurveillance', scenarioPlans.scenarioVideoSurveillance.starter);
if (cameras === undefined) throw new Error('three tiers');

describe.each(Object.entries(asked) as [ScenarioId, readonly Raw[]][])('%s', (id, inputs) => {
  const all = [scenarioPlans[id].starter as Raw, ...inputs].flatMap((given) =>
    tiersOf(id, given).map((tier) => ({ tier, settings: recommendedCheckOf(id, tier.tier, given).settings, named: `${tier.tier} ${JSON.stringify(given)}` })),
  );

  it('has a model with a price for every line, whatever is asked and in each tier', () => {
    const open = all.flatMap(({ tier, named }) =>
      tier.lines.filter(({ chosen }) => chosen === null || chosen.price === null).map(({ role, wanted }) => `${role} ${wanted} ${named}`),
    );
    expect(open).toEqual([]);
  });

  it('as a list alone gives the check nothing to say, and is no list of cameras', () => {
    const said = all.flatMap(({ tier, settings, named }) => {
      const lines = listed(tier);
      const issues = isVideoList(lines.map(({ role }) => role)) ? ['taken for cameras'] : issuesOf(lines, settings);
      return issues.map((issue) => `${named}: ${issue}`);
    });
    expect(said).toEqual([]);
  });

  it('beside a list of cameras that works leaves it working', () => {
    const alone = issuesOf(listed(cameras));
    expect(alone.filter((issue) => issue.startsWith('error'))).toEqual([]);
    const more = all.flatMap(({ tier, settings, named }) =>
      issuesOf([...listed(cameras), ...listed(tier)], settings)
        .filter((issue) => !alone.includes(issue))
        .map((issue) => `${named}: ${issue}`),
    );
    expect(more).toEqual([]);
  });

  it('holds no line of more pieces than a list takes, but for bays by the thousand', () => {
    const many = all.flatMap(({ tier, named }) =>
      tier.lines.filter(({ quantity }) => quantity > 9999).map(({ role, quantity }) => `${role} ${quantity} ${named}`),
    );
    expect(many).toEqual([]);
  });

  it('buys what a code makes mandatory', () => {
    const open = all.flatMap(({ tier, named }) =>
      tier.lines.filter(({ mandatory, chosen }) => mandatory !== null && chosen === null).map(({ role }) => `${role} ${named}`),
    );
    expect(open).toEqual([]);
  });
});

describe('batteries of doors', () => {
  const cases = (asked.scenarioAccessControl ?? []).flatMap((given) =>
    tiersOf('scenarioAccessControl', given).map(({ tier, lines, inputs }) => ({
      named: `${tier} ${JSON.stringify(given)}`,
      hours: Number(inputs['standbyHours']),
      of: (role: string) =>
        lines
          .filter((line) => line.role === role)
          .map(({ chosen, attributes, wanted, quantity }) => ({ has: chosen?.attributes ?? {}, attributes, wanted, quantity })),
    })),
  );
  const piecesIn = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

  it('are of the size that charger and box were chosen for', () => {
    const wrong = cases.flatMap(({ named, of }) =>
      of('standbyBattery').every(({ has, attributes }) => has['capacityAh'] === attributes['capacityAh']) ? [] : [named],
    );
    expect(wrong).toEqual([]);
  });

  it('are charged by supplies that say so: all of them back at four fifths within a day', () => {
    const wrong = cases.flatMap(({ named, hours, of }) => {
      const heldAh = of('standbyBattery').reduce((sum, { has, quantity }) => sum + Number(has['capacityAh']) * quantity, 0);
      const chargedAh = of('doorSupply').reduce((sum, { has, quantity }) => sum + Number(has['chargeA']) * quantity * 24 * 0.8, 0);
      const each = of('doorSupply').every(({ has, wanted }) => Number(has['chargeA']) >= Number(/充电电流 ≥\s([\d.]+) A/u.exec(wanted)?.[1] ?? 0));
      return hours === 0 || (each && chargedAh >= heldAh * 0.8) ? [] : [named];
    });
    expect(wrong).toEqual([]);
  });

  it('stand in the supply or in a box that holds them', () => {
    const wrong = cases.flatMap(({ named, of }) => {
      const large = of('standbyBattery').filter(({ has }) => Number(has['capacityAh']) > 12);
      const places = of('standbyBox').reduce((sum, { has, quantity }) => sum + Number(has['blocks']) * quantity, 0);
      const isHeld = of('standbyBox').every(({ has, attributes }) => Number(has['batteryAh']) >= Number(attributes['batteryAh']));
      return isHeld && places >= piecesIn(large) ? [] : [named];
    });
    expect(wrong).toEqual([]);
  });
});

describe('what a line asks of its model beside its size', () => {
  const every = (scenario: ScenarioId, role: string) =>
    (asked[scenario] ?? [])
      .flatMap((given) => tiersOf(scenario, given).flatMap(({ lines }) => lines.filter((line) => line.role === role)))
      .flatMap(({ chosen, alternatives }) => [chosen, ...alternatives].flatMap((model) => (model === null ? [] : [model.attributes])));

  it('every lock that is offered opens when its power is cut: the fire alarm cuts it', () => {
    const modes = new Set(every('scenarioAccessControl', 'lock').map(({ failMode }) => failMode));
    expect(modes).toEqual(new Set(['断电开门']));
  });
  it('intercoms of lanes are fed by their adapter, not over a switch that feeds nobody', () =>
    expect(new Set(every('scenarioParking', 'intercomPoint').map(({ power }) => power))).toEqual(new Set(['dc12'])));
  it('controllers hang on the supply that is listed, with none of their own', () => {
    const powers = new Set([...every('scenarioAccessControl', 'doorController'), ...every('scenarioAccessGuard', 'doorController')].map(({ power }) => power));
    expect(powers).toEqual(new Set(['dc12']));
  });
  it('a call station calls every zone', () => {
    const zones = tiersOf('scenarioBroadcast', { zones: Array.from({ length: 12 }, () => room) }).flatMap(({ lines }) =>
      lines.filter(({ role }) => role === 'callStation').map(({ chosen }) => Number(chosen?.attributes['zones'])),
    );
    expect(Math.min(...zones)).toBeGreaterThanOrEqual(12);
  });
  it('no terminal made for gates stands at a door', () => {
    const names = demoCandidates.get('gateFaceTerminal')?.map(({ skuNo }) => skuNo) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect((demoCandidates.get('faceTerminal') ?? []).filter(({ skuNo }) => names.includes(skuNo))).toEqual([]);
  });
});
