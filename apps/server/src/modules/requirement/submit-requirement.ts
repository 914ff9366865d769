import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/requirement';
import type { Db } from '../../platform/db/database.ts';
import { checkTogether } from '../../platform/http/check-together.ts';
import { ownerOf, type Owner } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findOwnDesignOrder } from '../design-order/index.ts';
import { findNamesOfPath } from '../region/index.ts';
import { productTypesOf } from './list-choices.ts';
import { countOpen, insertRequirement, lockRequirements } from './store.ts';

const { categoryRequired, addressRequired, designOrderGone } = contract.requirementCopy;

export const submitRequirement = operation(
  contract.submitRequirement,
  async function submitRequirement(ctx, { body: { identity: _asWhom, address: _codes, ...form } }) {
    const owner = ownerOf(ctx.caller);
    await lockRequirements(ctx.db, owner);
    if ((await countOpen(ctx.db, owner)) >= contract.OPEN_MAX) throw new AppError(contract.tooManyRequirements);
    const [categoryNames] = await checkTogether(
      () => namesOf(ctx.db, form.categoryPath),
      () => assertOnePlace(ctx.db, form),
      () => assertOwnDesignOrder(ctx.db, owner, form.designOrderId),
    );
    const requirementId = ctx.newId();
    const at = new Date(ctx.now);
    await insertRequirement(ctx.db, { requirementId, ...owner, ...form, categoryNames, state: 'pending', gmtCreate: at, gmtModified: at });
    return requirementId;
  },
);

async function assertOwnDesignOrder(db: Db, owner: Owner, designOrderId: string | undefined): Promise<void> {
  if (designOrderId !== undefined && !(await findOwnDesignOrder(db, owner, designOrderId)))
    throw new AppError(badRequest, { msg: designOrderGone, fields: { designOrderId: designOrderGone } });
}

/** What the product types are called; one that is none is refused. */
async function namesOf(db: Db, categoryPath: string): Promise<string[]> {
  const types = await productTypesOf(db);
  const names = contract.splitCategories(categoryPath).map((wanted) => types.find(({ id }) => id === wanted)?.itemValue);
  if (names.every((name) => name !== undefined)) return names;
  throw new AppError(badRequest, { msg: categoryRequired, fields: { categoryPath: categoryRequired } });
}

type Place = Pick<contract.RequirementForm, 'provinceCode' | 'cityCode' | 'areaCode' | 'provinceName' | 'cityName' | 'areaName'>;

/** The codes lie in each other and bear the names given. */
async function assertOnePlace(db: Db, form: Place): Promise<void> {
  const names = await findNamesOfPath(db, [form.provinceCode, form.cityCode, form.areaCode]);
  const given = [form.provinceName, form.cityName, form.areaName];
  if (names === undefined || names.some((name, at) => name !== given[at]))
    throw new AppError(badRequest, { msg: addressRequired, fields: { areaCode: addressRequired } });
}
