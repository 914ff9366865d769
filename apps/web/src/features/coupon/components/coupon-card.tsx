import type { CouponOffer } from '@portal/contract/coupon';
import { couponGroupNames, couponRefundRuleNames } from '@portal/contract/coupon';
import { discountWords } from '@portal/engines/pricing';
import { Money } from '@portal/ui';
import { formatYuan } from '@portal/units';
import type { ReactNode } from 'react';
import './coupon-card.css';

type Told = Pick<CouponOffer, 'name' | 'issuer' | 'threshold' | 'benefit' | 'stackGroup' | 'refundRule' | 'scopeWords'>;

interface CouponCardProps {
  coupon: Told;
  /** When it holds, a line each. */
  validity: readonly string[];
  /** It is over, or used: drawn in grey. */
  isOver?: boolean;
  /** What can be done with it, or what became of it. */
  children?: ReactNode;
}

/** 满 ¥1,000 可用, 无门槛. */
const thresholdWords = ({ threshold }: Told): string => (threshold === 0 ? '无门槛' : `满 ${formatYuan(threshold).text} 可用`);

/** A coupon as a ticket: what it takes off at the left, what it is for and until when beside it. */
export function CouponCard({ coupon, validity, isOver = false, children }: CouponCardProps) {
  const { name, issuer, benefit, stackGroup, refundRule, scopeWords } = coupon;
  return (
    <article className={isOver ? 'cp-card cp-card--over' : 'cp-card'} aria-label={name}>
      <div className="cp-card__off">
        {benefit.kind === 'amount' ? (
          <Money yuan={benefit.off} size="large" />
        ) : (
          <span className="cp-card__rate">
            {discountWords(benefit.payPercent)}
            <small> 折</small>
          </span>
        )}
        <span className="cp-card__from">{thresholdWords(coupon)}</span>
        {benefit.kind === 'percent' && benefit.offMax !== null && <span className="cp-card__from">最高减 {formatYuan(benefit.offMax).text}</span>}
      </div>
      <div className="cp-card__words">
        <p className="cp-card__name">{name}</p>
        <p className="p-small">
          {issuer} · {scopeWords}
        </p>
        {validity.map((words) => (
          <p key={words} className="p-small">
            {words}
          </p>
        ))}
        <p className="p-small">
          {stackGroup === null ? '不可与其他优惠券同用' : `${couponGroupNames[stackGroup]}，每单限用一张`}；秒杀商品不可用；{couponRefundRuleNames[refundRule]}
        </p>
      </div>
      {children !== undefined && <div className="cp-card__do">{children}</div>}
    </article>
  );
}

/** Cards beside each other, on a phone one below the other. */
export const CouponGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="cp-grid" aria-label={label}>
    {children}
  </ul>
);
