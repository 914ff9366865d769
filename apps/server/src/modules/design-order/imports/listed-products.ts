/** Which models the rows of a sheet name: of the catalogue by their number in any spelling, the owner's own by name, model and brand. */
import { importsCopy as copy } from '@portal/contract/design-order';
import { ownerOf, type Pricing } from '../../../platform/http/context.ts';
import { listSkuNosByKey, modelKeyOf } from '../../catalog/index.ts';
import { listOwnNames } from '../../private-product/index.ts';
import { privateNameKey } from '@portal/engines/goods';
import type { ListFault, ListRow } from './list-rows.ts';

export interface ListedProduct extends ListRow {
  skuNo: string;
}

/** A model stands once in a list: a second row of it is a fault, as is one that names nothing that is sold. */
export async function listedProducts(ctx: Pricing, rows: readonly ListRow[]): Promise<{ products: ListedProduct[]; faults: ListFault[] }> {
  const keys = rows.map(({ model }) => modelKeyOf(model)).filter((key) => key !== '');
  const sold = keys.length === 0 ? new Map<string, string>() : await listSkuNosByKey(ctx.db, [...new Set(keys)]);
  const own = await ownProducts(ctx);
  const seen = new Map<string, number>();
  const faults: ListFault[] = [];
  const products = rows.flatMap((row) => {
    const skuNo = own.named(row) ?? sold.get(modelKeyOf(row.model)) ?? own.alike(row);
    const before = skuNo === undefined ? undefined : seen.get(skuNo);
    if (skuNo === undefined) faults.push({ row: row.row, column: '型号', text: copy.modelUnknown((row.model || row.name).slice(0, 40)) });
    else if (before !== undefined) faults.push({ row: row.row, column: '型号', text: copy.twice(before) });
    if (skuNo === undefined || before !== undefined) return [];
    seen.set(skuNo, row.row);
    return [{ ...row, skuNo }];
  });
  return { products, faults };
}

/** `named`: all three are the same, as an export writes them; `alike`: one alone has this model, or, where none is given, this name. */
async function ownProducts({ db, caller }: Pricing) {
  const all = await listOwnNames(db, ownerOf(caller));
  const whole = new Map(all.map((product) => [privateNameKey(product), product.spuNo]));
  const onlyBy = (keyOf: (product: { spuName: string; modelRemark: string }) => string) =>
    new Map([...Map.groupBy(all, keyOf)].flatMap(([key, [one, ...others]]) => (key === '' || !one || others.length > 0 ? [] : [[key, one.spuNo] as const])));
  const byModel = onlyBy(({ modelRemark }) => modelKeyOf(modelRemark));
  const byName = onlyBy(({ spuName }) => spuName.replace(/\s+/g, ''));
  return {
    named: ({ name, model, brand }: ListRow) => whole.get(privateNameKey({ spuName: name, modelRemark: model, brandName: brand })),
    alike: ({ name, model }: ListRow) => (model === '' ? byName.get(name.replace(/\s+/g, '')) : byModel.get(modelKeyOf(model))),
  };
}
