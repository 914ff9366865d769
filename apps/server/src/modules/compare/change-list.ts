/** Putting models into the list to compare, and taking them out again (COMPARE-1). Each answers with the list as it is afterwards. */
import { goodsInvalid } from '@portal/contract/catalog';
import * as contract from '@portal/contract/compare';
import { AppError, notFound } from '@portal/contract/core';
import { COMPARE_MAX } from '@portal/engines/goods';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { knownOf } from './known-models.ts';
import { shownList, skuNosOf } from './shown-list.ts';
import { deleteComparedOf, deleteModel, insertCompared, listKeys, lockCompared } from './store.ts';

export const listCompared = operation(contract.listCompared, async function listCompared(ctx, { query }) {
  return (await shownList(ctx)).slice(0, query.size);
});

/** Also one that is off sale: taking a removal back works for it, too. */
export const addCompared = operation(contract.addCompared, async function addCompared(ctx, { body }) {
  const { db, caller, now } = ctx;
  const owner = ownerOf(caller);
  await lockCompared(db, owner);
  const keys = await listKeys(db, owner);
  if (!keys.some(({ skuNo }) => skuNo === body.skuNo)) {
    if ((await knownOf(db, [body])).length === 0) throw new AppError(notFound, { msg: goodsInvalid.msg });
    if (keys.length >= COMPARE_MAX) throw new AppError(contract.compareFull);
    await insertCompared(db, owner, [body], new Date(now));
  }
  return shownList(ctx);
});

export const addAllCompared = operation(contract.addAllCompared, async function addAllCompared(ctx, { body: { skuList } }) {
  const { db, caller, now } = ctx;
  const owner = ownerOf(caller);
  await lockCompared(db, owner);
  const present = new Set(skuNosOf(await listKeys(db, owner)));
  const known = await knownOf(db, skuList);
  const fitting = known.filter(({ skuNo }) => !present.has(skuNo)).slice(0, COMPARE_MAX - present.size);
  await insertCompared(db, owner, fitting, new Date(now));
  for (const { skuNo } of fitting) present.add(skuNo);
  return { list: await shownList(ctx), leftOut: skuNosOf(skuList).filter((skuNo) => !present.has(skuNo)) };
});

export const deleteCompared = operation(contract.deleteCompared, async function deleteCompared(ctx, { body }) {
  await deleteModel(ctx.db, ownerOf(ctx.caller), body.skuNo);
  return shownList(ctx);
});

export const clearCompared = operation(contract.clearCompared, async function clearCompared({ db, caller }) {
  await deleteComparedOf(db, ownerOf(caller));
  return [];
});
