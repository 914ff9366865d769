import { listAddresses } from '@portal/contract/address';
import { listOrders } from '@portal/contract/order';
import { SERVICE_KINDS, SERVICE_TYPES, serviceOrderCopy, type ServiceType } from '@portal/contract/service-order';
import { Anchor, Button, ButtonLink, Card, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { detailHref as designOrderHref } from '../../features/design-order/index.ts';
import { orderHref, ordersAddress } from '../../features/order/index.ts';
import {
  askedForIn,
  eachOnce,
  PresentService,
  SERVICE_PATHS,
  ServiceForm,
  serviceOrderHref,
  serviceOrdersAddress,
} from '../../features/service-order/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { readAskedFor, readOpenService } from './read-asked-for.server.ts';
import type { Route } from './+types/order-service.ts';

/** Orders that devices are offered from. */
const ORDERS_LOOKED_AT = 20;

/** A page of the service centre on which a service is ordered; which one its address tells (SERVICE-2). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/(\.data)?\/?$/, '').toLowerCase();
  // the form stands without either; who buys nothing has no orders
  const serviceType = SERVICE_TYPES.find((type) => SERVICE_PATHS[type] === path) ?? 'install';
  const asked = askedForIn(searchParams);
  const [addresses, orders, present] = await Promise.all([
    call(listAddresses).catch(() => []),
    call(listOrders, { query: { size: ORDERS_LOOKED_AT } }).then(
      ({ data }) => data,
      () => [],
    ),
    readOpenService(call, serviceType, asked),
  ]);
  const { goods, ...read } = await readAskedFor(
    call,
    asked,
    addresses.find(({ isDefault }) => isDefault),
  );
  return { serviceType, present, ...read, known: eachOnce([...goods, ...orders.flatMap(({ lines }) => lines)]) };
}

export default function OrderService({
  loaderData: { serviceType, present, begun, delivery, designOrderName, leftOut, isOwnPlace, isGone, waits, known },
}: Route.ComponentProps) {
  const [submitted, setSubmitted] = useState<string>();
  const { shopOrderNo, designOrderId } = begun;
  return (
    <Card>
      <div className="p-stack p-stack--small">
        <p className="p-small">
          {SERVICE_KINDS[serviceType].words}。进度在<Anchor href={serviceOrdersAddress.path}>服务订单</Anchor>查看。
        </p>
        {isGone && <Notice tone="warning">没有找到要申请服务的订单或配单，请从它的详情页重新申请；也可以直接填写下面的表单。</Notice>}
        {(shopOrderNo !== '' || designOrderId !== '') && (
          <Notice tone={waits === null ? 'info' : 'warning'} action={waits !== null && <Anchor href={orderHref(ordersAddress, shopOrderNo)}>查看订单</Anchor>}>
            {shopOrderNo !== '' && (
              <>
                为订单 <Anchor href={orderHref(ordersAddress, shopOrderNo)}>{shopOrderNo}</Anchor>{' '}
              </>
            )}
            {designOrderId !== '' && (
              <>
                {shopOrderNo === '' ? '为' : '（'}配单 <Anchor href={designOrderHref(designOrderId)}>{designOrderName}</Anchor>
                {shopOrderNo !== '' && '）'}{' '}
              </>
            )}
            {waits === null ? begunWords(present !== null, serviceType, { isPlaced: begun.detailAddress !== '', isOwnPlace, leftOut }) : `申请：${waits}。`}
          </Notice>
        )}
      </div>
      {/* what would be refused in the end is not filled in first */}
      {waits === null &&
        (present === null ? (
          <ServiceForm
            key={`${serviceType} ${shopOrderNo} ${designOrderId}`}
            serviceType={serviceType}
            begun={begun}
            delivery={delivery}
            known={known}
            onSubmitted={setSubmitted}
          />
        ) : (
          <PresentService service={present} />
        ))}
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

interface Begun {
  isPlaced: boolean;
  isOwnPlace: boolean;
  leftOut: number;
}

function begunWords(isPresent: boolean, serviceType: ServiceType, { isPlaced, isOwnPlace, leftOut }: Begun): string {
  if (isPresent) return `申请过${SERVICE_KINDS[serviceType].title}，还没有完成，不需要再次提交。`;
  const place = isOwnPlace ? '。收货地址是您的默认地址，装在别处请改成现场地址，并核对到场联系人。' : '，请核对现场地址和到场联系人。';
  const begun = isPlaced ? `申请：产品、数量和收货地址已填好${place}` : '申请：产品和数量已填好，请填写现场地址，核对到场联系人。';
  return leftOut > 0 ? `${begun}线缆、辅材、配件和软件等 ${leftOut} 种没有列入，需要时可以自己添加。` : begun;
}
