/**
 * Short messages through Alibaba Cloud (Dysmsapi, version 2017-05-25, action SendSms), as its public documentation describes:
 * parameters in the query string, an empty body, signed by the method ACS3-HMAC-SHA256 ("V3 request structure and signature").
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { SmsSender } from './sender.ts';

export interface AliyunSmsSettings {
  accessKey: string;
  accessSecret: string;
  /** Origin of the service, such as https://dysmsapi.aliyuncs.com. */
  endpoint: string;
  signName: string;
  /** Template with one variable, `code`. */
  template: string;
  /** Template with one variable, `company`; without it invitations are not sent. */
  invitationTemplate?: string | undefined;
  clock: { now(): number };
  /** How long the service may take to answer. */
  timeoutMs?: number;
}

/** The service answered, and not with OK; `code` is its own word, such as isv.BUSINESS_LIMIT_CONTROL. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(`SMS service refused: ${code} ${message}`);
    this.code = code;
  }
}

export function createAliyunSms(settings: AliyunSmsSettings): SmsSender {
  const { host } = new URL(settings.endpoint);
  const { template, invitationTemplate } = settings;
  return {
    send: ({ phone, code }) => deliver({ phone, template, variables: { code } }),
    ...(invitationTemplate === undefined
      ? {}
      : { invite: ({ phone, companyName }) => deliver({ phone, template: invitationTemplate, variables: { company: companyName } }) }),
  };

  async function deliver(text: Text): Promise<void> {
    const query = canonicalQuery(parametersOf(settings, text));
    const headers = signedHeaders({
      accessKey: settings.accessKey,
      accessSecret: settings.accessSecret,
      host,
      action: 'SendSms',
      version: '2017-05-25',
      query,
      // ISO 8601 to the second
      date: `${new Date(settings.clock.now()).toISOString().slice(0, 19)}Z`,
      nonce: randomUUID(),
    });
    const response = await fetch(`${settings.endpoint}/?${query}`, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? 8_000),
    });
    const answer = (await response.json().catch(() => ({}))) as { Code?: unknown; Message?: unknown };
    if (!response.ok || answer.Code !== 'OK') throw new SmsRefusedError(String(answer.Code ?? response.status), String(answer.Message ?? '').slice(0, 200));
  }
}

interface Text {
  phone: string;
  template: string;
  variables: Readonly<Record<string, string>>;
}

const parametersOf = (settings: AliyunSmsSettings, { phone, template, variables }: Text): Record<string, string> => ({
  PhoneNumbers: phone,
  SignName: settings.signName,
  TemplateCode: template,
  TemplateParam: JSON.stringify(variables),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 3986: everything but letters, digits and -_.~ as percent signs. */
const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parameters in the order of their names, as sent and as signed. */
export const canonicalQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export interface ToSign {
  accessKey: string;
  accessSecret: string;
  host: string;
  action: string;
  version: string;
  /** As `canonicalQuery` gives it. */
  query: string;
  date: string;
  nonce: string;
}

/**
 * Headers of a POST to `/` with an empty body: the common ones, and `Authorization` with the signature over method, path, query,
 * those headers and the body's hash. Worked example with a known signature: see the test.
 */
export function signedHeaders(toSign: ToSign): Record<string, string> {
  const bodyHash = sha256('');
  const common: Record<string, string> = {
    host: toSign.host,
    'x-acs-action': toSign.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': toSign.date,
    'x-acs-signature-nonce': toSign.nonce,
    'x-acs-version': toSign.version,
  };
  const names = Object.keys(common).sort();
  const canonicalHeaders = names.map((name) => `${name}:${common[name]}\n`).join('');
  const request = ['POST', '/', toSign.query, canonicalHeaders, names.join(';'), bodyHash].join('\n');
  const signature = createHmac('sha256', toSign.accessSecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return { ...common, authorization: `ACS3-HMAC-SHA256 Credential=${toSign.accessKey},SignedHeaders=${names.join(';')},Signature=${signature}` };
}
