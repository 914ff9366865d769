/** A row as it travels. */
import type { ServiceOrder, ServiceOrderSummary } from '@portal/contract/service-order';
import type { ServiceOrderRow, StepRow } from './store.ts';

/** What a list shows of it, to whomever. */
export const summaryOf = (row: ServiceOrderRow, note: string | null): ServiceOrderSummary => ({
  id: row.serviceOrderId,
  serviceType: row.serviceType,
  state: row.state,
  products: row.products,
  regionName: [row.provinceName, row.cityName, row.areaName].filter((name, at, names) => name !== names[at - 1]).join(' '),
  note: note ?? '',
  gmtCreate: row.gmtCreate.toISOString(),
  gmtModified: row.gmtModified.toISOString(),
});

const isOfDesk = ({ act }: StepRow): boolean => act === 'accept' || act === 'finish' || act === 'decline';

/** All of it, with what was done in its order. */
export const serviceOrderOf = (row: ServiceOrderRow, steps: readonly StepRow[]): ServiceOrder => ({
  ...summaryOf(row, steps.findLast(isOfDesk)?.text ?? null),
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
