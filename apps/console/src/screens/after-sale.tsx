import {
  afterSaleActName,
  afterSaleActorNames,
  afterSaleReasonNames,
  afterSaleWayNames,
  deskAfterSalePictureUrl,
  faultName,
  getDeskAfterSale,
  pictureLabel,
} from '@portal/contract/after-sale';
import { sumlessWhy } from '@portal/engines/states';
import { Anchor, Button, Card, ErrorState, Facts, Money, Table, TableSkeleton } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useParams } from 'react-router';
import { Deciding, AfterSaleSum, AfterSaleTag } from '../features/after-sale/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';
import './after-sale.css';

/** What both sides said and did, and the provider's decision (AFTER-8). */
export function AfterSalePage() {
  const { afterSaleNo = '' } = useParams();
  const { data: request, failed, read, put } = useAnswer(afterSaleNo, () => call(getDeskAfterSale, { params: { afterSaleNo } }));
  if (!request) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const { shopOrderNo, way, isUnsent, state, shop, buyerName, lines, freight, isAmountFixed, reason, faultTypeId, serialNos, text, pictures, events } = request;
  return (
    <>
      <p>
        <Anchor href="/afterSales?state=arbitration">返回待裁定列表</Anchor>
      </p>
      <h1 className="c-title">
        售后单 {afterSaleNo} <AfterSaleTag state={state} />
      </h1>
      <div className="c-papers">
        <Card title="申请">
          <Facts
            facts={[
              { key: 'way', name: '方式', value: isUnsent ? '未发货退款' : afterSaleWayNames[way] },
              {
                key: 'amount',
                name: isAmountFixed ? '退款金额' : '预计退款',
                value: <AfterSaleSum request={request} />,
              },
              ...(freight > 0 ? [{ key: 'freight', name: '其中运费', value: <Money yuan={freight} size="small" /> }] : []),
              {
                key: 'reason',
                name: faultTypeId === null ? '原因' : '故障',
                value: faultTypeId === null ? afterSaleReasonNames[reason] : faultName(faultTypeId),
              },
              ...(way === 'repair' ? [{ key: 'serials', name: '序列号', value: serialNos.join('、') || '见图片' }] : []),
              { key: 'text', name: '说明', value: <span className="c-said">{text || '无'}</span> },
            ]}
          />
        </Card>
        <Card title="双方">
          <Facts
            facts={[
              { key: 'order', name: '订单', value: shopOrderNo },
              { key: 'buyer', name: '买家', value: buyerName },
              { key: 'shop', name: '经销商', value: shop.shopName },
              { key: 'back', name: '寄回', value: request.sentBack ? `${request.sentBack.carrier} ${request.sentBack.trackingNo}` : '没有寄回' },
            ]}
          />
        </Card>
      </div>
      <Card title="产品" flush>
        <Table
          caption="售后产品"
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            { key: 'model', head: '产品', phone: 'title', render: ({ productName, productModel }) => `${productName} ${productModel}` },
            { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity, unit }) => `${quantity} ${unit}` },
            ...(sumlessWhy(request) === null
              ? [{ key: 'amount', head: '金额', kind: 'figure' as const, render: (line: { amount: number }) => <Money yuan={line.amount} size="small" /> }]
              : []),
          ]}
        />
      </Card>
      <Card title="凭证图片">
        {pictures.length === 0 ? (
          <p className="p-small">买家没有上传图片</p>
        ) : (
          <ul className="c-evidence">
            {pictures.map((fileId, place) => (
              <li key={fileId}>
                <a href={deskAfterSalePictureUrl({ afterSaleNo, fileId })} target="_blank" rel="noreferrer" aria-label={pictureLabel(place)}>
                  <img src={deskAfterSalePictureUrl({ afterSaleNo, fileId })} alt="" width={120} height={120} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="处理记录">
        <ol className="c-steps">
          {events.map(({ act, who, text: said, gmtCreate }, index) => (
            <li key={`${gmtCreate} ${index}`}>
              <span>{formatDateTime(Date.parse(gmtCreate))}</span>
              <span className="c-said">
                {/* what the provider does names it */}
                {who !== 'provider' && afterSaleActorNames[who]}
                {afterSaleActName(act, way)}
                {said && `：${said}`}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <Deciding key={afterSaleNo} request={request} onDecided={put} />
    </>
  );
}
