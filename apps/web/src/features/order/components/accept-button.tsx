import { flashNames, type OrderSummary } from '@portal/contract/order';
import { Button, Notice, TableSkeleton, Tag } from '@portal/ui';
import { useEffect, useState } from 'react';
import { accept, readStock } from '../api.ts';
import { flashBorneWords } from '../model/flash-words.ts';
import { stockWords, type StockLine } from '../model/stock-said.ts';
import { AskedButton } from './asked-button.tsx';
import './accept-button.css';

interface AcceptButtonProps {
  order: OrderSummary;
  /** In a list: of which order. */
  of?: string;
  onDone(): void;
}

/** A dealer accepts an order, and sees before what of it it has to send (ORDER-48). */
export const AcceptButton = ({ order, of, onDone }: AcceptButtonProps) => (
  <AskedButton
    label="接单"
    {...(of !== undefined && { of, quiet: true })}
    title="接下这个订单？"
    words="接单后买家不能再取消，请尽快备货发出。"
    width="medium"
    perform={() => accept(order)}
    onDone={onDone}
  >
    {order.flashSale !== null && (
      <p className="p-row">
        <Tag tone="money">{flashNames[order.flashSale]}</Tag> {flashBorneWords(order)}
      </p>
    )}
    <OrderStock shopOrderNo={order.shopOrderNo} lineCount={order.lineCount} />
  </AskedButton>
);

type Asked = { state: 'asking' } | { state: 'failed' } | { state: 'told'; lines: readonly StockLine[] };

/** Each line with what is ordered and what is there; where it cannot be read the order can be accepted all the same. */
function OrderStock(order: Pick<OrderSummary, 'shopOrderNo' | 'lineCount'>) {
  const [turn, setTurn] = useState(0);
  return <Stock key={turn} {...order} onAgain={() => setTurn(turn + 1)} />;
}

function Stock({ shopOrderNo, lineCount, onAgain }: Pick<OrderSummary, 'shopOrderNo' | 'lineCount'> & { onAgain(): void }) {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  useEffect(() => {
    let isGone = false;
    const tell = (now: Asked) => {
      if (!isGone) setAsked(now);
    };
    readStock(shopOrderNo).then(
      (lines) => tell({ state: 'told', lines }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [shopOrderNo]);
  if (asked.state === 'asking') return <TableSkeleton rows={Math.min(lineCount, SHOWN_WAITING)} columns={2} />;
  if (asked.state === 'failed')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={onAgain}>
            重试
          </Button>
        }
      >
        库存没有读到，仍可接单。
      </Notice>
    );
  const short = asked.lines.filter(({ missing }) => missing > 0).length;
  return (
    <>
      {short > 0 && <Notice tone="warning">{short} 种产品库存不够，接单后要先补货；送不出的可以拒绝接单。</Notice>}
      <ul className="od-stock" aria-label="订购与库存">
        {asked.lines.map((line) => (
          <li key={line.id}>
            <span className="od-stock__name">
              {line.productName} <span className="od-stock__model">{line.productModel}</span>
              <span className="p-small">{stockWords(line)}</span>
            </span>
            <span className="od-stock__asked">
              订 {line.toSend} {line.unit}
              {line.missing > 0 && (
                <Tag tone="danger">
                  缺 {line.missing} {line.unit}
                </Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const SHOWN_WAITING = 4;
