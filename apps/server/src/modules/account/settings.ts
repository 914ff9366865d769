/** Where the two sites live, as far as signing in must know. */

/** A demo account as the ready block and the sign-on site show it; exists in demo mode only. */
export interface DemoAccount {
  role: string;
  phone: string;
  password: string;
  note: string;
}

export interface SignOnSettings {
  portalPort: number;
  ssoPort: number;
  /** Public origins; undefined: the host the visitor used, with the port above. */
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
export const ssoOriginFor = (visited: Visited, settings: SignOnSettings): string => settings.ssoOrigin ?? originAt(visited, settings.ssoPort);

/** The portal for this visitor: as configured, else the host used with the portal's port. */
export const portalOriginFor = (visited: Visited, settings: SignOnSettings): string => settings.portalOrigin ?? originAt(visited, settings.portalPort);

/**
 * Origins a sign-in may return to: the portal as configured, or where no public address is configured as this visitor reaches it,
 * and the further hosts under the visitor's scheme and https, so that a page reached by https never hands a code over in the clear.
 */
export function returnOriginsFor(visited: Visited, settings: SignOnSettings): ReadonlySet<string> {
  const further = settings.redirectHosts.flatMap((host) => [...new Set([`${schemeOf(visited)}://${host}`, `https://${host}`])]);
  // the name a visitor came under is of his own choosing; where the sign-on site's is known, the portal is at its side
  const { ssoOrigin } = settings;
  const beside = ssoOrigin !== undefined && URL.canParse(ssoOrigin) ? new URL(ssoOrigin) : visited;
  const named = [settings.portalOrigin ?? originAt(beside, settings.portalPort), ...further];
  // default ports drop out, letters become small; what is no address is no origin
  return new Set(named.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).origin] : [])));
}

const schemeOf = ({ protocol }: Visited): string => protocol.replace(/:$/, '');
const originAt = (visited: Visited, port: number): string => {
  const origin = `${schemeOf(visited)}://${visited.hostname}:${port}`;
  return URL.canParse(origin) ? new URL(origin).origin : origin;
};
