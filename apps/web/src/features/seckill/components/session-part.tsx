import type { SeckillItem, SeckillSession } from '@portal/contract/seckill';
import { seckillStateNames } from '@portal/contract/seckill';
import { ButtonLink, CardGrid, MediaCard, Money, StockBar, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { MouseEvent } from 'react';
import { ProductPicture } from '../../catalog/index.ts';
import { leftWords, seckillHref, STATE_TONES, stateOfStatus } from '../model/seckill-state.ts';
import { SessionClock } from './session-clock.tsx';
import './session-part.css';

interface SessionPartProps {
  session: SeckillSession;
  now: string;
  isFirst: boolean;
  /** Who never will is shown what there is, and not asked to buy it. */
  mayBuy: boolean;
  /** Instead of what leads to buying, for whoever has no dealer yet. */
  onUnbound?: ((event: MouseEvent) => void) | undefined;
  onDue(): void;
}

/** One session: its name and time, how long it waits, and what it sells. */
export function SessionPart({ session, now, isFirst, mayBuy, onUnbound, onDue }: SessionPartProps) {
  const state = stateOfStatus(session.status);
  return (
    <section className="sk-session" aria-labelledby={`s-${session.sessionNo}`}>
      <header className="sk-session__head">
        <h2 id={`s-${session.sessionNo}`} className="p-h2">
          {session.activityName}
        </h2>
        <Tag tone={STATE_TONES[state]}>{seckillStateNames[state]}</Tag>
        <span className="p-small">
          {formatDateTime(Date.parse(session.gmtStart))} 至 {formatDateTime(Date.parse(session.gmtEnd))}
        </span>
        <span className="sk-session__clock">
          <SessionClock session={session} now={now} onDue={onDue} />
        </span>
      </header>
      {session.abandonReason !== '' && <p className="p-small">终止原因：{session.abandonReason}。已付款的订单照常发货，未付款的订单已关闭。</p>}
      <CardGrid label={session.activityName}>
        {session.items.map((item, index) => (
          <SeckillCard key={item.itemNo} item={item} isFirst={isFirst && index === 0} mayBuy={mayBuy} onUnbound={onUnbound} />
        ))}
      </CardGrid>
    </section>
  );
}

function SeckillCard({ item, isFirst, mayBuy, onUnbound }: { item: SeckillItem } & Pick<SessionPartProps, 'isFirst' | 'mayBuy' | 'onUnbound'>) {
  const state = stateOfStatus(item.status);
  const href = seckillHref(item);
  const isForSale = state === 'started' && mayBuy;
  const words = isForSale || state !== 'started' ? ACTIONS[state] : ACTIONS.finished;
  return (
    <MediaCard
      href={href}
      picture={<ProductPicture src={item.mainPic} isFirst={isFirst} />}
      title={item.itemName}
      meta={item.itemDesc}
      price={
        <span className="sk-price">
          <Money yuan={item.price} warm />
          {item.originalPrice !== null && <Money yuan={item.originalPrice} size="small" struck />}
        </span>
      }
      note={<StockBar {...leftWords(item)} />}
      tags={
        <Tag tone="accent">
          限购 {item.limitQuantity} {item.unit}
        </Tag>
      }
      action={
        <ButtonLink
          kind={isForSale ? 'primary' : 'secondary'}
          size="small"
          wide
          href={href}
          aria-label={`${words}：${item.itemName}`}
          {...(isForSale && onUnbound ? { onClick: onUnbound } : {})}
        >
          {words}
        </ButtonLink>
      }
    />
  );
}

const ACTIONS = { notStart: '查看详情', started: '去抢购', finished: '查看详情', abandon: '查看详情', soldOut: '已抢光，看看' } as const;
