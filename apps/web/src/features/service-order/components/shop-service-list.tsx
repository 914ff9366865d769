import { saidWords, SERVICE_KINDS, shopServiceStateNames, type ListedShopService, type ShopServiceState } from '@portal/contract/service-order';
import { Anchor, ButtonLink, Code, Tag, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { orderHref, shopOrdersAddress } from '../../order/index.ts';
import { DESK_IN_WORDS, productsWords } from '../model/service-words.ts';
import { ASKED_SERVICES_ID } from './asked-services.tsx';
import { ServiceTag } from './service-tag.tsx';
import './shop-service-list.css';

const TONES: Readonly<Record<Exclude<ShopServiceState, 'over'>, Tone>> = { toArrange: 'warning', arranged: 'accent', byDesk: 'neutral' };
/** Of so many a row names the devices. */
const SHOWN_PRODUCTS = 3;

/** Services asked for orders of a dealer, each the way to the order's page, where it is answered (SERVICE-14). */
export function ShopServiceList({ services }: { services: readonly ListedShopService[] }) {
  return (
    <ul className="so-shop" aria-label="客户服务单">
      {services.map(({ id, serviceType, state, shopState, shopOrderNo, buyerName, products, productCount, regionName, gmtCreate, ...said }) => {
        const href = `${orderHref(shopOrdersAddress, shopOrderNo)}#${ASKED_SERVICES_ID}`;
        const isWaiting = shopState === 'toArrange';
        return (
          <li key={id}>
            <div className="so-shop__head">
              {shopState === 'over' ? <ServiceTag state={state} /> : <Tag tone={TONES[shopState]}>{shopServiceStateNames[shopState]}</Tag>}
              <h2 className="so-shop__name">
                <Anchor href={href}>{buyerName}</Anchor>
              </h2>
              <span>{SERVICE_KINDS[serviceType].title}</span>
              <Code>{id}</Code>
              <time className="so-shop__time" dateTime={gmtCreate}>
                {formatDateTime(Date.parse(gmtCreate))}
              </time>
            </div>
            <div className="so-shop__body">
              <div className="so-shop__words">
                <p>{dayWords(said)}</p>
                <p className="p-small">{productsWords(products.slice(0, SHOWN_PRODUCTS), productCount)}</p>
                <p className="p-small">
                  {regionName} · 订单 <Code>{shopOrderNo}</Code>
                </p>
                {isWaiting && said.isDeskIn && <p className="p-small">{DESK_IN_WORDS}</p>}
              </div>
              {isWaiting ? (
                <ButtonLink href={href} aria-label={`去安排：服务单 ${id}`}>
                  去安排
                </ButtonLink>
              ) : (
                <Anchor href={href} aria-label={`查看订单：服务单 ${id}`}>
                  查看订单
                </Anchor>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The day it was done, that was said, or that was wished for. */
function dayWords({ visitDate, arranged, completed }: Pick<ListedShopService, 'visitDate' | 'arranged' | 'completed'>): string {
  if (completed) return saidWords({ act: 'complete', ...completed });
  if (arranged) return saidWords(arranged);
  return visitDate === null ? '客户没有指定上门日期' : `客户希望 ${visitDate} 上门`;
}
