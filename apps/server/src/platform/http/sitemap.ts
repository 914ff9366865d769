/** /robots.txt and /sitemap.xml with its parts: what search engines may read, and where it is (GOODS-29). Only addresses; no figure of anything. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '@portal/contract/core';
import { mayLast } from './privacy.ts';

export interface SitemapOptions {
  /** The site's own origin as this visitor may be told it. */
  originFor(request: FastifyRequest): string;
  /** Pages that are always there: paths with their queries. */
  fixed(): Promise<readonly string[]>;
  /** How many pages of goods there are, and some of them in an order that stays. */
  count(): Promise<number>;
  list(from: { offset: number; limit: number }): Promise<readonly string[]>;
}

/** Addresses of one part; fifty thousand are the most that search engines take. */
export const PART_ADDRESSES = 10_000;

/** What is one's own, what follows from a choice, and what calls are for. */
const CLOSED = ['/api-', '/member', '/merchantCenter', '/tool/designOrder', '/login', '/logout', '/openapi', '/*?*keyword=', '/*?*attributesStr='];

const xml = (root: string, item: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`)
    .join('')}</${root}>`;

const escaped = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Part 0 holds the pages that are always there, those from 1 the goods. */
export function registerSitemap(http: FastifyInstance, { originFor, fixed, count, list }: SitemapOptions): void {
  http.get('/robots.txt', (request, reply) => {
    mayLast(reply, 'ownFile');
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${originFor(request)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  http.get('/sitemap.xml', async (request, reply) => {
    mayLast(reply, 'ownFile');
    const parts = Math.ceil((await count()) / PART_ADDRESSES) + 1;
    const addresses = Array.from({ length: parts }, (_, part) => `${originFor(request)}/sitemap-${part}.xml`);
    return reply.type('application/xml; charset=utf-8').send(xml('sitemapindex', 'sitemap', addresses));
  });
  http.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    const paths = part === 0 ? await fixed() : await list({ offset: (part - 1) * PART_ADDRESSES, limit: PART_ADDRESSES });
    if (paths.length === 0) throw new AppError(notFound);
    mayLast(reply, 'ownFile');
    const origin = originFor(request);
    return reply.type('application/xml; charset=utf-8').send(
      xml(
        'urlset',
        'url',
        paths.map((path) => `${origin}${path}`),
      ),
    );
  });
}
