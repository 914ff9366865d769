/** Ways to cure a list with the models there are and what the list charges for them. Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import {
  BRIEF_EFFORT,
  cheapestFirst,
  compatCheck,
  keyOf,
  leastTouchFirst,
  roleLineOf,
  smallSavingText,
  type Cure,
  type Way,
} from '@portal/engines/compatibility';
import { roleUnit, type GivenLine, type RoleLine } from '@portal/engines/roles';
import { fen, toFen, toYuan } from '@portal/units';
import { modelsOf } from '../../../product-choice/index.ts';
import { chargedPrice, lineOfChoice, linesToAdd, type ProposedProduct } from './completion.ts';
import { brandsFor, listedBrandFirst } from './listed-brand.ts';
import type { ProposedInto } from './list-rates.ts';
import type { ListQuestion } from './list-question.ts';
import { supplyOf } from './supply.ts';

/** Some pieces of a model, as a dealer says it. */
export interface PieceWords {
  text: string;
  name: string;
  /** Whether what comes can be had; '' of what is listed already. */
  supply: string;
}

/** A way with a model for each product that comes. */
export interface PricedWay {
  key: string;
  goes: PieceWords[];
  comes: PieceWords[];
  products: ProposedProduct[];
  exchange: { skuNo: string; change: number }[];
  /** Brands that come and that no listed line of the same role has; empty: none, or nobody says. */
  newBrands: readonly string[];
  /** What the product subtotal gains; null: something that comes has no price. */
  difference: number | null;
}

export interface PricedCure {
  key: string;
  /** Cheapest first, unless one that touches less costs hardly more; those without a price last. Empty: no model fits. */
  ways: PricedWay[];
}

/** Models tried for a product before its way is given up. */
const MODELS_TRIED = 4;

export const matchKey = ({ role, quantity, attributes }: GivenLine): string => JSON.stringify([role, quantity, attributes]);

/** All products of all ways, each once: what models are asked for. */
export function linesOfWays(cures: readonly Cure[]): RoleLine[] {
  const lines = cures.flatMap(({ ways }) => ways.flatMap(({ adds }) => adds));
  return [...new Map(lines.map((line) => [matchKey(line), line])).values()];
}

/** The cheapest that is there comes first; what has no price last. */
const byPrice = (match: MatchedLine, priceOf: (model: ProductChoice) => number | null): ProductChoice[] =>
  modelsOf(match)
    .map((model) => ({ model, price: priceOf(model) }))
    .toSorted(
      (a, b) =>
        Number(a.price === null) - Number(b.price === null) ||
        Number(b.model.stockTotal >= match.quantity) - Number(a.model.stockTotal >= match.quantity) ||
        (a.price ?? 0) - (b.price ?? 0),
    )
    .map(({ model }) => model);

/** Each way with the cheapest models by which the check, asked again, finds nothing of its kind and no new error. */
export function pricedCure(
  cure: Cure,
  { question, lines, matches }: { question: ListQuestion; lines: readonly DesignLine[]; matches: ReadonlyMap<string, MatchedLine> },
): PricedCure {
  const listed = new Map(lines.map((line) => [line.skuNo, line]));
  const lineAt = (place: number): DesignLine | undefined => listed.get(question.places[place]?.skuNo ?? '');
  const ofListed = (place: number): number | null => fenOf(lineAt(place)?.ratePrice ?? null);
  const pricedCures = cure.ways.flatMap((way) => {
    const into = { lines, exchange: exchangeOf(way, question) };
    const models = modelsFor(way, { cure, question, matches, into });
    return models === null ? [] : [{ ...way, models, exchange: into.exchange, products: models.map(productOf) }];
  });
  const withPrices = pricedCures.map((way) => {
    const charged = new Map(linesToAdd(way.products, { lines, exchange: way.exchange }).map(({ skuNo, ratePrice }) => [skuNo, fenOf(ratePrice)]));
    const prices = new Map(way.adds.map((line, at) => [line, charged.get(way.models[at]?.model.skuNo ?? '') ?? null]));
    const ofAdded = (line: RoleLine): number | null => prices.get(line) ?? null;
    const [best] = cheapestFirst([way], { ofAdded, ofListed });
    return {
      way,
      differenceFen: best?.differenceFen ?? null,
      touchedFen: touchedOf(way, { ofAdded, ofListed }),
      strangers: strangers(way.models, question).length,
    };
  });
  const ordered = leastTouchFirst(withPrices);
  const pieces = (place: number, quantity: number): PieceWords => {
    const line = lineAt(place);
    return { text: `${quantity} ${line?.unit ?? roleUnit(question.inputs.lines[place]?.role ?? '')}`, name: question.places[place]?.name ?? '', supply: '' };
  };
  const ways = ordered.map(({ way, differenceFen }): PricedWay => {
    const { exchange, products } = way;
    return {
      key: JSON.stringify([exchange, products.map(({ chosen, quantity }) => [chosen?.skuNo, quantity])]),
      goes: way.takes.map(({ place, quantity }) => pieces(place, quantity)),
      comes: [
        ...way.models.map(({ match, model }) => ({
          text: `${match.quantity} ${roleUnit(match.role)}`,
          name: `${model.productName} ${model.productModel}`,
          supply: supplyOf(model),
        })),
        ...way.more.map(({ place, quantity }) => pieces(place, quantity)),
      ],
      products,
      exchange,
      newBrands: newBrandsOf(way.models, question),
      difference: differenceFen === null ? null : toYuan(fen(differenceFen)),
    };
  });
  // models that do for several ways make them the same
  return { key: cure.kind, ways: [...new Map(ways.map((way) => [way.key, way])).values()] };
}

