import type { CouponOffer } from '@portal/contract/coupon';
import { couponTermsWords } from '@portal/engines/pricing';
import { Button, Dialog, Empty, Tag } from '@portal/ui';
import { useState } from 'react';
import { readGoodsCoupons } from '../api.ts';
import { CouponGrid } from './coupon-card.tsx';
import { OfferCard } from './offer-card.tsx';
import './goods-coupons.css';

/** So many are named beside the price; the dialog shows all. */
const NAMED = 2;

/** Coupons for a product, beside its price: what they are in short, and all of them to be claimed. Nothing where there is none. */
export function GoodsCoupons({ spuNo, offers: given }: { spuNo: string; offers: readonly CouponOffer[] }) {
  const [offers, setOffers] = useState(given);
  const [isOpen, setOpen] = useState(false);
  if (given.length === 0) return null;
  const readAgain = async () => setOffers(await readGoodsCoupons(spuNo).catch(() => offers));
  return (
    <div className="cp-goods">
      <ul className="cp-goods__named" aria-label="可用优惠券">
        {offers.slice(0, NAMED).map(({ templateNo, threshold, benefit }) => (
          <li key={templateNo}>
            <Tag tone="money">{couponTermsWords({ threshold, benefit })}</Tag>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        领券（{offers.length}）
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="领取优惠券" width="large">
          {offers.length === 0 ? (
            <Empty drawing="box" text="优惠券已领完" />
          ) : (
            <CouponGrid label="可领取的优惠券">
              {offers.map((offer) => (
                <li key={offer.templateNo}>
                  <OfferCard offer={offer} onClaimed={() => void readAgain()} />
                </li>
              ))}
            </CouponGrid>
          )}
        </Dialog>
      )}
    </div>
  );
}
