/**
 * The pages: React Router's request handler mounted in Fastify. Loaders reach the API in process, with the visitor's own
 * cookie and address, so there is one road to the data.
 */
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { renderSVG } from 'uqr';
import { BuildMissingError } from './build-missing.ts';
import { leaveUncompressed } from './compression.ts';
import { sheetsOf } from './first-view.ts';
import { shareAnswers } from './guest-answers.ts';
import { openGuestDoor } from './guest-door.ts';
import { packedAgain, rememberedPage, sendOnce, sendRemembered, type GuestPagesSite } from './guest-page.ts';
import { isApiRequest } from './api-path.ts';
import { contentSecurityPolicy, type PolicyOptions } from './page-policy.ts';
import { lastingOfFile, mayLast } from './privacy.ts';
import { rememberPages } from './remembered-pages.ts';
import { isHtml, renderPage, type RenderOptions, type WebBuild } from './render-page.ts';
import { addressTooLong, AppError, badRequest, identityChanged, methodNotAllowed, notFound, tooManyRequests } from '@portal/contract/core';
import { sendFailure, waitSecondsOf } from './server.ts';

export interface PagesOptions extends RenderOptions, PolicyOptions {
  /** Folder of apps/web; its `build` is served, or its sources in development. */
  webRoot: URL;
  /** Codes to scan, by their address: what each says, on this origin. */
  codes: Readonly<Record<string, (origin: string) => string>>;
  /** The portal's origin as this visitor may be told it. */
  originFor(request: FastifyRequest): string;
  /** What guests' pages show is another as soon as this is; null: none of them is kept. */
  getShownVersion: (() => Promise<string>) | null;
  /** Whether the session that a request names is one: asked of a request with the cookie, where a guest's page is kept. */
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  /** Nobody waits longer to be known, in milliseconds; left out: two seconds. */
  knownWithinMs?: number | undefined;
}

export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const findBuild = options.development ? await developmentBuild(app, options.webRoot) : await productionBuild(app, options.webRoot);
  for (const [address, says] of Object.entries(options.codes))
    app.get(address, async (request, reply) => {
      mayLast(reply, 'ownFile');
      return reply.header('content-type', 'image/svg+xml').send(renderSVG(says(options.originFor(request)), { border: 1 }));
    });
  const { getShownVersion, now } = options;
  const site: GuestPagesSite = {
    app,
    options,
    findBuild,
    remembered: getShownVersion && rememberPages({ bytesMax: REMEMBERED_BYTES_MAX, now, getVersion: getShownVersion, improve: packedAgain }),
    share: shareAnswers(now),
    keptUnder: new Set(),
    readSheets: sheetsOf(options.webRoot),
  };
  if (site.remembered && !options.development) openGuestDoor(app, site.remembered, options.sessionCookie);
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (isApiRequest(request) || isBuiltFile(request.url)) throw new AppError(notFound);
      if (request.url.length > ADDRESS_MAX) throw new AppError(addressTooLong);
      if (isTooDeep(request.url)) throw new AppError(notFound);
      if (request.method === 'GET' || request.method === 'HEAD') return;
      // no page takes a form, but for those of signing in: what changes something is a call of the API
      const takesForm = pages.hasRoute({ method: 'POST', url: request.url.split('?', 1)[0] ?? '' });
      reply.header('allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD');
      throw new AppError(methodNotAllowed, { message: `${request.method} of a page` });
    });
    pages.setErrorHandler((error: Error, request, reply) =>
      error instanceof AppError && isPlain(error) && !request.url.includes('.data') ? sendPlainPage(error, reply) : sendFailure(error, request, reply),
    );
    pages.all('/*', (request, reply) => answerPage(site, request, reply));
  });
}

/** Some five hundred lists, packed. */
const REMEMBERED_BYTES_MAX = 8 * 2 ** 20;

/** What the build puts beside the pages, by folder. */
const BUILT_FOLDERS = ['assets', 'pictures'] as const;

/** Longest address of a page: twice what a page of ours ever writes, and as much as proxies on the way take. */
const ADDRESS_MAX = 8_000;

/** Deepest path of a page, with room: the router looks at each part of a path once for every other, a second of it for a thousand parts. */
const DEPTH_MAX = 12;

function isTooDeep(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path.split(/\/|%2f/i, DEPTH_MAX + 2).length > DEPTH_MAX + 1;
}

