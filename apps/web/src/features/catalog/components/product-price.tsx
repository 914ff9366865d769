import type { SkuType } from '@portal/engines/goods';
import { priceDisplayOf } from '@portal/engines/pricing';
import { Money } from '@portal/ui';
import './product-price.css';

export interface ProductPriceProps {
  /** Yuan; null reads 暂无价格. */
  price: number | null;
  /** 参考价 or 客户价, as the server says; empty where a head says it. */
  priceLabel: string;
  /** Of software 0 reads 免费. */
  skuType?: SkuType | undefined;
  size?: 'medium' | 'large' | undefined;
}

/** A price with the name of its kind. Nothing to name where there is none, or where it is free. */
export function ProductPrice({ price, priceLabel, skuType = 0, size }: ProductPriceProps) {
  const display = priceDisplayOf({ price, skuType });
  return (
    <span className="c-price">
      <Money yuan={price} size={size} freeAtZero={display === 'free'} />
      {display === 'money' && priceLabel !== '' && <span className="c-price__label">{priceLabel}</span>}
    </span>
  );
}
