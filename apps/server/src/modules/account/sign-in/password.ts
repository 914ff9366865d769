/** Password hashes: argon2id, 19 MiB, two passes, computed off the request thread by the library. */
import { hash, verify } from '@node-rs/argon2';

/** The library's algorithm is argon2id where none is named. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a secret nobody knows, with the parameters above: verified where there is no account, so that time does not tell. */
export const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$oc3IPbSUCk3F7acbipvNJw$xj/jcKcnkPEAMOaTWpUwtRPQnOSHP5dXTMACq6LXdhY';

/** PHC string of a password; about 20 ms of one core. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** True when the password is right. Without a hash it takes as long and is false. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password);
  return right && passwordHash !== null && passwordHash !== undefined;
}
