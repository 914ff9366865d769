import type { Suit } from '@portal/contract/suite';
import { MediaCard, StockBar, Tag } from '@portal/ui';
import { AddProductsButton } from '../../catalog/index.ts';
import { suiteHrefOf } from '../model/suite-address.ts';
import { contentWords, productsOf, suiteStockWords, tellingParts } from '../model/suite-set.ts';
import { SuitePicture } from './suite-picture.tsx';
import { SuitePrice } from './suite-price.tsx';

/** One suite in a grid: picture, name, what is in it, price and stock of its parts, and the whole of it into the list. Needs `AddToSelectionProvider` around it. */
export function SuiteCard({ suit, isFirst }: { suit: Suit; isFirst?: boolean | undefined }) {
  return (
    <MediaCard
      href={suiteHrefOf(suit.suitNo)}
      picture={<SuitePicture suit={suit} isFirst={isFirst} />}
      title={suit.suitName}
      meta={contentWords(suit)}
      facts={tellingParts(suit)}
      price={<SuitePrice suit={suit} />}
      note={
        suit.isSaleable ? suit.stockTotal !== null && <StockBar {...suiteStockWords(suit.stockTotal, suit.parts)} /> : `${suit.goneModels.join('、')} 已下架`
      }
      tags={suit.isSaleable ? suit.saved > 0 && <Tag tone="money">套装优惠 {suit.reduction}%</Tag> : <Tag tone="danger">暂不可售</Tag>}
      action={
        <AddProductsButton isSet products={productsOf(suit, 1)} name={suit.suitName} label="整套加入清单" size="small" wide disabled={!suit.isSaleable} />
      }
    />
  );
}
