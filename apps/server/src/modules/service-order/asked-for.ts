/** What a service is asked for: an order and a design order, each checked to be the asker's own, and to belong together (SERVICE-11). */
import { AppError, badRequest } from '@portal/contract/core';
import { notSentWords, SERVICE_KINDS, serviceOrderCopy, type ServiceOrderForm, type ServiceType } from '@portal/contract/service-order';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { listSkuKinds } from '../catalog/index.ts';
import { findShopOrder, listLinesOf, type ShopOrderRow } from '../order/index.ts';
import type { ServiceOrderNeeds } from './needs.ts';

interface AskedFor {
  shopOrderNo: string | null;
  designOrderId: string | null;
  shopOrder: ShopOrderRow | undefined;
}

type Asked = Pick<ServiceOrderForm, 'shopOrderNo' | 'designOrderId'> & { serviceType: ServiceType };
type Needs = Pick<ServiceOrderNeeds, 'findDesignOrder' | 'listDesignSkus'>;

const VIDEO = ['video', 'storage'];
/** Services that are for some goods alone: categories by `dataId`. */
const GOODS: Partial<Record<ServiceType, { name: string; categories: readonly string[] }>> = {
  monitors: { name: '视频监控设备', categories: VIDEO },
  'smart-lock': { name: '智能锁', categories: ['smart-lock'] },
  password: { name: '摄像机或录像机', categories: VIDEO },
};

/** Another's is as if it were not there. Of an order that came of one design order, that one is kept beside it. Throws `badRequest`, each fault on its field. */
export async function findAskedFor(db: Db, owner: Owner, { shopOrderNo, designOrderId, serviceType }: Asked, needs: Needs): Promise<AskedFor> {
  const shopOrder = shopOrderNo === undefined ? undefined : await findShopOrder(db, { owner }, shopOrderNo);
  const lines = shopOrder ? await listLinesOf(db, [shopOrder.shopOrderNo]) : [];
  const sources = [...new Set(lines.flatMap(({ sourceType, sourceId }) => (sourceType === 'designOrder' ? [sourceId] : [])))];
  const faults: Record<string, string> = {};
  const waits = shopOrder ? notSentWords(shopOrder.state) : null;
  if (shopOrderNo !== undefined && shopOrder === undefined) faults['shopOrderNo'] = serviceOrderCopy.orderGone;
  else if (waits !== null) faults['shopOrderNo'] = waits;
  else if (
    shopOrder &&
    !(await isForSome(
      db,
      serviceType,
      lines.map(({ skuNo }) => skuNo),
    ))
  )
    faults['shopOrderNo'] = inWords(serviceOrderCopy.noGoodsInOrder, serviceType);
  if (designOrderId !== undefined) {
    const isOwn = (await needs.findDesignOrder(db, owner, designOrderId)) !== undefined;
    if (!isOwn) faults['designOrderId'] = serviceOrderCopy.designOrderGone;
    else if (shopOrder && !sources.includes(designOrderId)) faults['designOrderId'] = serviceOrderCopy.notOfDesignOrder;
    else if (!shopOrder && !(await isForSome(db, serviceType, await needs.listDesignSkus(db, designOrderId))))
      faults['designOrderId'] = inWords(serviceOrderCopy.noGoodsInDesignOrder, serviceType);
  }
  const [first] = Object.values(faults);
  if (first !== undefined) throw new AppError(badRequest, { msg: first, fields: faults });
  // the one design order that lines of an order came of
  const [source] = sources;
  const cameOf = designOrderId === undefined && source !== undefined && sources.length === 1 ? await needs.findDesignOrder(db, owner, source) : undefined;
  return { shopOrderNo: shopOrderNo ?? null, designOrderId: designOrderId ?? cameOf?.id ?? null, shopOrder };
}

/** Whether any of these models is of the goods that the service is for; products of one's own may be anything. */
async function isForSome(db: Db, serviceType: ServiceType, skuNos: readonly string[]): Promise<boolean> {
  const goods = GOODS[serviceType];
  if (goods === undefined) return true;
  const kinds = await listSkuKinds(db, skuNos);
  return skuNos.some((skuNo) => kinds.get(skuNo)?.some((kind) => goods.categories.includes(kind)) ?? true);
}

const inWords = (sentence: (goods: string, title: string) => string, serviceType: ServiceType): string =>
  sentence(GOODS[serviceType]?.name ?? '', SERVICE_KINDS[serviceType].title);
