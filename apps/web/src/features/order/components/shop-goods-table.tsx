import type { ShopGoods } from '@portal/contract/cart';
import { StockBar, Table, type Column } from '@portal/ui';
import { AddToCartButton } from '../../cart/index.ts';
import { ProductPrice, productHrefOf, stockWords } from '../../catalog/index.ts';
import { OrderProduct } from './order-product.tsx';

const columns: Column<ShopGoods>[] = [
  {
    key: 'name',
    head: '产品',
    phone: 'title',
    render: ({ picUrl, skuName, skuModel, skuDesc, spuNo, skuNo }) => (
      <OrderProduct picUrl={picUrl} name={skuName} model={skuModel} href={productHrefOf(spuNo, skuNo)}>
        {skuDesc !== '' && <span className="p-small">{skuDesc}</span>}
      </OrderProduct>
    ),
  },
  { key: 'price', head: '价格', kind: 'figure', width: 160, render: ({ price, priceLabel }) => <ProductPrice price={price} priceLabel={priceLabel} /> },
  { key: 'stock', head: '经销商库存', width: 160, render: ({ stockTotal }) => (stockTotal === null ? '—' : <StockBar {...stockWords(stockTotal)} />) },
  {
    key: 'lead',
    head: '供货',
    kind: 'figure',
    width: 88,
    // of what is not there nobody promises a day
    render: ({ leadDays, stockTotal }) => (leadDays === null || stockTotal === 0 ? '—' : leadDays === 0 ? '当天' : `${leadDays} 天`),
  },
  {
    key: 'buy',
    head: '操作',
    kind: 'actions',
    width: 140,
    render: ({ skuNo, skuModel, price, stockTotal }) => (
      <AddToCartButton worded="small" pieces={[{ skuNo, quantity: 1 }]} name={skuModel} disabled={price === null || stockTotal === 0} />
    ),
  },
];

/** What the dealer ordered from sells, each to be put into the cart (CART-10). */
export const ShopGoodsTable = ({ goods }: { goods: readonly ShopGoods[] }) => (
  <Table caption="经销商商品" columns={columns} rows={goods} rowKey={({ skuNo }) => skuNo} />
);
