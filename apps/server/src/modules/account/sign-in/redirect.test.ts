import { describe, expect, it } from 'vitest';
import { isOwnName, portalOriginFor, returnOriginsFor, ssoOriginFor, type SignOnSettings } from '../settings.ts';
import { checkRedirect, localPathOf, withoutToken, withToken } from './redirect.ts';

const settings: SignOnSettings = {
  portalPort: 3000,
  ssoPort: 3001,
  portalOrigin: undefined,
  ssoOrigin: undefined,
  redirectHosts: ['mobile.example.cn', 'lan:8080'],
};
const origins = returnOriginsFor({ protocol: 'http', hostname: 'shop.local' }, settings);

describe('an absolute address (WIRE-11)', () => {
  const evil = { protocol: 'https', hostname: 'evil.example' };
  it('never names the host a stranger chose', () => {
    expect([portalOriginFor(evil, settings), ssoOriginFor(evil, settings)]).toEqual(['https://localhost:3000', 'https://localhost:3001']);
    const configured = { ...settings, portalOrigin: 'https://portal.example.cn' };
    expect([portalOriginFor(evil, configured), ssoOriginFor(evil, configured)]).toEqual(['https://portal.example.cn', 'https://portal.example.cn:3001']);
    expect([...returnOriginsFor(evil, { ...settings, redirectHosts: [] })]).toEqual(['https://localhost:3000']);
  });
  it('names the host used where it is of the machine, of its network, or listed', () => {
    expect(ssoOriginFor({ protocol: 'http', hostname: '192.168.1.5' }, settings)).toBe('http://192.168.1.5:3001');
    expect(ssoOriginFor({ protocol: 'https', hostname: 'mobile.example.cn' }, settings)).toBe('https://mobile.example.cn:3001');
  });
  it.each(['localhost', '127.0.0.1', '[::1]', '10.0.0.9', '172.31.0.1', 'fd00::1', 'portal', 'shop.local', 'PORTAL.lan', 'mobile.example.cn'])(
    '%s is our own',
    (name) => expect(isOwnName(name, settings.redirectHosts)).toBe(true),
  );
  it.each(['evil.example', '8.8.8.8', '172.32.0.1', '2001:db8::1', 'localhost.evil.example', 'evil.mobile.example.cn', '127.0.0.1.evil.example', ''])(
    '%s is not',
    (name) => expect(isOwnName(name, settings.redirectHosts)).toBe(false),
  );
});

