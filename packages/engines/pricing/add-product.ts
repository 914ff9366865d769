import { pricingCopy } from './copy.ts';
import { withQuantity } from './edit-quantity.ts';
import { sortLines, type ListLine } from './list-line.ts';
import type { Notice } from './notice.ts';
import { isFreeSoftware, quantityMaxOf, SkuType } from '../goods/index.ts';
import { softwareCategoryOf } from './software-category.ts';

/** Why a software product may not join a list. */
export interface SoftwareRefusal {
  kind: 'freeSoftwareAlreadyAdded' | 'softwareCategoryTaken';
}

/**
 * May this product join the list? Null: yes, and always for what is not software. Free software that stands in the list
 * may not come again, and of every big category of software (`softwareCategoryOf`) there is one; more pieces of that one are
 * no second product. Source: PRICE-5, PRICE-6.
 */
export function softwareRefusalOf(lines: readonly ListLine[], product: ListLine): SoftwareRefusal | null {
  if (product.skuType !== SkuType.Software) return null;
  if (isFreeSoftware(product) && lines.some((line) => line.skuNo === product.skuNo)) {
    return { kind: 'freeSoftwareAlreadyAdded' };
  }
  const category = softwareCategoryOf(product);
  const taken = category !== null && lines.some((line) => line.skuNo !== product.skuNo && softwareCategoryOf(line) === category);
  return taken ? { kind: 'softwareCategoryTaken' } : null;
}

/**
 * Does a software product stand beside another one of its category, of which more than one may stand? It joins, with a warning. What stands once
 * alone is `softwareRefusalOf`'s. Source: PRICE-6.
 */
export const isBesideItsKind = (lines: readonly ListLine[], product: ListLine): boolean =>
  product.skuType === SkuType.Software &&
  softwareCategoryOf(product) === null &&
  lines.some(({ skuNo, skuType, productCategory }) => skuNo !== product.skuNo && skuType === SkuType.Software && productCategory === product.productCategory);

export type AddOutcome<L> =
  /** A new last line. */
  | { kind: 'added'; lines: L[]; line: L; notice: Notice | null }
  /** The model stood in the list: its quantity went up, with a notice where the highest cut the wish. */
  | { kind: 'raised'; lines: L[]; line: L; notice: Notice | null }
  /** The model stands in the list at its highest quantity; nothing changed. */
  | { kind: 'quantityTooLarge'; line: L; text: string }
  | SoftwareRefusal;

/**
 * Adds a product, priced already, with its quantity (at least 1) to a list. A model that stands there gets the quantity on
 * top, up to its highest, and keeps its rate. Source: PRICE-8; raising is our choice, the requirement
 * only rules duplicates out when replacing.
 */
export function addProduct<L extends ListLine>(lines: readonly L[], product: L): AddOutcome<L> {
  const refusal = softwareRefusalOf(lines, product);
  if (refusal !== null) return refusal;
  const present = lines.find((line) => line.skuNo === product.skuNo);
  return present === undefined ? appended(lines, product) : raised(lines, present, Math.max(1, product.quantity));
}

function appended<L extends ListLine>(lines: readonly L[], product: L): AddOutcome<L> {
  const { line, notice } = withQuantity({ ...product, sort: lines.length + 1 }, product.quantity === 0 ? 1 : product.quantity, 'selection');
  return { kind: 'added', lines: sortLines([...lines, line]), line, notice };
}

function raised<L extends ListLine>(lines: readonly L[], present: L, by: number): AddOutcome<L> {
  const { line, notice } = withQuantity(present, present.quantity + by, 'selection');
  if (line.quantity <= present.quantity) return { kind: 'quantityTooLarge', line: present, text: pricingCopy.quantityCapped(quantityMaxOf(present)) };
  return { kind: 'raised', lines: lines.map((other) => (other === present ? line : other)), line, notice };
}
