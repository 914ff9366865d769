/** WeChat Pay's version 3 of its wire, as its public documentation describes it: signed requests, answers and notices, sealed contents. */
import { createDecipheriv, type KeyObject } from 'node:crypto';
import { isSignedBy, signText } from './rsa.ts';
import type { NoticeRefusal } from './channel.ts';

export interface WechatSigner {
  merchantNo: string;
  /** Serial of the merchant's certificate. */
  serial: string;
  key: KeyObject;
}

interface RequestToSign {
  method: 'GET' | 'POST';
  /** Path with its query. */
  path: string;
  body: string;
  timestamp: number;
  nonce: string;
}

/** What is signed of a request: five lines, each ended. */
export const requestText = ({ method, path, body, timestamp, nonce }: RequestToSign): string => `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;

export const authorizationOf = ({ merchantNo, serial, key }: WechatSigner, request: RequestToSign): string =>
  `WECHATPAY2-SHA256-RSA2048 mchid="${merchantNo}",nonce_str="${request.nonce}",signature="${signText(key, requestText(request))}",timestamp="${request.timestamp}",serial_no="${serial}"`;

/** What is signed of an answer or a notice: its moment, its nonce and the body as it came. */
export const messageText = (timestamp: string, nonce: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);

/** A signature that WeChat spoils on purpose, to see whether it is looked at. */
const PROBE = 'WECHATPAY/SIGNTEST/';
const MESSAGE_AGE_MAX_S = 300;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Whether WeChat said this, within five minutes of now; null: it did. `keys`: its public keys by serial, two of them while they change.
 * Source: PAYMENT-4.
 */
export function messageRefusal(headers: Headers, body: Buffer, { keys, nowMs }: { keys: ReadonlyMap<string, KeyObject>; nowMs: number }): NoticeRefusal | null {
  const timestamp = headerOf(headers, 'wechatpay-timestamp');
  const signature = headerOf(headers, 'wechatpay-signature');
  const nonce = headerOf(headers, 'wechatpay-nonce');
  if (!/^\d{1,12}$/.test(timestamp) || signature === '' || nonce === '') return 'malformed';
  if (signature.startsWith(PROBE)) return 'probe';
  const key = keys.get(headerOf(headers, 'wechatpay-serial'));
  if (key === undefined) return 'serial';
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > MESSAGE_AGE_MAX_S) return 'old';
  return isSignedBy(key, messageText(timestamp, nonce, body), signature) ? null : 'signature';
}

const TAG_BYTES = 16;

export interface SealedContent {
  algorithm?: unknown;
  ciphertext?: unknown;
  nonce?: unknown;
  associated_data?: unknown;
}

/** The plain text of a sealed content (AES-256-GCM, the tag at its end); null where it was not sealed by `apiKey`. */
export function openSealed({ algorithm, ciphertext, nonce, associated_data = '' }: SealedContent, apiKey: string): string | null {
  if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string' || typeof nonce !== 'string' || typeof associated_data !== 'string') return null;
  const sealed = Buffer.from(ciphertext, 'base64');
  if (sealed.length <= TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey, 'utf8'), Buffer.from(nonce, 'utf8'), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    decipher.setAAD(Buffer.from(associated_data, 'utf8'));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
