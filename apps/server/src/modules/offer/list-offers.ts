import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { notYourCustomer, OFFER_CUSTOMERS_MAX, type OfferRow } from '@portal/contract/offer';
import type { Asking, Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { pictureUrl } from '../catalog/index.ts';
import { listCustomers } from '../dealer/index.ts';
import { findPrices, type ViewerPrices } from '../price/index.ts';
import { countOfferedModels, listOfferedModels, type OfferedModel } from './store.ts';

/** Of the dealer that acts alone: whose offers these are is never heard of the client. */
export const listOffers = operation(contract.listOffers, async function listOffers(ctx, { query }) {
  const { merchantNo } = ctx.caller;
  const models = await listOfferedModels(ctx.db, merchantNo, query, { limit: query.size, offset: (query.page - 1) * query.size });
  const skuNos = models.map(({ skuNo }) => skuNo);
  const own = await findPrices(ctx, skuNos);
  const theirs = query.customerNo === '' ? null : await pricesOfCustomer(ctx, query.customerNo, skuNos);
  return { data: models.map((model) => rowOf(model, own, theirs)), count: await countOfferedModels(ctx.db, merchantNo, query) };
});

export const listOfferCustomers = operation(contract.listOfferCustomers, async function listOfferCustomers(ctx) {
  const customers = await customersOf(ctx);
  return customers.map(({ merchantNo, companyName }) => ({ merchantNo, companyName }));
});

const customersOf = ({ db, caller }: Asking) => listCustomers(db, caller.merchantNo, OFFER_CUSTOMERS_MAX);

/** As an enterprise that may order from this dealer is shown them where it does. */
async function pricesOfCustomer(ctx: Pricing, customerNo: string, skuNos: readonly string[]): Promise<ViewerPrices> {
  const customer = (await customersOf(ctx)).find(({ merchantNo }) => merchantNo === customerNo);
  if (!customer) throw new AppError(notYourCustomer);
  const { merchantNo, userType, isFrozen } = customer;
  return findPrices({ ...ctx, caller: { accountNo: null, userType, merchantNo, boundShopNo: ctx.caller.merchantNo, isFrozen } }, skuNos);
}

function rowOf(model: OfferedModel, own: ViewerPrices, theirs: ViewerPrices | null): OfferRow {
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
    customer: shown ? { price: shown.price, priceSource: shown.source } : null,
  };
}
