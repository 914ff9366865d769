import { getServiceOrder, SERVICE_KINDS } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { Anchor, ButtonLink, Card } from '@portal/ui';
import { data } from 'react-router';
import { detailHref as designOrderHref } from '../../features/design-order/index.ts';
import { CancelService, ServiceOrderFacts, serviceOrdersAddress, ServiceSteps, ServiceTag, shareUploadHref } from '../../features/service-order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/serve-order.ts';
import './serve-order.css';

/** /member/serveOrder/details: what was ordered, and how far it is (SERVICE-3). */
export const loader = pageLoader(({ context, request }: Route.LoaderArgs) => {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw data(null, { status: 404 });
  return context.get(callContext)(getServiceOrder, { params: { id } });
});

export default function ServeOrder({ loaderData: order }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const { id, serviceType, state, steps } = order;
  const isOpen = serviceOrderStates.may(state, 'cancel', 'asker');
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-row">
          <b>{SERVICE_KINDS[serviceType].title}</b> <ServiceTag state={state} />
        </p>
        <Anchor href={serviceOrdersAddress.path}>返回服务订单</Anchor>
      </div>
      <div className="m-serve">
        <Card title="服务进度">
          <ServiceSteps steps={steps} />
          {isOpen && (
            <div className="p-row m-serve__deeds">
              <ButtonLink href={shareUploadHref(id)}>补传照片</ButtonLink>
              <CancelService id={id} onDone={() => void readAnew()} />
            </div>
          )}
        </Card>
        <Card title="服务内容">
          <ServiceOrderFacts order={order} designOrderHref={designOrderHref} />
        </Card>
      </div>
    </>
  );
}
