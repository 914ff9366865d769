import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

const origin = 'http://console.test:3002';

it.each([
  ['/orders?page=2#top', '/orders?page=2#top'],
  ['/loginless', '/loginless'],
  [null, '/'],
  ['', '/'],
  ['/login', '/'],
  ['/login?redirect=/x', '/'],
  ['/a/../login', '/'],
  ['orders', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test/phish', '/'],
  ['/\r\n/evil.test', '/'],
  ['/.//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['http://evil.test/', '/'],
  ['http://console.test:3002@evil.test/', '/'],
])('from %j to %j', (wanted, page) => expect(nextPage(wanted, origin)).toBe(page));

it('never leads away, whatever is written', () => {
  const sign = fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', '@', ':', 'evil.test', 'x', '?', '#', ' ');
  const written = fc.array(sign, { maxLength: 9 }).map((signs) => `/${signs.join('')}`);
  fc.assert(
    fc.property(written, (wanted) => new URL(nextPage(wanted, origin), origin).origin === origin),
    { numRuns: 2000 },
  );
});
