import type { Suit } from '@portal/contract/suite';
import { Money } from '@portal/ui';
import { ProductPrice } from '../../catalog/index.ts';
import './suite-price.css';

/** What the suite costs; where it takes something off, the sum of its parts struck beside it and what is saved. */
export function SuitePrice({ suit, size }: { suit: Suit; size?: 'large' | undefined }) {
  return (
    <span className="st-price">
      <ProductPrice price={suit.price} priceLabel={suit.priceLabel} size={size} />
      {suit.saved > 0 && (
        <span className="st-price__saved">
          <Money yuan={suit.originalPrice} size="small" struck />
          {size === 'large' && (
            <>
              {' '}
              套装优惠 {suit.reduction}%，省 <Money yuan={suit.saved} size="small" />
            </>
          )}
        </span>
      )}
    </span>
  );
}
