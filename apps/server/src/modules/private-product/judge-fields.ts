/** From what is typed to what is kept: the category is one, each attribute is of its kind, each picture may be shown. */
import type { AttributeValue } from '@portal/contract/catalog';
import { AppError, badRequest } from '@portal/contract/core';
import { privateProductCopy, type PrivateProductFields } from '@portal/contract/private-product';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { getTaxonomy, readAttribute, type Taxonomy } from '../catalog/index.ts';
import { isOwnPicture } from '../file/index.ts';
import { attributesRead, NO_SUCH_ATTRIBUTE, OTHER_CATEGORY } from './categories.ts';
import type { PrivateFields } from './store.ts';

type Typed = PrivateProductFields['attributes'][string];

/** Throws `badRequest` with a sentence on each field. `shown`: pictures the product has already. */
export async function judgeFields(
  ctx: Pick<Context<SignedInCaller>, 'db' | 'caller'>,
  typed: PrivateProductFields,
  shown: readonly string[],
): Promise<PrivateFields> {
  const taxonomy = await getTaxonomy(ctx.db);
  const categoryId = typed.categoryValueSelect === OTHER_CATEGORY ? null : typed.categoryValueSelect;
  const fields: Record<string, string> = {};
  if (categoryId !== null && (taxonomy.categoryOf(categoryId)?.parentId ?? null) === null) fields['categoryValueSelect'] = privateProductCopy.categoryRequired;
  const attributes = readAttributes(taxonomy, categoryId, typed.attributes, (code, text) => (fields[`attributes.${code}`] = text));
  const mainPics = [...new Set(typed.mainPics)];
  for (const fileId of mainPics) if (!shown.includes(fileId) && !(await isOwnPicture(ctx, fileId))) fields['mainPics'] = privateProductCopy.pictureGone;
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new AppError(badRequest, { msg: problem, fields });
  const { spuName, modelRemark, price, brandName, spuDesc, unit } = typed;
  return { spuName, modelRemark, categoryId, price, brandName, spuDesc, unit, mainPics, attributes };
}

/** The values of attributes the category has; `refuse` hears of each that cannot be one. An empty text is none. */
function readAttributes(
  taxonomy: Taxonomy,
  categoryId: number | null,
  typed: Record<string, Typed>,
  refuse: (code: string, text: string) => void,
): Record<string, AttributeValue> {
  const known = new Map(attributesRead(taxonomy, categoryId).map((attribute) => [attribute.code, attribute]));
  const kept: Record<string, AttributeValue> = {};
  for (const [code, value] of Object.entries(typed)) {
    const cell = Array.isArray(value) ? value.join('、') : value;
    if (typeof cell === 'string' && cell.trim() === '') continue;
    const attribute = known.get(code);
    const reading = attribute ? readAttribute(attribute, cell) : { ok: false as const, text: NO_SUCH_ATTRIBUTE };
    if (!reading.ok) refuse(code, reading.text);
    else if (reading.value !== null) kept[code] = reading.value;
  }
  return kept;
}
