import * as contract from '@portal/contract/favorite';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listFamilyHeads, listReplacements } from '../catalog/index.ts';
import { findPrices } from '../price/index.ts';
import { changesSince, goneHead, keptFacts, shownTo } from './shown-to.ts';
import { countFavorites, listKeptOf, listPage } from './store.ts';

export const listFavorites = operation(contract.listFavorites, async function listFavorites(ctx, { query }) {
  const owner = ownerOf(ctx.caller);
  const rows = await listPage(ctx.db, owner, query);
  const heads = await listFamilyHeads(
    ctx.db,
    rows.map(({ spuNo }) => spuNo),
  );
  const prices = await findPrices(
    ctx,
    heads.map(({ skuNo }) => skuNo),
  );
  const headOf = new Map(heads.map((head) => [head.spuNo, head]));
  const replacements = await listReplacements(
    ctx.db,
    rows.map(({ spuNo }) => spuNo).filter((spuNo) => headOf.get(spuNo)?.isOnSale !== true),
  );
  const data = rows.map(({ spuNo, gmtCreate, ...kept }) => {
    const head = headOf.get(spuNo) ?? goneHead(spuNo);
    const shown = shownTo(prices, head);
    const changes = changesSince(kept, keptFacts(prices, head), head.isOnSale);
    return { ...shown, replacement: replacements.get(spuNo) ?? null, changes, gmtCreate: gmtCreate.toISOString() };
  });
  return { data, count: await countFavorites(ctx.db, owner) };
});

export const listKept = operation(contract.listKept, function listKept(ctx, { query }) {
  return listKeptOf(ctx.db, ownerOf(ctx.caller), query.spuNos);
});
