import type { CouponAtOrder } from '@portal/contract/coupon';
import { couponTermsWords } from '@portal/engines/pricing';
import { Anchor, Button, Checkbox, Money } from '@portal/ui';
import { useState } from 'react';
import { couponUntil } from '../model/coupon-until.ts';
import './coupon-choice.css';

interface CouponChoiceProps {
  coupons: readonly CouponAtOrder[];
  couponAmount: number;
  isBusy: boolean;
  /** Nobody has chosen: what is taken is the best combination. */
  isBest: boolean;
  /** Null: the best combination again. */
  onChoose(couponIds: string[] | null): void;
}

/** Fewer are shown at once of those that cannot be taken. */
const REFUSED_SHOWN = 3;

/**
 * The caller's coupons at an order: those that are taken are ticked, of every other it is said why not. Ticked, one takes the place of those it cannot
 * stand beside.
 */
export function CouponChoice({ coupons, couponAmount, isBusy, isBest, onChoose }: CouponChoiceProps) {
  const [isWhole, setWhole] = useState(false);
  const taken = coupons.filter(({ isTaken }) => isTaken);
  const usable = coupons.filter(({ amount }) => amount > 0);
  const refused = coupons.filter(({ amount }) => amount === 0);
  const hasPercentBeside = taken.length > 1 && taken.some(({ benefit }) => benefit.kind === 'percent');
  const handleTick = (coupon: CouponAtOrder) => {
    const others = taken.filter(({ couponNo }) => couponNo !== coupon.couponNo);
    if (coupon.isTaken) return onChoose(others.map(({ couponNo }) => couponNo));
    const beside = others.filter(({ stackGroup }) => stackGroup !== null && coupon.stackGroup !== null && stackGroup !== coupon.stackGroup);
    return onChoose([...beside.map(({ couponNo }) => couponNo), coupon.couponNo]);
  };
  if (coupons.length === 0)
    return (
      <p className="p-small">
        没有可用的优惠券，<Anchor href="/memberStore/coupon">去领券中心看看</Anchor>
      </p>
    );
  return (
    <div className="cp-choice" aria-busy={isBusy}>
      <div className="p-row p-row--apart">
        <output>
          {taken.length === 0 ? (
            usable.length === 0 ? (
              '暂无满足条件的优惠券'
            ) : (
              `有 ${usable.length} 张可用，未选择`
            )
          ) : (
            <>
              已选 {taken.length} 张，共减 <Money yuan={couponAmount} warm />
            </>
          )}
        </output>
        {usable.length > 0 && (
          <span className="p-row">
            <Button kind="quiet" size="small" disabled={isBusy} onClick={() => onChoose(null)}>
              最优组合
            </Button>
            <Button kind="quiet" size="small" disabled={isBusy || taken.length === 0} onClick={() => onChoose([])}>
              不使用优惠券
            </Button>
          </span>
        )}
      </div>
      {usable.length > 0 && (
        <p className="p-small">
          {isBest ? '已自动选用减免最多的组合，可自行调整。' : ''}不同叠加组的券可以同用，每家经销商的订单每组限一张；不可叠加的券单独使用。
          {hasPercentBeside && '先减经销商的券，再减平台的券；折扣券按前面的券减免后的货款计算。'}
        </p>
      )}
      {usable.length > 0 && (
        <ul className="cp-choice__list" aria-label="可用优惠券">
          {usable.map((coupon) => (
            <li key={coupon.couponNo}>
              <Checkbox checked={coupon.isTaken} disabled={isBusy} onChange={() => handleTick(coupon)}>
                <CouponWords coupon={coupon} />
              </Checkbox>
              <span className="cp-choice__off">
                <Money yuan={-coupon.amount} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="p-small">暂不可用（{refused.length}）</h3>
          <ul className="cp-choice__list cp-choice__list--refused" aria-label="不可用优惠券">
            {(isWhole ? refused : refused.slice(0, REFUSED_SHOWN)).map((coupon) => (
              <li key={coupon.couponNo}>
                <CouponWords coupon={coupon} />
              </li>
            ))}
          </ul>
          {refused.length > REFUSED_SHOWN && !isWhole && (
            <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
              显示全部 {refused.length} 张
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const CouponWords = ({ coupon: { name, issuer, scopeWords, words, end, threshold, benefit } }: { coupon: CouponAtOrder }) => (
  <span className="cp-choice__words">
    <span>
      {name} <span className="p-small">{couponTermsWords({ threshold, benefit })}</span>
    </span>
    <span className="p-small">
      {issuer} · {scopeWords} · {couponUntil(end)}
    </span>
    {words !== '' && <span className="cp-choice__why">{words}</span>}
  </span>
);
