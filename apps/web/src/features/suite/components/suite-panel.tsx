import type { Suit } from '@portal/contract/suite';
import { ButtonLink, Notice, StockBar, Stepper } from '@portal/ui';
import { percentDigits } from '@portal/units';
import type { ReactNode } from 'react';
import { AddProductsButton } from '../../catalog/index.ts';
import { contentWords, productsOf, setsMax, suiteStockWords } from '../model/suite-set.ts';
import { SuitePrice } from './suite-price.tsx';
import './suite-panel.css';

interface SuitePanelProps {
  suit: Suit;
  /** Why one sees this price. */
  reason: string;
  sets: number;
  onSets(sets: number): void;
  /** A button of another room, after the others. */
  action?: ReactNode;
}

/** Beside the picture: what it is, what it costs this visitor and why, how many there are, and the whole of it into the list. */
export function SuitePanel({ suit, reason, sets, onSets, action }: SuitePanelProps) {
  return (
    <div className="st-panel">
      <div className="p-stack p-stack--small">
        <h1 className="st-panel__name">{suit.suitName}</h1>
        <p className="st-panel__words">{suit.suitDesc}</p>
      </div>
      {!suit.isSaleable && <Notice tone="warning">套装中的 {suit.goneModels.join('、')} 已下架，整套暂不可售；其余产品可在下方单独加入清单。</Notice>}
      <div className="st-panel__price">
        <SuitePrice suit={suit} size="large" />
        <p className="p-small">{suit.price === null ? '套装中有产品暂未定价，可先加入清单，稍后向经销商询价' : reason}</p>
      </div>
      <dl className="st-panel__rows">
        <Row name="内含">{contentWords(suit)}</Row>
        {suit.stockTotal !== null && (
          <Row name="库存">
            <StockBar {...suiteStockWords(suit.stockTotal, suit.parts)} />
          </Row>
        )}
        <Row name="数量">
          <span className="p-row">
            <Stepper label="套数" value={sets} max={setsMax(suit)} size="large" disabled={!suit.isSaleable} onChange={(next) => onSets(next ?? 1)} />
            <span className="p-small">套</span>
          </span>
        </Row>
      </dl>
      <div className="st-panel__deeds">
        <AddProductsButton
          isSet
          products={productsOf(suit, sets)}
          name={suit.suitName}
          label="整套加入清单"
          kind="primary"
          size="large"
          disabled={!suit.isSaleable}
        />
        <ButtonLink size="large" icon="list" href="/tool/designOrder/selection">
          查看清单
        </ButtonLink>
        {action}
      </div>
      {suit.saved > 0 && suit.isSaleable && (
        <p className="p-small">加入清单后按各产品单价列出；需要体现套装优惠时，把这些产品的折扣率改为 {percentDigits(100 - suit.reduction)}。</p>
      )}
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
