import { ProtocolAction, type ProtocolCode, type ProtocolVersion } from '@portal/contract/protocol';
import type { Db } from '../../platform/db/database.ts';
import { hashText, shownText } from './shown-text.ts';
import { insertConsents, listInForce } from './store.ts';

/** True where exactly the versions in force of `codes` were shown: an older text, or one too few, is no consent. */
export async function areInForce(db: Db, shown: readonly ProtocolVersion[], codes: readonly ProtocolCode[], now: number): Promise<boolean> {
  const rows = await listInForce(db, codes, now);
  return (
    rows.length === codes.length && rows.every((row) => shown.some(({ protocolCode, version }) => protocolCode === row.protocolCode && version === row.version))
  );
}

/** Writes down what the account answered to the texts in force, each with the hash of what was shown; agreed unless said otherwise. */
export async function recordConsents(
  db: Db,
  consent: { accountNo: string; codes: readonly ProtocolCode[]; providerBrand: string; now: number; action?: ProtocolAction },
): Promise<void> {
  const { accountNo, codes, providerBrand, now, action = ProtocolAction.Agree } = consent;
  const rows = await listInForce(db, codes, now);
  await insertConsents(
    db,
    rows.map((row) => ({
      accountNo,
      protocolCode: row.protocolCode,
      version: row.version,
      textHash: hashText(shownText(row, providerBrand)),
      action,
      gmtCreate: new Date(now),
    })),
  );
}
