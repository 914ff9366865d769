import type { CreditsAccount } from '@portal/contract/credits';
import { creditCopy } from '@portal/contract/trade-credit';
import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import { Points } from './points.tsx';
import './credits-balance.css';

/** What one has, and how more comes. `children`: the ways on. */
export function CreditsBalance({ account, children }: { account: CreditsAccount; children?: ReactNode }) {
  const { balance, earned, adjusted, movedOn, spent, yuanAPoint } = account;
  const facts = [
    { name: '累计获得', points: earned },
    ...(adjusted === 0 ? [] : [{ name: '平台调整', points: adjusted }]),
    ...(movedOn === 0 ? [] : [{ name: '转出与失效', points: movedOn }]),
    { name: '已兑换', points: spent },
  ];
  return (
    <Card className="cr-balance">
      <div>
        <p className="p-small">我的积分</p>
        <Points points={balance} size="large" />
        {balance < 0 && <p className="p-small">退款扣回的积分已被使用，以后获得的积分将先行抵扣</p>}
      </div>
      <dl className="cr-balance__facts">
        {facts.map(({ name, points }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Points points={points} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="cr-balance__rule">
        订单完成后，商品实付每满 ¥{yuanAPoint} 得 1 积分，运费不计；{creditCopy.noPoints}
      </p>
      <div className="p-row">{children}</div>
    </Card>
  );
}
