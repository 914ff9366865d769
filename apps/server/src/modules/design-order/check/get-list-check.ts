import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { loadListCheck } from './list-check.ts';

export const getListCheck = operation(contract.getListCheck, function getListCheck(ctx, { query }) {
  return loadListCheck(ctx, contract.listPlaceOf(query.designOrderId));
});
