import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf, identityName } from '@portal/engines/access';
import { ButtonLink, Icon, Tag, type IconName } from '@portal/ui';
import { DealerLink } from '../../features/dealer/index.ts';
import { greeting } from './greeting.ts';
import './you-card.css';

const WAYS: readonly { href: string; words: string; icon: IconName }[] = [
  { href: '/tool/designOrder/selection', words: '开始选型', icon: 'list' },
  { href: '/tool/sceneSelect', words: '智能配单工具', icon: 'grid' },
  { href: '/tool/calculator/aVideoCapacity', words: '安防计算器', icon: 'calculator' },
  { href: '/tool/designOrder', words: '我的配单', icon: 'file' },
];

/** Who is here, whose prices these are, where one orders, and the ways taken daily. `hour` of the day in Shanghai, 0 to 23. */
export function YouCard({ session, hour }: { session: SessionInfo; hour: number }) {
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
            <span>{session.companyName || '个人用户'}</span>
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
      <ul className="h-you__ways">
        {WAYS.map(({ href, words, icon }) => (
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
