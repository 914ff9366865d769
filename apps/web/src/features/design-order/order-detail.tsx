import { designOrderCopy, type DesignOrder } from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import { Anchor, Checkbox, Empty, Tag } from '@portal/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { failureWords } from '../../lib/calls/failure-words.tsx';
import { requirementOfOrderHref } from '../../lib/address-bar/requirement-href.ts';
import { useUserType } from '../../lib/identity/use-user-type.ts';
import { CheckProvider } from './check/components/check-provider.tsx';
import { ListCheckPanel } from './check/components/list-check-panel.tsx';
import { PrintedNotes } from './check/components/printed-notes.tsx';
import { usePrintedSystem } from './check/components/use-printed-system.tsx';
import { FeesButton, OrderSiteWorks } from './fees/components/fees-button.tsx';
import { followGoods } from './fees/model/fee-words.ts';
import { ExportButton } from './quotation/components/export-button.tsx';
import { PrintedOrder } from './quotation/components/printed-order.tsx';
import { usePrint } from './quotation/components/use-print.tsx';
import { OrderHead } from './quotes/components/order-head.tsx';
import { OrderLines } from './quotes/components/order-lines.tsx';
import { OrderToCartButton } from './quotes/components/order-to-cart.tsx';
import { TargetButton } from './quotes/components/target-button.tsx';
import { useMargin } from './quotes/components/use-margin.ts';
import { useLineChoice } from './quotes/components/use-line-choice.ts';
import { useAddToOrder } from './quotes/components/use-add-to-order.ts';
import { EditedAcceptance } from './shares/components/edited-acceptance.tsx';
import { ShareButton } from './shares/components/share-button.tsx';
import { ShareNote } from './shares/components/share-note.tsx';
import { PriceBanner } from './versions/components/price-banner.tsx';
import { VersionsButton } from './versions/components/versions-button.tsx';
import './order-detail.css';

interface OrderDetailProps {
  order: DesignOrder;
  /** Where products are chosen for it. */
  joinHref: string;
  /** Where construction and cable are chosen for it; null: no tip about them. */
  siteWorksHref: string | null;
  /** Where an installation is asked for it. */
  installHref: string;
  /** What came of it: orders, services. */
  cameOfIt?: ReactNode;
}

/** A design order as quoted, on one sheet: title block, its check folded into a line, its lines, and the sum in words. Prints as the customer's form. */
export function OrderDetail(props: OrderDetailProps) {
  return <OpenOrder key={props.order.id} {...props} />;
}

function OpenOrder({ order: given, joinHref, siteWorksHref, installHref, cameOfIt }: OrderDetailProps) {
  const [changed, setChanged] = useState<DesignOrder | null>(null);
  const [isCheckOpen, setIsCheckOpen] = useState(false);
  // what was added or taken back here is newer than what the page was read with
  const order = changed !== null && changed.gmtModified >= given.gmtModified ? changed : given;
  const addToOrder = useAddToOrder(order, setChanged);
  const { print, dialog, isForCustomer } = usePrint(order);
  const choice = useLineChoice(order);
  const keepsCart = mayCall('keepsCart', useUserType());
  const { isOffered, isOn, toggle, margin, failure } = useMargin(order);
  const note = <EditedAcceptance orderId={order.id} total={order.totals.amount} stored={order.revision} isFirstChangeOnly />;
  return (
    <CheckProvider place={{ kind: 'order', id: order.id }} lines={order.lines} onAdd={addToOrder} hasFeesOfGoods={followGoods(order.fees)}>
      <div className="qt-screen">
        <ShareNote order={order} orderButton={<OrderToCartButton id={order.id} lines={order.lines} chosen={null} label="去订货" size="small" />} />
        <PriceBanner order={order} onChanged={setChanged} />
        <article className="do-document" aria-label="配单">
          <OrderHead
            order={order}
            isRemarkShown={isOn || !isOffered || order.lines.length === 0}
            joinHref={joinHref}
            exportButton={<ExportButton id={order.id} orderName={order.name} isPrimary isOpenedByAddress />}
            cartButton={<OrderToCartButton id={order.id} lines={order.lines} chosen={choice.chosen.size === 0 ? null : choice.chosen} />}
            shareButton={<ShareButton order={order} />}
            targetButton={order.lines.length > 0 && <TargetButton order={order} note={note} onChanged={setChanged} />}
            onPrint={print}
            menu={
              <>
                <FeesButton order={order} note={note} onChanged={setChanged} />
                <VersionsButton order={order} onChanged={setChanged} />
                {order.lines.length > 0 && <Anchor href={installHref}>申请安装服务</Anchor>}
                <Anchor href={requirementOfOrderHref(order.id)}>请平台设计方案</Anchor>
              </>
            }
          />
          {cameOfIt}
          <OrderSiteWorks order={order} note={note} href={siteWorksHref} onChanged={setChanged} />
          <ListCheckPanel isOpen={isCheckOpen} onToggle={setIsCheckOpen} back="返回配单" />
          {order.lines.length === 0 ? (
            <Empty drawing="box" text={designOrderCopy.empty} />
          ) : (
            <>
              {isOffered && (
                <div className="do-document__margin">
                  {isOn && <Tag tone="danger">内部视图</Tag>}
                  {isOn && <span className="p-small">请勿让客户看到，打印和导出的客户报价里没有</span>}
                  <Checkbox checked={isOn} onChange={toggle}>
                    {order.remark === '' ? '显示成本与毛利' : '显示成本、毛利与内部备注'}
                  </Checkbox>
                  {failure !== null && <span className="p-small">成本与毛利没有加载成功，{failureWords(failure)}</span>}
                </div>
              )}
              <OrderLines order={order} margin={margin} choice={keepsCart ? choice : null} />
            </>
          )}
        </article>
      </div>
      {dialog}
      <Paper order={order} isForCustomer={isForCustomer} />
    </CheckProvider>
  );
}

/** Below the check, which knows the system. */
function Paper(props: Pick<ComponentProps<typeof PrintedOrder>, 'order' | 'isForCustomer'>) {
  return <PrintedOrder {...props} notes={<PrintedNotes />} system={usePrintedSystem()} />;
}
