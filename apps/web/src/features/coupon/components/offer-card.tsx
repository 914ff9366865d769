import type { CouponOffer } from '@portal/contract/coupon';
import { Button, ButtonLink, toast } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { claim } from '../api.ts';
import { couponUntil } from '../model/coupon-until.ts';
import { CouponCard } from './coupon-card.tsx';

const CLAIM = '立即领取';
/** Of one that cannot be claimed: none is left, or the caller has as many as one may, to be used or not any more, or by another identity. */
const overWords = ({ status, ownEnd }: CouponOffer): string => (status === 'gone' ? '已领完' : ownEnd === null ? '已领过，当前身份没有可用的' : '已领取');

interface OfferCardProps {
  offer: CouponOffer;
  /** Where goods are chosen; left out: whoever looks is there. */
  goodsHref?: string | undefined;
  /** It has been claimed, or it cannot be any more. */
  onClaimed(): void;
}

/** One to be claimed, and what the caller has of it. */
export function OfferCard({ offer, goodsHref, onClaimed }: OfferCardProps) {
  const [isBusy, setBusy] = useState(false);
  const { templateNo, name, status, leftCount, ownCount, perPerson, validityWords, ownEnd, claimEnd } = offer;
  const handleClaim = async () => {
    setBusy(true);
    try {
      await claim({ templateNo });
      toast.success(`已领取“${name}”`);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
    onClaimed();
  };
  return (
    <CouponCard
      coupon={offer}
      validity={ownEnd === null ? [validityWords] : [...(status === 'open' ? [validityWords] : []), `您已领的${couponUntil(ownEnd)}`]}
      isOver={status !== 'open' && ownEnd === null}
    >
      {status === 'open' ? (
        <>
          <Button kind="primary" size="small" busy={isBusy} aria-label={`${CLAIM} ${name}`} onClick={() => void handleClaim()}>
            {CLAIM}
          </Button>
          <span className="p-small">{ownCount > 0 ? `已领 ${ownCount}/${perPerson} 张` : `剩 ${leftCount} 张`}</span>
          <span className="p-small">领至 {formatDate(Date.parse(claimEnd) - 1)}</span>
        </>
      ) : (
        <>
          {ownEnd !== null && goodsHref !== undefined && (
            <ButtonLink size="small" href={goodsHref} aria-label={`去使用${name}`}>
              去使用
            </ButtonLink>
          )}
          <span className="p-small">{overWords(offer)}</span>
        </>
      )}
    </CouponCard>
  );
}
