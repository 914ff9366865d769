/** A row as it travels. */
import { SERVICE_LINES_SHOWN, type ServiceOrder, type ServiceOrderSummary, type ShopOrderService } from '@portal/contract/service-order';
import type { Db } from '../../platform/db/database.ts';
import type { FindDesignOrder } from './needs.ts';
import { listSteps, type ServiceOrderRow, type StepRow } from './store.ts';

/** What a list shows of it, to whomever. */
export const summaryOf = (row: ServiceOrderRow, note: string | null): ServiceOrderSummary => ({
  id: row.serviceOrderId,
  serviceType: row.serviceType,
  state: row.state,
  shopOrderNo: row.shopOrderNo,
  projectName: row.projectName,
  products: row.products.slice(0, SERVICE_LINES_SHOWN),
  productCount: row.products.length,
  regionName: [row.provinceName, row.cityName, row.areaName].filter((name, at, names) => name !== names[at - 1]).join(' '),
  note: note ?? '',
  gmtCreate: row.gmtCreate.toISOString(),
  gmtModified: row.gmtModified.toISOString(),
});

const isOfDesk = ({ act }: StepRow): boolean => act === 'accept' || act === 'finish' || act === 'decline';

/** What a dealer is told of one asked for an order of its own. */
export function shopOrderServiceOf(row: ServiceOrderRow): ShopOrderService {
  const { note: _note, shopOrderNo: _no, ...told } = summaryOf(row, null);
  return { ...told, visitDate: row.visitDate };
}

/** All of it, with what was done in its order; the design order as long as whoever asked has it. */
export async function serviceOrderOf(db: Db, row: ServiceOrderRow, findDesignOrder: FindDesignOrder): Promise<ServiceOrder> {
  const designOrder = row.designOrderId === null ? undefined : await findDesignOrder(db, row, row.designOrderId);
  return wholeOf(row, await listSteps(db, row.serviceOrderId), designOrder ?? null);
}

const wholeOf = (row: ServiceOrderRow, steps: readonly StepRow[], designOrder: ServiceOrder['designOrder']): ServiceOrder => ({
  ...summaryOf(row, steps.findLast(isOfDesk)?.text ?? null),
  products: row.products,
  designOrder,
  contact: row.contact,
  phone: row.phone,
  detailAddress: row.detailAddress,
  targetAddress: row.targetAddress,
  visitDate: row.visitDate,
  faultTypeId: row.faultTypeId,
  remark: row.remark,
  pictures: row.pictures,
  steps: steps.map(({ id, act, text, gmtCreate }) => ({ id: String(id), act, text, gmtCreate: gmtCreate.toISOString() })),
});
