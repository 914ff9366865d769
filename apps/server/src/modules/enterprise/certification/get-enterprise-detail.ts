import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { ownPapers } from './own-papers.ts';
import { detailOf } from './papers.ts';

export const getEnterpriseDetail = operation(contract.getEnterpriseDetail, async function getEnterpriseDetail(ctx) {
  const row = await ownPapers(ctx);
  return row ? detailOf(row) : null;
});
