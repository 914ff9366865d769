import type { ContentProduct } from '@portal/contract/content';
import { Anchor, Code, Money, Table, Tag, type Column } from '@portal/ui';
import { ProductPicture, ProductPrice, productHrefOf } from '../../catalog/index.ts';
import './solution-products.css';

/** A model by picture, name and number; one that is no longer sold says so. */
export function ProductWords({ product }: { product: ContentProduct }) {
  return (
    <span className="ct-line">
      <span className="ct-line__picture">
        <ProductPicture src={product.productImage} size={48} />
      </span>
      <span className="ct-line__words">
        {product.isOnSale ? <Anchor href={productHrefOf(product.spuNo, product.skuNo)}>{product.productName}</Anchor> : product.productName}
        <span className="ct-line__facts p-small">
          <Code copy={false}>{product.productModel}</Code>
          <span>{product.skuDesc}</span>
          {!product.isOnSale && <Tag tone="danger">已下架</Tag>}
        </span>
      </span>
    </span>
  );
}

/** What a solution is made of, priced for whoever looks (CONTENT-2). */
export function SolutionProducts({ products, priceLabel }: { products: readonly ContentProduct[]; priceLabel: string }) {
  const columns: Column<ContentProduct>[] = [
    { key: 'name', head: '产品', phone: 'title', render: (product) => <ProductWords product={product} /> },
    { key: 'part', head: '部分', width: 96, render: ({ part }) => part },
    { key: 'quantity', head: '数量', kind: 'figure', width: 96, render: ({ quantity, unit }) => `${quantity} ${unit}` },
    {
      key: 'price',
      head: priceLabel,
      kind: 'figure',
      width: 120,
      render: ({ price, skuType }) => <ProductPrice price={price} priceLabel="" skuType={skuType} />,
    },
    { key: 'amount', head: '小计', kind: 'figure', width: 136, render: ({ amount }) => (amount === null ? '—' : <Money yuan={amount} />) },
  ];
  return <Table caption="产品清单" columns={columns} rows={products} rowKey={({ skuNo }) => skuNo} />;
}
