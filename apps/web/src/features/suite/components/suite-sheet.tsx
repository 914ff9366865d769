import type { Suit } from '@portal/contract/suite';
import { Anchor, Code, StockBar, Tag } from '@portal/ui';
import { AddProductsButton } from '../../catalog/index.ts';
import { suiteHrefOf } from '../model/suite-address.ts';
import { contentWords, productsOf, shownParts, suiteStockWords } from '../model/suite-set.ts';
import { SuitePicture } from './suite-picture.tsx';
import { SuitePrice } from './suite-price.tsx';
import './suite-sheet.css';

/** One suite in the list of them: pictures of what is in it, what it is for, its models line by line, price and stock, and the whole of it into the list. Needs `AddToSelectionProvider` around it. */
export function SuiteSheet({ suit, isFirst }: { suit: Suit; isFirst?: boolean | undefined }) {
  const { shown, more } = shownParts(suit);
  return (
    <li className="st-sheet">
      <div className="st-sheet__picture">
        <SuitePicture suit={suit} isFirst={isFirst} />
      </div>
      <div className="st-sheet__body">
        <div className="st-sheet__head">
          <h3 className="st-sheet__name">
            <Anchor className="st-sheet__link" href={suiteHrefOf(suit.suitNo)}>
              {suit.suitName}
            </Anchor>
          </h3>
          {suit.isSaleable ? suit.saved > 0 && <Tag tone="money">套装优惠 {suit.reduction}%</Tag> : <Tag tone="danger">暂不可售</Tag>}
        </div>
        <p className="st-sheet__words">
          <span>{suit.catagoryName}</span>
          {suit.suitDesc}
        </p>
        <ul className="st-sheet__parts" aria-label="内含产品">
          {shown.map(({ skuNo, productName, skuModel, quantity, unit }) => (
            <li key={skuNo}>
              <span>{productName}</span>
              <Code>{skuModel}</Code>
              <b>
                ×{quantity} {unit}
              </b>
            </li>
          ))}
          {more > 0 && (
            <li className="st-sheet__more">
              另有 {more} 种，共 {contentWords(suit)}
            </li>
          )}
        </ul>
        <div className="st-sheet__foot">
          <div className="st-sheet__offer">
            <SuitePrice suit={suit} />
            {suit.isSaleable ? (
              suit.stockTotal !== null && <StockBar {...suiteStockWords(suit.stockTotal, suit.parts)} />
            ) : (
              <span className="p-small">{suit.goneModels.join('、')} 已下架</span>
            )}
          </div>
          <AddProductsButton isSet products={productsOf(suit, 1)} name={suit.suitName} label="整套加入清单" disabled={!suit.isSaleable} />
        </div>
      </div>
    </li>
  );
}
