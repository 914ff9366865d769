import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleAttribute } from '../../roles/index.ts';
import { indexCandidates, type Candidate } from './candidate.ts';
import { ALTERNATIVES_MAX, matchLine } from './match-line.ts';

type Attributes = Record<string, RoleAttribute>;

const model = (skuNo: string, attributes: Attributes = {}, price: number | null = 100, stockTotal = 50, warrantyMonths?: number): Candidate => ({
  skuNo,
  price,
  stockTotal,
  warrantyMonths: warrantyMonths ?? null,
  attributes,
});
const catalogue = (role: string, ...candidates: Candidate[]) => indexCandidates(candidates.map((candidate) => ({ roles: [role], candidate })));
const line = (role: string, attributes: Attributes = {}, quantity = 1) => ({ role, quantity, attributes });

describe('a model fits', () => {
  it.each<[string, string, Attributes, Attributes, boolean]>([
    ['a size that is the same', 'ledSpareModule', { pitchMm: 2.5 }, { pitchMm: 2.5 }, true],
    ['no other size, even a larger one', 'ledSpareModule', { pitchMm: 2.5 }, { pitchMm: 3 }, false],
    ['a capacity that is enough', 'networkSwitch', { ports: 8 }, { ports: 16 }, true],
    ['a capacity that is just enough', 'networkSwitch', { ports: 8 }, { ports: 8 }, true],
    ['no capacity that falls short', 'networkSwitch', { ports: 16 }, { ports: 8 }, false],
    ['a higher class', 'poeSwitch', { poeStandard: 'at' }, { poeStandard: 'bt4' }, true],
    ['no lower class', 'poeSwitch', { poeStandard: 'bt3' }, { poeStandard: 'at' }, false],
    ['a higher resolution', 'ipCamera', { resolution: '4MP' }, { resolution: '8MP' }, true],
    ['better cable', 'networkCableBox', { category: 'cat6', lengthM: 305 }, { category: 'cat6a', lengthM: 305 }, true],
    ['a class nobody ranks only by its name', 'poeSwitch', { poeStandard: 'uh' }, { poeStandard: 'bt4' }, false],
    ['one that draws less', 'ipCamera', { powerW: 10 }, { powerW: 8 }, true],
    ['none that draws more', 'ipCamera', { powerW: 10 }, { powerW: 12 }, false],
    ['one that speaks all of the protocols', 'nvr', { protocols: ['ONVIF'] }, { protocols: ['ONVIF', 'GB/T 28181'] }, true],
    ['none that lacks a codec', 'nvr', { codecs: ['H265', 'SVAC2'] }, { codecs: ['H264', 'H265'] }, false],
    ['none that does not say it', 'networkSwitch', { ports: 8 }, {}, false],
    ['whatever its settings are', 'ipCamera', { codec: 'H264', fps: 15 }, { codec: 'H265' }, true],
    ['an unknown attribute only if it is the same', 'timer', { colour: 'red' }, { colour: 'blue' }, false],
    ['no text for a number', 'networkSwitch', { ports: 8 }, { ports: '16' }, false],
  ])('%s', (_name, role, wanted, has, fits) => {
    expect(matchLine(line(role, wanted), catalogue(role, model('A', has))).chosen !== null).toBe(fits);
  });

  it('what else must suit is asked only of models that state it', () => {
    const spare = { ...line('ledSpareModule', { pitchMm: 4 }), fits: { environment: 'indoor' } };
    const outdoor = model('A', { pitchMm: 4, environment: 'outdoor' }, 10);
    const silent = model('B', { pitchMm: 4 }, 20);
    expect(matchLine(spare, catalogue('ledSpareModule', outdoor, silent)).chosen).toBe(silent);
    expect(matchLine(spare, catalogue('ledSpareModule', outdoor))).toEqual({ chosen: null, alternatives: [], unmatched: '没有使用环境为室内的备用模组（P4）' });
  });
});

