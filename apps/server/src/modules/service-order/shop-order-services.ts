import { AppError, notFound } from '@portal/contract/core';
import { listShopOrderServices as endpoint } from '@portal/contract/service-order';
import { operation } from '../../platform/http/operation.ts';
import { findShopOrder } from '../order/index.ts';
import { shopOrderServiceOf } from './service-order-of.ts';
import { listOfShopOrder } from './store.ts';

/** What was asked for an order, to the people of the dealer it was placed with who see it (SERVICE-11). */
export const listShopOrderServices = operation(endpoint, async function listShopOrderServices({ db, caller }, { params: { shopOrderNo } }) {
  const order = await findShopOrder(db, { shopNo: caller.merchantNo, staffNo: caller.accountNo }, shopOrderNo);
  if (order === undefined) throw new AppError(notFound);
  return (await listOfShopOrder(db, shopOrderNo)).map(shopOrderServiceOf);
});
