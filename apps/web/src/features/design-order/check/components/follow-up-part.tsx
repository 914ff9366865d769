import { Checkbox, Table } from '@portal/ui';
import { differenceText } from '../model/cure-choice.ts';
import { productColumns, type ChargedPrice } from './product-columns.tsx';
import type { FollowUpChoice } from './use-follow-up.ts';
import './follow-up-part.css';

/** What follows from what is chosen above, so that one press completes the list, and what the list needs no longer (CHECK-5.2). */
export function FollowUpPart({ followUp, chargedPrice }: { followUp: FollowUpChoice; chargedPrice: ChargedPrice }) {
  const { isPending, products, follows, surplus, kept, onKeep } = followUp;
  if (isPending) return <output className="dc-note">正在核对补全后的清单</output>;
  return (
    <>
      {follows.length > 0 && (
        <section className="dc-follow">
          <h3 className="dc-follow__title">随之调整</h3>
          {follows.map(({ skuNo, words, change, difference }) => (
            <p key={skuNo} className="dc-follow__row">
              <span className="dc-follow__words">{change < 0 ? `换下 ${words}` : `增加 ${words}`}</span>
              <span className="dc-follow__sum">{differenceText(difference)}</span>
            </p>
          ))}
        </section>
      )}
      {products.length > 0 && (
        <Table
          caption="随之要加的产品"
          columns={productColumns(null, chargedPrice)}
          rows={products}
          rowKey={({ line }) => JSON.stringify([line.role, line.attributes])}
        />
      )}
      {surplus.length > 0 && (
        <fieldset className="dc-follow">
          <legend>补全后用不上，一并移出</legend>
          {surplus.map(({ skuNo, words, difference }) => (
            <div key={skuNo} className="dc-follow__row">
              <span className="dc-follow__words">
                <Checkbox checked={!kept.has(skuNo)} onChange={(event) => onKeep(skuNo, !event.target.checked)}>
                  {words}
                </Checkbox>
              </span>
              <span className="dc-follow__sum">{differenceText(difference)}</span>
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
