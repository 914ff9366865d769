import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/suite';
import { operation } from '../../platform/http/operation.ts';
import { suitsFor } from './project.ts';
import { findSuite } from './store.ts';

export const getSuitDetail = operation(contract.getSuitDetail, async function getSuitDetail(ctx, { params: { id } }) {
  const row = await findSuite(ctx.db, id);
  const [suit] = row ? await suitsFor(ctx, [row]) : [];
  if (!suit) throw new AppError(notFound, { msg: contract.suiteCopy.gone });
  return suit;
});
