import type { DesignOrderSummary } from '@portal/contract/design-order';
import { Button, ButtonLink, Drawer, ErrorState, TableSkeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { failureWords } from '../../lib/calls/failure-words.tsx';
import { CheckProvider } from './check/components/check-provider.tsx';
import { detailHref, editHref } from './lines/model/addresses.ts';
import { orderQuery } from './quotes/api.ts';
import { OrderLines } from './quotes/components/order-lines.tsx';

const nothingIsAdded = async () => undefined;

/** An order with its lines over the page, to look at. */
export function OrderPreview({ order, onClose }: { order: DesignOrderSummary; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(orderQuery(order.id));
  return (
    <Drawer
      open
      onClose={onClose}
      title={order.name}
      footer={
        <div className="p-row">
          <ButtonLink href={editHref(order.id)} icon="edit">
            编辑
          </ButtonLink>
          <ButtonLink kind="primary" href={detailHref(order.id)}>
            打开配单
          </ButtonLink>
        </div>
      }
    >
      {isPending && <TableSkeleton rows={6} columns={5} />}
      {error !== null && <ErrorState title="配单没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />}
      {data && (
        <CheckProvider place={{ kind: 'order', id: order.id }} lines={[]} onAdd={nothingIsAdded}>
          <OrderLines order={data} />
        </CheckProvider>
      )}
    </Drawer>
  );
}
