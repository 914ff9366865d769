import { ButtonLink, Empty } from '@portal/ui';
import { detailHref, ORDERS_PATH } from '../../features/design-order/index.ts';
import type { Route } from './+types/survey.ts';

/** The order one came from; null: none, or no id. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return { orderId: /^[\w-]{1,40}$/.test(id) ? id : null };
}

/** Where an order of type 11 leads (DESIGN-13): what the survey will do, and the way back. It is not built yet, and that is said. */
export default function Survey({ loaderData: { orderId } }: Route.ComponentProps) {
  return (
    <div className="t-container">
      <h1>勘测设计</h1>
      <Empty
        drawing="search"
        text="勘测设计正在建设中：将可以导入平面图，把配单里的产品放到点位上，布置墙体、弱电井、线槽和线缆，并得到拓扑图和线缆清单。现在，配单的产品、价格和报价都可以照常使用。"
        action={
          <div className="p-row">
            {orderId !== null && (
              <ButtonLink kind="primary" href={detailHref(orderId)}>
                返回配单
              </ButtonLink>
            )}
            <ButtonLink kind={orderId === null ? 'primary' : 'secondary'} href={ORDERS_PATH}>
              查看我的配单
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
