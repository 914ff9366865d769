import { Icon, Tag } from '@portal/ui';
import { useIsPhone } from '../../../../lib/browser/use-is-phone.ts';
import { changesOf, openChangesOf } from '../model/asked-changes.ts';
import { AskedChanges } from './asked-changes.tsx';
import { useShares } from './use-shares.ts';
import './edited-changes.css';

/** While an order is edited: what its customers asked to be changed stays in sight, or folded to a line. Nothing where nothing was asked. */
export function EditedChanges({ orderId }: { orderId: string }) {
  const shares = useShares(orderId);
  const isPhone = useIsPhone();
  const changes = changesOf(shares);
  if (changes.length === 0) return null;
  const open = openChangesOf(shares).length;
  return (
    <details className="sq-edited" open={open > 0 && !isPhone}>
      <summary>
        <Icon name="chevron-right" size={16} />
        <span className="sq-edited__title">客户要求修改</span>
        {open > 0 ? <Tag tone="warning">{open} 条待处理</Tag> : <Tag tone="success">已全部处理</Tag>}
        {open > 0 && <span className="sq-edited__first">{openChangesOf(shares)[0]?.reason}</span>}
      </summary>
      <div className="sq-edited__body">
        <AskedChanges orderId={orderId} changes={changes} namesQuotation />
      </div>
    </details>
  );
}
