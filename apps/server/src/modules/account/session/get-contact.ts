import { AppError, notSignedIn } from '@portal/contract/core';
import { sql, type Db } from '../../../platform/db/database.ts';
import { given, reading } from '../../../platform/db/readings.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { enterpriseRows } from '../../enterprise/index.ts';
import { findPersonFacts } from './store.ts';

/** Who a paper of an account is from: its enterprise ('' without one), its name, and its phone in plain. For papers of the account itself only. */
export async function getContact(db: Db, accountNo: string): Promise<{ companyName: string; contactName: string; contactPhone: string }> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  return { companyName: person.companyName ?? '', contactName: person.nickname, contactPhone: person.phone };
}

/** Who buys: the name of the enterprise acted for (null without one), and the phone in plain; read together with what other rooms know. */
export const buyerReading = reading<Owner, { companyName: string | null; phone: string }, { companyName: string | null; phone: string } | undefined>(
  sql`select a.phone, (select e.company_name from ${enterpriseRows} e where e.merchant_no = ${given('merchantNo')}) as "companyName"
      from account a where a.account_no = ${given('accountNo')}`,
  ([buyer]) => buyer,
);
