/** What a calculator offers from the demo catalogue satisfies the calculator again, and offers nothing where nothing does. Source: CALC-14. */
import * as calculators from '@portal/engines/calculators';
import { handbookAttributes, resolutionRank, roleAttributesOf, rolesOf, type RoleAttribute, type RoleLine } from '@portal/engines/roles';
import { indexCandidates, matchLine } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { standardTaxonomy } from '../src/modules/catalog/index.ts';
import { demoCatalog } from './catalog.ts';

type Raw = Readonly<Record<string, unknown>>;
type Facts = Readonly<Record<string, RoleAttribute>>;

const rows = demoCatalog({ now: 0 });
const spuOf = new Map(rows.spus.map((spu) => [spu.spuNo, spu]));
const categoryOf = new Map((standardTaxonomy().categories ?? []).map(({ id, dataId }) => [id, dataId]));
const candidates = indexCandidates(
  rows.skus
    .filter(({ skuStatus, spuNo }) => skuStatus === 0 && spuOf.get(spuNo)?.status !== 1)
    .flatMap(({ skuNo, spuNo, attributes = {} }) => {
      const known = handbookAttributes(attributes);
      const secondCategory = categoryOf.get(spuOf.get(spuNo)?.secondCategoryId ?? 0) ?? '';
      return rolesOf({ secondCategory, attributes }).map((role) => ({
        roles: [role],
        candidate: { skuNo, price: 1, stockTotal: 1, attributes: roleAttributesOf(role, known) },
      }));
    }),
);

/** Every model offered for a line: the chosen one and the others beside it. */
function offered(line: RoleLine): Facts[] {
  const { chosen, alternatives, unmatched } = matchLine(line, candidates);
  if (chosen === null) expect(unmatched).toMatch(/没有/u);
  return chosen === null ? [] : [chosen, ...alternatives].map(({ attributes }) => attributes);
}

const number = (facts: Facts, code: string): number => {
  const value = facts[code];
  if (typeof value !== 'number') throw new Error(`${code} is not told`);
  return value;
};
const CATEGORIES = ['cat5e', 'cat6', 'cat6a'];
const isCategoryOf = (facts: Facts, least: string) => CATEGORIES.indexOf(String(facts['category'])) >= CATEGORIES.indexOf(least);

interface Case {
  plan: { id: string; calculate: (inputs: unknown) => unknown; products: unknown };
  inputs: readonly Raw[];
  /** Puts the model in place of what was reckoned with; what comes out is held against the line. */
  holds: (inputs: Raw, line: RoleLine, facts: Facts) => boolean;
}

