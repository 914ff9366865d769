/** Which price somebody is shown of a model, and why: one walk down the ranks. Source: PRICE-12 to PRICE-14. */
import { toBasisPoints, toFen, toYuan, type Percent, type Yuan } from '@portal/units';
import { mayCall, priceTierOf, type PriceTier, type UserType } from '../access/index.ts';
import { priceLabels, priceViewOf, type PriceView } from '../goods/index.ts';
import { ratePriceAt } from './rounding.ts';

/** What a group's rate makes of a price. */
export const ratedPrice = (price: Yuan, rate: Percent): Yuan => toYuan(ratePriceAt(toFen(price), toBasisPoints(rate)));

/** From the highest rank down; the first that has a figure for whoever asks gives the price. */
export const PRICE_RANKS = ['contract', 'group', 'tier', 'offer', 'refer'] as const;
export type PriceRank = (typeof PRICE_RANKS)[number];
/** Where a price comes from; `none`: 暂无价格. */
export type PriceSource = PriceRank | 'none';

/** Of whoever asks, what decides over prices. `isFrozen`: the enterprise acted for is, and nobody prices it while that lasts. */
export interface PriceViewer {
  userType: UserType;
  isFrozen?: boolean | undefined;
}

/** Whom a contract may be made with: enterprises, through their people. */
export const hasContracts = ({ userType, isFrozen = false }: PriceViewer): boolean => !isFrozen && mayCall('actsForEnterprise', userType);

/** Who is priced by the dealer ordered from, in a group or by what it offers. */
export const isPricedByDealer = ({ userType, isFrozen = false }: PriceViewer): boolean => !isFrozen && mayCall('pricedByDealer', userType);

/** What is known of a model's price, in yuan. Only what concerns whoever asks: his contracts, his group, what his dealer offers. */
export interface PriceFigures {
  /** 客户价 of the catalogue; null: none. */
  price: Yuan | null;
  referPrice: Yuan | null;
  /** Of the tier of whoever asks. */
  tierPrice?: Yuan | null;
  /** Valid from (inclusive) to (exclusive), milliseconds since 1970; `to` null: until further notice. */
  contracts?: readonly ContractFigure[];
  group?: GroupFigure | null;
  offerPrice?: Yuan | null;
}
export interface ContractFigure {
  price: Yuan;
  from: number;
  to: number | null;
}
/** A price of its own for the model, or per cent of what its member would be shown otherwise; only while it holds (PRICE-31). */
export interface GroupFigure {
  groupName: string;
  price: Yuan | null;
  rate: Percent | null;
  /** When it holds, from (inclusive) to (exclusive), milliseconds since 1970; null, or left out: without a beginning, without an end. */
  from?: number | null;
  to?: number | null;
}

/**
 * What became of a rank: it `applies`; a higher one does (`outranked`); there is no figure (`none`); it is made for others (`notForYou`);
 * a contract begins later or is over.
 */
export const STEP_OUTCOMES = ['applies', 'outranked', 'none', 'notForYou', 'notYet', 'over'] as const;
export type PriceStepOutcome = (typeof STEP_OUTCOMES)[number];
export interface PriceStep {
  rank: PriceRank;
  outcome: PriceStepOutcome;
  /** Null: no figure, or none that is this viewer's to know. */
  price: Yuan | null;
  /** Of a group: its name, and the rate that made the figure; null where the price is its own. */
  groupName?: string;
  rate?: Percent | null;
  /** Of a contract, and of a group that does not hold: its days. */
  from?: number;
  to?: number | null;
  /** Of a tier: whose, and whether the figure is made for it; null and false for the channel price itself. */
  tier?: PriceTier | null;
  isOwn?: boolean;
}
export interface ResolvedPrice {
  price: Yuan | null;
  source: PriceSource;
}
export interface ExplainedPrice extends ResolvedPrice {
  /** Every rank once, from the highest down. */
  steps: PriceStep[];
}

type Figure = Omit<PriceStep, 'outcome'> & { outcome: Exclude<PriceStepOutcome, 'outranked'> };
type Rank = (figures: PriceFigures, viewer: PriceViewer, at: number) => Figure;

const absent = (rank: PriceRank, isTheirs: boolean): Figure => ({ rank, outcome: isTheirs ? 'none' : 'notForYou', price: null });
const figure = (rank: PriceRank, price: Yuan | null | undefined): Figure =>
  price === null || price === undefined ? absent(rank, true) : { rank, outcome: 'applies', price };

