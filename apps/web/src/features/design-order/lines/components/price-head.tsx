import { mayCall } from '@portal/engines/access';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import './price-head.css';

/** Whose a price of a line is, said to those who order at the one and ask the other; '' for all others (PRICE-43). */
export function usePriceOwners(): { price: string; ratePrice: string } {
  const isOrdering = mayCall('actsForEnterprise', useUserType());
  return isOrdering ? { price: '您的订货价', ratePrice: '给客户的价' } : { price: '', ratePrice: '' };
}

interface PriceHeadProps {
  of: 'price' | 'ratePrice';
}

/** The name of one of a line's two prices, and whose it is below. */
export function PriceHead({ of }: PriceHeadProps) {
  const priceLabel = usePriceLabel();
  const owner = usePriceOwners()[of];
  return (
    <>
      {of === 'price' ? priceLabel : '折后价'}
      {owner !== '' && (
        <>
          {' '}
          <span className="p-small do-price-owner">{owner}</span>
        </>
      )}
    </>
  );
}
