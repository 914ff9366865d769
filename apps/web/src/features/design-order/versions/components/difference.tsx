import { Money } from '@portal/ui';
import './difference.css';

/** How much more or less, in words where it is nothing: `+¥80.00`, `-¥80.00`, 不变. */
export function Difference({ yuan, none = '不变' }: { yuan: number; none?: string }) {
  if (yuan === 0) return <>{none}</>;
  return (
    <span className="vr-difference">
      {yuan > 0 && '+'}
      <Money yuan={yuan} size="small" />
    </span>
  );
}
