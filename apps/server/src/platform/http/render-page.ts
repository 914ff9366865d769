/** One page made by the web build: its loaders reach the API in process, by the road every caller takes. */
import { createCall, type Call } from '@portal/client';
import { IDENTITY_HEADER, identityChanged } from '@portal/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { addressOf } from './address.ts';
import type { ShareAnswers } from './guest-answers.ts';
import type { Limits } from './limits.ts';
import { handlerFor } from './page-handlers.ts';

/** The web build exports this beside its entry. */
export interface WebEntry {
  /** Facts in, a context for loaders out. */
  createLoadContext(facts: { call: Call; hasSession: boolean; nonce: string; nowMs: number; site: object }): RouterContextProvider;
  /** Whether a guest's page follows from its address alone, for this browser. */
  isRemembered?(asked: { pathname: string; search: string; cookie: string; userAgent: string }): boolean;
  /** Whether what a page shows is the same for every guest. */
  isForAnyGuest?(pathname: string): boolean;
  /** What a page's answer says, where it is at hand as a text. */
  textOf?(response: Response): string | undefined;
}

/** What the build of the web is, and ours beside the router's own. */
export type WebBuild = ServerBuild & { entry: { module: WebEntry } };

export interface RenderOptions {
  limits: Pick<Limits, 'render'>;
  development: boolean;
  sessionCookie: string;
  /** What every page tells of the site, of what was asked only its origin: a page that is kept is the same for all who come there. */
  siteFor(origin: string, nowMs: number): object;
  now(): number;
}

export interface RenderSite {
  app: FastifyInstance;
  options: RenderOptions;
  findBuild(): Promise<WebBuild>;
  /** For pages of any guest. */
  share: ShareAnswers<InProcessAnswer>;
}

/** Of a call in process. */
export interface InProcessAnswer {
  status: number;
  json: { code?: unknown };
  /** In how many seconds a refused call may come back. */
  waitSeconds: number | undefined;
}

export interface Rendered {
  response: Response;
  /** What it says, where that is at hand: then nothing is read of the answer itself. */
  text: string | undefined;
  /** What the page's own scripts carry. */
  nonce: string;
  /** Until the last of its calls that were refused may come back. */
  waitSeconds: number | undefined;
  /** Another identity acts by now than the one the asking page named. */
  isIdentityChanged: boolean;
  /** A call failed, whatever the page has made of that; read once its body has ended. */
  hasFailedCall(): boolean;
}

export const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * `whose`: with all that came along with the request, or with nothing of it but address and origin; so it is, too, for a visitor of whom nothing is known, of what
 * is the same for every guest. Takes the turn of who asks either way.
 */
export async function renderPage(site: RenderSite, request: FastifyRequest, asked: Request, whose: 'visitor' | 'anyGuest'): Promise<Rendered> {
  const { app, options } = site;
  const build = await site.findBuild();
  const entry = build.entry.module;
  const nonce = randomBytes(16).toString('hex');
  const nowMs = options.now();
  let waitSeconds: number | undefined;
  let isIdentityChanged = false;
  let hasFailedCall = false;
  const { host, origin, pathname } = new URL(asked.url);
  const { cookie, 'user-agent': agent, [IDENTITY_HEADER]: identity } = request.headers;
  const isAnyGuest = whose === 'anyGuest' || (cookie === undefined && identity === undefined && entry.isForAnyGuest?.(pathname) === true);
  const call = callInProcess(app, {
    share: isAnyGuest ? site.share : null,
    remoteAddress: addressOf(request),
    headers: {
      host,
      ...(isAnyGuest ? {} : { ...(cookie ? { cookie } : {}), ...(agent ? { 'user-agent': agent } : {}), ...(identity ? { [IDENTITY_HEADER]: identity } : {}) }),
    },
    onAnswer: (status, code, seconds) => {
      if (status >= 400) hasFailedCall = true;
      if (code === identityChanged.code) isIdentityChanged = true;
      if (seconds !== undefined) waitSeconds = Math.max(waitSeconds ?? 0, seconds);
    },
  });
  const context = entry.createLoadContext({
    call,
    hasSession: whose === 'visitor' && Boolean(request.cookies[options.sessionCookie]),
    nonce,
    nowMs,
    site: options.siteFor(origin, nowMs),
  });
  const response = await options.limits.render(request, () => handlerFor(build, pathname, options.development)(asked, context));
  const text = entry.textOf?.(response);
  // where the router gave another answer in its place, nobody would be sent an empty page
  if (text === undefined && response.body === null && isHtml(response)) throw new Error(`the page ${pathname} has lost its words`);
  return { response, text, nonce, waitSeconds, isIdentityChanged, hasFailedCall: () => hasFailedCall };
}

interface InProcess {
  /** Null: what is answered is one visitor's. */
  share: ShareAnswers<InProcessAnswer> | null;
  remoteAddress: string;
  headers: { host: string } & Record<string, string | string[]>;
  /** Of each answer: its status, our own code, and in how many seconds a refused call may come back. */
  onAnswer(status: number, code: unknown, waitSeconds: number | undefined): void;
}

function callInProcess(app: FastifyInstance, { share, remoteAddress, headers: own, onAnswer }: InProcess): Call {
  return createCall(async ({ method, path, body, headers }) => {
    const ask = async (): Promise<InProcessAnswer> => {
      const response = await app.inject({
        method,
        url: path,
        remoteAddress,
        headers: { ...headers, ...own },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const retryAfter = response.headers['retry-after'];
      return { status: response.statusCode, json: response.json(), waitSeconds: retryAfter === undefined ? undefined : Number(retryAfter) };
    };
    // a page only reads, also where what it asks for is too long for an address
    const { status, json, waitSeconds } = share ? await share(`${own.host} ${method} ${path} ${JSON.stringify(body)}`, ask) : await ask();
    onAnswer(status, json.code, waitSeconds);
    return { status, json };
  });
}
