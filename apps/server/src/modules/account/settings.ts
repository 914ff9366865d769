/** Where the two sites live, as far as signing in must know. */
import { BlockList, isIP } from 'node:net';
import type { DemoAccount } from '@portal/contract/account';

export interface SignOnSettings {
  portalPort: number;
  ssoPort: number;
  /** Public origins; undefined: the host the visitor used, where that is one of our own (`isOwnName`), with the port above. */
  portalOrigin: string | undefined;
  ssoOrigin: string | undefined;
  /** Further hosts (`host` or `host:port`) a sign-in may return to. */
  redirectHosts: readonly string[];
  /** Shown on the sign-on site; undefined outside demo mode. */
  demoAccounts?: readonly DemoAccount[] | undefined;
}

/** The two facts of a request (or of a parsed origin) that say where the visitor is. `hostname` has no port. */
export interface Visited {
  protocol: string;
  hostname: string;
}

/** The sign-on site for this visitor: as configured, else the host used with the sign-on port. */
export const ssoOriginFor = (visited: Visited, settings: SignOnSettings): string =>
  settings.ssoOrigin ?? originAt(ownVisit(visited, settings), settings.ssoPort);

/** The portal for this visitor: as configured, else the host used with the portal's port. */
export const portalOriginFor = (visited: Visited, settings: SignOnSettings): string =>
  settings.portalOrigin ?? originAt(ownVisit(visited, settings), settings.portalPort);

/**
 * Origins a sign-in may return to: the portal as configured, or where no public address is configured as this visitor reaches it,
 * and the further hosts under the visitor's scheme and https, so that a page reached by https never hands a code over in the clear.
 */
export function returnOriginsFor(visited: Visited, settings: SignOnSettings): ReadonlySet<string> {
  const further = settings.redirectHosts.flatMap((host) => [...new Set([`${schemeOf(visited)}://${host}`, `https://${host}`])]);
  // where the sign-on site's name is known, the portal is at its side
  const { ssoOrigin } = settings;
  const beside = ssoOrigin !== undefined && URL.canParse(ssoOrigin) ? new URL(ssoOrigin) : ownVisit(visited, settings);
  const named = [settings.portalOrigin ?? originAt(beside, settings.portalPort), ...further];
  // default ports drop out, letters become small; what is no address is no origin
  return new Set(named.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).origin] : [])));
}

/**
 * A name that the machine or its own network gave, or that is listed: what a visitor says he came under is of his own choosing, and a
 * name of the open network would lead others away from here. Addresses of private networks, names without a dot, `.local` and its like.
 */
export function isOwnName(hostname: string, listed: readonly string[]): boolean {
  const name = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (listed.some((host) => host.toLowerCase() === name || host.toLowerCase().replace(/:\d+$/, '') === name)) return true;
  if (isIP(name) !== 0) return PRIVATE_NETWORKS.check(name, isIP(name) === 4 ? 'ipv4' : 'ipv6');
  return /^[a-z\d][a-z\d_-]*$/.test(name) || /\.(local|localhost|lan|internal|test)$/.test(name);
}

const PRIVATE_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv6');

/** Where a visitor came to, if the name is ours; else beside what is configured, or at the machine's own name, which leads nobody away. */
function ownVisit({ protocol, hostname }: Visited, { portalOrigin, ssoOrigin, redirectHosts }: SignOnSettings): Visited {
  const configured = [portalOrigin, ssoOrigin].flatMap((origin) => (origin !== undefined && URL.canParse(origin) ? [new URL(origin)] : []));
  if (isOwnName(hostname, [...redirectHosts, ...configured.map((one) => one.hostname)])) return { protocol, hostname };
  return configured[0] ?? { protocol, hostname: 'localhost' };
}

const schemeOf = ({ protocol }: Visited): string => protocol.replace(/:$/, '');
const originAt = (visited: Visited, port: number): string => {
  const origin = `${schemeOf(visited)}://${visited.hostname}:${port}`;
  return URL.canParse(origin) ? new URL(origin).origin : origin;
};
