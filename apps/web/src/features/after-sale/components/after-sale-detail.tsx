import {
  afterSaleActName,
  afterSaleActorNames,
  afterSaleReasonNames,
  afterSaleWayNames,
  faultName,
  pictureLabel,
  type AfterSale,
} from '@portal/contract/after-sale';
import { sumlessWhy } from '@portal/engines/states';
import { Anchor, Card, Code, Facts, Icon, Money, Table } from '@portal/ui';
import type { ReactNode } from 'react';
import { OrderProduct, Timeline } from '../../order/index.ts';
import { nextStepOf, stagesOf } from '../model/next-step.ts';
import { AfterSaleDeadline } from './after-sale-deadline.tsx';
import { AfterSaleTag } from './after-sale-tag.tsx';
import './after-sale-detail.css';

interface AfterSaleDetailProps {
  request: AfterSale;
  who: 'buyer' | 'dealer';
  /** The page of the order it is of. */
  orderHref: string;
  /** Address of a picture for whoever looks. */
  pictureUrl(fileId: string): string;
  /** The deeds. */
  children?: ReactNode;
}

/** One request: where it stands and what is to be done now, what it is about, what has happened. */
export function AfterSaleDetail({ request, who, orderHref, pictureUrl, children }: AfterSaleDetailProps) {
  const { afterSaleNo, shopOrderNo, way, isUnsent, state, shop, buyerName, lines, amount, freight, isAmountFixed } = request;
  const isRefund = sumlessWhy(request) === null;
  return (
    <div className="as-detail">
      <Card className="as-head">
        <div className="as-head__state">
          <p className="p-row">
            <AfterSaleTag state={state} /> <b>{isUnsent ? '未发货退款' : afterSaleWayNames[way]}</b> <Code>{afterSaleNo}</Code>
          </p>
          <p>{nextStepOf(state, who)}</p>
          <AfterSaleDeadline {...request} />
        </div>
        {isRefund && (
          <div className="as-head__sum">
            <Money yuan={amount} size="large" />
            <span className="p-small">{isAmountFixed ? '退款金额' : '预计退款'}</span>
          </div>
        )}
        <div className="as-head__do">{children}</div>
      </Card>
      <Stages {...request} />
      <div className="as-detail__parts">
        <div className="as-detail__main">
          <Card title="售后产品" flush>
            <Table
              caption="售后产品"
              rows={lines}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  head: '产品',
                  phone: 'title',
                  render: ({ picUrl, productName, productModel }) => <OrderProduct picUrl={picUrl} name={productName} model={productModel} href={null} />,
                },
                { key: 'quantity', head: '数量', kind: 'figure', width: 96, render: ({ quantity, unit }) => `${quantity} ${unit}` },
                ...(isRefund
                  ? [
                      {
                        key: 'amount',
                        head: isAmountFixed ? '退款' : '预计退款',
                        kind: 'figure' as const,
                        width: 128,
                        render: (line: AfterSale['lines'][number]) => <Money yuan={line.amount} size="small" />,
                      },
                    ]
                  : []),
              ]}
            />
            {isRefund && freight > 0 && (
              <p className="as-detail__freight">
                含运费 <Money yuan={freight} size="small" />
              </p>
            )}
          </Card>
          <Reported request={request} pictureUrl={pictureUrl} />
        </div>
        <div className="as-detail__main">
          <Card title="相关信息">
            <Facts
              facts={[
                { key: 'order', name: '订单', value: <Anchor href={orderHref}>{shopOrderNo}</Anchor> },
                { key: 'side', name: who === 'buyer' ? '经销商' : '买家', value: who === 'buyer' ? shop.shopName : buyerName },
                ...(request.returnAddress === '' ? [] : [{ key: 'back', name: '退货地址', value: request.returnAddress }]),
                ...(request.sentBack ? [{ key: 'sentBack', name: '寄回', value: parcelWords(request.sentBack) }] : []),
                ...(request.sentAnew ? [{ key: 'sentAnew', name: way === 'repair' ? '维修后寄回' : '换货寄出', value: parcelWords(request.sentAnew) }] : []),
              ]}
            />
          </Card>
          <Card title="处理进度">
            <Timeline
              label="处理进度"
              events={request.events.map(({ act, who: by, text, gmtCreate }) => ({
                name: afterSaleActName(act, way),
                by: afterSaleActorNames[by],
                text,
                gmtCreate,
              }))}
            />
          </Card>
        </div>
      </div>
    </div>
  );
}

const parcelWords = ({ carrier, trackingNo }: { carrier: string; trackingNo: string }) => (
  <>
    {carrier} <Code>{trackingNo}</Code>
  </>
);

/** The road and how far it is gone; one that left it says so by its state. */
function Stages({ way, state }: AfterSale) {
  const { stages, done } = stagesOf(way, state);
  if (done === null) return null;
  return (
    <Card>
      <ol className="as-stages" aria-label="售后步骤">
        {stages.map((stage, index) => (
          <li key={stage} data-done={index < done || undefined} aria-current={index === done ? 'step' : undefined}>
            <span className="as-stages__dot">{index < done ? <Icon name="check" size={16} /> : index + 1}</span> {stage}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const Serials = ({ serialNos }: { serialNos: readonly string[] }) => (
  <span className="p-row">
    {serialNos.map((serialNo) => (
      <Code key={serialNo}>{serialNo}</Code>
    ))}
  </span>
);

function Reported({ request: { way, reason, faultTypeId, serialNos, text, pictures }, pictureUrl }: Pick<AfterSaleDetailProps, 'request' | 'pictureUrl'>) {
  return (
    <Card title="申请内容">
      <Facts
        facts={[
          way === 'repair' && faultTypeId !== null
            ? { key: 'fault', name: '故障', value: faultName(faultTypeId) }
            : { key: 'reason', name: '原因', value: afterSaleReasonNames[reason] },
          ...(way === 'repair' ? [{ key: 'serials', name: '序列号', value: serialNos.length === 0 ? '见图片' : <Serials serialNos={serialNos} /> }] : []),
          { key: 'text', name: '说明', value: text === '' ? '无' : text },
          ...(pictures.length === 0 ? [{ key: 'pictures', name: '凭证图片', value: '没有上传' }] : []),
        ]}
      />
      {pictures.length > 0 && (
        <ul className="as-evidence" aria-label="凭证图片">
          {pictures.map((fileId, place) => (
            <li key={fileId}>
              <a href={pictureUrl(fileId)} target="_blank" rel="noreferrer" aria-label={pictureLabel(place)}>
                <img src={pictureUrl(fileId)} alt="" width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
