import type { SpuCard } from '@portal/contract/catalog';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { Code, MediaCard, StockBar, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { cardFacts } from '../model/family.ts';
import { matchWords } from '../model/match-words.ts';
import { cardStockWords } from '../model/stock-words.ts';
import { AddButton } from './add-to-selection.tsx';
import { HeldMark } from './held-mark.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import './product-card.css';

export const productHrefOf = (spuNo: string, skuNo?: string): string =>
  `/product/detail?id=${encodeURIComponent(spuNo)}${skuNo ? `&sku=${encodeURIComponent(skuNo)}` : ''}`;

/** What the goods are marked with, most telling first: a match alone. */
export function ProductTags({ card }: { card: SpuCard }) {
  const match = matchWords(card);
  if (match !== null) return <Tag tone="accent">{match}</Tag>;
  return (
    <>
      {card.isNew && <Tag tone="accent">新品</Tag>}
      {card.isHot && <Tag>热门</Tag>}
      {card.isRecommended && !card.isHot && <Tag>推荐</Tag>}
    </>
  );
}

/** Sold no more, by what its card says: it explains itself on its own page, and nothing can be done with it (GOODS-21). */
export const isGone = ({ skuStatus }: Pick<SpuCard, 'skuStatus'>): boolean => skuStatus === SkuStatus.Deactivated;

/** One family in a grid: picture, name, model, three facts, price by identity, stock, and the way into the list. `corner`: quiet buttons of other rooms; `tags`: in place of its own. */
interface ProductCardProps {
  card: SpuCard;
  isFirst?: boolean | undefined;
  corner?: ReactNode;
  tags?: ReactNode;
}

export function ProductCard({ card, isFirst, corner, tags }: ProductCardProps) {
  const stock = cardStockWords(card);
  const gone = isGone(card);
  const hasTags = matchWords(card) !== null || card.isNew || card.isHot || card.isRecommended;
  return (
    <MediaCard
      href={productHrefOf(card.spuNo, gone ? card.skuNo : card.match?.skuNo)}
      picture={
        <>
          <ProductPicture src={card.mainPic} isFirst={isFirst} />
          {gone ? <span className="c-gone">已下架</span> : <HeldMark skuNo={card.skuNo} />}
        </>
      }
      title={card.spuName}
      meta={
        <span className="c-model">
          <Code>{card.skuModel}</Code>
          {card.modelCount > 1 && <span className="c-model__more">共 {card.modelCount} 款</span>}
        </span>
      }
      facts={cardFacts(card.skuDesc)}
      {...(gone
        ? { note: '不再销售，点击查看替代产品' }
        : {
            price: <ProductPrice price={card.price} priceLabel={card.priceLabel} skuType={card.skuType} />,
            note: card.skuType === SkuType.Software ? '软件，不计库存' : <StockBar {...stock} />,
            tags: tags ?? (hasTags ? <ProductTags card={card} /> : undefined),
            corner,
            action: <AddButton skuNo={card.skuNo} name={card.skuModel} size="small" wide />,
          })}
    />
  );
}
