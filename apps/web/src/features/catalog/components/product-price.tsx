import { Money } from '@portal/ui';

export interface ProductPriceProps {
  /** Yuan; null reads 暂无价格. */
  price: number | null;
  /** 参考价 or 渠道价. */
  priceLabel: string;
  size?: 'medium' | 'large' | undefined;
  /** The lowest of several. */
  isLowest?: boolean | undefined;
}

/** A price with the name of its kind. Nothing to name where there is none, or where it is free. */
export function ProductPrice({ price, priceLabel, size, isLowest }: ProductPriceProps) {
  return (
    <span className="c-price">
      <Money yuan={price} size={size} freeAtZero />
      {price !== null && price > 0 && (
        <span className="c-price__label">
          {isLowest && '起 '}
          {priceLabel}
        </span>
      )}
    </span>
  );
}
