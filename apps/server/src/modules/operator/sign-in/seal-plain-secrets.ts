import type { Db } from '../../../platform/db/database.ts';
import { listPlainSecrets, updateSecret } from '../store.ts';
import { sealSecret } from './totp-seal.ts';

/** Seals what still rests as it is: of an older program, or put in with the demo world. */
export async function sealPlainSecrets(db: Db, key: Buffer): Promise<void> {
  for (const { operatorNo, totpSecret } of await listPlainSecrets(db)) await updateSecret(db, operatorNo, sealSecret(key, operatorNo, totpSecret));
}
