import { AppError, notSignedIn } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import { findPersonFacts } from './store.ts';

/** Who a paper of an account is from: its enterprise ('' without one), its name, and its phone in plain. For papers of the account itself only. */
export async function getContact(db: Db, accountNo: string): Promise<{ companyName: string; contactName: string; contactPhone: string }> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  return { companyName: person.companyName ?? '', contactName: person.nickname, contactPhone: person.phone };
}
