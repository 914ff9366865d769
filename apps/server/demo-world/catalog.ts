/**
 * The demo world's goods as rows of the catalogue tables: invented families and models with typical values, the same for every
 * start. `catalog-*.ts` beside it hold the facts; this file numbers, prices, dates and flags them.
 */
import { attachmentsOf } from './brochures.ts';
import { ROLE_ATTRIBUTE } from '@portal/engines/roles';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import type { SuiteRows } from '../src/modules/suite/index.ts';
import { standardTaxonomy } from '../src/modules/catalog/taxonomy/standard-taxonomy.ts';
import { goodsIn } from './accessory-fit.ts';
import { accessoriesOf } from './catalog-accessories.ts';
import { brandFamilies } from './catalog-brands.ts';
import { fittingFamilies } from './catalog-fittings.ts';
import { cablingFamilies } from './catalog-cabling.ts';
import { deskFamilies, displayFamilies } from './catalog-display.ts';
import { entranceFamilies } from './catalog-entrance.ts';
import { extenderFamilies } from './catalog-extenders.ts';
import type { DemoAttributes, Family, Model } from './catalog-family.ts';
import { formerCameras } from './catalog-former.ts';
import { modelPicture, viewsOf } from './catalog-pictures.ts';
import { networkFamilies } from './catalog-network.ts';
import { outdoorFamilies } from './catalog-outdoor.ts';
import { powerAndMountingFamilies } from './catalog-power-mounting.ts';
import { softwareFamilies } from './catalog-software.ts';
import { soundAndAlarmFamilies } from './catalog-sound-alarm.ts';
import { formerFamilies, storageFamilies } from './catalog-storage.ts';
import { demoSuiteRows } from './catalog-suites.ts';
import { unitOf } from './catalog-units.ts';
import { videoFamilies } from './catalog-video.ts';
import { chanceOf } from './seeded-random.ts';
import { shownValue } from './shown-value.ts';

type DemoCatalog = { [Table in keyof CatalogRows]-?: NonNullable<CatalogRows[Table]> } & SuiteRows;
type SkuRow = DemoCatalog['skus'][number];

export interface DemoCatalogOptions {
  /** Milliseconds: the newest families were listed days before it. */
  now: number;
  /** The provider's brand, shown on every product that is not one of the others'. */
  brand?: string;
}

/** Models an example order is made of, the plainest of each kind first. */
const ORDER_MODELS =
  'HV-D2428-IR30 HV-B2440-IR50 HV-P2423-R150 HV-HD8TS HV-N432-M256 HV-SPG16-230 HV-BR-B2 HV-UT6W-305 HV-SW10 HV-FT70-6K HV-AC2-4 HV-CR1-WR HV-LKM1-180 HV-BGS30 HV-PL231 HV-BR-W1 HV-BR-P2 HV-RJ6-50 HV-LM24'.split(
    ' ',
  );

const DAY_MS = 86_400_000;
const DAYS_NEW = 60;
const DAYS_OLDEST = 1100;
/** Times used in design orders from which a family counts as hot. */
const HOT_FROM = 900;
/** Invented brands of what the provider sells beside its own, by category. */
const OTHER_BRANDS: Readonly<Record<string, string>> = {
  ...brandOf('禾坤', ['network-cable', 'fibre-cable', 'power-cable', 'connector', 'patch-cord', 'patch-panel', 'trunking']),
  ...brandOf('澄源', ['ups', 'ups-fitting', 'battery', 'breaker', 'central-power', 'power-adapter']),
};

function brandOf(name: string, categories: readonly string[]): Record<string, string> {
  return Object.fromEntries(categories.map((category) => [category, name]));
}

const ownFamilies: readonly Family[] = [
  ...videoFamilies,
  ...storageFamilies,
  ...networkFamilies,
  ...cablingFamilies,
  ...displayFamilies,
  ...entranceFamilies,
  ...soundAndAlarmFamilies,
  ...powerAndMountingFamilies,
  ...softwareFamilies,
  // last, so that the others keep their numbers
  ...formerFamilies,
  ...formerCameras,
];

