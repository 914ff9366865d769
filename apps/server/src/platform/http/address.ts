/**
 * Whose address a request comes from, and as what it counts. The one place that believes a proxy: limits, attempt rules and the
 * log's readers take the address from here.
 */
import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, SocketAddress } from 'node:net';

/**
 * Which hops in front of the portal are believed about the address before them: the number of them, counted from the portal
 * (0: none), or their addresses and networks (`10.0.0.0/8`).
 */
export type ProxyTrust = number | readonly string[];

/** Hops one may name; more proxies in a row are a mistake. */
export const PROXY_HOPS_MAX = 9;

/** `text` as an address or a network, null when it is neither. */
export function networkOf(text: string): { address: string; family: 'ipv4' | 'ipv6'; prefix: number } | null {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (family === 0 || more.length > 0 || address.includes('%') || (bits !== undefined && !/^\d{1,3}$/.test(bits)) || prefix > longest) return null;
  return { address, family: family === 4 ? 'ipv4' : 'ipv6', prefix };
}

/**
 * For Fastify's `trustProxy`: whether the address `hop` steps away (0: the socket's own) may name the one before it. A number is
 * given as a function because Fastify believes nobody when it is given the number itself.
 */
export function trustOf(trust: ProxyTrust): false | ((address: string, hop: number) => boolean) {
  if (typeof trust === 'number') return trust === 0 ? false : (_address, hop) => hop < trust;
  const networks = new BlockList();
  for (const text of trust) {
    const network = networkOf(text);
    if (network === null) throw new TypeError(`no address or network: ${text}`);
    networks.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return plain !== null && networks.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * The caller's address: the rightmost one of X-Forwarded-For that no trusted hop has written about itself, in its plain form
 * (IPv4 also where it came mapped into IPv6, no zone). What is no address is not believed: then it is the socket's.
 */
export function addressOf(request: { ip: string; socket: Pick<FastifyRequest['socket'], 'remoteAddress'> }): string {
  // a connection that is gone has no address any more; its answer reaches nobody
  return plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress) ?? '0.0.0.0';
}

/** The address as limits count it: IPv4 as it is, IPv6 by its first 64 bits, since one household has all the rest. */
export function countedAs(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return address;
  return isIP(plain) === 4 ? plain : `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The network an address belongs to, as one customer of a provider has it: IPv4 as it is, IPv6 by its first 48 bits. */
export function networkCountedAs(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return address;
  return isIP(plain) === 4 ? plain : `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Null for what is no address. The zone of a link-local one is dropped: it is free text and says nothing to anybody else. */
function plainAddress(text: string | undefined): string | null {
  const bare = text?.split('%', 1)[0] ?? '';
  const family = isIP(bare);
  if (family === 0) return null;
  if (family === 4) return bare;
  // the shortest form, in small letters
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
}

/** The eight groups of a plain IPv6 address; only the first four are right where the end is written as IPv4. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
}
