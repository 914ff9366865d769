/** State changes come from our own pages only (RELY-23). */
import { AppError, crossSite } from '@portal/contract/core';
import type { FastifyRequest } from 'fastify';

/**
 * Browsers send `Origin` with every POST, and newer ones `Sec-Fetch-Site`; neither can be set by a page. A caller without
 * both is a program that was given its cookie, and is heard (RELY-23): browsers too old for either send no such cookie with a foreign
 * page's POST (`SameSite=Lax`), nor JSON without asking first.
 */
export function assertSameSite(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError(crossSite, { message: `sec-fetch-site ${String(site)}` });
  if (origin !== undefined && origin !== originOf(request)) throw new AppError(crossSite, { message: 'foreign origin' });
}

/**
 * A change that is asked for by GET (WIRE-15) comes from a script or a program. What a browser fetches by itself, a link, a picture, a prefetch,
 * says so in heads that no page can set, and in a browser too old for them by what it accepts.
 */
export function assertAskedByScript({ headers }: FastifyRequest): void {
  const { accept = '' } = headers;
  const [mode, destination] = [headers['sec-fetch-mode'], headers['sec-fetch-dest']];
  const isOwnAsking = (mode === undefined || mode === 'cors' || mode === 'same-origin') && (destination === undefined || destination === 'empty');
  if (!isOwnAsking || /text\/html|image\//.test(accept)) throw new AppError(crossSite, { message: 'a change asked for by what is no script' });
}

/** Origin the caller used: scheme and host as seen by the browser (behind a trusted proxy, as the proxy says). */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
