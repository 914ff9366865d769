/** A dealer's own freight template: read, written, and tried out by whoever orders there. */
import { isDeepStrictEqual } from 'node:util';
import { noDealerBound } from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { changedMeanwhile } from '@portal/contract/customer';
import * as contract from '@portal/contract/order';
import { freightOf, type FreightTemplate } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import { unboundOf } from '../../cart/index.ts';
import { feeOf, freightWords } from '../settle.ts';
import { findFreightTemplate, lockFreightTemplate, putFreightTemplate } from './store.ts';

const NONE: FreightTemplate = { rules: [], freeFrom: null };

export const getFreightTemplate = operation(contract.getFreightTemplate, async function getFreightTemplate({ db, caller }) {
  return copied((await findFreightTemplate(db, caller.merchantNo)) ?? NONE);
});

export const saveFreightTemplate = operation(
  contract.saveFreightTemplate,
  async function saveFreightTemplate({ db, caller, now }, { body: { seen, ...body } }) {
    const stored = copied((await lockFreightTemplate(db, caller.merchantNo)) ?? NONE);
    if (seen !== undefined && !isDeepStrictEqual(stored, seen) && !isDeepStrictEqual(stored, body)) throw new AppError(changedMeanwhile);
    await putFreightTemplate(db, caller.merchantNo, body, new Date(now));
    return body;
  },
);

/** At the dealer ordered from. */
export const calculateFreight = operation(
  contract.calculateFreight,
  async function calculateFreight({ db, caller }, { body: { provinceCode, pieceCount, goodsAmount } }) {
    if (caller.boundShopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(caller) });
    const template = await findFreightTemplate(db, caller.boundShopNo);
    const freight = freightOf(template, { provinceCode, pieces: pieceCount, goodsAmount });
    if (freight.kind === 'notDelivered') throw new AppError(contract.notDelivered);
    return { freight: feeOf(freight), freightWords: freightWords(freight, template) };
  },
);

const copied = ({ rules, freeFrom }: FreightTemplate) => ({
  rules: rules.map(({ provinceCodes, ...rule }) => ({ ...rule, provinceCodes: [...provinceCodes] })),
  freeFrom,
});
