import { goodsInvalid } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/customer';
import { formatYuan } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { findSkuFigures, pictureUrl } from '../catalog/index.ts';
import { findGroupPrice, findPrices, lockGroups, putGroupPrices } from '../price/index.ts';
import { noteDealerAct } from '../staff/index.ts';
import { countGroupModels, findModelName, listGroupModels } from './group-model-store.ts';
import { pricedAs } from './priced-as.ts';
import { foundIn, getGroup, listSeenGroups } from './pricing-groups.ts';

export const listGroupPrices = operation(contract.listGroupPrices, async function listGroupPrices(ctx, { query }) {
  const dealerNo = ctx.caller.merchantNo;
  foundIn(await listSeenGroups(ctx), query.groupNo);
  const models = await listGroupModels(ctx.db, dealerNo, query);
  const skuNos = models.map(({ skuNo }) => skuNo);
  const own = await findPrices(ctx, skuNos);
  const theirs = query.customerNo === '' ? null : await findPrices(await pricedAs(ctx, query.customerNo), skuNos);
  const data = models.map(({ picture, price, referPrice, ...model }): contract.GroupPriceRow => {
    const figures = { skuNo: model.skuNo, price, referPrice };
    const shown = theirs?.of(figures);
    return {
      ...model,
      mainPic: pictureUrl(picture),
      ownPrice: own.of(figures).price,
      customer: shown ? { price: shown.price, priceSource: shown.source } : null,
    };
  });
  return { data, count: await countGroupModels(ctx.db, query) };
});

export const saveGroupPrice = operation(contract.saveGroupPrice, async function saveGroupPrice(ctx, { body }) {
  const { db, caller, now } = ctx;
  const { groupNo, skuNo, price, seen } = body;
  // what is sold no more can still be taken away
  if (price !== null && !(await findSkuFigures(db, skuNo))) throw new AppError(goodsInvalid, { data: { skuNos: [skuNo] } });
  await lockGroups(db, caller.merchantNo);
  const group = await getGroup(db, caller.merchantNo, groupNo);
  const stored = await findGroupPrice(db, groupNo, skuNo);
  if (seen !== undefined && stored !== seen && stored !== price) {
    const byNow = stored === null ? '清除' : `改为 ${formatYuan(stored).text}`;
    throw new AppError(contract.changedMeanwhile, { msg: `同事刚刚${byNow}，您的修改尚未保存，请刷新页面核对后再改` });
  }
  await putGroupPrices(db, group, [{ skuNo, price }], { now, by: caller.accountNo });
  const textOf = (yuan: number | null): string => (yuan === null ? '无' : formatYuan(yuan).text);
  if (stored !== price)
    await noteDealerAct(
      ctx,
      'saveGroupPrice',
      `${group.groupName}，${(await findModelName(db, skuNo)) ?? skuNo}，分组价 ${textOf(stored)} 改为 ${textOf(price)}`,
    );
  return null;
});

export const explainCustomerPrice = operation(contract.explainCustomerPrice, async function explainCustomerPrice(ctx, { query: { customerNo, skuNo } }) {
  const asking = await pricedAs(ctx, customerNo);
  const figures = await findSkuFigures(ctx.db, skuNo);
  if (!figures) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const { price, source, steps } = (await findPrices(asking, [skuNo])).explain(figures);
  return { skuNo, price, priceSource: source, steps };
});
