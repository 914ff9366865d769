import { seckillStateNames } from '@portal/contract/seckill';
import type { SeckillPrice } from '@portal/contract/seckill';
import { Anchor, Money, Tag } from '@portal/ui';
import { seckillHref, stateOfStatus, STATE_TONES } from '../model/seckill-state.ts';
import { SessionClock } from './session-clock.tsx';
import './seckill-offer.css';

interface SeckillOfferProps {
  offer: SeckillPrice;
  /** The server's time when the page was read. */
  now: string;
  /** The session has begun or is over. */
  onDue(): void;
}

/** Beside a model's own price: what it costs in a flash sale, in which state that is, until when, and the way there (SECKILL-14). */
export function SeckillOffer({ offer, now, onDue }: SeckillOfferProps) {
  const state = stateOfStatus(offer.status);
  return (
    <p className="sk-offer">
      <Tag tone={STATE_TONES[state]}>{seckillStateNames[state]}</Tag>
      <span>
        秒杀价 <Money yuan={offer.price} warm={state === 'started'} />
      </span>
      <SessionClock session={offer} now={now} onDue={onDue} />
      <Anchor href={seckillHref({ itemNo: offer.itemNo, suitNo: '' })}>{state === 'started' ? '去抢购' : '查看秒杀'}</Anchor>
    </p>
  );
}