describe('where a sign-in may lead', () => {
  it('knows the portal on the host used, and the further hosts', () => {
    expect([...origins].sort()).toEqual([
      'http://lan:8080',
      'http://mobile.example.cn',
      'http://shop.local:3000',
      'https://lan:8080',
      'https://mobile.example.cn',
    ]);
  });

  it('knows the configured portal instead of the host used, which a stranger may choose', () => {
    const evil = { protocol: 'http', hostname: 'evil.example' };
    const configured = { ...settings, redirectHosts: [], portalOrigin: 'https://portal.example.cn' };
    expect([...returnOriginsFor(evil, configured)]).toEqual(['https://portal.example.cn']);
    const besides = { ...settings, redirectHosts: [], ssoOrigin: 'https://login.example.cn' };
    expect([...returnOriginsFor(evil, besides)]).toEqual(['https://login.example.cn:3000']);
  });

  it.each([
    'http://shop.local:3000',
    'http://shop.local:3000/',
    'http://SHOP.local:3000/product',
    'http://shop.local:3000/product/detail?id=P000001&sku=K1#facts',
    'http://shop.local:3000/product?keyword=%E5%8D%8A%E7%90%83&page=2',
    'http://shop.local:3000/a?b=//evil.example&c=@d',
    'https://mobile.example.cn/home',
    'https://mobile.example.cn:443/home',
    'https://mobile.example.cn/',
    'http://lan:8080/x',
  ])('leads to %s', (address) => expect(checkRedirect(address, origins)).toBe(address));

  const hostile = [
    // another host, said in many ways
    'http://evil.example/',
    'https://evil.example/http://shop.local:3000/',
    '//evil.example/',
    '///evil.example/',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example/',
    'http:\\\\evil.example',
    'http:/\\evil.example/',
    'https:evil.example',
    'http:evil.example',
    'http:/evil.example',
    'http:///evil.example',
    'http:////evil.example/',
    'https:/evil.example',
    'https:shop.local:3000',
    'http:/shop.local:3000/',
    // a user part that looks like the host
    'http://shop.local:3000@evil.example/',
    'http://shop.local@evil.example:3000/',
    'http://evil.example@shop.local:3000/',
    'http://a:b@shop.local:3000/',
    'http://@shop.local:3000/',
    'http://shop.local:3000%40evil.example/',
    'http://evil.example\\@shop.local:3000/',
    'http://evil.example#@shop.local:3000/',
    'http://evil.example?@shop.local:3000/',
    'http://shop.local:3000\\.evil.example/',
    // look-alikes
    'http://shop.local:3000.evil.example/',
    'http://shop.local.evil.example:3000/',
    'http://evilshop.local:3000/',
    'http://shop.local.:3000/',
    'http://shop-local:3000/',
    'http://shоp.local:3000/',
    'http://xn--shp-l3c.local:3000/',
    'http://ｓｈｏｐ.local:3000/',
    'http://shop。local:3000/',
    'http://shop.local\u200b:3000/',
    'http://%73hop.local:3000/',
    'http://shop%2elocal:3000/',
    'http://shop.local:3000\u2044evil.example',
    // other ports and schemes
    'http://shop.local/',
    'http://shop.local:3001/',
    'http://shop.local:30000/',
    'http://shop.local:03000/',
    'http://shop.local:3000:80/',
    'http://shop.local:/',
    'http://shop.local:99999/',
    'https://shop.local:3000/',
    'http://portal.example.cn/',
    'https://portal.example.cn:444/',
    'ftp://shop.local:3000/',
    'ws://shop.local:3000/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'javascript://shop.local:3000/%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:http://shop.local:3000/1',
    'view-source:http://shop.local:3000/',
    'intent://shop.local:3000/#Intent;end',
    // breaks, tabs, blanks
    'http://shop.local:3000/\r\nSet-Cookie: a=b',
    'http://shop.local:3000/\nLocation: http://evil.example',
    'ht\ntp://shop.local:3000/',
    'http://sh\top.local:3000/',
    ' http://shop.local:3000/',
    'http://shop.local:3000/ ',
    'http://shop.local:3000/a b',
    'http://shop.local:3000/\u0000',
    // encoded once or twice
    'http%3A%2F%2Fshop.local%3A3000%2F',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    'http://%65vil.example/',
    'http://shop.local:3000%2f@evil.example',
    // other spellings of addresses
    'http://127.1:3000/',
    'http://0x7f.1:3000/',
    'http://2130706433:3000/',
    'http://[::1]:3000/',
    'http://[::ffff:7f00:1]:3000/',
    // not addresses
    '',
    '/',
    '/product',
    '.',
    '..//evil.example',
    '?redirect=http://shop.local:3000/',
    '#',
    'shop.local:3000/',
    'http://',
    'http://?',
    `http://shop.local:3000/${'a'.repeat(2_000)}`,
    // further in the path: a backslash is a slash to browsers
    'http://shop.local:3000/\\evil.example',
    'http://shop.local:3000\\@evil.example',
    'http://shop.local:3000?x=1',
  ];
  it.each(hostile)('refuses %j', (address) => expect(checkRedirect(address, origins)).toBeNull());
  it('is tried with many', () => expect(hostile.length).toBeGreaterThan(60));

  it('takes an address written as a number only where the visitor used it so', () => {
    const loopback = returnOriginsFor({ protocol: 'http', hostname: '127.0.0.1' }, settings);
    expect(checkRedirect('http://127.0.0.1:3000/x', loopback)).not.toBeNull();
    expect(checkRedirect('http://127.1:3000/x', loopback)).toBeNull();
    expect(checkRedirect('http://2130706433:3000/x', loopback)).toBeNull();
    const six = returnOriginsFor({ protocol: 'http', hostname: '[::1]' }, settings);
    expect(checkRedirect('http://[::1]:3000/', six)).not.toBeNull();
  });

  it('keeps http out where the visitor came by https', () => {
    const secure = returnOriginsFor({ protocol: 'https', hostname: 'shop.local' }, settings);
    expect(checkRedirect('http://shop.local:3000/', secure)).toBeNull();
    expect(checkRedirect('http://mobile.example.cn/', secure)).toBeNull();
    expect(checkRedirect('https://mobile.example.cn/', secure)).not.toBeNull();
  });
});

describe('a page to come back to', () => {
  it.each(['/', '/product', '/product/detail?id=P1#x', '/tool/designOrder?page=2&keyword=%E5%9B%AD', '/loginhelp', '/login/scan'])('keeps %s', (path) =>
    expect(localPathOf(path)).toBe(path),
  );
  it.each([
    undefined,
    null,
    1,
    '',
    'product',
    '//evil.example',
    '/\\evil.example',
    '///x',
    '/a\\b',
    '/a\nb',
    '/产品',
    'http://evil.example',
    '/login',
    '/login/scan/x',
    '/login/forget?x=1',
    '/logout',
    '/LOGIN',
    `/${'a'.repeat(3_000)}`,
  ])('falls back to the home page for %j', (path) => expect(localPathOf(path)).toBe('/'));
  it('drops a token that was already there', () => expect(localPathOf('/product?id=1&token=abc')).toBe('/product?id=1'));
});

describe('the token in an address', () => {
  it.each([
    ['http://a/b', 'http://a/b?token=T'],
    ['http://a/b?', 'http://a/b?token=T'],
    ['http://a/b?x=1', 'http://a/b?x=1&token=T'],
    ['http://a/b?x=%E5%8D%8A+1&y=a%20b#part?x', 'http://a/b?x=%E5%8D%8A+1&y=a%20b&token=T#part?x'],
    ['http://a/b#token=keep', 'http://a/b?token=T#token=keep'],
    ['http://a/b?token=foreign&x=1', 'http://a/b?x=1&token=T'],
    ['http://a/b?%74oken=foreign&tokens=2', 'http://a/b?tokens=2&token=T'],
  ])('%s becomes %s', (before, after) => expect(withToken(before, 'T')).toBe(after));
  it('leaves nothing of itself behind', () => {
    expect(withoutToken('/a?x=1&token=T&y=2#z')).toBe('/a?x=1&y=2#z');
    expect(withoutToken('/a?token=T')).toBe('/a');
    expect(withoutToken('/a')).toBe('/a');
  });
});
