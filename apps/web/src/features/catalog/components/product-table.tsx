import type { SpuCard } from '@portal/contract/catalog';
import { commonPriceLabel, SkuType } from '@portal/engines/goods';
import { Anchor, Code, StockBar, Table, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { cardFacts } from '../model/family.ts';
import { cardStockWords } from '../model/stock-words.ts';
import { AddButton } from './add-to-selection.tsx';
import { HeldMark } from './held-mark.tsx';
import { isGone, productHrefOf, ProductTags } from './product-card.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import './product-table.css';

/** The same families as rows, for people who know what they want. `corner`: a quiet button of another room, a family. */
export function ProductTable({ cards, corner }: { cards: readonly SpuCard[]; corner?: (card: SpuCard) => ReactNode }) {
  return (
    <Table
      caption="产品列表"
      rows={cards}
      rowKey={({ spuNo }) => spuNo}
      rowProps={() => ({ 'data-product': '' }) as object}
      columns={[
        { key: 'picture', head: '图片', kind: 'picture', render: (card) => <ProductPicture src={card.mainPic} size={64} /> },
        {
          key: 'name',
          head: '产品',
          width: 420,
          phone: 'title',
          render: (card) => (
            <div className="c-row-name">
              <Anchor href={productHrefOf(card.spuNo, isGone(card) ? card.skuNo : card.match?.skuNo)}>{card.spuName}</Anchor>
              <span className="c-row-more">
                <ProductTags card={card} />
                <span className="p-small">{[card.secondCatagoryName, ...cardFacts(card.skuDesc)].join(' · ')}</span>
                <HeldMark skuNo={card.skuNo} />
              </span>
            </div>
          ),
        },
        {
          key: 'model',
          head: '型号',
          render: (card) => (
            <span className="c-row-model">
              <Code>{card.skuModel}</Code>
              {card.modelCount > 1 && <span className="p-small">共 {card.modelCount} 款</span>}
            </span>
          ),
        },
        {
          key: 'price',
          head: commonPriceLabel(cards),
          kind: 'figure',
          render: (card) => (isGone(card) ? '—' : <ProductPrice price={card.price} priceLabel="" skuType={card.skuType} />),
        },
        {
          key: 'stock',
          head: '库存',
          render: (card) => (isGone(card) ? <Tag>已下架</Tag> : card.skuType === SkuType.Software ? '—' : <StockBar {...cardStockWords(card)} />),
        },
        {
          key: 'actions',
          head: <span className="p-hidden">操作</span>,
          kind: 'actions',
          render: (card) =>
            isGone(card) ? null : (
              <>
                {corner?.(card)}
                <AddButton skuNo={card.skuNo} name={card.skuModel} size="small" />
              </>
            ),
        },
      ]}
    />
  );
}