const isPlain = ({ error }: AppError): boolean => error === tooManyRequests || error === addressTooLong;

/** Words for who opens too many pages, or one by an address nobody wrote; rendering one of our own would be the work that is refused. */
function sendPlainPage({ error, msg, data }: AppError, reply: FastifyReply): FastifyReply {
  const isLate = error === tooManyRequests;
  const [title, way] = isLate ? ['请稍后再试', '<a href="">重新打开本页</a>'] : ['网址过长', '<a href="?">打开本页</a>'];
  const words = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title><h1>${msg}</h1><p>${way}</p></html>`;
  if (isLate) reply.header('retry-after', waitSecondsOf(data));
  return reply.status(error.status).header('content-security-policy', "default-src 'none'").type('text/html; charset=utf-8').send(words);
}

/** Asked of the pages, it is a file that is gone: of an older build, most likely, and nobody reads a page in its place. */
const isBuiltFile = (url: string): boolean => BUILT_FOLDERS.some((folder) => url.startsWith(`/${folder}/`));

async function productionBuild(app: FastifyInstance, webRoot: URL): Promise<() => Promise<WebBuild>> {
  const server = new URL('build/server/index.js', webRoot);
  await access(server).catch(() => {
    throw new BuildMissingError(fileURLToPath(server));
  });
  const client = fileURLToPath(new URL('build/client/', webRoot));
  const files: FastifyStaticOptions = {
    root: client,
    index: false,
    serveDotFiles: false,
    preCompressed: true,
    setHeaders: (reply, path) => mayLast(reply, lastingOfFile(path)),
  };
  // beside pages each file needs a route of its own; below the folders, thousands of files share one
  await app.register(fastifyStatic, { ...files, wildcard: false, globIgnore: BUILT_FOLDERS.map((folder) => `${folder}/**`) });
  for (const folder of BUILT_FOLDERS) await app.register(fastifyStatic, { ...files, root: join(client, folder), prefix: `/${folder}/`, decorateReply: false });
  const build = (await import(server.href)) as WebBuild;
  return async () => build;
}

async function developmentBuild(app: FastifyInstance, webRoot: URL): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: fileURLToPath(webRoot), server: { middlewareMode: true, hmr: { port: 24_678 } }, appType: 'custom' });
  app.addHook('onRequest', async (request, reply) => {
    if (isApiRequest(request)) return;
    await new Promise<void>((resolve) => {
      vite.middlewares(request.raw, reply.raw, () => resolve());
      reply.raw.once('finish', () => resolve());
    });
    if (reply.raw.headersSent) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
}

async function answerPage(site: GuestPagesSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { options } = site;
  const asked = toFetchRequest(request, options.originFor(request));
  const hasSession = Boolean(request.cookies[options.sessionCookie]);
  const kept = await rememberedPage(site, request, asked);
  if (kept) {
    reply.remembered = kept;
    return sendRemembered(kept.page, request, reply);
  }
  const { response, text, nonce, waitSeconds, isIdentityChanged } = await renderPage(site, request, asked, 'visitor');
  // the page that asks was made for another identity: it is given nothing of this one
  if (isIdentityChanged) throw new AppError(identityChanged);
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  // a page that could not be made because its calls were refused is made when the last of them may come back
  if (response.status === 429 || response.status === 503) reply.header('retry-after', waitSecondsOf({ waitSeconds }));
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (isHtml(response)) reply.header('content-security-policy', contentSecurityPolicy([`nonce-${nonce}`], options));
  // a page's data (`.data`) are as personal as the page; one of a single visitor's says itself that nobody keeps it
  if (!hasSession && response.headers.get('cache-control') !== 'no-store') mayLast(reply, 'guestPage');
  // what failed repeats the address it was asked under
  if (hasSession && response.status >= 400) leaveUncompressed(request);
  if (text === undefined) return reply.send(response.body ? Readable.fromWeb(response.body as WebStream) : '');
  return hasSession ? reply.send(text) : sendOnce(text, request, reply);
}

/**
 * The head of a page is that of its whole. An address is read as a path of this site, also where it begins like a host (`//x`), under the
 * origin that may be told: what a page says of its own address, no visitor makes up.
 */
function toFetchRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const address = `${origin}${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(address)) throw new AppError(badRequest, { message: 'no such address' });
  return new Request(address, { headers });
}
