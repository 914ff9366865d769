import { matchReasonWords, type MatchedShop } from '@portal/contract/order';
import { Code, Icon, Money, Notice, RadioGroup, Tag } from '@portal/ui';
import { supplyWords } from '../../../lib/words/supply-words.ts';
import { lineTrouble } from '../model/settlement-changes.ts';
import { cheapestOf, supplyPlans, supplyRows, unsuppliedWords, type PlanCost, type SupplyPlan } from '../model/supply-plans.ts';
import './supply-choice.css';

interface SupplyChoiceProps {
  found: readonly MatchedShop[];
  /** The plan taken. */
  value: string;
  /** What each comes to, by its key; null or none: not known just now. */
  costs: Readonly<Record<string, PlanCost | null>>;
  onChoose(plan: SupplyPlan): void;
}

/** Who can supply what, and the choice of one dealer for all or a split (ORDER-37). */
export function SupplyChoice({ found, value, costs, onChoose }: SupplyChoiceProps) {
  const plans = supplyPlans(found);
  const missing = unsuppliedWords(found);
  const rows = supplyRows(found);
  const known = plans.map(({ key }) => costs[key] ?? null);
  const best = known.every((cost) => cost !== null) && plans.length > 1 ? plans[cheapestOf(known)]?.key : undefined;
  return (
    <div className="sc-choice">
      {missing.length > 0 && <Notice tone="warning">{missing.join('；')}。本次不结算，留在购物车中</Notice>}
      {plans.length > 0 && (
        <RadioGroup
          legend="供货方案"
          quietLegend
          name="supply-plan"
          options={plans.map((plan) => ({ value: plan.key, label: <PlanWords plan={plan} cost={costs[plan.key] ?? null} isBest={plan.key === best} /> }))}
          value={value}
          onChange={(key) => {
            const plan = plans.find((one) => one.key === key);
            if (plan) onChoose(plan);
          }}
        />
      )}
      <details className="sc-fold" open={plans.length === 0}>
        <summary>
          <Icon name="chevron-right" size={16} />
          各经销商的报价与库存（{rows.length} 种产品）
        </summary>
        <ul className="sc-lines" aria-label="各经销商的供货情况">
          {rows.map(({ skuNo, skuModel, quantity, shops }) => (
            <li key={skuNo}>
              <p className="p-row">
                <Code>{skuModel || skuNo}</Code> <span className="p-small">×{quantity}</span>
              </p>
              <ul className="sc-shops">
                {shops.map((shop) => (
                  <li key={shop.shopName}>
                    <span className="sc-shops__name">{shop.shopName}</span>
                    {shop.isSupplied ? <Money yuan={shop.price} size="small" /> : <span className="p-small">{lineTrouble({ ...shop, unit: '件' })}</span>}
                    {shop.isSupplied && <span className="p-small">{supplyWords(shop) || '经销商库存与交期请咨询'}</span>}
                    {shop.reason !== null && <Tag tone="accent">{matchReasonWords[shop.reason]}</Tag>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface PlanWordsProps {
  plan: SupplyPlan;
  cost: PlanCost | null;
  isBest: boolean;
}

/** Who sends it, and what is paid for it in all. */
const PlanWords = ({ plan: { key, shopNames, goodsAmount }, cost, isBest }: PlanWordsProps) => (
  <span className="sc-plan">
    <span>
      {key === 'split' ? `拆分给 ${shopNames.length} 家：${shopNames.join('、')}` : `全部向 ${shopNames.join('')} 订货`}{' '}
      {isBest && <Tag tone="success">最省</Tag>}
    </span>
    <span className="sc-plan__sums p-small">
      <span>
        商品 <Money yuan={cost?.goodsAmount ?? goodsAmount} size="small" />
      </span>
      {cost && (
        <span>
          {cost.freight === 0 ? (
            cost.freightWords || '免运费'
          ) : (
            <>
              运费 <Money yuan={cost.freight} size="small" />
            </>
          )}
        </span>
      )}
      {cost && cost.couponAmount > 0 && (
        <span>
          优惠券 <Money yuan={-cost.couponAmount} size="small" />
        </span>
      )}
      {cost && (
        <b>
          应付 <Money yuan={cost.amount} size="small" />
        </b>
      )}
    </span>
  </span>
);
