import { isPriceLow, modelsOf, seckillCopy, type PlanForm, type SeckillPlan } from '@portal/contract/seckill';
import { Dialog, Money, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import './publish-dialog.css';

interface PublishDialogProps {
  form: Pick<PlanForm, 'items'>;
  /** What is published when it is said yes to. */
  plan: SeckillPlan;
  isBusy: boolean;
  onClose(): void;
  onPublish(): void;
}

/** Asks once before an activity is published (SECKILL-10): each price beside the daily one, and what is unusually low. */
export function PublishDialog({ form, plan, isBusy, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={seckillCopy.publishTitle}
      width="medium"
      cancelLabel="返回修改"
      action={{ label: seckillCopy.publish, busy: isBusy, onAct: onPublish }}
    >
      <p>{seckillCopy.publishWords}</p>
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