/** Of several that hold the one that began last; else the next to begin, else the one that ended last. */
const contract: Rank = ({ contracts = [] }, viewer, at) => {
  if (!hasContracts(viewer)) return absent('contract', false);
  const current = contracts.map((one) => ({ ...one, outcome: outcomeAt(one, at) }));
  const of = (outcome: Figure['outcome']) => current.filter((one) => one.outcome === outcome).sort((a, b) => a.from - b.from || a.price - b.price);
  const told =
    of('applies').at(-1) ??
    of('notYet')[0] ??
    of('over')
      .sort((a, b) => (a.to ?? 0) - (b.to ?? 0))
      .at(-1);
  return told ? { rank: 'contract', ...told } : absent('contract', true);
};
/** Whether something holds at a moment: from (inclusive; null: always did) to (exclusive; null: without an end). */
export const outcomeAt = ({ from, to }: { from: number | null; to: number | null }, at: number): 'applies' | 'notYet' | 'over' => {
  if (from !== null && at < from) return 'notYet';
  return to === null || at < to ? 'applies' : 'over';
};

const group: Rank = (figures, viewer, at) => {
  if (!isPricedByDealer(viewer)) return absent('group', false);
  if (!figures.group) return absent('group', true);
  const { groupName, price, rate, from = null, to = null } = figures.group;
  const outcome = outcomeAt({ from, to }, at);
  const holding = (told: Figure): Figure => (outcome === 'applies' || told.price === null ? told : { ...told, outcome, ...(from !== null && { from }), to });
  if (price !== null) return holding({ ...figure('group', price), groupName, rate: null });
  const otherwise = first([tier, offer, refer], figures, viewer, at)?.price ?? null;
  const rated = otherwise === null || rate === null ? null : ratedPrice(otherwise, rate);
  return holding({ ...figure('group', rated), groupName, rate });
};

const tier: Rank = ({ price, tierPrice = null }, { userType }) => {
  if (priceViewOf(userType) !== 'channel') return absent('tier', false);
  const own = priceTierOf(userType);
  const isOwn = own !== null && tierPrice !== null;
  return { ...figure('tier', isOwn ? tierPrice : price), tier: own, isOwn };
};

const offer: Rank = ({ offerPrice }, viewer) => (isPricedByDealer(viewer) ? figure('offer', offerPrice) : absent('offer', false));

/** Suggested to those who buy for themselves; a dealer without a figure asks for one. */
const refer: Rank = ({ referPrice }, { userType }) => (priceViewOf(userType) === 'refer' ? figure('refer', referPrice) : absent('refer', false));

const RANKS: readonly Rank[] = [contract, group, tier, offer, refer];

function first(ranks: readonly Rank[], figures: PriceFigures, viewer: PriceViewer, at: number): Figure | undefined {
  for (const rank of ranks) {
    const current = rank(figures, viewer, at);
    if (current.outcome === 'applies') return current;
  }
  return undefined;
}

/** The price alone: contract, group, tier, dealer's offer, reference, none. `at`: milliseconds since 1970. */
export function priceFor(figures: PriceFigures, viewer: PriceViewer, at: number): ResolvedPrice {
  const current = first(RANKS, figures, viewer, at);
  return current ? { price: current.price, source: current.rank } : { price: null, source: 'none' };
}

/** The same with its derivation. What is made for others says nothing of whether there is any. */
export function resolvePrice(figures: PriceFigures, viewer: PriceViewer, at: number): ExplainedPrice {
  let found: Figure | undefined;
  const steps = RANKS.map((rank): PriceStep => {
    const current = rank(figures, viewer, at);
    if (current.outcome !== 'applies') return current;
    if (found) return { ...current, outcome: 'outranked' };
    found = current;
    return current;
  });
  return { price: found?.price ?? null, source: found?.rank ?? 'none', steps };
}

/** Which of the two a price from this source is: `refer` what is suggested to everybody, `channel` what is made for whoever asks. */
export const priceSourceView = (source: PriceSource, view: PriceView): PriceView =>
  source === 'refer' || (source === 'none' && view === 'refer') ? 'refer' : 'channel';

/** What a price from this source is called. */
export const priceSourceLabel = (source: PriceSource, view: PriceView): string => priceLabels[priceSourceView(source, view)];