const answerOf = (calculate: (inputs: unknown) => unknown, inputs: Raw): Record<string, unknown> => {
  const answer = calculate(inputs) as Record<string, unknown>;
  if (answer['valid'] !== true) throw new Error(JSON.stringify(answer));
  return answer;
};
const warned = (answer: Record<string, unknown>): string[] => answer['warnings'] as string[];
const runsOf = (inputs: Raw): number => (inputs['cameras'] as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
const across = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] => as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const cases: readonly Case[] = [
  {
    plan: calculators.videoCapacity,
    inputs: across([1, 2, 4, 6, 8, 10, 12, 16, 20, 24], ['none', 'raid5']).map(([diskSizeTB, raid]) => ({
      groups: [{ channels: 40, resolution: '4MP' }],
      diskSizeTB,
      raid,
    })),
    holds: (inputs, line, facts) =>
      Number(answerOf(calculators.aVideoCapacity, { ...inputs, diskSizeTB: number(facts, 'sizeTB') })['totalDisks']) <= line.quantity,
  },
  {
    plan: calculators.recorderAccess,
    inputs: across([4, 8, 16, 32, 64], ['1080P', '4MP', '8MP', '12MP']).map(([channels, resolution]) => ({
      nvr: { channels, incomingMbps: channels * 8, decode1080p: 8 },
      cameras: [{ count: 20, resolution, codec: resolution === '4MP' ? 'H265+' : 'H265' }],
    })),
    holds: (inputs, line, facts) => {
      const [camera] = inputs['cameras'] as [{ codec: string; resolution: string }];
      const nvr = {
        channels: number(facts, 'channels'),
        incomingMbps: number(facts, 'incomingMbps'),
        decode1080p: Math.min(256, number(facts, 'decode1080p')),
      };
      return (
        Number(answerOf(calculators.bNVRChannelAccess, { ...inputs, nvr })['nvrCount']) <= line.quantity &&
        (facts['codecs'] as string[]).includes(camera.codec) &&
        resolutionRank(facts['maxResolution']) >= resolutionRank(camera.resolution)
      );
    },
  },
  {
    plan: calculators.focalLength,
    inputs: across([3, 5, 8, 12, 20, 30, 60], [
      ['1/2.8"', '1080P', 'auto'],
      ['1/2.7"', '4MP', 'varifocal'],
      ['1/1.8"', '8MP', 'auto'],
    ] as const).map(([distanceM, [sensor, resolution, lens]]) => ({ distanceM, targetWidthM: 6, sensor, resolution, lens })),
    holds: (inputs, line, facts) => {
      const focalMm = Number(line.attributes['focalLengthMm']);
      const longest = typeof facts['focalLengthMaxMm'] === 'number' ? facts['focalLengthMaxMm'] : number(facts, 'focalLengthMm');
      const seen = answerOf(calculators.cCameraFocalLength, {
        mode: 'view',
        focalMm,
        distanceM: inputs['distanceM'],
        sensor: facts['sensor'],
        resolution: facts['resolution'],
      });
      const asked = answerOf(calculators.cCameraFocalLength, inputs);
      return (
        focalMm >= number(facts, 'focalLengthMm') &&
        focalMm <= longest &&
        Number(seen['viewWidthM']) >= Number(inputs['targetWidthM']) &&
        Number(seen['pixelsPerMeter']) >= Number(asked['pixelsPerMeter'])
      );
    },
  },
  {
    plan: calculators.switchAccess,
    inputs: across(
      [8, 16, 24, 48],
      [
        {},
        { portMbps: 100, uplinkMbps: 100 },
        { poeStandard: 'at', poeBudgetW: 230 },
        { poeStandard: 'bt3', poeBudgetW: 370 },
        { uplinkPorts: 2, uplinkMbps: 10_000 },
      ],
    ).map(([ports, more]) => ({ cameras: [{ count: 30, resolution: '4MP', powerW: 11 }], switch: { ports, ...more } })),
    holds: (inputs, line, facts) => {
      const own = inputs['switch'] as Raw;
      const isFeeding = line.role === 'poeSwitch';
      const model = {
        ports: number(facts, isFeeding ? 'poePorts' : 'ports'),
        portMbps: Math.min(1000, number(facts, 'portMbps')),
        uplinkPorts: Math.min(8, number(facts, 'uplinkPorts')),
        uplinkMbps: Math.min(10_000, number(facts, 'uplinkMbps')),
        ...(isFeeding ? { poeStandard: facts['poeStandard'], poeBudgetW: number(facts, 'poeBudgetW') } : {}),
      };
      const answer = answerOf(calculators.eSwitchAccess, { ...inputs, switch: model });
      return Number(answer['switchesNeeded']) <= line.quantity && warned(answer).length === 0 && model.portMbps >= Number(own['portMbps'] ?? 1000);
    },
  },
  {
    plan: calculators.genericCabling,
    inputs: across(
      [12, 40, 96, 180, 400],
      ['cat5e', 'cat6', 'cat6a'].flatMap((cableType) => ['finished', 'made'].map((cords) => ({ cableType, cords }))),
    ).map(([points, more]) => ({ floors: [{ points, farthestM: 60, nearestM: 10, backboneRouteM: points }], ...more })),
    holds: (inputs, line, facts) => {
      const least = String(inputs['cableType']);
      switch (line.role) {
        case 'networkCableBox':
          return (
            Number(answerOf(calculators.fGenericCabling, { ...inputs, boxLengthM: number(facts, 'lengthM') })['totalBoxes']) <= line.quantity &&
            isCategoryOf(facts, least)
          );
        case 'networkSwitch':
          return number(facts, 'ports') >= 24 && number(facts, 'portMbps') >= 1000;
        case 'cabinet':
          return number(facts, 'cabinetU') >= Number(line.attributes['cabinetU']);
        case 'pdu':
          return number(facts, 'outputs') >= Number(line.attributes['outputs']);
        case 'fibreCable':
        case 'fibreBox':
          return number(facts, 'cores') >= Number(line.attributes['cores']);
        case 'trunking':
          return facts['spec'] === line.attributes['spec'];
        case 'patchPanel':
        case 'keystoneModule':
        case 'patchCord':
        case 'rj45Plug':
          return isCategoryOf(facts, least);
        default:
          return true;
      }
    },
  },
  {
    plan: calculators.powerSupply,
    inputs: [
      ...across([12, 24], [10, 25, 40, 60, 80, 100, 120, 150, 180, 200]).map(([supplyVoltage, distanceM]) => ({
        supplyVoltage,
        cameras: [{ count: 6, powerW: 9, distanceM }],
      })),
      ...[1, 4, 12, 18, 19, 40].map((count) => ({ supplyVoltage: 12, cameras: [{ count, powerW: 2.4, distanceM: 20 }] })),
    ],
    holds: (inputs, line, facts) => {
      if (line.role !== 'powerCable')
        return (
          line.role === `powerSupply${Number(inputs['supplyVoltage'])}V` &&
          number(facts, 'currentA') * line.quantity >= Number(answerOf(calculators.gCameraPowerSupply, inputs)['requiredSupplyA']) - 0.005 &&
          // one of 24 V has terminals, one of 12 V an output for each run
          (line.role === 'powerSupply24V' || number(facts, 'outputs') * line.quantity >= runsOf(inputs))
        );
      const wireAreaMm2 = number(facts, 'areaMm2');
      const after = answerOf(calculators.gCameraPowerSupply, { ...inputs, wireAreaMm2 })['cameras'] as { ok: boolean }[];
      return after.every(({ ok }) => ok);
    },
  },
  {
    plan: calculators.twistedPair,
    inputs: across([5, 20, 60, 120, 250], across([305, 100], ['cat5e', 'cat6'])).map(([points, [boxLengthM, cableType]]) => ({
      points,
      farthestM: 70,
      nearestM: 10,
      boxLengthM,
      cableType,
    })),
    holds: (inputs, line, facts) =>
      isCategoryOf(facts, String(inputs['cableType'])) &&
      (line.role === 'rj45Plug'
        ? number(facts, 'pieces') * line.quantity >= Number(answerOf(calculators.hTwistedPairAmount, inputs)['plugs'])
        : Number(answerOf(calculators.hTwistedPairAmount, { ...inputs, boxLengthM: number(facts, 'lengthM') })['boxes']) <= line.quantity),
  },
  {
    plan: calculators.peopleCounter,
    inputs: across([2.5, 2.8, 3.2, 3.8, 4.5], [1.5, 3, 6, 12]).map(([mountHeightM, passageWidthM]) => ({ mountHeightM, passageWidthM })),
    holds: (inputs, line, facts) =>
      facts['sensor'] === '1/2.8"' &&
      Number(answerOf(calculators.iVerticalBinocular, { ...inputs, lensMm: number(facts, 'focalLengthMm') })['cameraCount']) <= line.quantity,
  },
  {
    plan: calculators.wirelessBridge,
    inputs: across(
      [0.1, 0.5, 1, 3, 10],
      [
        {},
        { txGainDbi: 16, rxGainDbi: 16, txPowerDbm: 15 },
        { txGainDbi: 23, rxGainDbi: 23, txPowerDbm: 10 },
        { frequencyGHz: 2.437, txPowerDbm: 12, txGainDbi: 8, rxGainDbi: 8 },
        { frequencyGHz: 60.48 },
      ],
    ).map(([distanceKm, more]) => ({ distanceKm, camerasPerClient: [{ count: 4, resolution: '4MP' }], ...more })),
    holds: (inputs, _line, facts) => {
      const gain = number(facts, 'antennaGainDbi');
      const answer = answerOf(calculators.jWirelessIntelligent, { ...inputs, txGainDbi: gain, rxGainDbi: gain });
      const rate = Math.min(Number(answer['phyRateMbps']), number(facts, 'wirelessMbps'));
      return (
        answer['linkOk'] === true &&
        warned(answer).length === 0 &&
        number(facts, 'distanceKm') >= Number(inputs['distanceKm']) &&
        rate * 0.5 >= Number(answer['loadMbps'])
      );
    },
  },
];

