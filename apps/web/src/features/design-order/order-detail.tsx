import { designOrderCopy, type DesignOrder } from '@portal/contract/design-order';
import { Empty } from '@portal/ui';
import { useState } from 'react';
import { CheckProvider } from './check/components/check-provider.tsx';
import { ListCheckPanel } from './check/components/list-check-panel.tsx';
import { ExportButton } from './quotation/components/export-button.tsx';
import { PrintedOrder } from './quotation/components/printed-order.tsx';
import { OrderHead } from './quotes/components/order-head.tsx';
import { OrderLines } from './quotes/components/order-lines.tsx';
import { useAddToOrder } from './quotes/components/use-add-to-order.ts';
import { ShareButton } from './shares/components/share-button.tsx';
import { ShareNote } from './shares/components/share-note.tsx';
import { PriceBanner } from './versions/components/price-banner.tsx';
import { VersionsButton } from './versions/components/versions-button.tsx';
import './order-detail.css';

interface OrderDetailProps {
  order: DesignOrder;
  /** Where products are chosen for it. */
  joinHref: string;
}

/** A design order as quoted, on one sheet: title block, its check folded into a line, its lines, and the sum in words. Prints as the customer's form. */
export function OrderDetail(props: OrderDetailProps) {
  return <OpenOrder key={props.order.id} {...props} />;
}

function OpenOrder({ order: given, joinHref }: OrderDetailProps) {
  const [changed, setChanged] = useState<DesignOrder | null>(null);
  const [isCheckOpen, setIsCheckOpen] = useState(false);
  // what was added or taken back here is newer than what the page was read with
  const order = changed !== null && changed.gmtModified >= given.gmtModified ? changed : given;
  const addToOrder = useAddToOrder(order, setChanged);
  return (
    <>
      <div className="qt-screen">
        <ShareNote orderId={order.id} />
        <PriceBanner order={order} onChanged={setChanged} />
        <CheckProvider place={{ kind: 'order', id: order.id }} lines={order.lines} onAdd={addToOrder}>
          <article className="do-document" aria-label="配单">
            <OrderHead
              order={order}
              joinHref={joinHref}
              exportButton={
                <>
                  <ExportButton id={order.id} orderName={order.name} isPrimary isOpenedByAddress />
                  <ShareButton order={order} />
                  <VersionsButton order={order} onChanged={setChanged} />
                </>
              }
            />
            <ListCheckPanel isOpen={isCheckOpen} onToggle={setIsCheckOpen} back="返回配单" />
            {order.lines.length === 0 ? <Empty drawing="box" text={designOrderCopy.empty} /> : <OrderLines order={order} />}
          </article>
        </CheckProvider>
      </div>
      <PrintedOrder order={order} />
    </>
  );
}
