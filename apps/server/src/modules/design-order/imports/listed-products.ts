/** Which models the rows of a sheet name: of the catalogue by their number in any spelling, the owner's own by name, model and brand. */
import { importsCopy as copy } from '@portal/contract/design-order';
import { firstLetters } from '@portal/units';
import type { Pricing } from '../../../platform/http/context.ts';
import { listSkuNosByKey, modelKeyOf } from '../../catalog/index.ts';
import { ownProductsOf, type OwnProducts } from '../lines/own-products.ts';
import type { ListFault, ListRow } from './list-rows.ts';

export interface ListedProduct extends ListRow {
  skuNo: string;
}

/** A model stands once in a list: a second row of it is a fault, as is one that names nothing that is sold. */
export async function listedProducts(ctx: Pricing, rows: readonly ListRow[]): Promise<{ products: ListedProduct[]; faults: ListFault[] }> {
  const keys = rows.map(({ model }) => modelKeyOf(model)).filter((key) => key !== '');
  const sold = keys.length === 0 ? new Map<string, string>() : await listSkuNosByKey(ctx.db, [...new Set(keys)]);
  const own = await ownProductsOf(ctx);
  const seen = new Map<string, number>();
  const faults: ListFault[] = [];
  const products = rows.flatMap((row) => {
    const skuNo = own.named(row) ?? sold.get(modelKeyOf(row.model)) ?? alikeOf(own, row);
    const before = skuNo === undefined ? undefined : seen.get(skuNo);
    if (skuNo === undefined) faults.push({ row: row.row, column: '型号', text: copy.modelUnknown(firstLetters(row.model || row.name, 40)) });
    else if (before !== undefined) faults.push({ row: row.row, column: '型号', text: copy.twice(before) });
    if (skuNo === undefined || before !== undefined) return [];
    seen.set(skuNo, row.row);
    return [{ ...row, skuNo }];
  });
  return { products, faults };
}

/** One alone has this model, or this name where none is given, or where the name was written for the model. */
const alikeOf = (own: OwnProducts, { name, model }: ListRow): string | undefined =>
  model === '' ? own.byName(name) : (own.byModel(model) ?? own.byName(model));
