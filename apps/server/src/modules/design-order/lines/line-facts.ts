/** What is known of the models that lines name: the catalogue's, and the owner's own. */
import { isPrivateNo } from '@portal/engines/goods';
import type { Db } from '../../../platform/db/database.ts';
import { ownerOf, type Owner, type Pricing } from '../../../platform/http/context.ts';
import { insertUses, listSkuFacts, listSkuPrices, type SkuFactsByNo, type SkuPrice } from '../../catalog/index.ts';
import { listPrivateFacts, raiseUses } from '../../private-product/index.ts';

const isOfCatalogue = (skuNo: string): boolean => !isPrivateNo(skuNo);

/** Models by number with what a line shows of them; what is off sale or deleted is there with status 1, unknown ones and another's own are missing. */
export async function listLineFacts(asking: Pricing, skuNos: readonly string[]): Promise<SkuFactsByNo> {
  return withOwn(asking.db, ownerOf(asking.caller), skuNos, await listSkuFacts(asking, skuNos.filter(isOfCatalogue)));
}

/** The same of the catalogue's without what they are to the engineering rules: for lines that are stored and not shown. */
export async function listLinePrices(asking: Pricing, skuNos: readonly string[]): Promise<ReadonlyMap<string, SkuPrice>> {
  return withOwn(asking.db, ownerOf(asking.caller), skuNos, await listSkuPrices(asking, skuNos.filter(isOfCatalogue)));
}

async function withOwn<Facts extends SkuPrice>(db: Db, owner: Owner, skuNos: readonly string[], factsByNo: ReadonlyMap<string, Facts>) {
  const own = await listPrivateFacts(db, owner, skuNos);
  return own.length === 0 ? factsByNo : new Map([...factsByNo, ...own.map((facts) => [facts.skuNo, facts as SkuPrice as Facts] as const)]);
}

/** One more use for each of the families, the owner's own ones too. */
export async function countUses(db: Db, owner: Owner, spuNos: readonly string[]): Promise<void> {
  await insertUses(db, spuNos.filter(isOfCatalogue));
  const own = spuNos.filter(isPrivateNo);
  if (own.length > 0) await raiseUses(db, owner, own);
}
