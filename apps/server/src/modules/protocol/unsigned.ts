import { PROTOCOL_CODES, ProtocolCode } from '@portal/contract/protocol';
import { mayCall, type UserType } from '@portal/engines/access';
import type { Db } from '../../platform/db/database.ts';
import { listAgreedVersions, listInForce, type ProtocolRow } from './store.ts';

/** Agreements in force that the account has not agreed to in this version. `isUpdate`: it has in an older one. */
export async function listUnsigned(
  db: Db,
  { accountNo, now, codes = PROTOCOL_CODES }: { accountNo: string; now: number; codes?: readonly ProtocolCode[] },
): Promise<{ row: ProtocolRow; isUpdate: boolean }[]> {
  const agreed = new Map((await listAgreedVersions(db, accountNo)).map(({ protocolCode, version }) => [protocolCode, version]));
  return (await listInForce(db, codes, now))
    .filter(({ protocolCode, version }) => (agreed.get(protocolCode) ?? 0) < version)
    .map((row) => ({ row, isUpdate: agreed.has(row.protocolCode) }));
}

/** The rules of safe service, for whoever acts for an enterprise and has not confirmed them. */
export async function findUnconfirmed(db: Db, asked: { accountNo: string; userType: UserType; now: number }): Promise<ProtocolRow | undefined> {
  if (!mayCall('actsForEnterprise', asked.userType)) return undefined;
  const [found] = await listUnsigned(db, { ...asked, codes: [ProtocolCode.ServiceSafety] });
  return found?.row;
}
