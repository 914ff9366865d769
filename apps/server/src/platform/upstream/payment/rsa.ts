/** Signatures of both channels: SHA256 with RSA (PKCS #1 v1.5), in base64. */
import { createSign, createVerify, type KeyObject } from 'node:crypto';

export const signText = (key: KeyObject, text: string): string => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

export function isSignedBy(key: KeyObject, text: string | Buffer, signature: string): boolean {
  if (!/^[A-Za-z0-9+/]{4,2048}={0,2}$/.test(signature)) return false;
  return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
}
