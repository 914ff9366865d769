import type { CouponOffer } from '@portal/contract/coupon';
import { Button, toast } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/failure.ts';
import { claim } from '../api.ts';
import { couponUntil } from '../model/coupon-until.ts';
import { CouponCard } from './coupon-card.tsx';

const WORDS = { open: '立即领取', owned: '已领取', gone: '已领完' } as const;

/** One to be claimed. `onClaimed`: it has been, or it cannot be any more. */
export function OfferCard({ offer, onClaimed }: { offer: CouponOffer; onClaimed(): void }) {
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
    <CouponCard coupon={offer} validity={ownEnd === null ? validityWords : `${validityWords}，您的${couponUntil(ownEnd)}`} isOver={status !== 'open'}>
      {status === 'open' ? (
        <>
          <Button kind="primary" size="small" busy={isBusy} aria-label={`${WORDS.open} ${name}`} onClick={() => void handleClaim()}>
            {WORDS.open}
          </Button>
          <span className="p-small">{ownCount > 0 ? `已领 ${ownCount}/${perPerson} 张` : `剩 ${leftCount} 张`}</span>
          <span className="p-small">领至 {formatDate(Date.parse(claimEnd) - 1)}</span>
        </>
      ) : (
        <span className="p-small">{WORDS[status]}</span>
      )}
    </CouponCard>
  );
}
