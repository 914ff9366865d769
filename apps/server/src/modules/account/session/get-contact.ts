import { AppError, notSignedIn } from '@portal/contract/core';
import { sql, type Db } from '../../../platform/db/database.ts';
import { given, reading } from '../../../platform/db/readings.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { certifiedNumberOf, enterpriseRows } from '../../enterprise/index.ts';
import { findPersonFacts } from './store.ts';

/** Who a paper of an account is from: its enterprise ('' without one), its name, and its phone in plain. For papers of the account itself only. */
export async function getContact(db: Db, accountNo: string): Promise<{ companyName: string; contactName: string; contactPhone: string }> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  return { companyName: person.companyName ?? '', contactName: person.nickname, contactPhone: person.phone };
}

interface Buyer {
  /** Of the enterprise acted for; null without one. */
  companyName: string | null;
  /** Under which it is certified; null where it has no papers here. */
  companyNumber: string | null;
  /** In plain. */
  phone: string;
}

/** Who buys; read together with what other rooms know. */
export const buyerReading = reading<Owner, Buyer, Buyer | undefined>(
  sql`select a.phone, (select e.company_name from ${enterpriseRows} e where e.merchant_no = ${given('merchantNo')}) as "companyName",
        ${certifiedNumberOf(given('merchantNo'))} as "companyNumber"
      from account a where a.account_no = ${given('accountNo')}`,
  ([buyer]) => buyer,
);
