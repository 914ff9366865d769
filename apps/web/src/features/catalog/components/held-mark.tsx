import { Icon } from '@portal/ui';
import { useHeldQuantity } from '../../../lib/selection/selection-count.ts';
import './held-mark.css';

/** 已在清单 ×8 where the model is in the list. Known only once script has asked. */
export function HeldMark({ skuNo }: { skuNo: string }) {
  const quantity = useHeldQuantity(skuNo);
  if (quantity === 0) return null;
  return (
    <span className="c-held">
      <Icon name="check" size={16} />
      已在清单 ×{quantity}
    </span>
  );
}
