/** Adding, changing, deleting and taking a deletion back. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/private-product';
import { mayChangePrivate, privateNameKey, privateNoOf, PrivateSource } from '@portal/engines/goods';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf, type Owner } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { judgeFields } from './judge-fields.ts';
import type { PrivateProductRoom } from './needs.ts';
import {
  countLive,
  findLive,
  insertPrivate,
  listByNumber,
  listNames,
  lockPrivate,
  updateFields,
  updateRemoved,
  type PrivateFields,
  type PrivateRow,
} from './store.ts';

export const addPrivateProduct = operation(contract.addPrivateProduct, async function addPrivateProduct(ctx, { body }, { addToSelection }: PrivateProductRoom) {
  const { save2DesignSelection, ...typed } = body;
  const owner = ownerOf(ctx.caller);
  await lockPrivate(ctx.db, owner);
  await assertRoom(ctx.db, owner, 1);
  const fields = await judgeFields(ctx, typed, []);
  await assertOnly(ctx.db, owner, fields, null);
  const at = new Date(ctx.now);
  const spuNo = privateNoOf(ctx.newId());
  await insertPrivate(ctx.db, [{ spuNo, ...owner, ...fields, source: PrivateSource.Private, sumNo: 0, gmtCreate: at, gmtModified: at, gmtRemoved: null }]);
  return { spuNo, isSelected: save2DesignSelection === 1 && (await addToSelection(ctx, spuNo)) };
});

export const editPrivateProduct = operation(
  contract.editPrivateProduct,
  async function editPrivateProduct(ctx, { body }, { addToSelection }: PrivateProductRoom) {
    const { spuNo, save2DesignSelection, ...typed } = body;
    const owner = ownerOf(ctx.caller);
    await lockPrivate(ctx.db, owner);
    const row = await findLive(ctx.db, owner, spuNo);
    if (!row) throw new AppError(notFound);
    assertChangeable([row]);
    const fields = await judgeFields(ctx, typed, row.mainPics);
    await assertOnly(ctx.db, owner, fields, row);
    await updateFields(ctx.db, owner, spuNo, fields, new Date(ctx.now));
    return { spuNo, isSelected: save2DesignSelection === 1 && (await addToSelection(ctx, spuNo)) };
  },
);

/** All or none; what is deleted already stays so, with its day. */
export const deletePrivateProducts = operation(contract.deletePrivateProducts, async function deletePrivateProducts(ctx, { body }) {
  const { owner, rows } = await ownProducts(ctx.db, ownerOf(ctx.caller), body.spuNos);
  assertChangeable(rows);
  const live = rows.filter(({ gmtRemoved }) => gmtRemoved === null).map(({ spuNo }) => spuNo);
  await updateRemoved(ctx.db, owner, live, new Date(ctx.now));
  return rows.map(({ spuNo }) => spuNo);
});

export const restorePrivateProducts = operation(contract.restorePrivateProducts, async function restorePrivateProducts(ctx, { body }) {
  const { owner, rows } = await ownProducts(ctx.db, ownerOf(ctx.caller), body.spuNos);
  const removed = rows.filter(({ gmtRemoved }) => gmtRemoved !== null);
  await assertNoneSame(ctx.db, owner, removed);
  await assertRoom(ctx.db, owner, removed.length);
  await updateRemoved(
    ctx.db,
    owner,
    removed.map(({ spuNo }) => spuNo),
    null,
  );
  return rows.map(({ spuNo }) => spuNo);
});

/** Throws `notFound` where one of the numbers is none of the owner's. */
async function ownProducts(db: Db, owner: Owner, spuNos: readonly string[]): Promise<{ owner: Owner; rows: PrivateRow[] }> {
  await lockPrivate(db, owner);
  const wanted = [...new Set(spuNos)];
  const rows = await listByNumber(db, owner, wanted);
  if (rows.length < wanted.length) throw new AppError(notFound);
  return { owner, rows };
}

function assertChangeable(rows: readonly PrivateRow[]): void {
  if (!rows.every(mayChangePrivate)) throw new AppError(contract.keptByInventory);
}

/** Two windows that save the same are told apart here, under the owner's lock. `before`: what is edited; one that keeps its names is no other's. */
async function assertOnly(db: Db, owner: Owner, fields: PrivateFields, before: PrivateRow | null): Promise<void> {
  if (before !== null && privateNameKey(before) === privateNameKey(fields)) return;
  if ((await listKeys(db, owner)).has(privateNameKey(fields))) throw new AppError(contract.samePrivateProduct);
}

const listKeys = async (db: Db, owner: Owner): Promise<Set<string>> => new Set((await listNames(db, owner)).map(privateNameKey));

/** What is taken back is no second one of what is there, nor of another of them; of several it is said which. */
async function assertNoneSame(db: Db, owner: Owner, removed: readonly PrivateRow[]): Promise<void> {
  if (removed.length === 0) return;
  const keys = await listKeys(db, owner);
  for (const row of removed) {
    const key = privateNameKey(row);
    if (keys.has(key))
      throw new AppError(contract.samePrivateProduct, removed.length === 1 ? {} : { msg: `“${row.spuName}”${contract.samePrivateProduct.msg}` });
    keys.add(key);
  }
}

export async function assertRoom(db: Db, owner: Owner, more: number): Promise<void> {
  if (more > 0 && (await countLive(db, owner)) + more > contract.PRIVATE_PRODUCTS_MAX) throw new AppError(contract.tooManyPrivateProducts);
}
