/** What the page knows before anyone types: from the server, in attributes of the root element, and from the address. */

/** Stands in the built page where the server writes the brand. */
export const BRAND_MARK = '{{brand}}';

export interface SignOnFacts {
  brand: string;
  /** Where the portal is for this visitor; '' where the page runs without its server. */
  portalOrigin: string;
  demo: boolean;
  outbox: boolean;
}

export function readSiteFacts(root: { dataset: DOMStringMap }): SignOnFacts {
  const read = (name: string): string => {
    const value = root.dataset[name] ?? '';
    return value.startsWith('{{') ? '' : value;
  };
  return { brand: read('brand') || BRAND_MARK, portalOrigin: read('portalOrigin'), demo: read('demo') === '1', outbox: read('outbox') === '1' };
}

/** The ways that are a form. */
export type FormMethod = 'password' | 'sms';
export type Method = FormMethod | 'qr';
/** What went wrong before the visitor came here. */
export type ArrivalError = 'handover' | 'locked' | 'redirect';

export interface AddressFacts {
  redirect: string | undefined;
  state: string | undefined;
  error: ArrivalError | undefined;
  loggedOut: boolean;
  method: Method;
}

const METHODS_ASKED_FOR = ['sms', 'qr'] as const;
const ERRORS: readonly string[] = ['handover', 'locked', 'redirect'] satisfies ArrivalError[];

export function readAddress(search: string): AddressFacts {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  const state = query.get('state') ?? '';
  return {
    redirect: query.get('redirect') || undefined,
    state: /^[\w-]{43}$/.test(state) ? state : undefined,
    error: error !== null && ERRORS.includes(error) ? (error as ArrivalError) : undefined,
    loggedOut: query.get('loggedOut') === '1',
    method: METHODS_ASKED_FOR.find((by) => by === query.get('by')) ?? 'password',
  };
}

/**
 * Where to fetch a state from, when somebody opened this site without one: the portal's own /login, which comes back here. The
 * portal takes no code that is bound to no browser. Null where a state is there, or where the goal is not the portal.
 */
export function stateSourceOf(address: AddressFacts, portalOrigin: string): string | null {
  if (address.state !== undefined || portalOrigin === '' || address.error === 'redirect') return null;
  const isPortals = address.redirect === undefined || address.redirect === portalOrigin || address.redirect.startsWith(`${portalOrigin}/`);
  if (!isPortals) return null;
  const query = new URLSearchParams({ redirect: address.redirect?.slice(portalOrigin.length) || '/' });
  if (address.loggedOut) query.set('loggedOut', '1');
  if (address.error) query.set('error', address.error);
  if (address.method !== 'password') query.set('by', address.method);
  return `${portalOrigin}/login?${query}`;
}

/** What the page knows when it arrives in a browser. */
export interface Arrival {
  site: SignOnFacts;
  address: AddressFacts;
}

/** Path of the portal's page one wants to come back to; undefined where none is named, or one elsewhere. */
export function portalPageOf({ site: { portalOrigin }, address: { redirect } }: Arrival): string | undefined {
  return portalOrigin !== '' && redirect?.startsWith(`${portalOrigin}/`) ? redirect.slice(portalOrigin.length) : undefined;
}
