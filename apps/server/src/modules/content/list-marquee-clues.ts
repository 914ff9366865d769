import * as contract from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import { listClues } from './store.ts';

/** What one bar holds. */
const CLUES_MAX = 12;

export const listMarqueeClues = operation(contract.listMarqueeClues, function listMarqueeClues(ctx) {
  return listClues(ctx.db, CLUES_MAX);
});
