import type { CreditsGoods } from '@portal/contract/credits';
import { Anchor, Card } from '@portal/ui';
import { creditsGoodsAddress } from '../model/credits-address.ts';
import { Points } from './points.tsx';
import './credits-rank.css';

/** What is exchanged most; nothing where nothing was. */
export function CreditsRank({ goods }: { goods: readonly CreditsGoods[] }) {
  if (goods.length === 0) return null;
  return (
    <Card title="兑换排行" aside={<span className="p-small">近 90 天</span>}>
      <ol className="cr-rank">
        {goods.map(({ spuNo, title, points }) => (
          <li key={spuNo}>
            <Anchor href={creditsGoodsAddress.href({ id: spuNo })}>{title}</Anchor>
            <Points points={points} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
