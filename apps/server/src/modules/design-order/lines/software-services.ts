import { LINES_MAX, type DesignLine } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { isBesideItsKind, SOFTWARE_CATEGORIES, softwareCategoryOf, withSoftwareServices } from '@portal/engines/pricing';
import type { Changing } from '../../../platform/http/context.ts';
import { listSkuFacts, listSoftwareIn } from '../../catalog/index.ts';
import { newLine } from './line.ts';

/**
 * The lines with the services that a software product brings, where one of `added` is new software: one item for every big
 * category that is missing. Asks the catalogue only then. What the person chose themselves never fails of it; what a full list has no room for is `leftOut`. Both are told as `servicesJoined` of the contract says.
 */
export async function joinedByServices(
  ctx: Changing,
  lines: readonly DesignLine[],
  added: readonly DesignLine[],
): Promise<{ lines: DesignLine[]; services: { alsoAdded: string[]; leftOut: string[]; sameCategory: string[] } }> {
  const sameCategory = added.filter((line) => isBesideItsKind(lines, line)).map((line) => line.productName);
  const isAsked = added.some((line) => line.skuType === SkuType.Software);
  const isMissing = SOFTWARE_CATEGORIES.some((category) => lines.every((line) => softwareCategoryOf(line) !== category));
  if (!isAsked || !isMissing) return { lines: [...lines], services: { alsoAdded: [], leftOut: [], sameCategory } };
  const offered = await listSoftwareIn(ctx.db, SOFTWARE_CATEGORIES);
  const factsByNo = await listSkuFacts(ctx, offered);
  const items = offered.map((skuNo) => newLine(ctx, factsByNo, { skuNo, quantity: 1 }));
  const outcome = withSoftwareServices(lines, items, LINES_MAX - lines.length);
  const services = { alsoAdded: outcome.added.map((line) => line.skuNo), leftOut: outcome.leftOut.map((line) => line.productName), sameCategory };
  return { lines: outcome.lines, services };
}
