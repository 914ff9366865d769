import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalQuery, createAliyunSms, SmsRefusedError, signedHeaders } from './aliyun.ts';

const SECRET = 'a secret of the test';
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the service does with a request, from its documentation: builds the string to sign out of what arrived. */
function refusalOf(request: IncomingMessage, body: string): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const match = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(header('authorization'));
  if (!match) return 'IncompleteSignature';
  const [, credential, names = '', signature] = match;
  if (credential !== 'key-1') return 'InvalidAccessKeyId.NotFound';
  if (header('x-acs-content-sha256') !== hex(body)) return 'InvalidContentSha256';
  if (Math.abs(Date.parse(header('x-acs-date')) - Date.parse('2026-11-21T02:00:00Z')) > 900_000) return 'InvalidTimeStamp.Expired';
  const [path = '', query = ''] = String(request.url).split('?');
  const parameters = query.split('&').sort().join('&');
  const lines = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = `${request.method}\n${path}\n${parameters}\n${lines.join('')}\n${names}\n${header('x-acs-content-sha256')}`;
  const expected = createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

describe('short messages through Alibaba Cloud', () => {
  let server: Server;
  let endpoint = '';
  let answer: { status: number; body: string } | 'silence' | undefined;
  const taken: { parameters: Record<string, string>; headers: IncomingMessage['headers'] }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        if (answer === 'silence') return;
        const refusal = refusalOf(request, body);
        if (!refusal && !answer)
          taken.push({ parameters: Object.fromEntries(new URL(String(request.url), 'http://x').searchParams), headers: request.headers });
        const { status, body: text } = answer ?? {
          status: refusal ? 400 : 200,
          body: JSON.stringify(refusal ? { Code: refusal, Message: 'refused', RequestId: '1' } : { Code: 'OK', Message: 'OK', RequestId: '1', BizId: '2' }),
        };
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void (answer = undefined));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const sender = (more: object = {}) =>
    createAliyunSms({
      accessKey: 'key-1',
      accessSecret: SECRET,
      endpoint,
      signName: '安防门户（测试）',
      template: 'SMS_1',
      clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
      ...more,
    });
  const message = { phone: '13800000001', code: '012345', purpose: 'login' };

  it('sends number, sign, template and code, signed so that the service takes it', async () => {
    await sender().send(message);
    expect(taken.at(-1)?.parameters).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '安防门户（测试）',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    });
    expect(taken.at(-1)?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25', 'x-acs-date': '2026-11-21T02:00:00Z' });
  });

  it('never uses a nonce twice', async () => {
    await sender().send(message);
    await sender().send(message);
    expect(new Set(taken.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(taken.length);
  });

  it.each([
    ['a wrong secret', { accessSecret: 'other' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKey: 'key-2' }, 'InvalidAccessKeyId.NotFound'],
    ['a clock that is wrong', { clock: { now: () => 0 } }, 'InvalidTimeStamp.Expired'],
  ])('fails with the word of the service for %s', async (_name, more, code) => {
    await expect(sender(more).send(message)).rejects.toMatchObject({ name: 'SmsRefusedError', code });
  });

  it('fails when the service refuses with status 200, as it does at its limits', async () => {
    answer = { status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"limit","RequestId":"1"}' };
    await expect(sender().send(message)).rejects.toBeInstanceOf(SmsRefusedError);
  });

  it('fails when the answer is no answer, and when none comes in time', async () => {
    answer = { status: 502, body: '<html>bad gateway</html>' };
    await expect(sender().send(message)).rejects.toMatchObject({ code: '502' });
    answer = 'silence';
    await expect(sender({ timeoutMs: 200 }).send(message)).rejects.toThrow(/timeout/i);
  });

  it('says nothing of number, code or secret when it fails', async () => {
    const error = await sender({ accessSecret: 'other-secret' })
      .send(message)
      .then(
        () => null,
        (failure: Error) => failure,
      );
    expect(`${error?.message}${error?.stack}`).not.toMatch(/13800000001|012345|other-secret/);
  });

  it('signs the worked example of the public documentation to the same figure', () => {
    const query = canonicalQuery({ RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' });
    const { authorization } = signedHeaders({
      accessKey: 'YourAccessKeyId',
      accessSecret: 'YourAccessKeySecret',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query,
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    });
    expect(authorization).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0');
  });
});
