/**
 * What keeps an archive from being read or changed by others. With a passphrase each frame is AES-256-GCM under a key made by scrypt
 * from the passphrase and the archive's own salt; without one each frame carries a SHA-256, which finds accidents but no forger.
 * A frame's place and whether it is the last one are part of what is sealed: none can be left out, doubled, moved or cut off.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ArchiveError } from './archive-error.ts';

const MAGIC = 'PORTAL-BACKUP';
const FORMAT = 1;
const SALT_BYTES = 16;
const DIGEST_BYTES = 32;
/** 128 MB and about half a second for each guess (OWASP's figure for scrypt). */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const TAG_BYTES = 16;

/** Magic, format, kind, salt, key check, digest of all before. */
export const HEADER_BYTES = MAGIC.length + 2 + SALT_BYTES + DIGEST_BYTES + DIGEST_BYTES;

export interface ArchiveSeal {
  /** What is sealed and its proof. */
  close(index: number, isLast: boolean, body: Uint8Array): Buffer;
  /** The body again; throws `ArchiveError` when it is not what was sealed at this place. */
  open(index: number, isLast: boolean, sealed: Uint8Array): Buffer;
}

/** A passphrase; the slow derivation is done once for a salt. */
export interface BackupKey {
  derive(salt: Uint8Array): Promise<{ key: Buffer; check: Buffer }>;
}

export function backupKeyOf(passphrase: string): BackupKey {
  const known = new Map<string, Promise<{ key: Buffer; check: Buffer }>>();
  return {
    derive(salt) {
      const name = Buffer.from(salt).toString('hex');
      const found = known.get(name) ?? deriveKey(passphrase, salt);
      known.set(name, found);
      return found;
    },
  };
}

function deriveKey(passphrase: string, salt: Uint8Array): Promise<{ key: Buffer; check: Buffer }> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 64, SCRYPT, (error, bytes) =>
      // the half that tells a wrong key says nothing about the half that encrypts
      error ? reject(error) : resolve({ key: bytes.subarray(0, 32), check: createHash('sha256').update(bytes.subarray(32)).digest() }),
    ),
  );
}

/** A new archive's header and the seal of its frames. */
export async function newSeal(key: BackupKey | undefined): Promise<{ header: Buffer; seal: ArchiveSeal }> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await key?.derive(salt);
  const start = Buffer.concat([Buffer.from(MAGIC), Buffer.from([FORMAT, derived ? 1 : 0]), salt, derived?.check ?? Buffer.alloc(DIGEST_BYTES)]);
  const header = Buffer.concat([start, createHash('sha256').update(start).digest()]);
  return { header, seal: derived ? encrypting(derived.key, header) : digesting(header) };
}

/** The seal of the archive that begins with `header`. Throws `ArchiveError` for a header or a key that does not fit. */
export async function sealOf(header: Uint8Array, key: BackupKey | undefined): Promise<ArchiveSeal> {
  const bytes = Buffer.from(header);
  const at = MAGIC.length;
  if (bytes.length < at + 2 || bytes.toString('latin1', 0, at) !== MAGIC) throw new ArchiveError('notAnArchive', 'the file does not begin as an archive does');
  if ((bytes[at] ?? 0) > FORMAT) throw new ArchiveError('newerFormat', `format ${bytes[at]}`);
  if (bytes.length < HEADER_BYTES) throw new ArchiveError('cut', 'the file ends within its header');
  const digestAt = HEADER_BYTES - DIGEST_BYTES;
  if (!createHash('sha256').update(bytes.subarray(0, digestAt)).digest().equals(bytes.subarray(digestAt)))
    throw new ArchiveError('damaged', 'the header is not as it was written');
  const isEncrypted = bytes[at + 1] === 1;
  if (!isEncrypted && key) throw new ArchiveError('notEncrypted', 'a key was given for an archive that is not encrypted');
  if (!isEncrypted) return digesting(bytes);
  if (!key) throw new ArchiveError('keyMissing', 'the archive is encrypted');
  const derived = await key.derive(bytes.subarray(at + 2, at + 2 + SALT_BYTES));
  if (!timingSafeEqual(derived.check, bytes.subarray(at + 2 + SALT_BYTES, digestAt))) throw new ArchiveError('keyWrong', 'the key does not fit');
  return encrypting(derived.key, bytes);
}

function placeOf(index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeUInt8(isLast ? 1 : 0, 3);
  place.writeBigUInt64BE(BigInt(index), 4);
  return place;
}

/** The key belongs to this archive alone (its salt), so a frame's place is a nonce that never comes twice. */
function encrypting(key: Buffer, header: Buffer): ArchiveSeal {
  return {
    close(index, isLast, body) {
      const cipher = createCipheriv('aes-256-gcm', key, placeOf(index, isLast)).setAAD(header);
      return Buffer.concat([cipher.update(body), cipher.final(), cipher.getAuthTag()]);
    },
    open(index, isLast, sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < TAG_BYTES) throw new ArchiveError('damaged', `frame ${index} is too short`);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, placeOf(index, isLast)).setAAD(header).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
      } catch {
        throw new ArchiveError('damaged', `frame ${index} is not as it was written`);
      }
    },
  };
}

function digesting(header: Buffer): ArchiveSeal {
  const digestOf = (index: number, isLast: boolean, body: Uint8Array): Buffer =>
    createHash('sha256').update(header).update(placeOf(index, isLast)).update(body).digest();
  return {
    close: (index, isLast, body) => Buffer.concat([body, digestOf(index, isLast, body)]),
    open(index, isLast, sealed) {
      const bytes = Buffer.from(sealed);
      const body = bytes.subarray(0, Math.max(0, bytes.length - DIGEST_BYTES));
      if (!digestOf(index, isLast, body).equals(bytes.subarray(body.length))) throw new ArchiveError('damaged', `frame ${index} is not as it was written`);
      return body;
    },
  };
}
