import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listPieces } from './store.ts';

export const getSelectionPieces = operation(contract.getSelectionPieces, function getSelectionPieces(ctx) {
  return listPieces(ctx.db, ownerOf(ctx.caller));
});
