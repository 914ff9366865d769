import * as contract from '@portal/contract/design-order';
import { SCENES } from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';

export const listScenes = operation(contract.listScenes, async function listScenes() {
  return [...SCENES];
});
