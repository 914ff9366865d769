import { ButtonLink, Icon } from '@portal/ui';
import { DEMO_NOTICE } from '../../features/shell/index.ts';
import { registerHref, signInHref } from '../../lib/address-bar/sign-in-href.ts';
import { greeting } from './greeting.ts';
import { GUEST_WAYS } from './ways.ts';
import './guest-card.css';

const CAN = [
  { icon: 'shield', words: '不登录也能用计算器和智能配单工具' },
  { icon: 'eye', words: '登录后看客户价和经销商库存' },
  { icon: 'download', words: '配单随改随存，导出 Excel、PDF' },
] as const;

interface GuestCardProps {
  hour: number;
  priceLabel: string;
  isDemo: boolean;
}

/** For who is not signed in: what one can do, and how one comes in. `hour` of the day in Shanghai, 0 to 23. */
export function GuestCard({ hour, priceLabel, isDemo }: GuestCardProps) {
  return (
    <section className="h-guest" aria-labelledby="you">
      <div>
        <h2 id="you" className="p-h3">
          {greeting(hour)}，欢迎来选型
        </h2>
        <p className="p-small">产品与{priceLabel}无需登录即可查看</p>
      </div>
      <div className="h-guest__enter">
        <ButtonLink kind="primary" href={signInHref('/home')}>
          登录
        </ButtonLink>
        <ButtonLink href={registerHref('/home')}>注册</ButtonLink>
      </div>
      <ul className="h-guest__can">
        {CAN.map(({ icon, words }) => (
          <li key={words}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
      <ul className="h-guest__ways">
        {GUEST_WAYS.map(({ href, words, icon }) => (
          <li key={href}>
            <ButtonLink kind="quiet" wide href={href}>
              <Icon name={icon} />
              {words}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {isDemo && <p className="p-small">{DEMO_NOTICE}</p>}
    </section>
  );
}
