import { readFileSync, readdirSync } from 'node:fs';
import type { AttributeValue } from '@portal/contract/catalog';
import { ROLE_ATTRIBUTE } from '@portal/engines/roles';
import { describe, expect, it } from 'vitest';
import { demoCatalog, demoFamilies, demoOrderSkuNos } from './catalog.ts';
import { chanceOf } from './seeded-random.ts';

const now = Date.UTC(2026, 10, 21);
const catalog = demoCatalog({ now });
type AttributeRow = (typeof catalog)['attributes'][number];
const PICTURES = new URL('../../web/public/pictures/', import.meta.url);

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
/** References that no row answers. */
const difference = <Key>(references: readonly Key[], rows: readonly Key[]): Key[] => {
  const known = new Set(rows);
  return references.filter((reference) => !known.has(reference));
};
const activeSkus = catalog.skus.filter(({ skuStatus }) => skuStatus === 0);

/** What is for the engines, and no attribute that is shown or looked for: the role, and the housing a bracket is made for. */
const FOR_ENGINES: ReadonlySet<string> = new Set([ROLE_ATTRIBUTE, 'housing']);

describe('the goods of the demo world', () => {
  it('are the same whenever they are made', () => expect(demoCatalog({ now })).toEqual(catalog));

  it('fill a portal: 12 first and 50 second categories, 400 families, 1,500 models on sale', () => {
    expect(catalog.categories.filter(({ parentId }) => parentId === null).length).toBeGreaterThanOrEqual(12);
    expect(catalog.categories.filter(({ parentId }) => parentId !== null).length).toBeGreaterThanOrEqual(50);
    expect(catalog.spus.length).toBeGreaterThanOrEqual(400);
    expect(activeSkus.length).toBeGreaterThanOrEqual(1500);
    expect(catalog.suites.length).toBeGreaterThanOrEqual(12);
  });

  it('have one number, model and stock key each', () => {
    unique(catalog.categories.map(({ id }) => id));
    unique(catalog.categories.map(({ dataId }) => dataId));
    unique(catalog.attributes.map(({ code }) => code));
    unique(catalog.spus.map(({ spuNo }) => spuNo));
    unique(catalog.spus.map(({ spuName }) => spuName));
    unique(catalog.skus.map(({ skuNo }) => skuNo));
    unique(catalog.skus.map(({ modelKey }) => modelKey));
    unique(catalog.skus.map(({ sid }) => sid));
    unique(catalog.accessories.map(({ spuNo, skuNo }) => `${spuNo} ${skuNo}`));
    unique(catalog.suiteItems.map(({ suitNo, skuNo }) => `${suitNo} ${skuNo}`));
    expect(catalog.skus.filter(({ skuModel, modelKey }) => modelKey !== skuModel.toUpperCase().replace(/[^A-Z0-9]/g, ''))).toEqual([]);
  });

  it('refer to rows that exist, and no second category or family is empty', () => {
    const parents = new Map(catalog.categories.map(({ id, parentId }) => [id, parentId]));
    expect(catalog.spus.filter((spu) => parents.get(spu.secondCategoryId) !== spu.firstCategoryId)).toEqual([]);
    const spuNos = catalog.spus.map(({ spuNo }) => spuNo);
    const skuNos = catalog.skus.map(({ skuNo }) => skuNo);
    expect(
      difference(
        [...catalog.skus, ...catalog.accessories].map(({ spuNo }) => spuNo),
        spuNos,
      ),
    ).toEqual([]);
    expect(
      difference(
        [...catalog.accessories, ...catalog.suiteItems].map(({ skuNo }) => skuNo),
        skuNos,
      ),
    ).toEqual([]);
    expect(
      difference(
        catalog.suiteItems.map(({ suitNo }) => suitNo),
        catalog.suites.map(({ suitNo }) => suitNo),
      ),
    ).toEqual([]);
    expect(
      difference(
        catalog.categoryAttributes.map(({ attributeId }) => attributeId),
        catalog.attributes.map(({ id }) => id),
      ),
    ).toEqual([]);
    const seconds = catalog.categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
    expect(
      difference(
        seconds,
        catalog.spus.map(({ secondCategoryId }) => secondCategoryId),
      ),
    ).toEqual([]);
    expect(
      difference(
        catalog.spus.filter(({ status }) => status === 0).map(({ spuNo }) => spuNo),
        activeSkus.map(({ spuNo }) => spuNo),
      ),
    ).toEqual([]);
  });

  it('use every attribute their category offers, so that no filter and no line of the parameters is empty, and none besides', () => {
    const codeOf = new Map(catalog.attributes.map(({ id, code }) => [id, code]));
    const offered = new Set(catalog.categoryAttributes.map(({ categoryId, attributeId }) => `${categoryId} ${codeOf.get(attributeId)}`));
    const categoryOf = new Map(catalog.spus.map(({ spuNo, secondCategoryId }) => [spuNo, secondCategoryId]));
    const used = new Set(
      catalog.skus.flatMap(({ spuNo, attributes = {} }) =>
        Object.keys(attributes)
          .filter((code) => !FOR_ENGINES.has(code))
          .map((code) => `${categoryOf.get(spuNo)} ${code}`),
      ),
    );
    expect([...offered].toSorted()).toEqual([...used].toSorted());
  });

  it('keep every attribute within its type, range and options', () => {
    const byCode = new Map(catalog.attributes.map((row) => [row.code, row]));
    const faults = catalog.skus.flatMap(({ skuModel, attributes = {} }) =>
      Object.entries(attributes).flatMap(([code, value]) =>
        FOR_ENGINES.has(code) || holds(byCode.get(code), value) ? [] : [`${skuModel} ${code} ${String(value)}`],
      ),
    );
    expect(faults).toEqual([]);
  });

  it('say three telling things on the card', () => {
    expect(
      catalog.skus.filter(({ skuDesc = '' }) => skuDesc.split(' · ').length !== 3).map(({ skuModel, skuDesc }) => `${skuModel}: ${String(skuDesc)}`),
    ).toEqual([]);
    expect(catalog.skus.find(({ skuModel }) => skuModel === 'HV-B1428-IR30')?.skuDesc).toBe('4MP · 2.8 mm · PoE');
    expect(catalog.skus.find(({ skuModel }) => skuModel === 'HV-D7427Z-IR40')?.skuDesc).toBe('4MP · 2.7–13.5 mm · PoE');
  });

  it('are counted in the trade’s words', () => {
    const unitOf = (model: string) => {
      const spuNo = catalog.skus.find(({ skuModel }) => skuModel === model)?.spuNo;
      return catalog.spus.find((spu) => spu.spuNo === spuNo)?.unit;
    };
    const models = ['HV-B1428-IR30', 'HV-N432-M256', 'HV-HD6TS', 'HV-UT6-305', 'HV-BR-B2', 'HV-AC2-4'];
    expect(models.map(unitOf)).toEqual(['台', '台', '块', '箱', '个', '台']);
    const softwareUnits = catalog.spus.filter(({ skuType }) => skuType === 2).map(({ unit }) => unit);
    expect(new Set(softwareUnits)).toEqual(new Set(['套', '项']));
  });

  it('differ by a fact within a family, not by number alone', () => {
    const alike = demoFamilies.flatMap(({ models, attributes }) => {
      const facts = models.map((model) => JSON.stringify(Object.entries({ ...attributes, ...model.attributes }).toSorted(([a], [b]) => (a < b ? -1 : 1))));
      return models.filter((_, place) => facts.indexOf(facts[place] ?? '') !== place).map(({ model }) => model);
    });
    expect(alike).toEqual([]);
  });

  it('cost whole fen, the retail price above the dealers’', () => {
    const isWholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;
    const faults = catalog.skus.filter(({ price = null, referPrice = null }) => {
      if (price === null || referPrice === null) return price !== referPrice;
      return !isWholeFen(price) || !isWholeFen(referPrice) || (price === 0 ? referPrice !== 0 : referPrice <= price);
    });
    expect(faults.map(({ skuModel }) => skuModel)).toEqual([]);
  });

  it('hold the awkward cases: no price, free software, off sale, out of stock, largest quantity, a name of fifty characters', () => {
    const softwareSpus = new Set(catalog.spus.filter(({ skuType }) => skuType === 2).map(({ spuNo }) => spuNo));
    expect(catalog.skus.filter(({ price }) => price === null).length).toBeGreaterThan(10);
    const free = catalog.skus.filter(({ price }) => price === 0);
    expect(free.length).toBeGreaterThanOrEqual(4);
    expect(free.every(({ spuNo }) => softwareSpus.has(spuNo))).toBe(true);
    expect(catalog.skus.filter(({ skuStatus }) => skuStatus === 1).length).toBeGreaterThan(5);
    expect(catalog.skus.filter(({ stockTotal }) => stockTotal === 0).length).toBeGreaterThan(50);
    expect(catalog.skus.filter(({ maxNum }) => maxNum !== null).length).toBeGreaterThan(5);
    expect(Math.max(...catalog.spus.map(({ spuName }) => spuName.length))).toBe(50);
    expect(catalog.spus.every(({ spuDesc = '' }) => spuDesc.length >= 12)).toBe(true);
  });

  it('were listed before now, some lately, some are hot, some recommended', () => {
    for (const { gmtListed } of catalog.spus) expect(new Date(gmtListed).getTime()).toBeLessThan(now);
    const shares = (['isNew', 'isHot', 'isRecommended'] as const).map((flag) => catalog.spus.filter((spu) => spu[flag]).length / catalog.spus.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.05);
    expect(Math.max(...shares)).toBeLessThan(0.3);
  });

  it('offer the example orders models that are on sale, in stock and priced', () => {
    const chosen = demoOrderSkuNos(catalog).map((skuNo) => activeSkus.find((sku) => sku.skuNo === skuNo));
    expect(chosen.length).toBeGreaterThan(10);
    expect(chosen.every((sku) => (sku?.price ?? 0) > 0 && (sku?.stockTotal ?? 0) > 0)).toBe(true);
  });

  it('carry the provider’s brand, or that of who makes cables and power', () => {
    const brandsOf = ({ spus }: Pick<typeof catalog, 'spus'>) => [...new Set(spus.map(({ brandName }) => brandName))].toSorted();
    expect(brandsOf(catalog)).toEqual(['海康威视', '岳泰', '澜盾', '澄源', '禾坤'].toSorted());
    expect(brandsOf(demoCatalog({ now, brand: '示例品牌' }))).toEqual(['示例品牌', '岳泰', '澜盾', '澄源', '禾坤'].toSorted());
  });
});

