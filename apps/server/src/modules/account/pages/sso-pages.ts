/** The sign-on site's pages: the built card, the demo accounts, and the outbox, the last two in demo mode only. */
import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { BuildMissingError } from '../../../platform/http/build-missing.ts';
import { lastingOfFile, mayLast } from '../../../platform/http/privacy.ts';
import type { Outbox } from '../../../platform/upstream/sms/index.ts';
import { portalOriginFor, type SignOnSettings } from '../settings.ts';
import { escapeHtml, outboxPage } from './outbox-page.ts';

export interface SsoPagesOptions {
  /** Folder of the build of apps/sso, ending in a slash. */
  dist: URL;
  /** Present in demo mode: its messages are shown at /outbox. */
  outbox?: Outbox;
}

/**
 * Serves the site. Throws `BuildMissingError` when there is no build. The page's facts (brand, the portal's address for this
 * visitor, demo mode) are written into the built HTML at the marks `{{…}}`.
 */
export async function registerSsoPages(
  http: FastifyInstance,
  deps: { settings: SignOnSettings & { providerBrand: string } },
  options: SsoPagesOptions,
): Promise<void> {
  const { settings } = deps;
  const index = new URL('index.html', options.dist);
  await access(index).catch(() => {
    throw new BuildMissingError(fileURLToPath(options.dist));
  });
  const template = await readFile(index, 'utf8');
  await http.register(fastifyStatic, {
    root: fileURLToPath(options.dist),
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html'],
    serveDotFiles: false,
    preCompressed: true,
    setHeaders: (reply, path) => mayLast(reply, lastingOfFile(path)),
  });

  http.get('/', async (_request, reply) => reply.redirect('/login', 302));
  http.get('/login', async (request, reply) => {
    const facts: Record<string, string> = {
      brand: settings.providerBrand,
      portalOrigin: portalOriginFor(request, settings),
      demo: settings.demoAccounts ? '1' : '',
      outbox: options.outbox ? '1' : '',
    };
    const html = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => escapeHtml(facts[name] ?? ''));
    return reply
      .header('content-security-policy', policyOf("'self'", facts['portalOrigin']))
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  // where people look for them: both are the portal's
  for (const page of ['/register', '/passwordReset'] as const)
    http.get(page, async (request, reply) => reply.redirect(`${portalOriginFor(request, settings)}${page}`, 302));
  if (settings.demoAccounts) {
    const accounts = settings.demoAccounts;
    http.get('/demo-accounts.json', async (_request, reply) => reply.send(accounts));
  }
  if (options.outbox) {
    const { outbox } = options;
    http.get('/outbox', async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-security-policy', policyOf(`'nonce-${nonce}'`))
        .type('text/html; charset=utf-8')
        .send(outboxPage(outbox.list(), nonce));
    });
  }
}

/** `formsTo`: the portal, which is handed the number that was typed (ACCOUNT-19). */
const policyOf = (styles: string, formsTo = ''): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formsTo}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ');
