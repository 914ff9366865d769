import { matchReasonWords, type MatchedShop } from '@portal/contract/order';
import { Code, Money, Notice, RadioGroup, Tag } from '@portal/ui';
import { lineTrouble } from '../model/settlement-changes.ts';
import { supplyPlans, supplyRows, unsupplied, type SupplyPlan } from '../model/supply-plans.ts';
import './supply-choice.css';

interface SupplyChoiceProps {
  found: readonly MatchedShop[];
  /** The plan taken. */
  value: string;
  onChoose(plan: SupplyPlan): void;
}

/** Who can supply what, and the choice of one dealer for all or a split (ORDER-37). */
export function SupplyChoice({ found, value, onChoose }: SupplyChoiceProps) {
  const plans = supplyPlans(found);
  const missing = unsupplied(found);
  return (
    <div className="sc-choice">
      {missing.length > 0 && (
        <Notice tone="warning">
          {missing.map(({ skuModel }) => skuModel).join('、')} 没有已绑定的经销商能足量供应，本次不结算，留在购物车中；减少数量后可再试
        </Notice>
      )}
      {plans.length > 0 && (
        <RadioGroup
          legend="供货方案"
          quietLegend
          name="supply-plan"
          options={plans.map((plan) => ({ value: plan.key, label: <PlanWords plan={plan} /> }))}
          value={value}
          onChange={(key) => {
            const plan = plans.find((one) => one.key === key);
            if (plan) onChoose(plan);
          }}
        />
      )}
      <ul className="sc-lines" aria-label="各经销商的供货情况">
        {supplyRows(found).map(({ skuNo, skuModel, quantity, shops }) => (
          <li key={skuNo}>
            <p className="p-row">
              <Code>{skuModel || skuNo}</Code> <span className="p-small">×{quantity}</span>
            </p>
            <ul className="sc-shops">
              {shops.map((shop) => (
                <li key={shop.shopName}>
                  <span className="sc-shops__name">{shop.shopName}</span>
                  {shop.isSupplied ? <Money yuan={shop.price} size="small" /> : <span className="p-small">{lineTrouble({ ...shop, unit: '件' })}</span>}
                  {shop.isSupplied && <span className="p-small">{supplyWords(shop)}</span>}
                  {shop.reason !== null && <Tag tone="accent">{matchReasonWords[shop.reason]}</Tag>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PlanWords = ({ plan: { key, shopNames, goodsAmount } }: { plan: SupplyPlan }) => (
  <span>
    {key === 'split' ? `拆分给 ${shopNames.length} 家：${shopNames.join('、')}` : `全部向 ${shopNames.join('')} 订货`}，商品{' '}
    <Money yuan={goodsAmount} size="small" />
  </span>
);

function supplyWords({ stockTotal, leadDays }: { stockTotal: number | null; leadDays: number | null }): string {
  const words = [stockTotal === null ? '' : `库存 ${stockTotal}`, leadDays === null ? '' : leadDays === 0 ? '当天供货' : `${leadDays} 天供货`];
  return words.filter((one) => one !== '').join(' · ') || '库存与交期请咨询经销商';
}
