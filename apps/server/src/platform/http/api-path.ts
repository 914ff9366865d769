/** Which requests are calls of the API and which are for pages: told by the route they met, so that no way of writing an address changes it. */
import type { FastifyRequest } from 'fastify';

const API_PREFIXES = ['/api-cloud-merchant-service/', '/apiOrder/', '/api-file/', '/api-base/', '/api-system/', '/cloud-survey/', '/api-console/'] as const;

/** A path of the gateway without a version; `open` has its own further on. */
const UNVERSIONED = /^\/api-cloud-merchant-service\/(?!v\d+\/|open\/)/;

/** Where a path of the gateway is written without its version, as `cart/query`, it is the first one's (WIRE-18). */
export const withVersion = (url: string): string => url.replace(UNVERSIONED, '/api-cloud-merchant-service/v1/');

const isApiPath = (path: string): boolean => API_PREFIXES.some((prefix) => path.startsWith(prefix));

/** Whether a path as written in an address, with its query, is the API's once its letters are decoded and its dots and slashes resolved. */
export function isApiAddress(address: string): boolean {
  try {
    // a second slash at the head would be read as a host
    const { pathname } = new URL(address.replace(/^[\\/]+/, '/'), 'http://site');
    return isApiPath(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'));
  } catch {
    // letters that cannot be decoded lead nowhere
    return false;
  }
}

/** The same of a request: its route says it, and where none but the pages' matched, its address. */
export function isApiRequest(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  const route = request.routeOptions.url;
  return route === undefined || route.endsWith('*') ? isApiAddress(request.url) : isApiPath(route);
}
