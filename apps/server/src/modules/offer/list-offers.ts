import * as contract from '@portal/contract/offer';
import { OFFER_CUSTOMERS_MAX, type OfferRow } from '@portal/contract/offer';
import { operation } from '../../platform/http/operation.ts';
import { pictureUrl } from '../catalog/index.ts';
import { askedBy, listCustomers, pricedAs } from '../customer/index.ts';
import { findPrices, type ViewerPrices } from '../price/index.ts';
import type { OfferNeeds } from './needs.ts';
import { countOfferedModels, countOffersBy, listOfferedModels, type OfferedModel } from './store.ts';

/** Of the dealer that acts alone: whose offers these are is never heard of the client. */
export const listOffers = operation(contract.listOffers, async function listOffers(ctx, { query }, { listHeld }: OfferNeeds) {
  const { merchantNo } = ctx.caller;
  const models = await listOfferedModels(ctx.db, merchantNo, query, { limit: query.size, offset: (query.page - 1) * query.size });
  const skuNos = models.map(({ skuNo }) => skuNo);
  const held = await listHeld(ctx.db, merchantNo, skuNos);
  const own = await findPrices(ctx, skuNos);
  const theirs = query.customerNo === '' ? null : await findPrices(await pricedAs(ctx, query.customerNo), skuNos);
  return { data: models.map((model) => rowOf(model, held.get(model.skuNo) ?? 0, own, theirs)), count: await countOfferedModels(ctx.db, merchantNo, query) };
});

export const countOffers = operation(contract.countOffers, async function countOffers({ db, caller }) {
  return countOffersBy(db, caller.merchantNo);
});

export const listOfferCustomers = operation(contract.listOfferCustomers, async function listOfferCustomers({ db, caller, now }) {
  const customers = await listCustomers(askedBy({ db, caller, now }), { keyword: '', groupNo: '' }, { limit: OFFER_CUSTOMERS_MAX, offset: 0 });
  return customers.map(({ customerNo, customerName }) => ({ customerNo, customerName }));
});

function rowOf(model: OfferedModel, held: number, own: ViewerPrices, theirs: ViewerPrices | null): OfferRow {
  const { skuNo, spuNo, spuName, skuModel, referPrice, offerPrice, stockTotal, leadDays, gmtModified } = model;
  const shown = theirs?.of(model);
  return {
    skuNo,
    spuNo,
    spuName,
    skuModel,
    mainPic: pictureUrl(model.picture),
    ownPrice: own.of(model).price,
    referPrice,
    offer:
      offerPrice === null || stockTotal === null || leadDays === null || gmtModified === null ? null : { price: offerPrice, stockTotal, leadDays, gmtModified },
    held,
    customer: shown ? { price: shown.price, priceSource: shown.source } : null,
  };
}
