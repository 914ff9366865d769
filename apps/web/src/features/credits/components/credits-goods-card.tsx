import { figureText } from '@portal/units';
import type { CreditsGoods } from '@portal/contract/credits';
import { MediaCard, Tag } from '@portal/ui';
import { ProductPicture } from '../../catalog/index.ts';
import { creditsGoodsAddress } from '../model/credits-address.ts';
import { Points } from './points.tsx';

/** What is given for credits, as an item of a grid. */
export function CreditsGoodsCard({ goods, balance, isFirst }: { goods: CreditsGoods; balance: number; isFirst?: boolean }) {
  const { spuNo, title, summary, picture, unit, points, stockTotal, limitEach } = goods;
  return (
    <MediaCard
      href={creditsGoodsAddress.href({ id: spuNo })}
      picture={<ProductPicture src={picture} isFirst={isFirst} />}
      title={title}
      meta={summary}
      price={<Points points={points} />}
      note={stockTotal > 0 ? `剩 ${figureText(stockTotal)} ${unit}` : '已兑完'}
      tags={
        stockTotal === 0 ? (
          <Tag tone="neutral">已兑完</Tag>
        ) : balance >= points ? (
          <Tag tone="success">可兑换</Tag>
        ) : limitEach === null ? undefined : (
          <Tag>每人限兑 {limitEach}</Tag>
        )
      }
    />
  );
}
