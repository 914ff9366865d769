/** Calls about service orders; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { addServiceOrder as Add, arrangeShopOrderService as Arrange, ServiceOrder, ServiceType } from '@portal/contract/service-order';
import { pageCall } from '../../lib/calls/call.ts';
import type { ChoosableModel } from './model/known-models.ts';

const contract = () => import('@portal/contract/service-order');
const submissions = createRequestKeys();

/** Gives the number. The same form sent again after a lost answer is one. */
export async function addServiceOrder(serviceType: ServiceType, body: BodyInputOf<typeof Add>): Promise<string> {
  const { addServiceOrder: add } = await contract();
  return submissions.send({ serviceType, body }, (idempotencyKey) => pageCall(add, { params: { serviceType }, body, idempotencyKey }));
}

export async function cancelServiceOrder(id: string): Promise<ServiceOrder> {
  const { cancelServiceOrder: cancel } = await contract();
  return pageCall(cancel, { body: { id } });
}

export async function addPictures(id: string, pictures: string[]): Promise<ServiceOrder> {
  const { addServicePictures } = await contract();
  return pageCall(addServicePictures, { body: { id, pictures } });
}

/** The dealer says when who comes, of one as it was read. */
export async function arrangeService(body: BodyInputOf<typeof Arrange>): Promise<void> {
  const { arrangeShopOrderService } = await contract();
  await pageCall(arrangeShopOrderService, { body });
}

export async function completeService(body: Omit<BodyInputOf<typeof Arrange>, 'visitDate'>): Promise<void> {
  const { completeShopOrderService } = await contract();
  await pageCall(completeShopOrderService, { body });
}

/** Models of the catalogue whose number is like what is typed; none where they cannot be read: the box takes any text. */
export async function findModels(keyword: string, signal: AbortSignal): Promise<ChoosableModel[]> {
  const { listSuggestions } = await import('@portal/contract/catalog');
  const found = await pageCall(listSuggestions, { query: { keyword }, signal }).catch(() => []);
  return found.flatMap(({ kind, text, note }) => (kind === 'model' ? [{ productModel: text, productName: note, picUrl: '' }] : []));
}