/** By calculator and role. */
const RESTS_ON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aVideoCapacity: { hdd: 'sizeTB' },
  bNVRChannelAccess: { nvr: 'channels codecs decode1080p incomingMbps maxResolution' },
  cCameraFocalLength: { ipCamera: 'focalLengthMm resolution sensor' },
  eSwitchAccess: { networkSwitch: 'portMbps ports uplinkMbps uplinkPorts', poeSwitch: 'poeBudgetW poePorts poeStandard portMbps uplinkMbps uplinkPorts' },
  fGenericCabling: {
    networkCableBox: 'category lengthM',
    patchPanel: 'category ports',
    cableManager: '',
    networkSwitch: 'portMbps ports',
    cabinet: 'cabinetU',
    pdu: 'outputs',
    fibreCable: 'cores fibreMode rollM',
    fibreBox: 'cores installType',
    fibrePigtail: 'fibreMode lengthM',
    fibreCord: 'fibreMode lengthM',
    trunking: 'lengthM spec',
    backBox: '',
    faceplate: 'ports',
    keystoneModule: 'category',
    patchCord: 'category lengthM',
    rj45Plug: 'category pieces',
  },
  gCameraPowerSupply: { powerSupply12V: 'currentA outputs', powerSupply24V: 'currentA', powerCable: 'areaMm2 rollM' },
  hTwistedPairAmount: { networkCableBox: 'category lengthM', rj45Plug: 'category pieces' },
  iVerticalBinocular: { peopleCounter: 'focalLengthMm sensor' },
  jWirelessIntelligent: { wirelessBridge: 'antennaGainDbi antennaGainMaxDbi distanceKm frequencyGHz wirelessMbps' },
};

