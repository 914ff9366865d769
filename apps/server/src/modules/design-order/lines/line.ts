/** Lines in work. */
import { AppError } from '@portal/contract/core';
import { designOrderCopy, duplicateProducts, LINES_MAX, quantityTooLarge, tooManyLines, type DesignLine } from '@portal/contract/design-order';
import { needsSiteWorks, quantityMaxOf, SkuStatus, SkuType } from '@portal/engines/goods';
import { priceLine, pricingCopy, reconcileLine, totalFits, type EditedFigures } from '@portal/engines/pricing';
import type { Changing } from '../../../platform/http/context.ts';
import type { SkuFacts, SkuFactsByNo, SkuPrice } from '../../catalog/index.ts';

/** A line in work that is stored and not shown: what it is to the engineering rules, its documents and its keeper are left out. */
export type LineToStore = Omit<DesignLine, keyof RoleFacts>;
type RoleFacts = Pick<DesignLine, 'role' | 'roleAttributes' | 'attachments' | 'privateTenant'>;

type Claim = EditedFigures & { id: string; sort: number };

/** A line under today's price for whoever asked for the facts. What it claims of rate and quantity is heard as far as the rules go. */
export const lineOf = (facts: SkuFacts, claim: Claim): DesignLine => ({ ...lineToStore(facts, claim), ...rolesOf(facts) });

/** The same for a line that is not shown. */
export function lineToStore(facts: SkuPrice, claim: Claim): LineToStore {
  const { price } = facts;
  const priced = factsPriced(facts);
  const { rate, ratePrice, quantity, amount } = reconcileLine({ price, skuType: priced.skuType, maxNum: priced.maxNum }, claim);
  return {
    ...priced,
    spuName: facts.productName,
    productName: facts.productName,
    productModel: facts.productModel,
    id: claim.id,
    sort: claim.sort,
    price,
    rate,
    ratePrice,
    quantity,
    amount,
  };
}

/** A line of pieces of a model that is new to a list: today's price, at the rate wished. Its place is given by the list it joins. */
export function newLine(ctx: Pick<Changing, 'newId'>, factsByNo: SkuFactsByNo, pieces: RequestedPieces): DesignLine {
  const facts = factsFor(factsByNo, pieces.skuNo);
  return lineOf(facts, { id: ctx.newId(), sort: 1, ...requestedFigures(facts, pieces) });
}

/** What is wished of a new line. Of a discounted price said alone the rate follows; with neither it is 100.00 (PRICE-3). */
export function requestedFigures({ price, skuType }: SkuPrice, { rate, ratePrice, quantity }: RequestedPieces): EditedFigures {
  return { rate: rate ?? priceLine({ price, skuType }, { ratePrice }, 'selection').rate, ratePrice: ratePrice ?? null, quantity };
}

/** Pieces of a model, and the rate or the discounted price they are wished at. */
export interface RequestedPieces {
  skuNo: string;
  quantity: number;
  rate?: number | null | undefined;
  ratePrice?: number | null | undefined;
}

/** What of the catalogue stands on a line beside name, model and money. */
export const factsShown = (facts: SkuFacts) => ({ ...factsPriced(facts), ...rolesOf(facts) });

const rolesOf = ({ role, roleAttributes, attachments, privateTenant }: SkuFacts): RoleFacts => ({ role, roleAttributes, attachments, privateTenant });

function factsPriced(facts: SkuPrice) {
  return {
    spuNo: facts.spuNo,
    skuNo: facts.skuNo,
    productCategory: facts.productCategory,
    productImage: facts.productImage,
    brandName: facts.brandName,
    unit: facts.unit,
    skuDesc: facts.skuDesc,
    skuType: facts.skuType,
    isUserDefined: facts.skuType === SkuType.SelfDefined,
    boundStatus: 0 as const,
    remind: needsSiteWorks(facts) ? (1 as const) : (0 as const),
    wholesalePrice: facts.price,
    skuSaleType: facts.skuSaleType,
    skuStatus: facts.skuStatus,
    maxNum: facts.maxNum,
    hasAccessory: facts.hasAccessory,
    stockTotal: facts.stockTotal,
  };
}

/** The facts of a model that was found to be on sale. */
export function factsFor<Facts extends SkuPrice>(factsByNo: ReadonlyMap<string, Facts>, skuNo: string): Facts {
  const facts = factsByNo.get(skuNo);
  if (!facts) throw new Error(`no goods for ${skuNo}`);
  return facts;
}

/** The facts of a model that a stored line names. One that the goods know no more is off sale, and its number is left (DESIGN-52). */
export const factsOfStored = <Facts extends SkuPrice>(factsByNo: ReadonlyMap<string, Facts>, line: GoneKey): Facts | SkuFacts =>
  factsByNo.get(line.skuNo) ?? goneModel(line);

type GoneKey = Pick<SkuPrice, 'spuNo' | 'skuNo'>;

const goneModel = ({ spuNo, skuNo }: GoneKey): SkuFacts => ({
  spuNo,
  skuNo,
  productName: skuNo,
  productModel: '',
  productCategory: '',
  productImage: '',
  brandName: '',
  unit: '',
  skuDesc: '',
  skuType: SkuType.Normal,
  skuSaleType: '',
  skuStatus: SkuStatus.Deactivated,
  price: null,
  priceLabel: '',
  maxNum: null,
  hasAccessory: false,
  stockTotal: 0,
  secondCategoryId: 0,
  role: null,
  roleAttributes: {},
  attachments: [],
  privateTenant: null,
});

/** Throws `duplicateProducts`: a model stands once in a list. The names are numbers here, for the catalogue was not asked yet. */
export function assertOnce(products: readonly { skuNo: string }[]): void {
  const counts = new Map<string, number>();
  for (const { skuNo } of products) counts.set(skuNo, (counts.get(skuNo) ?? 0) + 1);
  const repeated = [...counts].flatMap(([skuNo, count]) => (count > 1 ? [skuNo] : []));
  if (repeated.length > 0) throw new AppError(duplicateProducts, { msg: designOrderCopy.duplicateProducts(repeated), data: { skuNos: repeated } });
}

/** The refusal of more pieces of a model than its highest; `isNamed`: where it is one of several. */
export function tooManyOf(line: Pick<DesignLine, 'skuNo' | 'productModel' | 'price' | 'skuType' | 'maxNum'>, isNamed: boolean): AppError {
  const msg = pricingCopy.quantityCapped(quantityMaxOf(line));
  return new AppError(quantityTooLarge, { msg: isNamed ? `${line.productModel}：${msg}` : msg, data: { skuNo: line.skuNo } });
}

/** Throws when a list of these lines would be too long (`residueNum`: how many more it may take) or too dear to be added up. */
export function assertFits(lines: readonly LineToStore[], presentCount: number): void {
  if (lines.length > LINES_MAX) throw new AppError(tooManyLines, { msg: designOrderCopy.tooManyLines(Math.max(0, LINES_MAX - presentCount)) });
  if (!totalFits(lines)) throw new AppError(quantityTooLarge, { msg: designOrderCopy.totalTooLarge });
}
