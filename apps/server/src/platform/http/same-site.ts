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

/** Origin the caller used: scheme and host as seen by the browser (behind a trusted proxy, as the proxy says). */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
