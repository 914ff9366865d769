/** What dealers ask of a caller for models, and what they have of them: of one dealer or of several, read together with what other rooms know. */
import { sql } from 'drizzle-orm';
import { given, reading } from '../../platform/db/readings.ts';
import { scopesOf, type PriceCaller } from './scopes.ts';
import { CONTRACTS, groupOf, termsOf, TIER, type TermsRow } from './store.ts';
import { dealerOffer } from './tables.ts';
import { viewerPrices, type ViewerPrices } from './viewer-prices.ts';

/** What a dealer has of a model. */
export interface ShopOffer {
  skuNo: string;
  stockTotal: number;
  leadDays: number;
}

interface ShopRow {
  shopNo: string;
  groups: TermsRow['groups'];
  offers: [skuNo: string, price: number, stockTotal: number, leadDays: number][] | null;
}

type Asked = { skuNos: readonly string[]; shopNos: readonly string[] };
type Values = Asked & { tier: string | null; contractOf: string | null; memberKind: string | null; memberNo: string | null };

/** What is to be given for a caller, wherever it orders. */
export function shopTermValues(caller: PriceCaller, asked: Asked): Values {
  const { tier, contractOf, memberKind, memberNo } = scopesOf({ ...caller, boundShopNo: asked.shopNos[0] ?? null });
  return { ...asked, tier, contractOf, memberKind, memberNo };
}

/** Of the models and dealers named. */
export interface ShopTerms {
  /** As a customer of that dealer is shown prices. */
  pricesAt(caller: PriceCaller, shopNo: string, now: number): ViewerPrices;
  /** Of what a dealer offers nothing special of there is no row. */
  offersAt(shopNo: string): ReadonlyMap<string, ShopOffer>;
}

export const shopTermsReading = reading<Values, Pick<TermsRow, 'tier' | 'contracts'> & { shops: ShopRow[] | null }, ShopTerms>(
  sql`select ${TIER} as tier, ${CONTRACTS} as contracts,
      (select json_agg(json_build_object('shopNo', s.shop_no, 'groups', ${groupOf(sql`s.shop_no`)}, 'offers',
          (select json_agg(json_build_array(o.sku_no, o.price, o.stock_total, o.lead_days)) from ${dealerOffer} o
            where o.merchant_no = s.shop_no and o.sku_no = any(${given('skuNos', 'text[]')}))))
        from unnest(${given('shopNos', 'text[]')}) as s (shop_no)) as shops`,
  ([row]) => {
    const shops = new Map((row?.shops ?? []).map((shop) => [shop.shopNo, shop]));
    return {
      pricesAt(caller, shopNo, now) {
        const asking = { ...caller, boundShopNo: shopNo };
        const { offersOf } = scopesOf(asking);
        const shop = offersOf === null ? undefined : shops.get(offersOf);
        const offers = (shop?.offers ?? []).map(([skuNo, price, stockTotal]): [string, number, number] => [skuNo, price, stockTotal]);
        return viewerPrices(asking, termsOf({ tier: row?.tier ?? null, contracts: row?.contracts ?? null, groups: shop?.groups ?? null, offers }), now);
      },
      offersAt: (shopNo) => new Map((shops.get(shopNo)?.offers ?? []).map(([skuNo, _price, stockTotal, leadDays]) => [skuNo, { skuNo, stockTotal, leadDays }])),
    };
  },
);
