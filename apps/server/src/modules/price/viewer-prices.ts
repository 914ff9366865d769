/** The one way from a model's figures to what whoever asks is shown of them. */
import type { Yuan } from '@portal/units';
import { mayCall, VISITOR } from '@portal/engines/access';
import { priceViewOf, type PriceView } from '@portal/engines/goods';
import {
  outcomeAt,
  priceFor,
  priceSourceLabel,
  priceSourceView,
  resolvePrice,
  type ContractFigure,
  type ExplainedPrice,
  type PriceFigures,
  type PriceViewer,
  type ResolvedPrice,
} from '@portal/engines/pricing';

/** A model by the catalogue's own two prices. */
export interface SkuFigures {
  skuNo: string;
  price: Yuan | null;
  referPrice: Yuan | null;
}

/** What is made for a caller, by model. */
export interface PriceTerms {
  tier: ReadonlyMap<string, Yuan>;
  contracts: ReadonlyMap<string, readonly ContractFigure[]>;
  group: MemberTerms | null;
  offers: ReadonlyMap<string, Yuan>;
  /** What the dealer ordered from has of what it offers. */
  shopStock: ShopStock;
}

/** Pieces by model. `key`: two of one key have the same models in stock; '': nobody's. */
export interface ShopStock {
  key: string;
  pieces: ReadonlyMap<string, number>;
  /** No figure is told, only how much there is (GOODS-45). */
  isVague?: true;
}
export interface MemberTerms {
  groupNo: string;
  groupName: string;
  /** Per cent of what a member would be shown otherwise; null: none. */
  rate: number | null;
  /** When it holds, milliseconds since 1970: from (inclusive) to (exclusive); null: without a beginning, without an end. */
  from: number | null;
  to: number | null;
  prices: ReadonlyMap<string, Yuan>;
}

export interface ViewerPrices {
  view: PriceView;
  /** Two callers of one key are shown the same of every model: what is remembered is remembered under it. */
  key: string;
  /** Nothing is made for this caller: what the view says is the price. */
  isPlain: boolean;
  of(sku: SkuFigures): ResolvedPrice;
  explain(sku: SkuFigures): ExplainedPrice;
  /** As a statement needs it (`modelPrice` of the catalogue's lists). */
  asParameters(): PriceParameters;
  /** Of models that stand in it the dealer ordered from says what it has; of all others what can be had is the provider's stock. */
  shopStock: ShopStock;
}

/** Prices by model as JSON texts: above the tier, of the tier, of the dealer ordered from; `rate`: of the group. */
export interface PriceParameters {
  priceAbove: string;
  priceOfTier: string;
  priceOffered: string;
  priceRate: number;
}

export const NO_SHOP_STOCK: ShopStock = { key: '', pieces: new Map() };
/** What a guest is told of. */
const VAGUE_STOCK: ShopStock = { ...NO_SHOP_STOCK, key: 'vague', isVague: true };
export const NO_TERMS: PriceTerms = { tier: new Map(), contracts: new Map(), group: null, offers: new Map(), shopStock: NO_SHOP_STOCK };

/** `at`: milliseconds since 1970. `key`: of the terms as they stand then; '' where nothing is remembered. */
export function viewerPrices(viewer: PriceViewer, terms: PriceTerms, at: number, key = ''): ViewerPrices {
  const { tier, contracts, group, offers, shopStock } = terms;
  const view = priceViewOf(viewer.userType);
  const isPlain = tier.size === 0 && contracts.size === 0 && group === null && offers.size === 0;
  const figuresOf = ({ skuNo, price, referPrice }: SkuFigures): PriceFigures =>
    isPlain
      ? { price, referPrice }
      : {
          price,
          referPrice,
          tierPrice: tier.get(skuNo) ?? null,
          contracts: contracts.get(skuNo) ?? [],
          group: group && { groupName: group.groupName, price: group.prices.get(skuNo) ?? null, rate: group.rate, from: group.from, to: group.to },
          offerPrice: offers.get(skuNo) ?? null,
        };
  let parameters: PriceParameters | undefined;
  return {
    view,
    key: isPlain ? view : `${view} ${key}`,
    isPlain,
    of: (sku) => priceFor(figuresOf(sku), viewer, at),
    explain: (sku) => resolvePrice(figuresOf(sku), viewer, at),
    asParameters: () => (parameters ??= parametersOf(viewer, terms, at)),
    shopStock,
  };
}

/** Whether somebody is told no figure of stock: a guest (GOODS-45). */
export const isStockVagueTo = ({ userType }: Pick<PriceViewer, 'userType'>): boolean => !mayCall('signedIn', userType);

/** What is shown to whom nothing is made for. */
export const plainPrices = (viewer: PriceViewer, at: number): ViewerPrices =>
  viewerPrices(viewer, isStockVagueTo(viewer) ? { ...NO_TERMS, shopStock: VAGUE_STOCK } : NO_TERMS, at);

/** A visitor's prices, and stock as it is; for questions that ask for no price, too. */
export const VISITOR_PRICES: ViewerPrices = viewerPrices(VISITOR, NO_TERMS, 0);

function parametersOf(viewer: PriceViewer, { tier, contracts, group: theirs, offers }: PriceTerms, at: number): PriceParameters {
  const group = theirs !== null && outcomeAt(theirs, at) === 'applies' ? theirs : null;
  const none = { price: null, referPrice: null };
  const held = [...contracts].flatMap(([skuNo, figures]) => {
    const { price } = priceFor({ ...none, contracts: figures }, viewer, at);
    return price === null ? [] : [[skuNo, price] as const];
  });
  const text = (prices: Iterable<readonly [string, Yuan]>): string => JSON.stringify(Object.fromEntries(prices));
  return {
    priceAbove: text([...(group?.prices ?? []), ...held]),
    priceOfTier: text(tier),
    priceOffered: text(offers),
    priceRate: group?.rate ?? 100,
  };
}

/** Names of prices: 参考价 or 客户价, by where each comes from. */
export const priceLabelOf = ({ view }: Pick<ViewerPrices, 'view'>, { source }: Pick<ResolvedPrice, 'source'>): string => priceSourceLabel(source, view);

/** Which of the two prices somebody is shown, to be kept and compared; a label is for reading only. */
export const shownViewOf = ({ view }: Pick<ViewerPrices, 'view'>, { source }: Pick<ResolvedPrice, 'source'>): PriceView => priceSourceView(source, view);
