import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { findCertification } from '../certification/store.ts';

/** The full number, after it is written down who looks at it. */
export const readCertificationContact = operation(contract.readCertificationContact, async function readCertificationContact(ctx, { body: { enterpriseNo } }) {
  const row = await findCertification(ctx.db, enterpriseNo);
  if (row === undefined) throw new AppError(notFound);
  await recordAct(ctx, 'readContactPhone', { target: enterpriseNo });
  return { contactPhone: row.contactPhone };
});
