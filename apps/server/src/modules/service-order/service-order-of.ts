/** A row as it travels. */
import { saidWords, SERVICE_LINES_SHOWN, type ServiceOrder, type ServiceOrderSummary, type ShopOrderService } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import type { FindDesignOrder } from './needs.ts';
import { listSteps, type ServiceOrderRow, type StepRow } from './store.ts';

/** What a list shows of it, to whomever. */
export const summaryOf = (row: ServiceOrderRow, said: Pick<StepRow, 'act' | 'text' | 'visitDate'> | null): ServiceOrderSummary => ({
  id: row.serviceOrderId,
  serviceType: row.serviceType,
  state: row.state,
  shopOrderNo: row.shopOrderNo,
  projectName: row.projectName,
  products: row.products.slice(0, SERVICE_LINES_SHOWN),
  productCount: row.products.length,
  regionName: [row.provinceName, row.cityName, row.areaName].filter((name, at, names) => name !== names[at - 1]).join(' '),
  note: said === null ? '' : saidWords(said),
  isNoteOfDealer: said?.act === 'arrange' || said?.act === 'complete',
  gmtCreate: row.gmtCreate.toISOString(),
  gmtModified: row.gmtModified.toISOString(),
});

const isAnswer = ({ act }: StepRow): boolean => act !== 'submit' && act !== 'addPictures' && act !== 'cancel';

/** What a dealer is told of one asked for an order of its own; the site where the asker wants it told, until it is over, and what the dealer arranged (SERVICE-12, SERVICE-13). */
export function shopOrderServiceOf(row: ServiceOrderRow, steps: readonly StepRow[] = []): ShopOrderService {
  const { note: _note, isNoteOfDealer: _by, shopOrderNo: _no, projectName: _project, ...told } = summaryOf(row, null);
  const { contact, phone, detailAddress } = row;
  const isToCome = row.isSiteShown && serviceOrderStates.may(row.state, 'cancel', 'asker');
  return {
    ...told,
    visitDate: row.visitDate,
    site: isToCome ? { contact, phone, detailAddress } : null,
    isDeskIn: isToCome && row.handlerNo !== null,
    arranged: dayOf(steps.findLast(({ act }) => act === 'arrange')),
    completed: dayOf(steps.findLast(({ act }) => act === 'complete')),
  };
}

/** What was said with a day; what was done before one was written has none. */
const dayOf = (step: StepRow | undefined): ShopOrderService['arranged'] =>
  step === undefined || step.visitDate === null ? null : { text: step.text, visitDate: step.visitDate };

/** All of it, with what was done in its order; the design order as long as whoever asked has it. */
export async function serviceOrderOf(db: Db, row: ServiceOrderRow, findDesignOrder: FindDesignOrder): Promise<ServiceOrder> {
  const designOrder = row.designOrderId === null ? undefined : await findDesignOrder(db, row, row.designOrderId);
  return wholeOf(row, await listSteps(db, row.serviceOrderId), designOrder ?? null);
}

const wholeOf = (row: ServiceOrderRow, steps: readonly StepRow[], designOrder: ServiceOrder['designOrder']): ServiceOrder => ({
  ...summaryOf(row, steps.findLast(isAnswer) ?? null),
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
  isSiteShown: row.isSiteShown,
  steps: steps.map(({ id, act, text, visitDate, gmtCreate }) => ({ id: String(id), act, text, visitDate, gmtCreate: gmtCreate.toISOString() })),
});
