import type { OrderCounts } from '@portal/contract/order';
import { orderStateNames } from '@portal/contract/order';
import { shareStateNames } from '@portal/contract/share-out';
import { Anchor, Card, Money } from '@portal/ui';
import { offersAddress } from '../../features/offer/index.ts';
import { shopOrdersAddress } from '../../features/order/index.ts';
import { sharesAddress } from '../../features/share-out/index.ts';
import './today-board.css';

interface TodayBoardProps {
  counts: OrderCounts;
  /** Models offered of which none are left; null: not known. */
  out: number | null;
  /** Yuan that wait to be shared out; null: not known, or not for whoever looks. */
  waitingShare: number | null;
}

const STATES = ['pendingConfirm', 'toShip', 'partiallyShipped', 'pendingPayment'] as const;

/** What a first-level dealer has to do today, each figure leading to exactly those (ORDER-26). */
export function TodayBoard({ counts, out, waitingShare }: TodayBoardProps) {
  const asOrders = STATES.map((state) => ({
    key: state as string,
    name: state === 'pendingPayment' ? '客户待付款' : orderStateNames[state],
    figure: counts[state],
    href: shopOrdersAddress.href({ ...shopOrdersAddress.read(new URLSearchParams()), state }),
  }));
  const stock = { key: 'out', name: '缺货型号', figure: out, href: offersAddress.href({ ...offersAddress.read(new URLSearchParams()), show: 'out' }) };
  return (
    <Card title="今日待办">
      <ul className="mc-today">
        {[...asOrders, stock].map(({ key, name, figure, href }) => (
          <li key={key}>
            <Anchor href={href} className={figure === 0 ? 'mc-today__none' : undefined}>
              <strong>{figure ?? '—'}</strong> <span>{name}</span>
            </Anchor>
          </li>
        ))}
        {waitingShare !== null && (
          <li>
            <Anchor href={sharesAddress.href({ ...sharesAddress.read(new URLSearchParams()), state: 'waiting' })}>
              <Money yuan={waitingShare} size="large" /> <span>{shareStateNames.waiting}</span>
            </Anchor>
          </li>
        )}
      </ul>
    </Card>
  );
}
