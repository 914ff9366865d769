import { AppError, notSignedIn } from '@portal/contract/core';
import { sql, type Db } from '../../../platform/db/database.ts';
import { given, reading } from '../../../platform/db/readings.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { certifiedNumberOf, enterpriseRows, findCertifiedContact } from '../../enterprise/index.ts';
import { isGeneratedNickname } from '../registration/generated-nickname.ts';
import { findPersonFacts } from './store.ts';

/**
 * Who a paper of an account is from: its enterprise ('' without one), its name, and its phone in plain. For papers of the account itself only.
 * Where nobody has given it a name it is the contact of the certificate its owner handed in, else ''.
 */
export async function getContact(db: Db, accountNo: string): Promise<{ companyName: string; contactName: string; contactPhone: string }> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  const { nickname, merchantNo } = person;
  const contactName = isGeneratedNickname(nickname) ? await findCertifiedContact(db, { accountNo, merchantNo: merchantNo ?? '' }) : nickname;
  return { companyName: person.companyName ?? '', contactName, contactPhone: person.phone };
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
