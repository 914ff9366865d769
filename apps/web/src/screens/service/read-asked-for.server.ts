import { findCallError } from '@portal/client';
import type { Address } from '@portal/contract/address';
import { getDesignOrder } from '@portal/contract/design-order';
import { getOrder, listOrders } from '@portal/contract/order';
import { listInstalledLines, listServiceOrders, notSentWords, type ServiceOrderSummary, type ServiceType } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { beganFor, beganWith, goodsOfDesignOrder, goodsOfOrder, isOwnPlace } from '../../features/service-order/index.ts';
import type { ChoosableModel, ServicePlace, TypedService } from '../../features/service-order/index.ts';
import type { Call } from '@portal/client';

/** What the form is begun with, and whether what the address names is not there (any more). */
export interface BegunService {
  begun: TypedService;
  /** Where the goods went; null: nowhere, or nothing is asked for. */
  delivery: ServicePlace | null;
  /** What the design order is called; '' of none. */
  designOrderName: string;
  /** What stands in the order or the design order, by name and picture. */
  goods: ChoosableModel[];
  isGone: boolean;
  /** How many of these goods the form is not begun with: nobody puts them up. */
  leftOut: number;
  /** The goods went to one's own place, which is no site. */
  isOwnPlace: boolean;
  /** Why the order that is named is not served yet, and from when on it is; null: it is, or none is named. */
  waits: string | null;
}

/** A form begun with the goods of one's own order or design order, and where they went (SERVICE-11, SERVICE-12). */
export async function readAskedFor(call: Call, asked: { shopOrderNo: string; designOrderId: string }, address: Address | undefined): Promise<BegunService> {
  try {
    if (asked.shopOrderNo !== '') return { ...(await ofOrder(call, asked.shopOrderNo, address)), isGone: false };
    if (asked.designOrderId !== '') return { ...(await ofDesignOrder(call, asked.designOrderId, address)), isGone: false, waits: null };
  } catch (failure) {
    // another's is as if it were not there
    if (findCallError(failure)?.status !== 404) throw failure;
    return { ...BY_ITSELF, begun: beganWith(address), isGone: true };
  }
  return { ...BY_ITSELF, begun: beganWith(address), isGone: false };
}

/** What was asked of this kind for the same order, or the same design order, and is not done yet: another is not taken beside it (SERVICE-11). */
export async function readOpenService(
  call: Call,
  serviceType: ServiceType,
  { shopOrderNo, designOrderId }: { shopOrderNo: string; designOrderId: string },
): Promise<ServiceOrderSummary | null> {
  if (shopOrderNo === '' && designOrderId === '') return null;
  const { data } = await call(listServiceOrders, { query: { serviceType, ...(shopOrderNo === '' ? { designOrderId } : { shopOrderNo }) } }).catch(() => ({
    data: [],
  }));
  return data.find((one) => serviceOrderStates.may(one.state, 'cancel', 'asker') && (one.shopOrderNo ?? '') === shopOrderNo) ?? null;
}

const BY_ITSELF = { delivery: null, designOrderName: '', goods: [], leftOut: 0, isOwnPlace: false, waits: null };

async function ofOrder(call: Call, shopOrderNo: string, own: Address | undefined): Promise<Omit<BegunService, 'isGone'>> {
  const { state, lines, address } = await call(getOrder, { params: { shopOrderNo } });
  const sources = new Set(lines.flatMap(({ sourceType, sourceId }) => (sourceType === 'designOrder' ? [sourceId] : [])));
  const [designOrderId = ''] = sources.size === 1 ? sources : [];
  const designOrder = designOrderId === '' ? undefined : await call(getDesignOrder, { params: { id: designOrderId } }).catch(() => undefined);
  // a form with all of them is a form, too
  const installed = await call(listInstalledLines, { params: { shopOrderNo } }).catch(() => null);
  const products = goodsOfOrder(lines, installed);
  return {
    begun: beganFor(own, address, { shopOrderNo, designOrderId: designOrder?.id ?? '', products }),
    delivery: address,
    designOrderName: designOrder?.name ?? '',
    goods: lines,
    leftOut: goodsOfOrder(lines, null).length - products.length,
    isOwnPlace: isOwnPlace(own, address),
    waits: notSentWords(state),
  };
}

async function ofDesignOrder(call: Call, id: string, address: Address | undefined): Promise<Omit<BegunService, 'isGone' | 'waits'>> {
  const { name, lines } = await call(getDesignOrder, { params: { id } });
  // it goes where the goods went, once it was bought
  const bought = await call(listOrders, { query: { designOrderId: id } }).then(
    ({ data: [order] }) => order && call(getOrder, { params: { shopOrderNo: order.shopOrderNo } }),
    () => undefined,
  );
  const products = goodsOfDesignOrder(lines);
  return {
    begun: beganFor(address, bought?.address, { designOrderId: id, products }),
    leftOut: lines.length - products.length,
    isOwnPlace: isOwnPlace(address, bought?.address),
    delivery: bought?.address ?? null,
    designOrderName: name,
    goods: lines.map(({ productModel, productName, productImage }) => ({ productModel, productName, picUrl: productImage })),
  };
}
