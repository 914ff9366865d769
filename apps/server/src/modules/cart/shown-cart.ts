/** The cart as its owner sees it: stored lines under today's prices, stock and offers. */
import type { Cart, CartLine } from '@portal/contract/cart';
import { isSoldByDealers, quantityMaxOf, SkuStatus, SkuType } from '@portal/engines/goods';
import { amountOfPieces, cartPriceStep, cartStatusOf, cartTotalsOf } from '@portal/engines/pricing';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { readings } from '../../platform/db/readings.ts';
import { modelReading, pricedModels, type PlainModel, type SourcedSkuPrice } from '../catalog/index.ts';
import { listBound } from '../dealer/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { shopTermsReading, shopTermValues, type ShopTerms } from '../price/index.ts';
import { listLines, type StoredCartLine } from './store.ts';

/** What is known at one dealer of the models named. */
export interface KnownShopGoods {
  /** Whoever asks may order there, and the dealer is open. */
  isOpen: boolean;
  factsByNo: ReadonlyMap<string, SourcedSkuPrice>;
  offers: ReadonlyMap<string, { stockTotal: number; leadDays: number }>;
}

/** What of goods is read together with what other rooms know. */
export const goodsReadings = { models: modelReading, terms: shopTermsReading };

const readGoods = readings('shop_goods', goodsReadings);

/** Of what was read. Prices are those of whoever asks as a customer of that dealer. */
export const shopGoodsOf = (
  { caller, now }: Pick<Pricing, 'caller' | 'now'>,
  { models, terms }: { models: readonly PlainModel[]; terms: ShopTerms },
  { shopNo, isOpen }: { shopNo: string; isOpen: boolean },
): KnownShopGoods => ({ isOpen, factsByNo: pricedModels(models, terms.pricesAt(caller, shopNo, now)), offers: terms.offersAt(shopNo) });

/** The same of one dealer, read by itself. */
export async function goodsAt(ctx: Pricing, shop: { shopNo: string; isOpen: boolean }, skuNos: readonly string[]): Promise<KnownShopGoods> {
  if (skuNos.length === 0) return { isOpen: shop.isOpen, factsByNo: new Map(), offers: new Map() };
  return shopGoodsOf(ctx, await readGoods(ctx.db, shopTermValues(ctx.caller, { skuNos, shopNos: [shop.shopNo] })), shop);
}

export async function loadCart(ctx: Pricing): Promise<Cart> {
  const { db, caller } = ctx;
  const bound = await listBound(db, ownerOf(caller));
  const stored = await listLines(db, ownerOf(caller));
  const shopNos = [...new Set([...(caller.boundShopNo === null ? [] : [caller.boundShopNo]), ...stored.map(({ shopNo }) => shopNo)])];
  const names = await listCompanyNames(db, shopNos);
  const shops = await Promise.all(
    shopNos.map(async (shopNo) => {
      const own = bound.find(({ merchantNo }) => merchantNo === shopNo);
      const isOpen = own?.status === 1;
      const there = stored.filter((line) => line.shopNo === shopNo);
      const goods = await goodsAt(
        ctx,
        { shopNo, isOpen },
        there.map(({ skuNo }) => skuNo),
      );
      return {
        shopNo,
        shopName: names.get(shopNo) ?? shopNo,
        isBound: own !== undefined,
        isOpen,
        lines: there.map((line) => (own ? lineAt(goods, line) : withoutTerms(lineAt(goods, line)))),
      };
    }),
  );
  const current = shops.find(({ shopNo }) => shopNo === caller.boundShopNo);
  const lines = current?.lines ?? [];
  return {
    shop: current ? { shopNo: current.shopNo, shopName: current.shopName, isOpen: current.isOpen } : null,
    lines,
    totals: cartTotalsOf(lines),
    others: shops.filter((shop) => shop !== current).map(({ isOpen: _open, ...shop }) => shop),
  };
}

/** At a dealer who is not bound, or no more: what it costs there and how many there are is for its customers. */
const withoutTerms = (line: CartLine): CartLine => ({
  ...line,
  price: null,
  priceLabel: '',
  priceSource: 'none',
  priceStep: 0,
  amount: 0,
  stockTotal: null,
  platformStock: null,
  leadDays: null,
});

/** A line under what is known today. Of a model that the goods know no more its numbers are left. */
export function lineAt({ isOpen, factsByNo, offers }: KnownShopGoods, stored: StoredCartLine): CartLine {
  const { id, spuNo, skuNo, quantity, priceWhenAdded, selected, sourceType, sourceId, gmtCreate } = stored;
  const facts = factsByNo.get(skuNo) ?? goneModel(stored);
  const offer = offers.get(skuNo);
  const isOnSale = facts.skuStatus === SkuStatus.Active;
  // what is not sold has no price any more
  const price = isOnSale ? facts.price : null;
  const priced = { price, skuType: facts.skuType, maxNum: facts.maxNum };
  const stockTotal = offer?.stockTotal ?? null;
  return {
    id,
    spuNo,
    skuNo,
    skuName: facts.productName,
    spuName: facts.productName,
    skuModel: facts.productModel,
    skuDesc: facts.skuDesc,
    skuType: facts.skuType,
    picUrl: facts.productImage,
    unit: facts.unit,
    quantity,
    quantityMax: quantityMaxOf(priced),
    price,
    priceLabel: facts.priceLabel,
    priceSource: price === null ? 'none' : facts.priceSource,
    priceWhenAdded,
    priceStep: cartPriceStep({ price, priceWhenAdded }),
    amount: amountOfPieces({ ratePrice: price }, quantity),
    stockTotal,
    // what no dealer's figure takes the place of (GOODS-42)
    platformStock: offer === undefined ? facts.stockTotal : null,
    leadDays: offer?.leadDays ?? null,
    status: cartStatusOf({ ...priced, isOnSale, isOffered: isOpen && isSoldByDealers(facts), priceWhenAdded, stockTotal, quantity }),
    selected,
    sourceType,
    sourceId,
    gmtCreate: gmtCreate.toISOString(),
  };
}

type ShownFacts = Pick<
  SourcedSkuPrice,
  | 'productName'
  | 'productModel'
  | 'skuDesc'
  | 'skuType'
  | 'productImage'
  | 'unit'
  | 'skuStatus'
  | 'skuSaleType'
  | 'price'
  | 'priceLabel'
  | 'priceSource'
  | 'maxNum'
  | 'stockTotal'
>;

const goneModel = ({ skuNo }: { skuNo: string }): ShownFacts => ({
  productName: skuNo,
  productModel: '',
  skuDesc: '',
  skuType: SkuType.Normal,
  productImage: '',
  unit: '',
  skuStatus: SkuStatus.Deactivated,
  skuSaleType: '',
  price: null,
  priceLabel: '',
  priceSource: 'none',
  maxNum: null,
  stockTotal: 0,
});