describe('of several that fit', () => {
  const wanted = line('networkSwitch', { ports: 8 }, 10);
  it.each<[string, Candidate[], string]>([
    ['the smallest sufficient', [model('A', { ports: 24 }, 50), model('B', { ports: 16 }, 90)], 'B'],
    ['a priced one before a smaller one without', [model('A', { ports: 16 }, null), model('B', { ports: 24 }, 90)], 'B'],
    ['then a priced one, even if short', [model('A', { ports: 16 }, null), model('B', { ports: 16 }, 90, 0)], 'B'],
    ['then one that is in stock', [model('A', { ports: 16 }, 50, 9), model('B', { ports: 16 }, 70, 10)], 'B'],
    ['then one that is guaranteed for two years', [model('A', { ports: 16 }, 50, 99, 12), model('B', { ports: 16 }, 90, 99, 24)], 'B'],
    ['then the cheapest', [model('A', { ports: 16 }, 90), model('B', { ports: 16 }, 50)], 'B'],
    ['free is cheapest', [model('A', { ports: 16 }, 1), model('B', { ports: 16 }, 0)], 'B'],
    ['then by number', [model('B', { ports: 16 }), model('A', { ports: 16 })], 'A'],
  ])('standard takes %s', (_name, models, skuNo) => expect(matchLine(wanted, catalogue('networkSwitch', ...models)).chosen?.skuNo).toBe(skuNo));

  it.each(['standard', 'high'] as const)(
    '%s pays for no PoE ports of a recorder whose cameras hang on switches, and takes them where they are asked for',
    (tier) => {
      const plain = model('A', { channels: 32, incomingMbps: 256 }, 90);
      const fed = model('B', { channels: 32, incomingMbps: 230, poePorts: 16 }, 80);
      const chosen = (wants: Attributes, ...models: Candidate[]) => matchLine(line('nvr', wants), catalogue('nvr', ...models), tier).chosen?.skuNo;
      expect(chosen({ channels: 20, incomingMbps: 160 }, fed, plain)).toBe('A');
      expect(chosen({ channels: 20, incomingMbps: 160 }, fed)).toBe('B');
      expect(chosen({ channels: 20, incomingMbps: 160, poePorts: 16 }, fed, plain)).toBe('B');
    },
  );

  // ten of 16 ports at ¥100 are short
  const short = model('A', { ports: 16 }, 100, 9);
  it.each<[string, Candidate[], string]>([
    ['the same size that costs no half more', [short, model('B', { ports: 16 }, 150, 10)], 'B'],
    ['not the same size that costs more', [short, model('B', { ports: 16 }, 151, 10)], 'A'],
    ['the next size that costs no quarter more', [short, model('B', { ports: 24 }, 125, 10)], 'B'],
    ['not the next size that costs more', [short, model('B', { ports: 24 }, 126, 10)], 'A'],
    ['not the size above the next, be it cheap', [short, model('B', { ports: 24 }, 300, 10), model('C', { ports: 48 }, 101, 10)], 'A'],
    ['nor where the next is short itself', [short, model('B', { ports: 24 }, 110, 9), model('C', { ports: 48 }, 110, 10)], 'A'],
    ['what costs little in all', [model('A', { ports: 16 }, 1, 9), model('B', { ports: 24 }, 21, 10)], 'B'],
    ['not what costs more than that in all', [model('A', { ports: 16 }, 1, 9), model('B', { ports: 24 }, 21.1, 10)], 'A'],
    ['the right one where it is in stock itself', [model('A', { ports: 16 }, 100, 10), model('B', { ports: 24 }, 90, 10)], 'A'],
  ])('where the right one is short, standard takes %s', (_name, models, skuNo) =>
    expect(matchLine(wanted, catalogue('networkSwitch', ...models)).chosen?.skuNo).toBe(skuNo),
  );

  it.each(['economy', 'standard', 'high'] as const)('%s waits for 2.5 mm² and does not lay 16, and offers 16 first, which is in stock', (tier) => {
    const cable = (skuNo: string, areaMm2: number, price: number, stockTotal: number) => model(skuNo, { cores: 3, areaMm2, rollM: 100 }, price, stockTotal, 24);
    const models = [cable('2.5', 2.5, 720, 9), cable('4', 4, 1044, 18), cable('6', 6, 1560, 15), cable('10', 10, 2340, 40), cable('16', 16, 3636, 90)];
    const { chosen, alternatives } = matchLine(line('mainsCable', { cores: 3, areaMm2: 2.5, rollM: 100 }, 67), catalogue('mainsCable', ...models), tier);
    expect([chosen, ...alternatives].map((one) => one?.skuNo)).toEqual(['2.5', '16', '4', '6', '10']);
  });

  it('of packs as many are bought as hold the pieces: the whole line is compared, and the stock of packs', () => {
    const modules = line('keystoneModule', { category: 'cat6' }, 103);
    const pieces = (skuNo: string, each: number, price: number, stockTotal: number, category = 'cat6') =>
      model(skuNo, { category, pieces: each }, price, stockTotal);
    const catalogueOf = (...models: Candidate[]) => catalogue('keystoneModule', ...models);
    // 103 × 15 = 1545, 11 × 138 = 1518
    expect(matchLine(modules, catalogueOf(pieces('A', 1, 15, 5), pieces('B', 10, 138, 97), pieces('C', 1, 32, 500, 'cat6a'))).chosen?.skuNo).toBe('B');
    expect(matchLine(modules, catalogueOf(pieces('A', 1, 15, 500), pieces('B', 10, 138, 10))).chosen?.skuNo).toBe('A');
  });

  it('what must only suit does not count as capacity: enough licences are enough, then the price decides', () => {
    const software = { ...line('accessSoftware'), fits: { licencePoints: 10 } };
    const found = matchLine(
      software,
      catalogue('accessSoftware', model('A', { licencePoints: 16 }, 90), model('B', { licencePoints: 500 }, 50), model('C', { licencePoints: 8 }, 1)),
    );
    expect([found.chosen?.skuNo, ...found.alternatives.map(({ skuNo }) => skuNo)]).toEqual(['B', 'A']);
  });

  it.each(['economy', 'standard', 'high'] as const)('%s: light that is enough is enough, 40 m are no better than 50, and the price decides', (tier) => {
    const dark = line('ipCamera', { irRangeM: 38, ipRating: 66 });
    const models = [
      model('A', { irRangeM: 40, ipRating: 66 }, 420),
      model('B', { irRangeM: 50, ipRating: 67 }, 300),
      model('C', { irRangeM: 30, ipRating: 67 }, 90),
    ];
    expect(matchLine(dark, catalogue('ipCamera', ...models), tier).chosen?.skuNo).toBe('B');
  });

  it.each<[string, Candidate[], string]>([
    ['the cheapest, however large', [model('A', { ports: 16 }, 90), model('B', { ports: 48 }, 50)], 'B'],
    ['none that is short while another costs little more', [model('A', { ports: 16 }, 60), model('B', { ports: 16 }, 50, 0)], 'A'],
    ['one that is short where the others cost far more', [model('A', { ports: 16 }, 90), model('B', { ports: 16 }, 50, 0)], 'B'],
    ['the cheapest, even if short, where all are', [model('A', { ports: 16 }, 90, 0), model('B', { ports: 16 }, 50, 0)], 'B'],
    ['a priced one before one without', [model('A', { ports: 8 }, null), model('B', { ports: 48 }, 90)], 'B'],
  ])('economy takes %s', (_name, models, skuNo) => expect(matchLine(wanted, catalogue('networkSwitch', ...models), 'economy').chosen?.skuNo).toBe(skuNo));

  it('economy is never dearer than standard, whatever is short', () => {
    // the cheapest and the smallest are both short: what stands in for the cheapest costs more than the smallest
    const models = [model('A', { ports: 48 }, 100, 0), model('B', { ports: 16 }, 110, 0), model('C', { ports: 48 }, 150)];
    const chosen = (tier: 'economy' | 'standard') =>
      matchLine(line('networkSwitch', { ports: 8 }, 10), catalogue('networkSwitch', ...models), tier).chosen?.skuNo;
    expect([chosen('economy'), chosen('standard')]).toEqual(['A', 'B']);
  });

  it.each<[string, string, Attributes, Candidate[], string]>([
    [
      'a quarter more than asked',
      'networkSwitch',
      { ports: 8 },
      [model('A', { ports: 8 }, 50), model('B', { ports: 10 }, 90), model('C', { ports: 24 }, 60)],
      'B',
    ],
    ['what there is where nothing has the reserve', 'networkSwitch', { ports: 16 }, [model('A', { ports: 16 }, 50), model('B', { ports: 19 }, 40)], 'A'],
    ['the better of equal ones', 'anprCamera', {}, [model('A', { resolution: '1080P' }, 50), model('B', { resolution: '4MP' }, 90), model('C', {}, 1)], 'B'],
    ['a priced one before a better one without', 'anprCamera', {}, [model('A', { resolution: '8MP' }, null), model('B', { resolution: '4MP' }, 90)], 'B'],
    ['the longer guaranteed of equal ones', 'networkSwitch', { ports: 8 }, [model('A', { ports: 10 }, 50, 99, 24), model('B', { ports: 10 }, 90, 99, 60)], 'B'],
    ['no reserve of a size', 'ceilingSpeaker', { tapW: 3 }, [model('A', { tapW: 3 }, 50), model('B', { tapW: 6 }, 40)], 'A'],
  ])('high takes %s', (_name, role, attributes, models, skuNo) =>
    expect(matchLine(line(role, attributes), catalogue(role, ...models), 'high').chosen?.skuNo).toBe(skuNo),
  );

  it.each<[string, number | undefined, string]>([
    ['of the need, not of the size it was rounded up to', 16, 'A'],
    ['of the need where it is more than the size', 20, 'B'],
    ['of what is asked where no need is told', undefined, 'B'],
  ])('the reserve of the high tier is %s', (_name, ports, skuNo) => {
    const asked = { ...line('networkSwitch', { ports: 24 }), ...(ports === undefined ? {} : { need: { ports } }) };
    expect(matchLine(asked, catalogue('networkSwitch', model('A', { ports: 24 }), model('B', { ports: 48 })), 'high').chosen?.skuNo).toBe(skuNo);
  });

  it('no more than eight others are offered, best first', () => {
    const models = Array.from({ length: 30 }, (_none, place) => model(`S${String(place).padStart(2, '0')}`, {}, (place * 7) % 30));
    const { chosen, alternatives } = matchLine(line('timer'), catalogue('timer', ...models));
    expect([chosen, ...alternatives].map((one) => one?.price)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(alternatives).toHaveLength(ALTERNATIVES_MAX);
  });
});

describe('where none fits it is said plainly', () => {
  it.each<[string, string, Attributes, Attributes[], string]>([
    ['no such product', 'ledCabinet', {}, [], '目录里没有 LED 箱体'],
    ['one attribute', 'ledCabinet', { environment: 'indoor', pitchMm: 2.5 }, [{ environment: 'indoor', pitchMm: 3 }], '没有点间距为 P2.5 的 LED 箱体（室内）'],
    ['the first one', 'ledCabinet', { environment: 'indoor', pitchMm: 2.5 }, [{ environment: 'outdoor', pitchMm: 2.5 }], '没有使用环境为室内的 LED 箱体'],
    ['a capacity', 'nvr', { channels: 300 }, [{ channels: 256 }], '没有路数不低于 300 路的录像机'],
    [
      'two that no model has together',
      'nvr',
      { channels: 64, hddBays: 16 },
      [
        { channels: 64, hddBays: 8 },
        { channels: 32, hddBays: 16 },
      ],
      '没有盘位不低于 16 盘位的录像机（64 路）',
    ],
    ['a role nobody knows', 'toaster', {}, [], '目录里没有 toaster'],
  ])('%s', (_name, role, attributes, models, unmatched) => {
    const candidates = catalogue(role, ...models.map((has, place) => model(String(place), has)));
    expect(matchLine(line(role, attributes), candidates)).toEqual({ chosen: null, alternatives: [], unmatched });
  });
});

it('is the same as sorting all that fit, in every tier and whatever the order of the catalogue', () => {
  const anyModel = fc.record({
    skuNo: fc.string({ minLength: 1, maxLength: 3 }),
    price: fc.option(fc.integer({ min: 190, max: 400 }), { nil: null }),
    stockTotal: fc.integer({ min: 0, max: 4 }),
    attributes: fc.record({ ports: fc.integer({ min: 4, max: 14 }) }),
  });
  type Any = Candidate & { attributes: { ports: number } };
  const inOrder = (models: readonly Any[], worth: (model: Any) => number[]): Any[] =>
    models.toSorted((a, b) => {
      const [first, second] = [worth(a), worth(b)];
      const place = first.findIndex((figure, at) => figure !== second[at]);
      return place < 0 ? (a.skuNo < b.skuNo ? -1 : 1) : (first[place] ?? 0) - (second[place] ?? 0);
    });
  fc.assert(
    fc.property(fc.uniqueArray(anyModel, { selector: ({ skuNo }) => skuNo, maxLength: 40 }), fc.constantFrom('economy', 'standard', 'high'), (models, tier) => {
      const fitting = models.filter(({ attributes }) => attributes.ports >= 8);
      const worth = ({ price, attributes: { ports } }: Any): number[] => {
        const [cost, unpriced] = [price ?? 1000, price === null ? 1 : 0];
        if (tier === 'economy') return [unpriced, cost, ports];
        return [unpriced, tier === 'high' && ports < 10 ? 1 : 0, ports, cost];
      };
      const [right] = inOrder(fitting, worth);
      const ceiling =
        tier === 'economy' ? (matchLine(line('networkSwitch', { ports: 8 }, 2), catalogue('networkSwitch', ...models)).chosen?.price ?? Infinity) : Infinity;
      const sizes = [...new Set(fitting.map(({ attributes }) => attributes.ports))].toSorted((a, b) => a - b);
      const stepsUp = ({ attributes }: Any): number => sizes.indexOf(attributes.ports) - sizes.indexOf(right?.attributes.ports ?? 0);
      const place = (model: Any): number => {
        if (model.stockTotal < 2) return model === right ? 1 : 3;
        const [price, rightPrice] = [model.price ?? Infinity, right?.price ?? Infinity];
        const costsLittle = price <= rightPrice * (stepsUp(model) > 0 ? 1.25 : 1.5) || (price - rightPrice) * 2 <= 200;
        return Number(right?.stockTotal) >= 2 || (stepsUp(model) <= 1 && costsLittle && price <= ceiling) ? 0 : 2;
      };
      const sorted = inOrder(fitting, (model) => [model.price === null ? 1 : 0, place(model), ...worth(model)]);
      const { chosen, alternatives } = matchLine(line('networkSwitch', { ports: 8 }, 2), catalogue('networkSwitch', ...models), tier);
      expect([chosen, ...alternatives].filter((one) => one !== null)).toEqual(sorted.slice(0, 9));
    }),
  );
});
