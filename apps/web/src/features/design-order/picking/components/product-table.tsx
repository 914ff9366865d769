import type { PickingFamily } from '../model/shown-model.ts';
import { SkuType } from '@portal/engines/goods';
import { OwnChoiceOfAll } from './own-actions.tsx';
import { ProductRow, type ProductRowProps } from './product-row.tsx';
import { useReplaceMode } from './replace-mode.tsx';
import './product-table.css';

interface ProductTableProps extends Omit<ProductRowProps, 'spu'> {
  products: readonly PickingFamily[];
  /** 参考价 or 客户价, as the server says what this viewer sees. */
  priceLabel: string;
  /** Another page is on its way: the rows stay, dimmed, and it is said why. */
  isStale: boolean;
}

/** Where the skip link of the selection page leads. */
export const PRODUCTS_ID = 'products';

/** Products to choose from, a row a family (PICK-3). On a phone rows are cards. */
export function ProductTable({ products, priceLabel, isStale, ...row }: ProductTableProps) {
  const isReplacing = useReplaceMode() !== null;
  return (
    <div id={PRODUCTS_ID} tabIndex={-1} className="p-table do-products" aria-busy={isStale}>
      {isStale && (
        <output className="do-products__why">
          <span>
            <span className="p-spin" /> 正在更新产品
          </span>
        </output>
      )}
      <table aria-label="可选产品">
        <thead>
          <tr>
            <th scope="col">产品名称</th>
            <th scope="col">型号</th>
            <th scope="col" className="do-products__category">
              产品分类
            </th>
            <th scope="col" className="do-products__facts">
              {products[0]?.skuType === SkuType.Software ? '技术规格 / 功能描述' : '参数'}
            </th>
            <th scope="col" className="p-table__figure">
              {priceLabel || '原价'}
            </th>
            <th scope="col">{isReplacing ? '操作' : '数量'}</th>
            {row.own && (
              <th scope="col" className="do-products__own">
                <span className="do-own-actions">
                  <OwnChoiceOfAll own={row.own} />
                  操作
                </span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {products.map((spu) => (
            <ProductRow key={spu.spuNo} spu={spu} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