describe.each(cases.map((one) => [one.plan.id, one] as const))('%s', (_id, { plan, inputs, holds }) => {
  const linesOf = (given: Raw): RoleLine[] => {
    const answer = answerOf(plan.calculate, given);
    return (plan.products as (values: unknown, outputs: unknown) => RoleLine[])(answer['values'], answer);
  };

  it('is tried with twenty inputs at least, and something is offered for most', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(20);
    const found = inputs.filter((given) => linesOf(given).some((line) => offered(line).length > 0));
    expect(found.length).toBeGreaterThanOrEqual(inputs.length / 3);
  });

  it('asks of a model all that its result rests on, whatever the catalogue happens to have', () => {
    const asked = new Map<string, Set<string>>();
    for (const given of inputs)
      for (const { role, attributes } of linesOf(given)) asked.set(role, new Set([...(asked.get(role) ?? []), ...Object.keys(attributes)]));
    expect(Object.fromEntries([...asked].map(([role, codes]) => [role, [...codes].toSorted().join(' ')]))).toEqual(RESTS_ON[plan.id]);
  });

  it('what is offered holds', () => {
    const wrong = inputs.flatMap((given) =>
      linesOf(given).flatMap((line) =>
        offered(line).flatMap((facts) => (holds(given, line, facts) ? [] : [`${JSON.stringify(given)} ${line.role} ${JSON.stringify(facts)}`])),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('the one calculator without goods has none: a bandwidth is no product', () => {
  const answer = answerOf(calculators.dBandWidth, { groups: [{ count: 4, resolution: '4MP' }] });
  expect(calculators.bandwidth.products(answer['values'] as never, answer as never)).toEqual([]);
});

it('a supply turned up is offered as one that can be, and none where it goes no higher', () => {
  const asked = (supplyVoltage: number, outputVoltage: number) => {
    const answer = answerOf(calculators.gCameraPowerSupply, { supplyVoltage, outputVoltage, cameras: [{ count: 12, powerW: 2.4, distanceM: 20 }] });
    const [line] = (calculators.powerSupply.products as (values: unknown, outputs: unknown) => RoleLine[])(answer['values'], answer);
    return line === undefined ? [] : offered(line);
  };
  for (const [voltage, turnedUp] of [
    [12, 13.8],
    [24, 26],
  ] as const) {
    expect(asked(voltage, turnedUp).length).toBeGreaterThan(0);
    for (const facts of asked(voltage, turnedUp)) expect(number(facts, 'outputMaxV')).toBeGreaterThanOrEqual(turnedUp);
  }
  expect(asked(12, 15)).toEqual([]);
});

it('the pages open with goods for what they ask', () => {
  for (const { plan } of cases) {
    const { starter } = plan as unknown as { starter: Raw };
    const answer = answerOf(plan.calculate, starter);
    const lines = (plan.products as (values: unknown, outputs: unknown) => RoleLine[])(answer['values'], answer);
    expect(lines.filter((line) => offered(line).length === 0).map(({ role, attributes }) => `${plan.id} ${role} ${JSON.stringify(attributes)}`)).toEqual([]);
  }
});

it('a short way at 60 GHz is offered bridges of that band', () => {
  const answer = answerOf(calculators.jWirelessIntelligent, { distanceKm: 0.1, frequencyGHz: 60.48, camerasPerClient: [{ count: 4, resolution: '4MP' }] });
  const [line] = (calculators.wirelessBridge.products as (values: unknown, outputs: unknown) => RoleLine[])(answer['values'], answer);
  expect(line && offered(line).map((facts) => facts['frequencyGHz'])).toEqual([60, 60]);
});
