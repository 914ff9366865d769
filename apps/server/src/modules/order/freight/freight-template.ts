/** A dealer's own freight template: read, written, and tried out by whoever orders there. */
import { isDeepStrictEqual } from 'node:util';
import { noDealerBound } from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { changedMeanwhile } from '@portal/contract/customer';
import * as contract from '@portal/contract/order';
import { freightOf, type FreightTerms } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';
import { operation } from '../../../platform/http/operation.ts';
import { unboundOf } from '../../cart/index.ts';
import { changesIn, noteDealerAct } from '../../staff/index.ts';
import { feeOf, freightWords } from '../settle.ts';
import { findFreightTemplate, lockFreightTemplate, putFreightTemplate } from './store.ts';

const NONE: FreightTerms = { rules: [], freeFrom: null };

export const getFreightTemplate = operation(contract.getFreightTemplate, async function getFreightTemplate({ db, caller }) {
  return copied((await findFreightTemplate(db, caller.merchantNo)) ?? NONE);
});

export const saveFreightTemplate = operation(contract.saveFreightTemplate, async function saveFreightTemplate(ctx, { body: { seen, ...body } }) {
  const { db, caller, now } = ctx;
  const stored = copied((await lockFreightTemplate(db, caller.merchantNo)) ?? NONE);
  if (seen !== undefined && !isDeepStrictEqual(stored, seen) && !isDeepStrictEqual(stored, body)) throw new AppError(changedMeanwhile);
  await putFreightTemplate(db, caller.merchantNo, body, new Date(now));
  if (!isDeepStrictEqual(stored, body)) await noteDealerAct(ctx, 'saveFreightTemplate', freightChanges(stored, body));
  return body;
});

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

const copied = ({ rules, freeFrom }: FreightTerms) => ({
  rules: rules.map(({ provinceCodes, ...rule }) => ({ ...rule, provinceCodes: [...provinceCodes] })),
  freeFrom,
});

/** Each rule by its fees, and from where on nothing is charged. */
function freightChanges(before: FreightTerms, after: FreightTerms): string {
  const yuan = (amount: number): string => formatYuan(amount).text;
  const ruleWords = ({ rules }: FreightTerms): string =>
    rules
      .map(
        ({ provinceCodes, firstPieces, firstFee, nextPieces, nextFee }) =>
          `${provinceCodes.length === 0 ? '其余地区' : `${provinceCodes.length} 个省级地区`} 首 ${firstPieces} 件 ${yuan(firstFee)}${nextPieces === 0 ? '' : `、续 ${nextPieces} 件 ${yuan(nextFee)}`}`,
      )
      .join('；') || '没有规则';
  const changes = changesIn([
    ['运费规则', ruleWords(before), ruleWords(after)],
    ['满额免运费', before.freeFrom === null ? '无' : yuan(before.freeFrom), after.freeFrom === null ? '无' : yuan(after.freeFrom)],
  ]);
  return changes || '适用地区有调整';
}