/** Pieces of listed models that come or go; devices the customer has already are no lines. */
const exchangeOf = ({ takes, more }: Way, { places }: ListQuestion): PricedWay['exchange'] =>
  [...takes.map(({ place, quantity }) => ({ place, change: -quantity })), ...more.map(({ place, quantity }) => ({ place, change: quantity }))].flatMap(
    ({ place, change }) => (places[place]?.skuNo ? [{ skuNo: places[place].skuNo, change }] : []),
  );

const productOf = ({ match, model }: Model): ProposedProduct => ({ line: match, chosen: model, quantity: match.quantity });

const fenOf = (yuan: number | null): number | null => (yuan === null ? null : toFen(yuan));

interface Model {
  match: MatchedLine;
  model: ProductChoice;
}

/** Money of what comes and what goes. */
function touchedOf(way: Way, { ofAdded, ofListed }: { ofAdded: (line: RoleLine) => number | null; ofListed: (place: number) => number | null }): number {
  const comes = way.adds.reduce((sum, line) => sum + line.quantity * (ofAdded(line) ?? 0), 0);
  return [...way.takes, ...way.more].reduce((sum, { place, quantity }) => sum + quantity * (ofListed(place) ?? 0), comes);
}

/** Models of another brand than every listed line of their role says. */
const strangers = (models: readonly Model[], { inputs }: ListQuestion): Model[] =>
  models.filter(({ match, model }) => {
    const brands = inputs.lines.flatMap(({ role, attributes }) => (role === match.role && attributes['brand'] !== undefined ? [attributes['brand']] : []));
    return brands.length > 0 && !brands.includes(model.brandName);
  });
const newBrandsOf = (models: readonly Model[], question: ListQuestion): string[] => [
  ...new Set(strangers(models, question).map(({ model }) => model.brandName)),
];

/** The first models, from the cheapest, with which the way holds; null: there are none. */
function modelsFor(
  way: Way,
  { cure, question, matches, into }: { cure: Cure; question: ListQuestion; matches: ReadonlyMap<string, MatchedLine>; into: ProposedInto },
): Model[] | null {
  const choices = way.adds.map((line) => {
    const match = matches.get(matchKey(line));
    const brands = brandsFor(line.role, question.inputs);
    if (match === undefined) return [];
    const priceOf = (model: ProductChoice): number | null => chargedPrice({ line: match }, model, into);
    return listedBrandFirst(byPrice(match, priceOf), { quantity: match.quantity, brands, priceOf }).map((model) => ({ match, model }));
  });
  const most = Math.max(1, ...choices.map(({ length }) => length));
  for (let tried = 0; tried < Math.min(most, MODELS_TRIED); tried++) {
    const models = choices.flatMap((its) => its[tried] ?? its.at(-1) ?? []);
    if (models.length < way.adds.length) return null;
    if (holds(way, models, { cure, question })) return models;
  }
  return null;
}

function holds({ takes, more }: Way, models: readonly Model[], { cure, question }: { cure: Cure; question: ListQuestion }): boolean {
  const { inputs } = question;
  const change = new Map<number, number>();
  for (const { place, quantity } of takes) change.set(place, (change.get(place) ?? 0) - quantity);
  for (const { place, quantity } of more) change.set(place, (change.get(place) ?? 0) + quantity);
  const stays = inputs.lines.flatMap((line, place) => {
    const quantity = line.quantity + (change.get(place) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const comes = models.flatMap(({ match, model }) => roleLineOf(lineOfChoice({ choice: model, role: match.role, quantity: match.quantity })) ?? []);
  const effort = { ...BRIEF_EFFORT, cures: 0 };
  const [before, after] = [compatCheck(inputs, effort), compatCheck({ ...inputs, lines: [...stays, ...comes] }, effort)];
  if (!before.valid || !after.valid) return false;
  const was = new Map(before.issues.map((issue) => [keyOf(issue), issue.shortBy ?? 0]));
  return after.issues.every((issue) => {
    const key = keyOf(issue);
    return !cure.keys.includes(key) && (issue.severity !== 'error' || (was.get(key) ?? -1) >= (issue.shortBy ?? 0));
  });
}

/** The way taken unless the user says otherwise bears the same word in every group; a cheaper one says so, too. '' where there is nothing to choose, and of all others. */
export function wayMark(way: PricedWay, ways: readonly PricedWay[]): '推荐' | '最省' | '' {
  const known = ways.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  if (known.length < 2 || way.difference === null) return '';
  if (way === ways[0]) return '推荐';
  return way.difference === Math.min(...known) && way.difference !== ways[0]?.difference ? '最省' : '';
}

/** By which rule a way is the one recommended, once for all groups. Source: CHECK-10.3. */
export const RECOMMENDED_WAY_TEXT = `「推荐」是花费最少的一种；另一种少换清单里的产品、少添品牌，而比它多花不超过${smallSavingText}时，推荐另一种。`;

/** `＋¥1,130.00`, `省 ¥100.00`, `价格不变`, `暂无价格`. */
export function differenceText(difference: number | null): string {
  if (difference === null) return '暂无价格';
  if (difference === 0) return '价格不变';
  const yuan = Math.abs(difference).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return difference > 0 ? `＋¥${yuan}` : `省 ¥${yuan}`;
}
