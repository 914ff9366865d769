import { createCipheriv, generateKeyPairSync } from 'node:crypto';
import { fen } from '@portal/units';
import { describe, expect, it } from 'vitest';
import { amountOf, amountText } from './amount-text.ts';
import { noticeText, objectTextOf, signedText } from './alipay-wire.ts';
import { beijingOffsetText, beijingText, momentOf } from './beijing-time.ts';
import { isSignedBy, signText } from './rsa.ts';
import { authorizationOf, messageRefusal, messageText, openSealed, requestText } from './wechat-wire.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('the wire of WeChat Pay (PAYMENT-4)', () => {
  it('signs five lines of a request, each ended, the last one empty where there is no body', () => {
    const request = { method: 'GET', path: '/v3/certificates?a=1', timestamp: 1_554_208_460, nonce: '593BEC0C930BF1AFEB40B4A08C8FB242', body: '' } as const;
    expect(requestText(request)).toBe('GET\n/v3/certificates?a=1\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n');
    const header = authorizationOf({ merchantNo: '1900009191', serial: 'S1', key: pair.privateKey }, request);
    const [, signature = ''] =
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900009191",nonce_str="\w+",signature="([^"]+)",timestamp="1554208460",serial_no="S1"$/.exec(header) ?? [];
    expect(isSignedBy(pair.publicKey, requestText(request), signature)).toBe(true);
  });

  it('looks at moment, serial, probe and signature, in bytes', () => {
    const keys = new Map([['S1', pair.publicKey]]);
    const body = Buffer.from('{"a":"\u00e9"}');
    const headers = {
      'wechatpay-timestamp': '1000',
      'wechatpay-nonce': 'n',
      'wechatpay-serial': 'S1',
      'wechatpay-signature': signText(pair.privateKey, messageText('1000', 'n', body).toString()),
    };
    const refusal = (more: object, at = 1_000_000, bytes = body) => messageRefusal({ ...headers, ...more }, bytes, { keys, nowMs: at });
    expect(refusal({})).toBeNull();
    expect([refusal({}, 1_300_000), refusal({}, 1_301_000), refusal({}, 699_000)]).toEqual([null, 'old', 'old']);
    expect(refusal({ 'wechatpay-serial': 'S2' })).toBe('serial');
    expect(refusal({ 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' })).toBe('probe');
    expect(refusal({ 'wechatpay-nonce': 'm' })).toBe('signature');
    expect(refusal({}, 1_000_000, Buffer.from('{"a": "\u00e9"}'))).toBe('signature');
    expect([refusal({ 'wechatpay-timestamp': '1e3' }), refusal({ 'wechatpay-timestamp': undefined }), refusal({ 'wechatpay-nonce': ['a', 'b'] })]).toEqual(
      Array(3).fill('malformed'),
    );
  });

  it('opens what was sealed by the key, and nothing else', () => {
    const apiKey = 'k'.repeat(32);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from('0123456789ab'));
    cipher.setAAD(Buffer.from('transaction'));
    const ciphertext = Buffer.concat([cipher.update('{"total":1}', 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
    const sealed = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce: '0123456789ab', associated_data: 'transaction' };
    expect(openSealed(sealed, apiKey)).toBe('{"total":1}');
    for (const more of [
      { associated_data: 'refund' },
      { nonce: '0123456789ac' },
      { nonce: '' },
      { algorithm: 'AES' },
      { ciphertext: '' },
      { ciphertext: `A${ciphertext.slice(1)}` },
    ])
      expect(openSealed({ ...sealed, ...more }, apiKey)).toBeNull();
    expect(openSealed(sealed, 'j'.repeat(32))).toBeNull();
  });
});

describe('the wire of Alipay (PAYMENT-5)', () => {
  it('signs what says something, in the order of the names; of a notice without its kind of signature', () => {
    const given = [
      ['b', '2'],
      ['sign', 'x'],
      ['a', '1 +&='],
      ['empty', ''],
      ['sign_type', 'RSA2'],
    ] as const;
    expect(signedText(given)).toBe('a=1 +&=&b=2&sign_type=RSA2');
    expect(noticeText(given)).toBe('a=1 +&=&b=2');
  });

  it('finds the answer as it was written', () => {
    expect(objectTextOf('{"x_response":{"a":"}\\"","b":{"c":1}},"sign":"s"}', 'x_response')).toBe('{"a":"}\\"","b":{"c":1}}');
    expect([objectTextOf('{"y":{}}', 'x_response'), objectTextOf('{"x_response":{', 'x_response')]).toEqual([null, null]);
  });
});

it.each([
  ['0.01', 1],
  ['100.00', 10_000],
  ['999999999999.99', 99_999_999_999_999],
  ['100.0', null],
  ['100', null],
  ['0100.00', null],
  ['-1.00', null],
  ['1e2.00', null],
  [' 1.00', null],
  [100, null],
])('an amount written %s is %s fen', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
  if (amount !== null) expect(amountText(fen(amount))).toBe(text);
});

it('moments are Beijing’s, and read back', () => {
  const ms = Date.parse('2026-12-31T16:00:01Z');
  expect([beijingText(ms), beijingOffsetText(ms)]).toEqual(['2027-01-01 00:00:01', '2027-01-01T00:00:01+08:00']);
  expect([momentOf(beijingText(ms)), momentOf(beijingOffsetText(ms)), momentOf('soon'), momentOf(1)]).toEqual([ms, ms, null, null]);
});
