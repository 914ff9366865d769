import type { PriceReason } from '@portal/contract/catalog';
import { Button, Icon, Money, Popover, TableSkeleton } from '@portal/ui';
import { useState } from 'react';
import { priceReasonOf } from '../api.ts';
import { priceSteps, type PriceOwner } from '../model/price-steps.ts';
import './price-why.css';

type Asked = { state: 'not asked' | 'asking' | 'failed' } | { state: 'told'; reason: PriceReason };

interface PriceWhyProps {
  skuNo: string;
  /** Whose price it is: one's own, or that of a customer one looks at. */
  of?: PriceOwner | undefined;
  ask?: ((skuNo: string) => Promise<PriceReason>) | undefined;
  label?: string | undefined;
}

/** 为什么是这个价: each rank from the highest down, asked for when it is opened. Give it a key by model and by whose price it is. */
export function PriceWhy({ skuNo, of = 'own', ask: askOf = priceReasonOf, label = '为什么是这个价' }: PriceWhyProps) {
  const [asked, setAsked] = useState<Asked>({ state: 'not asked' });
  const ask = async () => {
    setAsked({ state: 'asking' });
    try {
      setAsked({ state: 'told', reason: await askOf(skuNo) });
    } catch {
      setAsked({ state: 'failed' });
    }
  };
  return (
    <Popover bare align="end" label={label} onToggle={({ currentTarget }) => void (currentTarget.open && asked.state === 'not asked' && ask())}>
      <div className="c-why" aria-live="polite" aria-busy={asked.state === 'asking'}>
        {asked.state === 'told' ? (
          <Steps reason={asked.reason} of={of} />
        ) : asked.state === 'failed' ? (
          <>
            <p>没有查到价格的由来，页面上的价格不受影响。</p>
            <Button size="small" onClick={() => void ask()}>
              重试
            </Button>
          </>
        ) : (
          <TableSkeleton rows={4} columns={2} />
        )}
      </div>
    </Popover>
  );
}

function Steps({ reason, of }: { reason: PriceReason; of: PriceOwner }) {
  return (
    <>
      <p className="p-small">从上到下取第一个有的价格</p>
      <ol className="c-why__steps">
        {priceSteps(reason, of).map((step) => (
          <li key={step.rank} className={step.isTaken ? 'c-why__step c-why__step--taken' : 'c-why__step'}>
            <span className="c-why__name">
              {step.isTaken && <Icon name="check" size={16} />}
              {step.name}
              {step.isTaken && <span className="p-hidden">，采用</span>}
            </span>
            <span>{step.price !== null && <Money yuan={step.price} size="small" />}</span>
            <span className="c-why__words">{step.words}</span>
          </li>
        ))}
      </ol>
      {reason.price === null && of === 'own' && <p>因此暂无价格，可先加入清单，稍后向经销商询价。</p>}
    </>
  );
}
