import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf, identityName, UserType } from '@portal/engines/access';
import { Anchor, ButtonLink, Icon, Money, Tag, type IconName } from '@portal/ui';
import { DealerLink } from '../../features/dealer/index.ts';
import { ORDERS_PATH, PICKING_PATH } from '../../features/design-order/index.ts';
import { greeting } from './greeting.ts';
import type { HomeData } from './read-home.server.ts';
import './you-card.css';

interface Way {
  href: string;
  words: string;
  icon: IconName;
}

const PICK: Way = { href: PICKING_PATH, words: '开始选型', icon: 'list' };
const ORDERS: Way = { href: ORDERS_PATH, words: '我的配单', icon: 'file' };
const RECOMMEND: Way = { href: '/tool/sceneSelect', words: '智能配单工具', icon: 'grid' };
const CALCULATE: Way = { href: '/tool/calculator/aVideoCapacity', words: '安防计算器', icon: 'calculator' };
const KEPT: Way = { href: '/member/myFavorite', words: '我的收藏', icon: 'heart' };
const SOLUTIONS: Way = { href: '/solution', words: '解决方案', icon: 'grid' };
const CASES: Way = { href: '/cases', words: '客户案例', icon: 'image' };

/** What is done daily, by who one is: sales staff show and explain, everybody else makes lists. */
const waysOf = (userType: UserType): readonly Way[] =>
  userType === UserType.SalesStaff ? [SOLUTIONS, CASES, CALCULATE, KEPT] : [PICK, RECOMMEND, CALCULATE, KEPT];

interface YouCardProps extends Pick<HomeData, 'draft' | 'orders'> {
  session: SessionInfo;
  /** Of the day in Shanghai, 0 to 23. */
  hour: number;
}

/** Who is here, whose prices these are, where one orders, what waits, and the ways taken daily. */
export function YouCard({ session, hour, draft, orders }: YouCardProps) {
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
      <ul className="h-you__work">
        {draft !== null && draft.lineCount > 0 && (
          <li>
            <Anchor href={PICKING_PATH}>
              <span>接着做清单</span>
              <b>
                <Money yuan={draft.amount} />
              </b>
              <span className="p-small">
                {draft.lineCount} 种 {draft.pieceCount.toLocaleString('en-US')} 件{draft.problems.length > 0 && `，${draft.problems.length} 处待处理`}
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
