import { ORDER_TYPE_SURVEY, type DesignOrder } from '@portal/contract/design-order';
import { Anchor, ButtonLink, Money } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../lines/components/action-menu.tsx';
import { editHref, surveyHref } from '../../lines/model/addresses.ts';
import './order-head.css';

interface OrderHeadProps {
  order: DesignOrder;
  /** The remark is internal: it is shown to whoever may let a customer look on only with cost and margin. */
  isRemarkShown: boolean;
  /** Where products are chosen for it. */
  joinHref: string;
  /** What is asked of the customer is changed by. */
  targetButton: ReactNode;
  exportButton: ReactNode;
  /** What its lines are bought by. */
  cartButton: ReactNode;
  shareButton: ReactNode;
  /** What is done less often. */
  menu: ReactNode;
  onPrint: () => void;
}

/** The title block of an order: what it is, for whom and from whom, what it comes to, and what to do with it next. */
export function OrderHead({ order, isRemarkShown, joinHref, targetButton, exportButton, cartButton, shareButton, menu, onPrint }: OrderHeadProps) {
  const facts = [
    ['应用场景', order.sceneName ?? ''],
    ['报价单位', order.companyName, 'own'],
    ['联系人', order.contactName, 'own'],
    ['客户', [order.memberAccountName, order.memberAccountPhone].filter(Boolean).join(' ')],
    ['备注', isRemarkShown ? order.remark : ''],
  ].filter(([, value]) => value !== '');
  return (
    <header className="do-head">
      <div className="do-head__title">
        <h1>{order.name}</h1>
        <p className="p-small">
          {formatDateTime(order.gmtCreate)} 生成 · {formatDateTime(order.gmtModified)} 更新
        </p>
      </div>
      <div className="do-head__sum">
        <span className="p-small">总价</span>
        <Money yuan={order.amount} size="large" />
        {order.preferential > 0 && (
          <span className="p-small">
            原价合计 <Money yuan={order.originalAmount} size="small" />
            ，优惠 <Money yuan={order.preferential} size="small" />
          </span>
        )}
        {targetButton}
      </div>
      <dl className="do-head__facts">
        {facts.map(([name, value, whose]) => (
          <div key={name} className={whose === 'own' ? 'do-head__own' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="do-head__deeds">
        {exportButton}
        <ButtonLink icon="edit" href={editHref(order.id)}>
          编辑
        </ButtonLink>
        {cartButton}
        {shareButton}
        <ActionMenu label="更多" align="end">
          <Anchor href={joinHref}>继续选型</Anchor>
          {order.orderType === ORDER_TYPE_SURVEY && <Anchor href={surveyHref(order.id)}>进入勘测设计</Anchor>}
          {menu}
          <button type="button" data-closes="" onClick={onPrint}>
            打印
          </button>
        </ActionMenu>
      </div>
    </header>
  );
}
