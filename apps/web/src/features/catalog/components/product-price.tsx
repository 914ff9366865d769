import { priceDisplayOf, type SkuType } from '@portal/engines/pricing';
import { Money } from '@portal/ui';

export interface ProductPriceProps {
  /** Yuan; null reads 暂无价格. */
  price: number | null;
  /** 参考价 or 渠道价. */
  priceLabel: string;
  /** As it travels: one of `SkuType`; of software 0 reads 免费. */
  skuType?: number | undefined;
  size?: 'medium' | 'large' | undefined;
  /** The lowest of several. */
  isLowest?: boolean | undefined;
}

/** A price with the name of its kind. Nothing to name where there is none, or where it is free. */
export function ProductPrice({ price, priceLabel, skuType = 0, size, isLowest }: ProductPriceProps) {
  const display = priceDisplayOf({ price, skuType: skuType as SkuType });
  return (
    <span className="c-price">
      <Money yuan={price} size={size} freeAtZero={display === 'free'} />
      {display === 'money' && (
        <span className="c-price__label">
          {isLowest && '起 '}
          {priceLabel}
        </span>
      )}
    </span>
  );
}
