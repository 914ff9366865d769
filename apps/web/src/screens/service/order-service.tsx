import { SERVICE_KINDS, SERVICE_TYPES, serviceOrderCopy } from '@portal/contract/service-order';
import { Anchor, Button, ButtonLink, Card, Dialog } from '@portal/ui';
import { useState } from 'react';
import { SERVICE_PATHS, ServiceForm, serviceOrderHref, serviceOrdersAddress } from '../../features/service-order/index.ts';
import type { Route } from './+types/order-service.ts';

/** A page of the service centre on which a service is ordered; which one its address tells (SERVICE-2). */
export function loader({ request }: Route.LoaderArgs) {
  const address = new URL(request.url).pathname.replace(/(\.data)?\/?$/, '').toLowerCase();
  return { serviceType: SERVICE_TYPES.find((type) => SERVICE_PATHS[type] === address) ?? 'install' };
}

export default function OrderService({ loaderData: { serviceType } }: Route.ComponentProps) {
  const [submitted, setSubmitted] = useState<string>();
  return (
    <Card>
      <p className="p-small">
        {SERVICE_KINDS[serviceType].words}。进度在<Anchor href={serviceOrdersAddress.path}>服务订单</Anchor>查看。
      </p>
      <ServiceForm key={serviceType} serviceType={serviceType} onSubmitted={setSubmitted} />
      <Dialog
        open={submitted !== undefined}
        onClose={() => setSubmitted(undefined)}
        title={serviceOrderCopy.submitted}
        actions={
          <>
            <Button onClick={() => setSubmitted(undefined)}>继续提交</Button>
            <ButtonLink kind="primary" href={serviceOrderHref(submitted ?? '')}>
              查看服务单
            </ButtonLink>
          </>
        }
      >
        {serviceOrderCopy.submittedWords}
      </Dialog>
    </Card>
  );
}
