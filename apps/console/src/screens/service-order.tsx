import {
  deskServicePictureUrl,
  faultName,
  getDeskServiceOrder,
  readServiceContact,
  saidWords,
  SERVICE_KINDS,
  serviceStepName,
  serviceOrderStateNames,
  type DeskServiceOrder,
} from '@portal/contract/service-order';
import { Anchor, Button, Card, ErrorState, Facts, TableSkeleton } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { type ReactNode } from 'react';
import { useParams } from 'react-router';
import { takersWords, ServiceHandling } from '../features/service-order/index.ts';
import { AskerPhone } from '../features/requirement/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

/** What was ordered, what was done about it, and what the desk does (SERVICE-7). */
export function ServiceOrderPage() {
  const { id = '' } = useParams();
  const { data: order, failed, read, put } = useAnswer(id, () => call(getDeskServiceOrder, { params: { id } }));
  if (!order) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const { serviceType, state, products, faultTypeId, remark, contact, phone, enterpriseName, regionName, detailAddress, targetAddress } = order;
  const { visitDate, pictures, dealerName, isSiteShown, steps, gmtCreate, projectName, shopOrderNo, designOrder } = order;
  const said: readonly (readonly [name: string, value: ReactNode])[] = [
    ['服务单号', id],
    ['项目名称', projectName],
    ['来自订单', shopOrderNo ?? ''],
    ['来自配单', designOrder?.name ?? ''],
    ['产品', <Products key="products" products={products} />],
    ['故障类型', faultName(faultTypeId)],
    ['情况说明', remark],
    ['地址', [regionName, detailAddress].filter(Boolean).join(' ')],
    ['移到哪里', targetAddress],
    ['希望上门日期', visitDate ?? ''],
    ['提交时间', formatDateTime(Date.parse(gmtCreate))],
  ];
  return (
    <>
      <p>
        <Anchor href="/serviceOrders?state=pending">返回待受理列表</Anchor>
      </p>
      <h1 className="c-title">
        {SERVICE_KINDS[serviceType].title}（{serviceOrderStateNames[state]}）
      </h1>
      <div className="c-papers">
        <Card title="服务内容">
          <Facts
            facts={said.filter(([, value]) => value !== '').map(([name, value]) => ({ key: name, name, value: <span className="c-said">{value}</span> }))}
          />
          {pictures.map((fileId, place) => (
            <a key={fileId} href={deskServicePictureUrl(id, fileId)} target="_blank" rel="noreferrer">
              第 {place + 1} 张照片{' '}
            </a>
          ))}
        </Card>
        <Card title="下单人">
          <Facts
            facts={[
              { key: 'contact', name: '联系人', value: contact },
              { key: 'phone', name: '联系电话', value: <AskerPhone key={id} masked={phone} ask={() => call(readServiceContact, { body: { id } })} /> },
              ...(enterpriseName === '' ? [] : [{ key: 'company', name: '企业', value: enterpriseName }]),
              { key: 'desk', name: '处理人', value: takersWords(order) || '还没有人受理' },
              ...(isSiteShown ? [{ key: 'dealer', name: '谁上门', value: dealerName || '客户请经销商派人，经销商还没有回复' }] : []),
            ]}
          />
        </Card>
      </div>
      <Card title="服务进度">
        <ol className="c-steps">
          {steps.map((step, place) => (
            <li key={step.id}>
              <span>{formatDateTime(Date.parse(step.gmtCreate))}</span>
              <span className="c-said">
                {serviceStepName(steps, place)}
                {saidWords(step) && `：${saidWords(step)}`}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <ServiceHandling key={id} order={order} onHandled={put} />
    </>
  );
}

/** Each device by the number on its label, else by pieces; a line breaks between them, not at a hyphen. */
const Products = ({ products }: Pick<DeskServiceOrder, 'products'>) =>
  products.map(({ productModel, serialNo, quantity }, place) => (
    // the same device may stand there twice
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className="c-whole">
      {serialNo === '' ? `${productModel} × ${quantity}` : `${productModel}（${serialNo}）`}
      {place < products.length - 1 && '、'}
    </span>
  ));
