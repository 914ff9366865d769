import type { OrderCounts, OrderSummary } from '@portal/contract/order';
import { orderStateNames } from '@portal/contract/order';
import { shopServiceStateNames } from '@portal/contract/service-order';
import { shareStateNames } from '@portal/contract/share-out';
import { Anchor, Card, Money } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { offersAddress } from '../../features/offer/index.ts';
import { shopOrdersAddress } from '../../features/order/index.ts';
import { shopServicesAddress } from '../../features/service-order/index.ts';
import { sharesAddress } from '../../features/share-out/index.ts';
import './today-board.css';

interface TodayBoardProps {
  counts: OrderCounts;
  /** Of states that end by themselves, when the first order of each does. */
  deadlines: Deadlines;
  /** Requests after a sale that wait for the dealer's answer; null: not known. */
  toAnswer: number | null;
  /** Services the dealer is told to come for and has not answered; null: not known. */
  toArrange: number | null;
  /** Models offered of which few are left, and none; null: not known. */
  offers: { low: number; out: number } | null;
  /** Yuan that wait to be shared out; null: not known, or not for whoever looks. */
  waitingShare: number | null;
}

/** What is done next with orders of a state. */
const NEXT = { pendingConfirm: '去接单', toShip: '去发货', partiallyShipped: '补发余下的', pendingPayment: '看看是谁' } as const;
const STATES = ['pendingConfirm', 'toShip', 'partiallyShipped', 'pendingPayment'] as const;

export type Deadlines = Readonly<Partial<Record<OrderSummary['state'], string>>>;

/** What a first-level dealer has to do today, each figure leading to exactly those (ORDER-26). */
export function TodayBoard({ counts, deadlines, toAnswer, toArrange, offers, waitingShare }: TodayBoardProps) {
  const asOrders = STATES.map((state) => ({
    key: state as string,
    name: state === 'pendingPayment' ? '客户待付款' : orderStateNames[state],
    figure: counts[state],
    next: NEXT[state],
    until: deadlines[state] ?? null,
    href: shopOrdersAddress.href({ ...shopOrdersAddress.read(new URLSearchParams()), state }),
  }));
  const asked = {
    key: 'afterSale',
    name: '待处理售后',
    figure: toAnswer,
    next: '去处理',
    until: null,
    href: shopAfterSalesAddress.href({ ...shopAfterSalesAddress.read(new URLSearchParams()), state: 'applied' }),
  };
  const services = {
    key: 'services',
    name: shopServiceStateNames.toArrange,
    figure: toArrange,
    next: '去安排',
    until: null,
    href: shopServicesAddress.href({ ...shopServicesAddress.read(new URLSearchParams()), state: 'toArrange' }),
  };
  const stock = (['low', 'out'] as const).map((show) => ({
    key: show as string,
    name: show === 'low' ? '库存偏低' : '缺货型号',
    figure: offers?.[show] ?? null,
    next: '去补库存',
    until: null,
    href: offersAddress.href({ ...offersAddress.read(new URLSearchParams()), show }),
  }));
  return (
    <Card title="今日待办">
      <ul className="mc-today">
        {[...asOrders, asked, services, ...stock].map(({ key, name, figure, next, until, href }) => (
          <li key={key}>
            <Anchor href={href} className={figure === 0 ? 'mc-today__none' : undefined}>
              <span>{name}</span> <strong>{figure ?? '—'}</strong> <span className="mc-today__next">{figure === 0 ? '没有' : next}</span>
              {until !== null && <span className="mc-today__until">最早 {formatDateTime(Date.parse(until)).slice(5)} 截止</span>}
            </Anchor>
          </li>
        ))}
        {waitingShare !== null && (
          <li>
            <Anchor href={sharesAddress.href({ ...sharesAddress.read(new URLSearchParams()), state: 'waiting' })}>
              <span>{shareStateNames.waiting}</span> <Money yuan={waitingShare} size="large" /> <span className="mc-today__next">看明细</span>
            </Anchor>
          </li>
        )}
      </ul>
    </Card>
  );
}
