import type { ContentDetail, ContentProduct } from '@portal/contract/content';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { Card, Money, Stepper, Table, type Column } from '@portal/ui';
import { useState } from 'react';
import { AddProductsButton, ProductPrice } from '../../catalog/index.ts';
import { piecesOf, SETS_MAX, takenOf, wholePurchase, withChoice, withPieces, withSets } from '../model/purchase.ts';
import { ProductWords } from './solution-products.tsx';
import './purchase-list.css';

/** The list of a solution with lines to choose, pieces to change and several sets, before it is taken over (CONTENT-3). Needs `AddToSelectionProvider` around it. */
export function PurchaseList({ content }: { content: ContentDetail }) {
  const [purchase, setPurchase] = useState(wholePurchase);
  const { request, amount, pieceCount } = takenOf(purchase, content.products);
  const columns: Column<ContentProduct>[] = [
    {
      key: 'choice',
      head: <span className="p-hidden">选用</span>,
      label: '选用',
      kind: 'choice',
      width: 48,
      render: ({ skuNo, productModel, isOnSale }) => (
        <input
          type="checkbox"
          aria-label={`选用 ${productModel}`}
          checked={isOnSale && !purchase.left.has(skuNo)}
          disabled={!isOnSale}
          onChange={(event) => setPurchase(withChoice(purchase, skuNo, event.target.checked))}
        />
      ),
    },
    { key: 'name', head: '产品', phone: 'title', render: (product) => <ProductWords product={product} /> },
    { key: 'part', head: '部分', width: 88, render: ({ part }) => part },
    {
      key: 'price',
      head: content.priceLabel,
      kind: 'figure',
      width: 112,
      render: ({ price, skuType }) => <ProductPrice price={price} priceLabel="" skuType={skuType} />,
    },
    {
      key: 'quantity',
      head: '数量',
      width: 152,
      render: (product) =>
        product.isOnSale && (
          <Stepper
            label={`数量：${product.productModel}`}
            value={piecesOf(purchase, product)}
            max={QUANTITY_MAX}
            disabled={purchase.left.has(product.skuNo)}
            onChange={(pieces) => setPurchase(withPieces(purchase, product.skuNo, pieces ?? 1))}
          />
        ),
    },
    {
      key: 'amount',
      head: '小计',
      kind: 'figure',
      width: 136,
      render: (product) => {
        const [only] = [takenOf(purchase, [product])];
        return product.price === null || only.request.length === 0 ? '—' : <Money yuan={only.amount} />;
      },
    },
  ];
  return (
    <Card
      className="ct-buy"
      title="按需要调整"
      flush
      aside={
        <span className="ct-sets">
          <span id="ct-sets">套数</span>
          <Stepper label="套数" value={purchase.sets} max={SETS_MAX} size="small" onChange={(sets) => setPurchase(withSets(purchase, sets ?? 1))} />
        </span>
      }
    >
      <Table
        caption="方案产品"
        columns={columns}
        rows={content.products}
        rowKey={({ skuNo }) => skuNo}
        footer={
          <div className="ct-purchase">
            <span className="ct-purchase__sum" aria-live="polite">
              已选 {request.length} 种 {pieceCount} 件，合计 <Money yuan={amount} size="large" />
            </span>
            <AddProductsButton products={request} name={content.title} kind="primary" size="large" disabled={request.length === 0} />
          </div>
        }
      />
    </Card>
  );
}
