import type { ContentDetail } from '@portal/contract/content';
import { ButtonLink, Money, Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import type { ReactNode } from 'react';
import { AddProductsButton } from '../../catalog/index.ts';
import './solution-head.css';

interface SolutionHeadProps {
  content: ContentDetail;
  /** Where its list can be changed before it is taken over; none for a case. */
  purchaseHref?: string;
  /** The heart, of a higher room. */
  favorite: ReactNode;
}

/** What it is, what it costs whoever looks, and 整套加入清单 (CONTENT-3). Needs `AddToSelectionProvider` around it. */
export function SolutionHead({ content, purchaseHref, favorite }: SolutionHeadProps) {
  const sold = content.products.filter(({ isOnSale }) => isOnSale);
  const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="ct-head p-card">
      {content.picture !== '' && <img className="ct-head__cover" src={content.picture} alt="" width="640" height="400" />}
      <div className="ct-head__words">
        <h1>{content.title}</h1>
        <p className="ct-head__summary">{content.summary}</p>
        <p className="ct-head__tags">
          {content.industryName !== '' && <Tag tone="accent">{content.industryName}</Tag>}
          {content.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <time className="p-small" dateTime={content.gmtPublished}>
            {formatDate(Date.parse(content.gmtPublished))}
          </time>
        </p>
        {sold.length > 0 && (
          <div className="ct-head__buy">
            <p className="ct-head__sum">
              <span className="p-small">整套 {content.priceLabel}合计</span>
              <Money yuan={content.amount} size="large" />
              <span className="p-small">
                {sold.length} 种 {pieces} 件{content.withoutPrice > 0 && `，另有 ${content.withoutPrice} 种未计价`}
              </span>
            </p>
            <div className="ct-head__deeds">
              <AddProductsButton
                products={sold.map(({ skuNo, quantity }) => ({ skuNo, quantity }))}
                name={content.title}
                label="整套加入清单"
                kind="primary"
                size="large"
              />
              {purchaseHref !== undefined && (
                <ButtonLink href={purchaseHref} size="large">
                  调整数量再加入
                </ButtonLink>
              )}
              {favorite}
            </div>
          </div>
        )}
        {sold.length === 0 && <div className="ct-head__deeds">{favorite}</div>}
      </div>
    </section>
  );
}
