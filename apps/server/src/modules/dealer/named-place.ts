/** A place as somebody sends it, against the regions there are. */
import type { UserLocation } from '@portal/contract/dealer';
import type { Db } from '../../platform/db/database.ts';
import { findNamesOfPath } from '../region/index.ts';

const LEVELS = ['province', 'city', 'area', 'street'] as const;
type Sent = { [field in keyof UserLocation]?: UserLocation[field] | undefined };

/** Whether the codes, as far as they go, lie in each other and bear the names sent with them; a name without a code says nothing. */
export const isOnePlace = async (db: Db, sent: Sent): Promise<boolean> => (await namesOf(db, sent)) !== undefined;

/** The place with the names its codes bear; none where they do not lie in each other or bear other names. */
export async function namedPlace(db: Db, sent: UserLocation): Promise<UserLocation | undefined> {
  const names = await namesOf(db, sent);
  if (!names) return undefined;
  const { streetName: _sent, streetCode, ...place } = sent;
  const [, , , streetName] = names;
  return streetCode === undefined ? place : { ...place, streetCode, ...(streetName === undefined ? {} : { streetName }) };
}

async function namesOf(db: Db, sent: Sent): Promise<string[] | undefined> {
  const codes: string[] = [];
  for (const level of LEVELS) {
    const code = sent[`${level}Code`];
    if (code === undefined) break;
    codes.push(code);
  }
  const names = await findNamesOfPath(db, codes);
  return names?.every((name, at) => [undefined, name].includes(sent[`${LEVELS[at] ?? 'street'}Name`])) ? names : undefined;
}
