import { describe, expect, it } from 'vitest';
import { demoCatalog } from './catalog.ts';

const { categories, spus, skus, accessories } = demoCatalog({ now: Date.UTC(2026, 10, 21) });
const categoryOf = new Map(categories.map(({ id, dataId }) => [id, dataId]));
const familyOf = new Map(spus.map((spu) => [spu.spuNo, { name: spu.spuName, category: categoryOf.get(spu.secondCategoryId) ?? '' }]));
const modelOf = new Map(skus.map((sku) => [sku.skuNo, sku]));

/** Each accessory beside the models of the family it goes with. */
const pairs = accessories.map(({ spuNo, skuNo, need }) => {
  const accessory = modelOf.get(skuNo);
  const kind = familyOf.get(accessory?.spuNo ?? '');
  return {
    need,
    said: `${familyOf.get(spuNo)?.name} + ${accessory?.skuModel}`,
    of: familyOf.get(spuNo)?.category ?? '',
    category: kind?.category ?? '',
    name: kind?.name ?? '',
    own: accessory?.attributes ?? {},
    devices: skus.filter((sku) => sku.spuNo === spuNo).map(({ attributes = {} }) => attributes),
  };
});
type Pair = (typeof pairs)[number];
const faults = (asked: (pair: Pair) => boolean, holds: (pair: Pair) => boolean): string[] => {
  const among = pairs.filter(asked);
  expect(among.length).toBeGreaterThan(0);
  return among.filter((pair) => !holds(pair)).map(({ said }) => said);
};
const isOutdoors = ({ devices }: Pair) => devices.some(({ location }) => location === '室外');
const isBracket = ({ category }: Pair) => category.endsWith('-bracket');

describe('an accessory of the demo goods (GOODS-31)', () => {
  it('of 12 V or 24 V feeds what takes it, with a fifth to spare', () => {
    const asked = ({ category, own }: Pair) => ['power-adapter', 'central-power'].includes(category) && own['voltage'] !== undefined;
    expect(
      faults(asked, ({ own, devices }) =>
        devices.some(
          ({ power, powerW = 0 }) =>
            power === (own['voltage'] === 12 ? 'DC 12V' : 'AC 24V') && Number(powerW) <= Number(own['voltage']) * Number(own['currentA']) * 0.8,
        ),
      ),
    ).toEqual([]);
  });

  it('that is a PoE injector stands with what is fed by PoE, and gives enough', () => {
    expect(
      faults(
        ({ own, category }) => category === 'power-adapter' && own['poeBudgetW'] !== undefined,
        ({ own, devices }) => devices.some(({ power, powerW }) => power === 'PoE' && Number(powerW) < Number(own['poeBudgetW'])),
      ),
    ).toEqual([]);
  });

  it('is no second supply where all models are of one', () => {
    const supplies = Map.groupBy(
      pairs.filter(({ category, devices }) => category === 'power-adapter' && new Set(devices.map(({ power }) => power)).size === 1),
      ({ said }) => said.split(' + ')[0],
    );
    expect([...supplies].filter(([, of]) => of.length > 1).map(([family]) => family)).toEqual([]);
  });

  it('feeds nothing outdoors when it is made for indoors, and no box outdoors lets water in', () => {
    expect(
      faults(
        (pair) => pair.category === 'power-adapter' && isOutdoors(pair),
        ({ own }) => own['location'] !== '室内',
      ),
    ).toEqual([]);
    expect(
      faults(
        (pair) => pair.category === 'junction-box' && pair.own['installType'] !== '嵌入' && isOutdoors(pair),
        ({ own }) => Number(own['ipRating']) >= 65,
      ),
    ).toEqual([]);
  });

  it('that holds a camera is made for its housing', () => {
    const wrong: Record<string, string> = {
      'dome-camera': '枪机球机监视',
      'turret-camera': '枪机球机监视',
      'bullet-camera': '半球吸顶球机监视',
      'box-camera': '半球吸顶球机监视',
      'ptz-camera': '半球吸顶枪机监视',
    };
    expect(
      faults(
        (pair) => isBracket(pair) && wrong[pair.of] !== undefined,
        ({ of, name }) => !wrong[of]?.includes(name.slice(0, 2)),
      ),
    ).toEqual([]);
  });

  it('that a pole camera needs is a bracket for poles; none outdoors is of plastic; none goes with a camera that brings its own', () => {
    const onPole = ({ devices }: Pair) => devices.some(({ bracket }) => bracket === '抱杆');
    expect(
      faults(
        (pair) => isBracket(pair) && onPole(pair),
        ({ own }) => own['type'] === '抱杆',
      ),
    ).toEqual([]);
    expect(
      faults(
        (pair) => isBracket(pair) && isOutdoors(pair),
        ({ own }) => own['material'] !== 'ABS',
      ),
    ).toEqual([]);
    expect(faults(isBracket, ({ devices }) => devices.every(({ bracketIncluded }) => bracketIncluded !== true))).toEqual([]);
  });

  it('that is a disk is no larger than the recorder takes, a module as fast as the port', () => {
    expect(
      faults(
        ({ category }) => category === 'hdd',
        ({ own, devices }) => devices.every(({ maxDiskTB = 99 }) => Number(own['sizeTB']) <= Number(maxDiskTB)),
      ),
    ).toEqual([]);
    expect(
      faults(
        ({ category }) => category === 'sfp-module',
        ({ own, devices }) => devices.every(({ uplinkMbps, portMbps }) => own['portMbps'] === uplinkMbps || own['portMbps'] === portMbps),
      ),
    ).toEqual([]);
  });

  it('is still there for every kind of camera, recorder and switch', () => {
    const kinds = new Set(pairs.map(({ of }) => of));
    for (const kind of ['dome-camera', 'bullet-camera', 'ptz-camera', 'nvr', 'poe-switch', 'door-controller', 'perimeter']) expect(kinds).toContain(kind);
  });
});
