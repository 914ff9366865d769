import { createLog } from '../log.ts';
import { describe, expect, it } from 'vitest';
import { addressOf, countedAs, networkOf, type ProxyTrust } from './address.ts';
import { createHttp } from './server.ts';

/** What a portal that trusts `trust` takes for the caller's address, host and scheme when `socket` connects with these headers. */
async function seen(trust: ProxyTrust, socket: string, headers: Record<string, string> = {}): Promise<string> {
  const http = await createHttp({ log: createLog({ level: 'silent' }), trustProxy: trust });
  http.get('/seen', (request, reply) => reply.send(`${addressOf(request)} ${request.protocol}://${request.host}`));
  const answer = await http.inject({ url: '/seen', remoteAddress: socket, headers: { host: 'own', ...headers } });
  await http.close();
  return answer.body;
}
const said = async (trust: ProxyTrust, socket: string, forwardedFor: string) => (await seen(trust, socket, { 'x-forwarded-for': forwardedFor })).split(' ')[0];

describe('the address of a caller', () => {
  it.each<[string, ProxyTrust, string, string, string]>([
    ['without a proxy it is the socket’s', 0, '10.0.0.9', '1.1.1.1', '10.0.0.9'],
    ['one hop: what the proxy appended', 1, '10.0.0.9', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['one hop that names nobody', 1, '10.0.0.9', '', '10.0.0.9'],
    ['two hops: what the outer proxy appended', 2, '10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
    ['a network: the rightmost outside it', ['10.0.0.0/8'], '10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
    ['a network the caller is not in', ['10.0.0.0/8'], '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['an address, mapped into IPv6', ['10.0.0.9', 'fd00::/8'], '::ffff:10.0.0.9', '1.1.1.1', '1.1.1.1'],
    ['an IPv6 network', ['fd00::/8'], 'fd00::3', '2001:DB8::0001', '2001:db8::1'],
    ['what is no address is not believed', 1, '10.0.0.9', 'a'.repeat(6000), '10.0.0.9'],
    ['nor is an address with a port', 1, '10.0.0.9', '1.1.1.1:80', '10.0.0.9'],
    ['a zone is free text', 1, '10.0.0.9', `fe80::1%${'a'.repeat(6000)}`, 'fe80::1'],
    ['IPv4 written as IPv6', 1, '10.0.0.9', '0:0:0:0:0:ffff:0101:0101', '1.1.1.1'],
  ])('%s', async (_what, trust, socket, forwardedFor, address) => expect(await said(trust, socket, forwardedFor)).toBe(address));

  it.each<[ProxyTrust, string]>([
    [0, '10.0.0.9 http://own'],
    [1, '10.0.0.9 https://outer'],
    [['10.0.0.9'], '10.0.0.9 https://outer'],
    [['10.0.0.8'], '10.0.0.9 http://own'],
  ])('host and scheme are believed of a trusted hop only: %j', async (trust, outcome) =>
    expect(await seen(trust, '10.0.0.9', { 'x-forwarded-host': 'outer', 'x-forwarded-proto': 'https' })).toBe(outcome),
  );
});

describe('an address as it is counted', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::FFFF:0a00:0007', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => expect(countedAs(address)).toBe(key));
});

describe('a trusted network', () => {
  it.each(['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', 'fd00::/8', '::1'])('may be %s', (text) => expect(networkOf(text)).not.toBeNull());
  it.each(['10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', 'fe80::1%eth0', 'fd00::/129', 'proxy', ''])('is not %j', (text) =>
    expect(networkOf(text)).toBeNull(),
  );
});
