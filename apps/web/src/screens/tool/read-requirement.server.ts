import type { Call } from '@portal/client';
import { listAddresses } from '@portal/contract/address';
import { getDesignOrder, listScenes } from '@portal/contract/design-order';
import { listProductTypes } from '@portal/contract/requirement';
import { projectIn } from '../../features/requirement/index.ts';

/** What the form of a requirement offers, and what is known before it is filled in (REQUEST-15). */
export async function readRequirement(call: Call, search: URLSearchParams) {
  const id = projectIn(search);
  const [scenes, productTypes, addresses, designOrder] = await Promise.all([
    call(listScenes),
    call(listProductTypes),
    // the form stands without either; another's order is as if it were not there
    call(listAddresses).catch(() => []),
    id === '' ? undefined : call(getDesignOrder, { params: { id } }).catch(() => undefined),
  ]);
  const known = {
    address: addresses.find(({ isDefault }) => isDefault),
    designOrder: designOrder && { id, name: designOrder.name, sceneId: designOrder.sceneId, totals: designOrder.totals },
  };
  return { choices: { scenes, productTypes }, known };
}
