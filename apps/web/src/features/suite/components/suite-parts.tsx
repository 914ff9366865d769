import type { Suit, SuitPart } from '@portal/contract/suite';
import { SkuType } from '@portal/engines/goods';
import { isOnSale } from '@portal/engines/pricing';
import { Anchor, Code, StockBar, Table, Tag } from '@portal/ui';
import { AddButton, HeldMark, productHrefOf, ProductPicture, ProductPrice, stockSaid } from '../../catalog/index.ts';
import './suite-parts.css';

/** What is in it: each model with its picture, price, stock and pieces for as many suites as are wanted. Needs `AddToSelectionProvider` around it. */
export function SuiteParts({ suit, sets }: { suit: Suit; sets: number }) {
  return (
    <Table
      caption="套装内含产品"
      rows={suit.parts}
      rowKey={({ skuNo }) => skuNo}
      rowProps={() => ({ 'data-product': '' }) as object}
      columns={[
        { key: 'picture', head: '图片', kind: 'picture', render: (part) => <ProductPicture src={part.mainPic} size={64} /> },
        { key: 'name', head: '产品', width: 420, phone: 'title', render: (part) => <PartName part={part} /> },
        {
          key: 'price',
          head: suit.priceLabel,
          label: suit.priceLabel,
          kind: 'figure',
          render: (part) => <ProductPrice price={part.price} priceLabel="" skuType={part.skuType} />,
        },
        { key: 'quantity', head: '数量', kind: 'figure', render: (part) => `×${part.quantity * sets} ${part.unit}` },
        { key: 'stock', head: '库存', render: (part) => (part.skuType === SkuType.Software ? '—' : <StockBar {...stockSaid(part)} />) },
        {
          key: 'actions',
          head: <span className="p-hidden">操作</span>,
          kind: 'actions',
          render: (part) => <AddButton skuNo={part.skuNo} name={part.skuModel} quantity={part.quantity * sets} size="small" disabled={!isOnSale(part)} />,
        },
      ]}
    />
  );
}

/** A family that is off sale has no page to lead to. */
const PartName = ({ part }: { part: SuitPart }) => (
  <div className="st-part">
    {isOnSale(part) ? <Anchor href={productHrefOf(part.spuNo, part.skuNo)}>{part.productName}</Anchor> : <span>{part.productName}</span>}
    <span className="st-part__more">
      {!isOnSale(part) && <Tag tone="danger">已下架</Tag>}
      <Code>{part.skuModel}</Code>
      <span className="p-small">{part.skuDesc}</span>
      <HeldMark skuNo={part.skuNo} />
    </span>
  </div>
);
