import type { SpuCard } from '@portal/contract/catalog';
import { Code } from '@portal/ui';
import type { ReactNode } from 'react';
import { ProductPicture, ProductPrice } from '../../catalog/index.ts';
import './candidate-list.css';

interface CandidateListProps {
  cards: readonly SpuCard[];
  /** What is done with each: a box to tick, or a link. */
  control: (card: SpuCard) => ReactNode;
}

/** Products that may be compared, ten a page. */
export function CandidateList({ cards, control }: CandidateListProps) {
  return (
    <ul className="cp-candidates" aria-label="可加入对比的产品">
      {cards.map((card) => (
        <li key={card.spuNo} className="cp-candidate">
          <span className="cp-candidate__picture">
            <ProductPicture src={card.mainPic} size={56} />
          </span>
          <span className="cp-candidate__words">
            <span className="cp-candidate__name">{card.spuName}</span>
            <span className="cp-candidate__facts">
              <Code copy={false}>{card.skuModel}</Code>
              <span>{card.skuDesc}</span>
            </span>
          </span>
          <span className="cp-candidate__price">
            <ProductPrice price={card.price} priceLabel={card.priceLabel} skuType={card.skuType} />
          </span>
          {control(card)}
        </li>
      ))}
    </ul>
  );
}
