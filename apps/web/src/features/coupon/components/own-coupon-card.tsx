import { couponStateNames, type OwnCoupon } from '@portal/contract/coupon';
import { Anchor, ButtonLink } from '@portal/ui';
import { formatDate } from '@portal/units';
import { couponUntil } from '../model/coupon-until.ts';
import { CouponCard } from './coupon-card.tsx';

interface OwnCouponCardProps {
  coupon: OwnCoupon;
  /** Where goods are chosen. */
  goodsHref: string;
  orderHrefOf(shopOrderNo: string): string;
  /** Milliseconds. */
  now: number;
}

/** One that the caller has: to be used, held by an order, used, or over. */
export function OwnCouponCard({ coupon, goodsHref, orderHrefOf, now }: OwnCouponCardProps) {
  const { state, begin, end, shopOrderNo, voidReason, name } = coupon;
  const isWaiting = Date.parse(begin) > now;
  const validity = isWaiting ? `${formatDate(Date.parse(begin))} ${couponUntil(end)}` : couponUntil(end);
  return (
    <CouponCard coupon={coupon} validity={[validity]} isOver={state !== 'unused'}>
      {state === 'unused' ? (
        <ButtonLink size="small" href={goodsHref} aria-label={`去使用${name}`}>
          去使用
        </ButtonLink>
      ) : (
        <span className="p-small">{state === 'void' && voidReason !== '' ? `${couponStateNames.void}：${voidReason}` : couponStateNames[state]}</span>
      )}
      {shopOrderNo !== '' && (
        <Anchor className="p-small" href={orderHrefOf(shopOrderNo)} aria-label={`查看订单 ${shopOrderNo}`}>
          查看订单
        </Anchor>
      )}
    </CouponCard>
  );
}
