import type { Spu } from '@portal/contract/catalog';
import { ProductRow } from './product-row.tsx';

interface ProductTableProps {
  products: readonly Spu[];
  /** 参考价 or 渠道价, as the server says what this viewer sees. */
  priceLabel: string;
  /** Another page is on its way: the rows stay, dimmed. */
  isStale: boolean;
}

/** Products to choose from, a row a family (specification part 2 §2, screen B). On a phone rows are cards. */
export function ProductTable({ products, priceLabel, isStale }: ProductTableProps) {
  return (
    <div className="p-table do-products" aria-busy={isStale}>
      <table aria-label="可选产品">
        <thead>
          <tr>
            <th scope="col">产品名称</th>
            <th scope="col">型号</th>
            <th scope="col">产品分类</th>
            <th scope="col" className="p-table__figure">
              {priceLabel || '原价'}
            </th>
            <th scope="col">参数</th>
            <th scope="col">数量</th>
          </tr>
        </thead>
        <tbody>
          {products.map((spu) => (
            <ProductRow key={spu.spuNo} spu={spu} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
