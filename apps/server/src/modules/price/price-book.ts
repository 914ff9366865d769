/**
 * What is made for callers, remembered by scope for as long as its version stands: a tier's figures once for all of that tier, a dealer's
 * offers once for all its customers. Versions are read at most twice a second a process, so a change shows within a second on every node.
 */
import { createBounded } from '../../platform/bounded.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { lately } from '../../platform/lately.ts';
import { isNobodys, NO_SCOPES, scopeName, scopesOf, type PriceCaller, type Scopes } from './scopes.ts';
import { getTerms, listVersions } from './store.ts';
import { openShopStocks } from './shop-stocks.ts';
import { NO_SHOP_STOCK, NO_TERMS, plainPrices, viewerPrices, type PriceTerms, type ViewerPrices } from './viewer-prices.ts';

const EVERY_MS = 500;
/** Figures that are remembered, and prices put together of them. */
const FIGURES_MAX = 500_000;
const VIEWERS_MAX = 500;

export interface AskingPrices {
  db: Db;
  caller: PriceCaller;
  /** Milliseconds since 1970. */
  now: number;
}

/** Prices of these models for whoever asks: a statement where anything may be made for him. */
export async function findPrices({ db, caller, now }: AskingPrices, skuNos: readonly string[]): Promise<ViewerPrices> {
  const scopes = scopesOf(caller);
  return isNobodys(scopes) || skuNos.length === 0 ? plainPrices(caller, now) : viewerPrices(caller, await getTerms(db, scopes, skuNos), now);
}

interface Part {
  version: number;
  terms: PriceTerms;
}

export interface PriceBook {
  /** Prices of all models for whoever asks. */
  pricesFor(asking: AskingPrices): Promise<ViewerPrices>;
}

/** `checkAnswers` (tests, development): nothing is remembered. */
export function openPriceBook({ clock, settings }: { clock: Clock; settings: { checkAnswers: boolean } }): PriceBook {
  const parts = createBounded<Part>(FIGURES_MAX, ({ terms }) => terms.tier.size + terms.contracts.size + terms.offers.size + (terms.group?.prices.size ?? 0));
  const readings = new Map<string, Promise<PriceTerms>>();
  const viewers = new Map<string, ViewerPrices>();
  const shopStock = openShopStocks({ clock });

  const versionsOf = lately({ clock, everyMs: EVERY_MS }, listVersions);

  const read = async (db: Db, name: string, version: number, scopes: Scopes): Promise<PriceTerms> => {
    const terms = { ...(await getTerms(db, scopes, null)), shopStock: NO_SHOP_STOCK };
    parts.put(name, { version, terms });
    return terms;
  };

  /** The part of a scope at a version; of an older version nothing is kept. Concurrent callers share a reading; one that failed is not remembered. */
  const partOf = (db: Db, name: string, version: number, scopes: Scopes): Promise<PriceTerms> | PriceTerms => {
    const known = parts.find(name);
    if (known?.version === version) return known.terms;
    const key = `${name}@${version}`;
    const reading = readings.get(key) ?? read(db, name, version, scopes).finally(() => readings.delete(key));
    readings.set(key, reading);
    return reading;
  };

  async function remembered({ db, caller, now }: AskingPrices, scopes: Scopes): Promise<ViewerPrices> {
    const versions = await versionsOf(db);
    const { tier, contractOf, offersOf, groupsOf, memberKind, memberNo } = scopes;
    const names: string[] = [];
    const part = async (name: string | null, only: Partial<Scopes>, also = ''): Promise<PriceTerms> => {
      const version = name === null ? undefined : versions.get(name);
      if (name === null || version === undefined) return NO_TERMS;
      const terms = await partOf(db, `${name}${also}`, version, { ...NO_SCOPES, ...only });
      const isEmpty = terms.tier.size === 0 && terms.contracts.size === 0 && terms.group === null && terms.offers.size === 0;
      if (!isEmpty) names.push(`${name}@${version}${terms.group ? ` ${terms.group.groupNo}` : ''}${epochOf(terms, now)}`);
      return terms;
    };
    const ofTier = await part(tier && scopeName.tier(tier), { tier });
    const ofContract = await part(contractOf && scopeName.contracts(contractOf), { contractOf });
    const ofDealer = await part(offersOf && scopeName.dealer(offersOf), { offersOf });
    const ofGroup = await part(groupsOf && scopeName.dealer(groupsOf), { groupsOf, memberKind, memberNo }, ` ${memberKind} ${memberNo}`);
    // steps name the tier, so it is part of the key
    const key = `${tier ?? ''} ${names.join(' ')}`;
    // stock moves without a version, so it is no part of what is remembered
    const stock = offersOf === null || ofDealer.offers.size === 0 ? NO_SHOP_STOCK : await shopStock(db, offersOf);
    const known = viewers.get(key);
    if (known) return { ...known, shopStock: stock };
    const terms = { tier: ofTier.tier, contracts: ofContract.contracts, offers: ofDealer.offers, group: ofGroup.group, shopStock: NO_SHOP_STOCK };
    const made = viewerPrices(caller, terms, now, key);
    viewers.set(key, made);
    const [oldest] = viewers.keys();
    if (viewers.size > VIEWERS_MAX && oldest !== undefined) viewers.delete(oldest);
    return { ...made, shopStock: stock };
  }

  return {
    async pricesFor(asking) {
      const { db, caller, now } = asking;
      const scopes = scopesOf(caller);
      if (isNobodys(scopes)) return plainPrices(caller, now);
      return settings.checkAnswers ? viewerPrices(caller, await getTerms(db, scopes, null), now, 'unremembered') : remembered(asking, scopes);
    },
  };
}

/** Contracts and groups begin and end: between two such moments they are the same. */
function epochOf({ contracts, group }: PriceTerms, now: number): string {
  const spans: { from: number | null; to: number | null }[] = [...contracts.values()].flat();
  if (group) spans.push(group);
  let passed = 0;
  for (const { from, to } of spans) passed += Number(from !== null && from <= now) + Number(to !== null && to <= now);
  return spans.length === 0 ? '' : `#${passed}`;
}
