/** The caller's own products (customGoods) as a text names them. */
import { privateNameKey } from '@portal/engines/goods';
import { ownerOf, type Asking } from '../../../platform/http/context.ts';
import { modelKeyOf } from '../../catalog/index.ts';
import { listOwnNames } from '../../private-product/index.ts';

export interface OwnProducts {
  /** All three are the same, as an export writes them. */
  named(row: { name: string; model: string; brand: string }): string | undefined;
  /** One alone has this model, in any spelling. */
  byModel(model: string): string | undefined;
  /** One alone is called so, whatever its blanks. */
  byName(name: string): string | undefined;
}

/** Two that are called alike name neither. */
export async function ownProductsOf({ db, caller }: Pick<Asking, 'db' | 'caller'>): Promise<OwnProducts> {
  const all = await listOwnNames(db, ownerOf(caller));
  const whole = new Map(all.map((product) => [privateNameKey(product), product.spuNo]));
  const onlyBy = (keyOf: (product: { spuName: string; modelRemark: string }) => string) =>
    new Map([...Map.groupBy(all, keyOf)].flatMap(([key, [one, ...others]]) => (key === '' || !one || others.length > 0 ? [] : [[key, one.spuNo] as const])));
  const models = onlyBy(({ modelRemark }) => modelKeyOf(modelRemark));
  const names = onlyBy(({ spuName }) => bare(spuName));
  return {
    named: ({ name, model, brand }) => whole.get(privateNameKey({ spuName: name, modelRemark: model, brandName: brand })),
    byModel: (model) => models.get(modelKeyOf(model)),
    byName: (name) => names.get(bare(name)),
  };
}

const bare = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
