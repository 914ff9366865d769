import type { SessionInfo } from '@portal/contract/account';
import { formatDate } from '@portal/units';
import { Anchor, ButtonLink, Icon, Money, Tag } from '@portal/ui';
import { identityName } from '../../features/catalog/index.ts';
import { greeting } from './greeting.ts';

export interface YouCardProps {
  session: SessionInfo | null;
  /** Hour of the day in Shanghai, 0 to 23. */
  hour: number;
  /** Null: could not be read. */
  orders: { count: number; latest: { id: string; name: string; amount: number; lineCount: number; gmtModified: number }[] } | null;
  selection: { lineCount: number; amount: number } | null;
}

const CAN = [
  { icon: 'eye', words: '按您的身份看渠道价与库存' },
  { icon: 'list', words: '清单随改随存，换台电脑接着做' },
  { icon: 'download', words: '导出 Excel 与 PDF 报价单' },
] as const;

const OPEN = [
  { href: '/product?sort=sumNo', words: '看常用产品' },
  { href: '/product?status=1', words: '看新品' },
  { href: '/product?b2bStockStatus=0', words: '看有货' },
  { href: '/product?status=4', words: '看推荐' },
] as const;

/** The place for the visitor: a guest is told what signing in gives, the others go on where they were. */
export function YouCard({ session, ...mine }: YouCardProps) {
  return session ? <Mine session={session} {...mine} /> : <Guest />;
}

function Guest() {
  return (
    <section className="h-you" aria-labelledby="you">
      <div>
        <h2 id="you" className="p-h3">
          您好，欢迎来访
        </h2>
        <p className="p-small">产品与参考价无需登录即可查看</p>
      </div>
      <ButtonLink kind="primary" size="large" wide href="/login?redirect=%2Fhome">
        登录
      </ButtonLink>
      <div className="h-you__part h-you__part--whole">
        <h3 className="h-you__label">登录后可以</h3>
        <ul className="h-you__can">
          {CAN.map(({ icon, words }) => (
            <li key={words}>
              <Icon name={icon} />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div className="h-you__part">
        <h3 className="h-you__label">不登录也能</h3>
        <ul className="h-you__ways">
          {OPEN.map(({ href, words }) => (
            <li key={href}>
              <ButtonLink size="small" href={href}>
                {words}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Mine({ session, hour, orders, selection }: Omit<YouCardProps, 'session'> & { session: SessionInfo }) {
  const dealer = session.boundShop;
  const [latest] = orders?.latest ?? [];
  return (
    <section className="h-you" aria-labelledby="you">
      <div className="p-stack p-stack--small">
        <h2 id="you" className="p-h3">
          {greeting(hour)}，{session.nickname || session.phone}
        </h2>
        <div className="h-you__who">
          <Tag tone="accent">{identityName(session.userType)}</Tag>
          <span className="h-you__company">{session.companyName}</span>
        </div>
        {dealer && (
          <p className="p-small h-you__dealer">
            <Icon name="shop" size={16} />
            {dealer.parentMerchantName}
          </p>
        )}
      </div>
      {selection && (
        <Anchor className="h-you__list" href="/tool/designOrder/selection">
          <span>
            <span className="h-you__label">选型清单</span>
            <b>{selection.lineCount > 0 ? `${selection.lineCount} 项产品` : '还没有产品'}</b>
          </span>
          {selection.lineCount > 0 && <Money yuan={selection.amount} />}
          <Icon name="chevron-right" size={16} />
        </Anchor>
      )}
      <div className="h-you__part">
        <div className="p-row p-row--apart">
          <h3 className="h-you__label">最近配单</h3>
          {orders !== null && orders.count > 0 && (
            <Anchor className="h-you__all" href="/tool/designOrder">
              全部 {orders.count}
            </Anchor>
          )}
        </div>
        {orders === null ? (
          <p className="p-small">配单暂时读取不到，您的配单不受影响。</p>
        ) : orders.latest.length === 0 ? (
          <p className="p-small">还没有配单，选好产品即可生成第一份。</p>
        ) : (
          <ul className="h-orders">
            {orders.latest.map(({ id, name, amount, lineCount, gmtModified }) => (
              <li key={id}>
                <Anchor href={`/tool/designOrder/detail?id=${encodeURIComponent(id)}`} title={name}>
                  {name}
                </Anchor>
                <span className="p-small">
                  {lineCount} 项 · {formatDate(gmtModified)}
                </span>
                <Money yuan={amount} size="small" />
              </li>
            ))}
          </ul>
        )}
      </div>
      {latest ? (
        <ButtonLink kind="primary" wide href={`/tool/designOrder/detail?id=${encodeURIComponent(latest.id)}`}>
          继续上次配单
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" wide href="/tool/designOrder/selection">
          开始配单
        </ButtonLink>
      )}
    </section>
  );
}
