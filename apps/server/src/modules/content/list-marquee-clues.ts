import * as contract from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import type { OnEveryPage } from './on-every-page.ts';

export const listMarqueeClues = operation(contract.listMarqueeClues, function listMarqueeClues(ctx, _input, onEveryPage: OnEveryPage) {
  return onEveryPage.clues(ctx.db);
});