describe('product pictures', () => {
  const files = readdirSync(PICTURES);
  const read = (name: string) => readFileSync(new URL(`${name}.svg`, PICTURES), 'utf8');
  const onSale = new Map(catalog.spus.filter(({ status }) => status === 0).map((spu) => [spu.spuNo, spu]));
  const shown = activeSkus.flatMap(({ spuNo, skuModel, picture, attributes = {} }) =>
    onSale.has(spuNo) ? [{ spuNo, skuModel, attributes, picture: picture ?? onSale.get(spuNo)?.picture ?? '' }] : [],
  );

  it('exist for every family, model and suite, and every view of them', () => {
    const views = catalog.skus.flatMap(({ picture, views: of = [] }) => of.map((view) => ({ picture: `${picture}--${view}` })));
    expect(
      difference(
        [...catalog.spus, ...catalog.skus, ...catalog.suites, ...views].map(({ picture }) => `${picture}.svg`),
        files,
      ),
    ).toEqual([]);
  });

  it('are more than 300 that differ, for what is on sale', () => {
    expect(new Set(shown.map(({ picture }) => read(picture))).size).toBeGreaterThanOrEqual(300);
  });

  it.each([
    'focalLengthMm',
    'focalLengthMaxMm',
    'lightType',
    'ports',
    'poePorts',
    'hddBays',
    'bays',
    'doors',
    'capacityKVA',
    'capacityAh',
    'sizeTB',
    'pitchMm',
    'cabinetU',
    'tapW',
  ])('tell the models of a family apart that differ in %s', (code) => {
    const alike = [...Map.groupBy(shown, ({ spuNo }) => spuNo).values()].flatMap((models) =>
      [...Map.groupBy(models, ({ picture }) => picture).values()]
        .filter((same) => new Set(same.map(({ attributes }) => JSON.stringify(attributes[code]))).size > 1)
        .map((same) => same.map(({ skuModel }) => skuModel)),
    );
    expect(alike).toEqual([]);
  });

  it('show every model from further sides, and a programme from none', () => {
    const programmes = new Set(catalog.spus.filter(({ skuType }) => skuType === 2).map(({ spuNo }) => spuNo));
    const wrong = catalog.skus.filter(({ spuNo, picture, views = [] }) => (picture ? views.length > 0 : false) === programmes.has(spuNo));
    expect(wrong.map(({ skuModel }) => skuModel)).toEqual([]);
  });

  it('are small, silent and sound; a cover shows three of them', () => {
    const isCover = (file: string) => file.startsWith('cover-');
    const faults = files.filter((file) => {
      const svg = read(file.replace('.svg', ''));
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id ?? '');
      return (
        Buffer.byteLength(svg) > (isCover(file) ? 18_432 : 6144) ||
        /<script|<text|<image|\son\w+=|NaN|undefined/i.test(svg) ||
        !svg.includes(isCover(file) ? 'viewBox="0 0 640 400"' : 'viewBox="0 0 320 320"') ||
        new Set(ids).size !== ids.length ||
        !used.every((id) => ids.includes(id))
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('chance by text', () => {
  it('is stable and spread over 0 … 1', () => {
    expect(chanceOf('HV-B1428-IR30 stock')).toBe(chanceOf('HV-B1428-IR30 stock'));
    const values = Array.from({ length: 2000 }, (_, index) => chanceOf(`model ${index}`));
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = values.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(inside).toBeGreaterThan(140);
      expect(inside).toBeLessThan(260);
    }
  });
});

function holds(attribute: AttributeRow | undefined, value: AttributeValue): boolean {
  switch (attribute?.valueType) {
    case 'number':
      return typeof value === 'number' && value >= (attribute.minValue ?? -Infinity) && value <= (attribute.maxValue ?? Infinity);
    case 'option':
      return typeof value === 'string' && (attribute.options ?? []).includes(value);
    case 'options':
      return Array.isArray(value) && value.length > 0 && value.every((one) => attribute.options?.includes(one));
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value !== '';
    default:
      return false;
  }
}
