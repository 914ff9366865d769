/** The console's pages: one built page that reads its address by itself, and in demo mode whom one may be. */
import fastifyStatic from '@fastify/static';
import { AppError, notFound } from '@portal/contract/core';
import type { FastifyInstance } from 'fastify';
import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../../platform/clock.ts';
import { isApiRequest } from '../../../platform/http/api-path.ts';
import { BuildMissingError } from '../../../platform/http/build-missing.ts';
import { lastingOfFile, mayLast } from '../../../platform/http/privacy.ts';
import { codeAt } from '../sign-in/second-factor.ts';

/** An operator of the demo world as the ready block and the sign-in page show it; there in demo mode only. */
export interface DemoOperator {
  loginName: string;
  password: string;
  /** Base 32: of the authenticator. */
  secret: string;
  role: string;
}

interface ConsolePagesOptions {
  /** Folder of the build of apps/console, ending in a slash. */
  dist: URL;
  /** Folder of the catalogue's drawn pictures; undefined: none are shown. */
  pictures?: URL;
  clock: Clock;
  providerBrand: string;
  demoOperators: readonly DemoOperator[] | undefined;
}

/** Serves the site. Throws `BuildMissingError` when there is no build. */
export async function registerConsolePages(http: FastifyInstance, { dist, pictures, clock, providerBrand, demoOperators }: ConsolePagesOptions): Promise<void> {
  const index = new URL('index.html', dist);
  await access(index).catch(() => {
    throw new BuildMissingError(fileURLToPath(dist));
  });
  const html = (await readFile(index, 'utf8')).replaceAll('{{brand}}', escaped(providerBrand)).replaceAll('{{demo}}', demoOperators ? '1' : '');
  await http.register(fastifyStatic, {
    root: fileURLToPath(dist),
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html'],
    serveDotFiles: false,
    preCompressed: true,
    setHeaders: (reply, path) => mayLast(reply, lastingOfFile(path)),
  });
  if (pictures)
    await http.register(fastifyStatic, { root: fileURLToPath(pictures), prefix: '/pictures/', index: false, serveDotFiles: false, decorateReply: false });
  if (demoOperators)
    http.get('/demo-operators.json', async (_request, reply) =>
      reply.send(demoOperators.map(({ secret, ...one }) => ({ ...one, code: codeAt(secret, clock.now()) }))),
    );
  http.get('/*', async (request, reply) => {
    // a path with an ending is a file that is not there; what is searched for may have a point in it
    if (isApiRequest(request) || /^[^?]*\.\w+(\?|$)/.test(request.url)) throw new AppError(notFound);
    return reply.header('content-security-policy', POLICY).header('referrer-policy', 'same-origin').type('text/html; charset=utf-8').send(html);
  });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