/** The provider's, then those of other brands: a family keeps its number when others are added behind it. */
export const demoFamilies: readonly Family[] = [
  ...ownFamilies,
  ...brandFamilies(ownFamilies),
  ...fittingFamilies,
  ...outdoorFamilies,
  ...deskFamilies,
  ...extenderFamilies,
];

const numbered = (prefix: string, place: number, digits: number): string => `${prefix}${String(place + 1).padStart(digits, '0')}`;

/** Suggested retail price in yuan: a quarter above the dealers' price, whole yuan from 20 yuan on. */
function referPriceOf(price: number | null): number | null {
  if (price === null) return null;
  const raised = price * 1.25;
  return price < 20 ? Math.round(raised * 10) / 10 : Math.round(raised);
}

/** Cheap goods lie in thousands, dear ones in dozens; one model in eight is out of stock. Software never runs out. */
function stockOf(family: Family, { model, price }: Model): number {
  if (family.software) return 9999;
  if (family.off || price === null || chanceOf(`${model} empty`) < 0.125) return 0;
  // whole walls are sold, each of dozens of cabinets
  if (family.role === 'ledCabinet') return 60 + Math.floor(chanceOf(`${model} stock`) * 600);
  const most = price < 50 ? 6000 : price < 1000 ? 900 : price < 8000 ? 120 : 24;
  return 3 + Math.floor(chanceOf(`${model} stock`) ** 2 * most);
}

/** Late models of long camera and recorder series go out of sale now and then. */
const isOff = (family: Family, { model, off }: Model, place: number): boolean =>
  off === true || (family.role === 'ipCamera' && place > 2 && chanceOf(`${model} off`) < 0.16);

/** As the family's words say, else two years of what is on sale; none of software, and of the cheapest goods it is not known. */
function warrantyOf({ software, off, desc }: Family, { price }: Model): number | null {
  if (software || off || price === null || price < 50) return null;
  return desc.includes('质保五年') ? 60 : desc.includes('质保三年') ? 36 : desc.includes('质保一年') ? 12 : 24;
}

const MADE_IN: Readonly<Record<string, string>> = { 岳泰: '广东深圳', 澜盾: '江苏苏州' };

/** Of the provider's goods and of the two invented brands; of former goods and of other makers' it is not known, and software is made nowhere. */
const madeInOf = ({ software, off, brand, category }: Family): string =>
  software || off || (brand === undefined && OTHER_BRANDS[category] !== undefined) ? '' : brand === undefined ? '浙江杭州' : (MADE_IN[brand] ?? '');

function skuRows(family: Family, spuNo: string, from: number): SkuRow[] {
  return family.models.map((model, place): SkuRow => {
    const attributes: DemoAttributes = { ...family.attributes, ...model.attributes };
    const skuNo = numbered('DK', from + place, 5);
    return {
      skuNo,
      spuNo,
      skuName: family.name,
      skuModel: model.model,
      modelKey: model.model.toUpperCase().replace(/[^A-Z0-9]/g, ''),
      price: model.price,
      referPrice: referPriceOf(model.price),
      skuStatus: isOff(family, model, place) ? 1 : 0,
      skuSaleType: family.project ? '非经' : '经销',
      maxNum: model.maxNum ?? null,
      warrantyMonths: warrantyOf(family, model),
      madeIn: madeInOf(family),
      sid: `SID${skuNo.slice(2)}`,
      stockTotal: stockOf(family, model),
      attributes: family.role ? { ...attributes, [ROLE_ATTRIBUTE]: family.role } : attributes,
      skuDesc: family.telling
        .map((code) => shownValue(code, attributes))
        .filter(Boolean)
        .join(' · '),
      picture: modelPicture(family, attributes),
      sort: place + 1,
    };
  });
}

