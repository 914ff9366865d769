import { privatePictureUrl } from '@portal/contract/private-product';
import { isPrivateNo, SkuStatus, SkuType } from '@portal/engines/goods';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { roleFactsOf, type SkuFacts } from '../catalog/index.ts';
import { listByNumber, type PrivateRow } from './store.ts';
import { pathsOf, SALE_TYPE } from './shown-product.ts';

/** What it is counted in where nothing is said. */
const UNIT = '件';

/**
 * The owner's own products among these models, as lines want to know them; deleted ones are there with status 1, another's are missing.
 * Nothing is asked where no number is one of a product of somebody's own. The price is the owner's word, whoever looks.
 */
export async function listPrivateFacts(db: Db, owner: Owner, skuNos: readonly string[]): Promise<SkuFacts[]> {
  const wanted = skuNos.filter(isPrivateNo);
  if (wanted.length === 0) return [];
  const rows = await listByNumber(db, owner, wanted);
  const paths = await pathsOf(db, rows);
  return rows.map((row) => factsOf(row, owner, paths(row.categoryId)));
}

type Path = ReturnType<Awaited<ReturnType<typeof pathsOf>>>;

const factsOf = (row: PrivateRow, { merchantNo }: Owner, path: Path): SkuFacts => ({
  skuNo: row.spuNo,
  spuNo: row.spuNo,
  productName: row.spuName,
  // sentences name a line by its model
  productModel: row.modelRemark || row.spuName,
  productCategory: path.firstCatagoryName === path.secondCatagoryName ? path.firstCatagoryName : `${path.firstCatagoryName} > ${path.secondCatagoryName}`,
  // none: pages draw their stand-in, papers leave the place empty; no other product's picture stands for it
  productImage: row.mainPics[0] === undefined ? '' : privatePictureUrl(row.mainPics[0]),
  brandName: row.brandName,
  unit: row.unit || UNIT,
  skuDesc: row.spuDesc,
  skuType: SkuType.SelfDefined,
  skuSaleType: SALE_TYPE,
  skuStatus: row.gmtRemoved === null ? SkuStatus.Active : SkuStatus.Deactivated,
  price: row.price,
  priceLabel: '单价',
  maxNum: null,
  hasAccessory: false,
  stockTotal: 0,
  secondCategoryId: row.categoryId ?? 0,
  privateTenant: merchantNo === '' ? null : merchantNo,
  attachments: [],
  ...roleFactsOf({ secondCategory: path.dataId, brandName: row.brandName, attributes: row.attributes }),
});
