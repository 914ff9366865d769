import * as contract from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import { CLUES_MAX, listClues } from './store.ts';

export const listMarqueeClues = operation(contract.listMarqueeClues, function listMarqueeClues(ctx) {
  return listClues(ctx.db, CLUES_MAX);
});
