import { fileUrl } from '@portal/contract/file';
import { faultName, SERVICE_KINDS, type ServiceOrder } from '@portal/contract/service-order';
import { Anchor, Facts } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { orderHref, ordersAddress } from '../../order/index.ts';
import { dealerReadsWords, productWords } from '../model/service-words.ts';
import './service-order-facts.css';

interface ServiceOrderFactsProps {
  order: ServiceOrder;
  /** Where the design order stands that it was asked for. */
  designOrderHref(id: string): string;
}

/** What was ordered, as it was handed in. */
export function ServiceOrderFacts({ order, designOrderHref }: ServiceOrderFactsProps) {
  const {
    serviceType,
    products,
    faultTypeId,
    remark,
    contact,
    phone,
    regionName,
    detailAddress,
    targetAddress,
    visitDate,
    pictures,
    gmtCreate,
    projectName,
    shopOrderNo,
    designOrder,
  } = order;
  const said: readonly (readonly [name: string, value: ReactNode])[] = [
    ['服务单号', order.id],
    ['服务类型', SERVICE_KINDS[serviceType].title],
    ['项目名称', projectName],
    ['订单', shopOrderNo !== null && <Anchor href={orderHref(ordersAddress, shopOrderNo)}>{shopOrderNo}</Anchor>],
    ['配单', designOrder && <Anchor href={designOrderHref(designOrder.id)}>{designOrder.name}</Anchor>],
    ['产品', <Products key="products" products={products} />],
    ['故障类型', faultName(faultTypeId)],
    ['情况说明', remark],
    ['联系人', `${contact}，${phone}`],
    ['地址', [regionName, detailAddress].filter(Boolean).join(' ')],
    ['移到哪里', targetAddress],
    ['希望上门日期', visitDate ?? ''],
    ['经销商可见', dealerReadsWords(order)],
    ['提交时间', formatDateTime(Date.parse(gmtCreate))],
  ];
  return (
    <>
      <Facts
        facts={said.filter(([, value]) => Boolean(value)).map(([name, value]) => ({ key: name, name, value: <span className="so-said">{value}</span> }))}
      />
      {pictures.length > 0 && (
        <div className="so-pictures">
          {pictures.map((fileId, place) => (
            <a key={fileId} href={fileUrl(fileId)} target="_blank" rel="noreferrer">
              <img src={fileUrl(fileId)} alt={`第 ${place + 1} 张现场照片`} width={72} height={72} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** Each device; a line breaks between them, not at a hyphen. */
const Products = ({ products }: Pick<ServiceOrder, 'products'>) =>
  products.map((line, place) => (
    // the same device may stand there twice
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className="so-whole">
      {productWords(line)}
      {place < products.length - 1 && '、'}
    </span>
  ));
