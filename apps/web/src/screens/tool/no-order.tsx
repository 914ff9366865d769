import { ButtonLink, Empty } from '@portal/ui';
import { isRouteErrorResponse } from 'react-router';
import { ORDERS_PATH } from '../../features/design-order/index.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';

/** The page of an order that is not there; any other failure is thrown on. */
export function MissingOrder({ error, title }: { error: unknown; title: string }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="t-container">
      <h1 className="p-hidden">{title}</h1>
      <Empty
        text="配单不存在或已被删除"
        action={
          <ButtonLink kind="primary" href={ORDERS_PATH}>
            查看我的配单
          </ButtonLink>
        }
      />
    </div>
  );
}

/** An order that could not be read. */
export const UnreadOrder = ({ failure }: { failure: string | null }) => <PartFailed title="配单没有加载成功" failure={failure} />;
