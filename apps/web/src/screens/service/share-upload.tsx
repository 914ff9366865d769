import { detailHref as designOrderHref } from '../../features/design-order/index.ts';
import { getServiceOrder } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { Anchor, ButtonLink, Card, Empty } from '@portal/ui';
import { SERVICE_PATHS, serviceOrderHref, ServiceOrderFacts, ShareUpload } from '../../features/service-order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadAnew } from '../../lib/calls/read-anew.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/share-upload.ts';

/** /service-center/recovery-password/shareUpload?id=: pictures added from the phone that took them (SERVICE-6). Without an order there is nothing to add to. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return { order: /^[\w-]{1,40}$/.test(id) ? await context.get(callContext)(getServiceOrder, { params: { id } }) : null };
});

export default function ShareUploadPage({ loaderData: { order } }: Route.ComponentProps) {
  const readAnew = useReadAnew();
  if (order === null)
    return (
      <Empty
        text="请从服务单里打开补传链接；还没有服务单，请先提交密码找回"
        action={
          <ButtonLink kind="primary" href={SERVICE_PATHS.password}>
            提交密码找回
          </ButtonLink>
        }
      />
    );
  return (
    <Card>
      <ServiceOrderFacts order={order} designOrderHref={designOrderHref} />
      {serviceOrderStates.may(order.state, 'cancel', 'asker') ? (
        <ShareUpload order={order} onDone={() => void readAnew()} />
      ) : (
        <p className="p-small">该服务单已结束，不能再补传照片。</p>
      )}
      <p>
        <Anchor href={serviceOrderHref(order.id)}>查看服务单</Anchor>
      </p>
    </Card>
  );
}
