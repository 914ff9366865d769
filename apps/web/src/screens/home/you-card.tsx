import { figureText } from '@portal/units';
import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf, identityName } from '@portal/engines/access';
import { Anchor, ButtonLink, Icon, Money, Tag } from '@portal/ui';
import { DealerLink } from '../../features/dealer/index.ts';
import { PICKING_PATH } from '../../features/design-order/index.ts';
import { greeting } from './greeting.ts';
import type { HomeData } from './read-home.server.ts';
import { ORDERS, waysOf } from './ways.ts';
import './you-card.css';

interface YouCardProps extends Pick<HomeData, 'draft' | 'orders' | 'today'> {
  session: SessionInfo;
  /** Of the day in Shanghai, 0 to 23. */
  hour: number;
}

/** Who is here, whose prices these are, where one orders, what waits, and the ways taken daily. */
export function YouCard({ session, hour, draft, orders, today }: YouCardProps) {
  const dealer = session.boundShop;
  return (
    <section className="h-you" aria-labelledby="you">
      <h2 id="you" className="p-h3">
        {greeting(hour)}，{session.nickname || session.phone}
      </h2>
      <dl className="h-you__who">
        <div>
          <dt>当前身份</dt>
          <dd>
            {session.companyName !== '' && <span>{session.companyName}</span>}
            <Tag tone="accent">{identityName(session.userType)}</Tag>
          </dd>
        </div>
        {dealerBindingOf(session.userType, dealer !== null) !== 'none' && (
          <div>
            <dt>订货经销商</dt>
            <dd>
              <DealerLink session={session} />
            </dd>
          </div>
        )}
      </dl>
      {today.length > 0 && (
        <ul className="h-you__today" aria-label="今日待办">
          {today.map(({ name, figure, href }) => (
            <li key={href}>
              <Anchor href={href}>
                {name} <b>{figure}</b>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <ul className="h-you__work">
        {draft !== null && draft.lineCount > 0 && (
          <li>
            <Anchor href={PICKING_PATH}>
              <span>接着做清单</span>
              <b>
                <Money yuan={draft.amount} />
              </b>
              <span className="p-small">
                {draft.lineCount} 种 {figureText(draft.pieceCount)} 件{draft.problems.length > 0 && `，${draft.problems.length} 处待处理`}
              </span>
            </Anchor>
          </li>
        )}
        {orders !== null && orders.count > 0 && (
          <li>
            <Anchor href={ORDERS.href}>
              <span>{ORDERS.words}</span>
              <b>{orders.count} 份</b>
            </Anchor>
          </li>
        )}
      </ul>
      <ul className="h-you__ways">
        {waysOf(session.userType).map(({ href, words, icon }) => (
          <li key={href}>
            <ButtonLink kind="quiet" wide href={href}>
              <Icon name={icon} />
              {words}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