/**
 * All rows of the demo catalogue in insertable order. Deterministic: two calls with the same wish are equal, and a family keeps
 * its figures when others are added. Throws only when the facts contradict one another (unknown category or accessory).
 */
export function demoCatalog({ now, brand = '海康威视' }: DemoCatalogOptions): DemoCatalog {
  const taxonomy = standardTaxonomy();
  const categoryByDataId = new Map(taxonomy.categories.map((category) => [category.dataId, category]));
  const spus: DemoCatalog['spus'][number][] = [];
  const skus: SkuRow[] = [];
  demoFamilies.forEach((family, place) => {
    const category = categoryByDataId.get(family.category);
    if (!category?.parentId) throw new Error(`no second category ${family.category} for ${family.name}`);
    const spuNo = numbered('DP', place, 5);
    const age = Math.floor(chanceOf(`${family.name} age`) ** 1.35 * DAYS_OLDEST) + 1;
    // the provider's dealers seldom plan with another brand
    const sumNo = Math.floor(chanceOf(`${family.name} used`) ** 4 * (family.brand ? 80 : 1600));
    spus.push({
      spuNo,
      spuName: family.name,
      firstCategoryId: category.parentId,
      secondCategoryId: category.id,
      brandName: family.brand ?? OTHER_BRANDS[family.category] ?? brand,
      spuDesc: family.desc,
      picture: family.picture,
      unit: unitOf(family),
      skuType: family.software ? 2 : 0,
      status: family.off ? 1 : 0,
      isNew: age <= DAYS_NEW,
      isHot: sumNo >= HOT_FROM,
      isRecommended: chanceOf(`${family.name} recommended`) < 0.12,
      sumNo,
      gmtListed: new Date(now - age * DAY_MS),
      attachments: attachmentsOf(spuNo, family.name),
    });
    skus.push(...skuRows(family, spuNo, skus.length));
  });
  const skuNoOf = skuNoByModel(skus);
  const goods = new Map(demoFamilies.flatMap((family) => goodsIn(family).map((one, at) => [family.models[at]?.model, one] as const)));
  const goodsOf = (model: string) => goods.get(model) ?? unknownModel(model);
  // nothing of a programme is seen from its side
  const seen = new Set(spus.flatMap(({ spuNo, skuType }) => (skuType === 2 ? [] : [spuNo])));
  const familyOfModel = (model: string) => skus.find(({ skuModel }) => skuModel === model)?.spuNo ?? null;
  return {
    ...taxonomy,
    spus: spus.map((spu, place) => ({ ...spu, successorSpuNo: familyOfModel(demoFamilies[place]?.successor ?? '') })),
    skus: skus.map((sku) => (sku.picture && seen.has(sku.spuNo) ? { ...sku, views: viewsOf(sku.picture) } : sku)),
    accessories: demoFamilies.flatMap((family, place) =>
      accessoriesOf(family, goodsOf).map(([model, need], index) => ({ spuNo: numbered('DP', place, 5), skuNo: skuNoOf(model), need, sort: index + 1 })),
    ),
    ...demoSuiteRows(skuNoOf, now),
  };
}

/** Numbers of the models the example orders choose from, in the order to try them: one of each kind, all on sale with a price. */
export function demoOrderSkuNos({ skus }: Pick<DemoCatalog, 'skus'>): string[] {
  return ORDER_MODELS.map(skuNoByModel(skus));
}

/** The number of a model of the demo catalogue; throws on one it does not have. */
export function skuNoByModel(skus: readonly Pick<SkuRow, 'skuModel' | 'skuNo'>[]): (model: string) => string {
  const numbers = new Map(skus.map(({ skuModel, skuNo }) => [skuModel, skuNo]));
  return (model) => numbers.get(model) ?? unknownModel(model);
}

function unknownModel(model: string): never {
  throw new Error(`no model ${model} in the demo catalogue`);
}
