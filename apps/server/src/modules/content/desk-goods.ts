/** What a solution or a case is made of, as content staff writes it (CONTENT-12). */
import * as contract from '@portal/contract/content';
import { AppError, badRequest } from '@portal/contract/core';
import { UserType } from '@portal/engines/access';
import { SkuStatus } from '@portal/engines/goods';
import type { Db } from '../../platform/db/database.ts';
import { listSkuNosByKey, listSkuPrices, modelKeyOf, type SkuPrice } from '../catalog/index.ts';
import { listProductsOf } from './store.ts';

type Now = { db: Db; now: number };
type Use = { skuNo: string; spuNo: string; quantity: number; part: string };

/** Names and states of models are everybody's; prices are asked for nobody. */
const modelsOf = ({ db, now }: Now, skuNos: readonly string[]): Promise<ReadonlyMap<string, SkuPrice>> =>
  listSkuPrices({ db, now, caller: { accountNo: '', merchantNo: '', userType: UserType.Tourist, boundShopNo: null } }, [...new Set(skuNos)]);

/** In its order; a model that the goods know no more stands by its number. */
export async function deskProducts(ctx: Now, contentId: string): Promise<contract.DeskProduct[]> {
  const uses = await listProductsOf(ctx.db, contentId);
  const models = await modelsOf(
    ctx,
    uses.map(({ skuNo }) => skuNo),
  );
  return uses.map(({ skuNo, quantity, part }) => {
    const model = models.get(skuNo);
    return { skuModel: model?.productModel ?? skuNo, productName: model?.productName ?? '', quantity, part, isOnSale: model?.skuStatus === SkuStatus.Active };
  });
}

/** What was typed as what is stored; all that is wrong is said at once, each at its line. A model that it had stays, though it is sold no more. */
export async function usesOf(ctx: Now, asked: readonly Pick<contract.DeskProduct, 'skuModel' | 'quantity' | 'part'>[], had: readonly Use[]): Promise<Use[]> {
  const skuNos = await listSkuNosByKey(
    ctx.db,
    asked.map(({ skuModel }) => modelKeyOf(skuModel)),
  );
  const models = await modelsOf(ctx, [...skuNos.values(), ...had.map(({ skuNo }) => skuNo)]);
  // what is sold no more is found by no number, and stays where it was
  const known = new Map(had.flatMap(({ skuNo }) => models.get(skuNo) ?? []).map((model) => [modelKeyOf(model.productModel), model]));
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  const uses = asked.flatMap(({ skuModel, quantity, part }, index) => {
    const key = modelKeyOf(skuModel);
    const model = models.get(skuNos.get(key) ?? '') ?? known.get(key);
    const fault = faultOf(model, part, seen);
    if (fault !== null) fields[`products.${index}.skuModel`] = fault;
    return model === undefined ? [] : [{ skuNo: model.skuNo, spuNo: model.spuNo, quantity, part }];
  });
  const [msg] = Object.values(fields);
  if (msg !== undefined) throw new AppError(badRequest, { msg, fields });
  return uses;
}

function faultOf(model: SkuPrice | undefined, part: string, seen: Set<string>): string | null {
  if (model === undefined) return contract.contentCopy.modelUnknown;
  const key = `${model.skuNo} ${part}`;
  if (seen.has(key)) return contract.contentCopy.modelTwice;
  seen.add(key);
  return null;
}
