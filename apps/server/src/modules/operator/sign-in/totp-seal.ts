/**
 * Secrets of authenticators at rest (OPERATOR-9): AES-256-GCM under a key that is no part of the database, bound to the operator, so
 * that one operator's secret cannot be put into another's row.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of 32 bytes that a passphrase or the content of a key file stands for. */
export const sealKeyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'console authenticators', 32));

/** `v1.` and base64url of nonce, secret and tag. */
export function sealSecret(key: Buffer, operatorNo: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(operatorNo));
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/** Null where it was sealed under another key or for another operator, or not at all. */
export function openSecret(key: Buffer, operatorNo: string, sealed: string): string | null {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(operatorNo));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
