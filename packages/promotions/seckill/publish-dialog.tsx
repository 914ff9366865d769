import { isPriceLow, lowItemsOf, modelsOf, seckillCopy, type PlanForm, type SeckillPlan } from '@portal/contract/seckill';
import { Dialog, Field, Input, Money, Notice, Tag } from '@portal/ui';
import { formatDateTime, formatYuan } from '@portal/units';
import { useState } from 'react';
import './publish-dialog.css';

interface PublishDialogProps {
  form: Pick<PlanForm, 'items'>;
  /** What is published when it is said yes to. */
  plan: SeckillPlan;
  isBusy: boolean;
  onClose(): void;
  onPublish(): void;
}

/** Of many so many are named. */
const NAMED_MAX = 5;

/** Asks once before an activity is published (SECKILL-10): each price beside the daily one; how many are unusually low is typed. */
export function PublishDialog({ form, plan, isBusy, onClose, onPublish }: PublishDialogProps) {
  const low = lowItemsOf(form, plan);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const publish = () => (low.length > 0 && typed.trim() !== String(low.length) ? setFault(`与上面的产品数不符，${seckillCopy.lowLook}`) : onPublish());
  return (
    <Dialog
      open
      onClose={onClose}
      title={seckillCopy.publishTitle}
      width="medium"
      cancelLabel="返回修改"
      action={{ label: seckillCopy.publish, busy: isBusy, onAct: publish }}
    >
      <p>{seckillCopy.publishWords}</p>
      {low.length > 0 && (
        <Notice tone="error">
          {low.length} 个产品的秒杀价低于日常价的一半：
          <ul className="sk-publish__low">
            {low.slice(0, NAMED_MAX).map(({ goods, usual, price }) => (
              <li key={goods.code}>
                {goods.suitNo === '' ? (goods.parts[0]?.skuModel ?? goods.itemName) : goods.itemName}：{formatYuan(usual).text} → {formatYuan(price).text}
              </li>
            ))}
            {low.length > NAMED_MAX && <li>等 {low.length} 个产品</li>}
          </ul>
        </Notice>
      )}
      {low.length > 0 && (
        <Field label={seckillCopy.lowCount} required hint={seckillCopy.lowLook} error={fault}>
          <Input
            value={typed}
            inputMode="numeric"
            maxLength={4}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      )}
      <p className="p-small">
        {plan.activityName}，共 {plan.sessions.length} 场，{plan.items.length} 个产品
      </p>
      <ul className="p-small">
        {plan.sessions.map(({ gmtStart, gmtEnd }) => (
          <li key={gmtStart}>{`${formatDateTime(Date.parse(gmtStart))} 至 ${formatDateTime(Date.parse(gmtEnd))}`}</li>
        ))}
        {modelsOf(form).map(({ skuNo, skuModel }) => (
          <li key={skuNo}>{`${skuModel}：每场 ${plan.stock.find((one) => one.skuNo === skuNo)?.pieceCount ?? 0} 件`}</li>
        ))}
      </ul>
      <ul className="sk-publish">
        {form.items.map(({ goods }, index) => {
          const price = plan.items[index]?.price ?? 0;
          const isLow = isPriceLow(price, goods.originalPrice);
          return (
            <li key={goods.code} className={isLow ? 'sk-publish__item sk-publish__item--low' : 'sk-publish__item'}>
              <span className="sk-publish__name">
                {goods.suitNo === '' && `${goods.parts[0]?.skuModel ?? ''} `}
                {goods.itemName}
              </span>
              <span className="p-small">
                {seckillCopy.usualPrice} <Money yuan={goods.originalPrice} size="small" />
              </span>
              <span>
                秒杀价 <Money yuan={price} />
                ，每家限购 {plan.items[index]?.limitQuantity ?? 1}
              </span>
              {isLow && <Tag tone="warning">{seckillCopy.priceLow}</Tag>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
