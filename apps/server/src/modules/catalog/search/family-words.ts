/** What a family and each of its models is found by: one question may need the family's words and one model's together. */
import type { AttributeRow } from '../taxonomy/taxonomy.ts';
import { foldText } from './fold.ts';
import { searchVectorOf, unitsOf } from './index-words.ts';
import { writtenOtherwise } from './units.ts';

export interface ModelTexts {
  skuNo: string;
  skuName: string;
  skuModel: string;
  skuDesc: string;
  attributes: Record<string, unknown>;
}

export interface FamilyTexts {
  spuNo: string;
  spuName: string;
  spuDesc: string;
  brandName: string;
  firstCategory: string;
  secondCategory: string;
  /** The active ones, in reading order. */
  models: readonly ModelTexts[];
}

export interface FamilyWords {
  spuNo: string;
  /** Texts of a `tsvector`: of all models together, and of each with its family. */
  search: string;
  models: { skuNo: string; search: string }[];
}

/** Classes kept as bare numbers, and what the trade writes before them: 67 is IP67. */
const CLASS_PREFIXES: Readonly<Record<string, string>> = { ipRating: 'IP', ikRating: 'IK', poeClass: 'Class' };
/** Counts that share their unit with another, and how people part them: 16 路输出 of what decodes 128 路. */
const COUNTED_APART: Readonly<Record<string, string>> = { outputs: '路输出', uplinkPorts: '口上联' };

/** `attributes`: all the catalogue knows, in reading order. */
export function familyWordsOf(family: FamilyTexts, attributes: readonly AttributeRow[]): FamilyWords {
  const heads = [family.secondCategory, family.firstCategory, family.brandName];
  const own = family.models.map((model) => [model.skuDesc, ...attributeTexts(model, attributes)]);
  const telling = new Set([
    ...family.models.flatMap(({ skuName: name, skuDesc: desc }) => [name, desc].flatMap(unitsOf)),
    ...unitsThatDiffer(own),
    ...wordsThatDiffer(family.models),
  ]);
  const common = { texts: [family.spuDesc], telling };
  const vectorOf = (models: readonly ModelTexts[], bodies: readonly string[]) =>
    searchVectorOf({
      names: [family.spuName, ...models.map(({ skuName: name }) => name), ...models.map(({ skuModel: number }) => number)],
      heads,
      bodies,
      common,
    });
  return {
    spuNo: family.spuNo,
    search: vectorOf(family.models, own.flat()),
    models: family.models.map((model, place) => ({ skuNo: model.skuNo, search: vectorOf([model], own[place] ?? []) })),
  };
}

/** Units of figures that not all models have: of 红外 80 米 in the family's words it is not said which model sees so far. */
function unitsThatDiffer(own: readonly (readonly string[])[]): string[] {
  const differing = own.flat().filter((text) => own.some((texts) => !texts.includes(text)));
  return differing.flatMap(unitsOf).flatMap((unit) => [unit, ...writtenOtherwise(unit)]);
}

/** Values that not all models have: of a supply that comes for indoors and for outdoors the family's words do not say which model is which. */
function wordsThatDiffer(models: readonly ModelTexts[]): string[] {
  const valuesOf = ({ attributes }: ModelTexts): string[] =>
    Object.values(attributes).flatMap((value) => [value].flat().filter((one) => typeof one === 'string'));
  const own = models.map((model) => new Set(valuesOf(model)));
  return [...new Set(own.flatMap((values) => [...values]))].filter((value) => own.some((values) => !values.has(value))).map(foldText);
}

/**
 * Words and codes as they stand, what a model has by its name, classes with their prefix, and numbers people choose by with their unit. A
 * number says nothing without one; and of two numbers with one unit the description's, else the first, is the one people mean: a
 * recorder of 16 路 has outputs counted in 路 as well.
 */
function attributeTexts({ skuName: name, skuDesc: desc, attributes }: ModelTexts, known: readonly AttributeRow[]): string[] {
  const said = new Set([name, desc].flatMap(unitsOf));
  const apart = Object.entries(COUNTED_APART).flatMap(([code, unit]) => (typeof attributes[code] === 'number' ? [`${attributes[code]} ${unit}`] : []));
  const texts = known.flatMap(({ code, attrName, unit, filterable }) => {
    const value = attributes[code];
    if (value === true) return [attrName];
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
    const prefix = CLASS_PREFIXES[code];
    if (typeof value === 'number' && prefix !== undefined) return [`${prefix}${value}`];
    if (typeof value !== 'number' || !filterable || unit === null) return [];
    const text = `${value} ${unit}`;
    const units = unitsOf(text);
    if (units.some((one) => said.has(one))) return [];
    for (const one of units) said.add(one);
    return [text];
  });
  return [...texts, ...apart];
}
