import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { redactError, redactText, redactUrl } from './redact.ts';

const SECRET = 'Zx9_secret-of-somebody';
const PHONE = '13812345678';

/** A text with any of its letters escaped, up to three times over. */
const escaped = (text: string) =>
  fc.tuple(fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }), fc.integer({ min: 0, max: 2 })).map(([which, again]) => {
    let written = [...text].map((letter, at) => (which[at] ? `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}` : letter)).join('');
    for (let round = 0; round < again; round++) written = written.replaceAll('%', '%25');
    return written;
  });

/** Undoes every escape: what a reader of the log could do. */
function readable(text: string): string {
  let plain = text;
  for (let round = 0; round < 10; round++) plain = plain.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain;
}

const secretPart = fc
  .tuple(fc.constantFrom('token', 'Code', 'state', 'phone', 'PASSWORD', 'keyword').chain(escaped), escaped(SECRET))
  .map(([name, value]) => `${name}=${value}`);
const address = fc.oneof(
  secretPart.map((part) => `/product?page=2&${part}&x=1`),
  secretPart.map((part) => `/a/b;${part}`),
  secretPart.map((part) => `/login?redirect=${encodeURIComponent(`http://a/b?x=1&${part}`)}`),
  secretPart.map((part) => `/login?redirect=${encodeURIComponent(`/login?redirect=${encodeURIComponent(`/?${part}`)}`)}`),
  secretPart.map((part) => `/x#${part}`),
  escaped(PHONE).map((phone) => `/people/${phone}/orders`),
  escaped(PHONE).map((phone) => `/product?q=${phone}`),
  escaped(`+86 ${PHONE.slice(0, 3)}-${PHONE.slice(3, 7)}-${PHONE.slice(7)}`).map((phone) => `/product?q=${phone}`),
);
const holds = (text: string): boolean =>
  readable(text).includes(SECRET) ||
  readable(text)
    .replace(/[\s+-]/g, '')
    .includes(PHONE);

describe('the log', () => {
  it('never shows a secret of an address, wherever and however it is written', () => {
    fc.assert(
      fc.property(address, (url) => !holds(redactUrl(url)) && !holds(redactText(`cannot read ${url} now`))),
      { numRuns: 2_000 },
    );
  });

  it.each(['/product?page=2&size=20', '/assets/root-BxT1a2.js', '/tool/designOrder/detail?id=1234567890123456789', '/a%20b/c?name=%E4%BA%8C', '/'])(
    'leaves %s as it is',
    (url) => expect(redactUrl(url)).toBe(url),
  );

  it.each([
    '/x?q=%EF%BC%91%EF%BC%93%EF%BC%98%EF%BC%91%EF%BC%92%EF%BC%93%EF%BC%94%EF%BC%95%EF%BC%96%EF%BC%97%EF%BC%98',
    '/x?mail=wang.li%40qq.com',
    '/x?id=330102199001011234',
    '/x/33010219900101123X',
  ])('takes out %s: digits of full width, mail, identity cards', (url) => expect(redactUrl(url)).toMatch(/^\/x(\?\w+=|\/)\[redacted\]$/));

  it('names a failed query without its values', () => {
    const cause = Object.assign(new Error(`invalid input syntax for type integer: "${SECRET}"`), { code: '22P02' });
    const error = Object.assign(new Error(`Failed query: select $1\nparams: ${SECRET},${PHONE}`), { query: 'select $1', params: [SECRET], cause });
    const lines: string[] = [];
    createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }).error({ err: error }, 'request failed');
    expect(holds(lines.join(''))).toBe(false);
    expect(redactError(error)).toMatchObject({ message: 'Failed query: select $1', cause: { errorCode: '22P02' } });
  });

  it('keeps the code of an error and not the code that signs somebody in', () => {
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    log.error({ err: Object.assign(new Error('no space left'), { code: 'ENOSPC' }), sms: { code: '482913' } }, 'write failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { errorCode: 'ENOSPC' }, sms: { code: '[redacted]' } });
  });
});
