/**
 * The portal's own part of signing in: /login and /logout hand over to the sign-on site, and any page opened with `?token=`
 * exchanges the code and answers with the same address without it, before anything else loads (decision 0003).
 */
import { takeTypedPhone } from '@portal/contract/account';
import { AppError, badRequest } from '@portal/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId, newSecret, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isApiRequest } from '../../../platform/http/api-path.ts';
import type { Limits } from '../../../platform/http/limits.ts';
import { assertSameSite, originOf } from '../../../platform/http/same-site.ts';
import { wireOf } from '../../../platform/http/wire.ts';
import type { Signal, Signals } from '../../../platform/live/signals.ts';
import { tellAccount, type OnAccountEvent } from '../needs.ts';
import { createFindCaller } from '../session/find-caller.ts';
import { hashSecret, isSecret, SESSION_COOKIE, signedInFrom } from '../session/session-token.ts';
import { deleteSession } from '../session/store.ts';
import { portalOriginFor, returnOriginsFor, ssoOriginFor, type SignOnSettings } from '../settings.ts';
import { exchangeHandover, setSessionCookie, STATE_COOKIE, STATE_LIFETIME_MS, type HandoverOutcome } from '../sign-in/handover.ts';
import { checkRedirect, localPathOf } from '../sign-in/redirect.ts';
import { sealPhone, TYPED_PHONE_COOKIE, TYPED_PHONE_PLACE } from '../sign-in/typed-phone.ts';
import { logoutPage, logoutPolicy } from './logout-page.ts';

/** What a form is sent as: each of its fields is a text. */
const FORM = /^application\/x-www-form-urlencoded(?:;|$)/;

export interface SignOnPagesDeps {
  database: Database;
  clock: Clock;
  settings: SignOnSettings;
  signals: Pick<Signals, 'publish'>;
  onAccountEvent: readonly OnAccountEvent[];
  limits: Pick<Limits, 'admit'>;
}

/** Registers the pages and the token intake; call it before the other pages are registered. */
export function registerSignOnPages(http: FastifyInstance, deps: SignOnPagesDeps): void {
  const findCaller = createFindCaller(deps);
  http.addHook('onRequest', async (request, reply) => {
    const token = request.method === 'GET' && !isApiRequest(request) ? tokenOf(request) : undefined;
    if (token !== undefined) await takeToken(deps, token, request, reply);
  });

  const signIn = (more: Record<string, string>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const page = localPathOf(queryOf(request, 'redirect'));
    const caller = await findCaller(request);
    if (caller.accountNo !== null) return leave(reply, page);
    return handOver(deps, request, reply, page, { ...passedOn(request), ...more });
  };
  http.get('/login', signIn({}));
  http.get('/login/forget', (request, reply) => {
    const redirect = queryOf(request, 'redirect');
    return leave(reply, redirect === undefined ? '/passwordReset' : `/passwordReset?${new URLSearchParams({ redirect: localPathOf(redirect) })}`);
  });
  http.get('/login/outsideRedirect', async (request, reply) => {
    const named = queryOf(request, 'redirect');
    // nowhere is named: signed in one is at the portal
    if (named === undefined) return handOver(deps, request, reply, '/', {});
    const redirect = checkRedirect(named, returnOriginsFor(request, deps.settings));
    const portal = portalOriginFor(request, deps.settings);
    if (redirect === null) return handOver(deps, request, reply, '/', { error: 'redirect' });
    if (redirect === portal || redirect.startsWith(`${portal}/`)) return handOver(deps, request, reply, localPathOf(redirect.slice(portal.length)), {});
    return leave(reply, `${ssoOriginFor(request, deps.settings)}/login?${new URLSearchParams({ redirect })}`);
  });
  http.get('/logout', async (request, reply) => {
    if (request.headers['sec-purpose']?.includes('prefetch')) return reply.status(204).send();
    const whose = originOfNavigation(request);
    if (whose === 'foreign') return leave(reply, '/');
    if (whose === 'own') return signOut(deps, request, reply);
    const nonce = newSecret();
    return reply
      .header('content-security-policy', logoutPolicy(nonce, ssoOriginFor(request, deps.settings)))
      .type('text/html; charset=utf-8')
      .send(logoutPage(localPathOf(queryOf(request, 'redirect')), nonce));
  });
  http.register(async (forms) => {
    // the forms of the portal: what the first says stands in its address
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/logout', async (request, reply) => {
      assertSameSite(request);
      return signOut(deps, request, reply);
    });
    forms.post('/login/typed', async (request, reply) => {
      await deps.limits.admit(TYPED_PHONE_PAGE, { accountNo: null }, request);
      return leaveWithPhone(request, reply, deps.clock.now());
    });
  });
}

/** As often as what it leaves is taken. */
const TYPED_PHONE_PAGE = { name: 'leaveWithPhone', limit: takeTypedPhone.limit } as const;

/** From the sign-on site to registering or a new password, with what was typed there; it changes nothing here. Source: ACCOUNT-19. */
function leaveWithPhone(request: FastifyRequest, reply: FastifyReply, now: number): FastifyReply {
  if (!FORM.test(request.headers['content-type'] ?? '')) throw new AppError(badRequest, { message: 'no form' });
  const { to, phone, state, redirect } = request.body as Readonly<Record<string, string | undefined>>;
  const isKept = phone !== undefined && /^1\d{10}$/.test(phone) && isSecret(state);
  if (isKept) wireOf(request, reply).setCookie(TYPED_PHONE_COOKIE, sealPhone(phone, state, now), TYPED_PHONE_PLACE);
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect: localPathOf(redirect) })}`;
  return leave(reply, `/${to === 'register' ? to : 'passwordReset'}${query}${isKept ? '#typed' : ''}`);
}

/** Ends the session here, then on the sign-on site; a form goes on as a navigation. */
async function signOut(deps: SignOnPagesDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = request.cookies[SESSION_COOKIE];
  if (isSecret(token)) await deleteSession(deps.database.db, hashSecret(token));
  wireOf(request, reply).clearCookie(SESSION_COOKIE);
  reply.header('clear-site-data', '"storage"');
  return handOver(deps, request, reply, localPathOf(queryOf(request, 'redirect') ?? ownReferrer(request)), { loggedOut: '1' });
}

/** What the sign-on site may be told through /login: why one comes, and how one would like to sign in. */
const PASSED_ON: Readonly<Record<string, readonly string[]>> = { error: ['handover', 'locked'], loggedOut: ['1'], by: ['sms', 'qr'] };

const passedOn = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PASSED_ON).flatMap(([name, values]) => {
      const value = queryOf(request, name);
      return value !== undefined && values.includes(value) ? [[name, value]] : [];
    }),
  );

function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as Record<string, unknown>;
  if (token === undefined) return undefined;
  // the sign-on site appends the only one; a list of them is somebody's game and fits no code
  return typeof token === 'string' ? token : '';
}

function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

async function takeToken(deps: SignOnPagesDeps, token: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wire = wireOf(request, reply);
  const state = request.cookies[STATE_COOKIE];
  const page = localPathOf(request.url);
  const told: Signal[] = [];
  const now = deps.clock.now();
  const exchange = await deps.database.transaction(async (db) => {
    const spent = await exchangeHandover(db, { token, state, oldSession: request.cookies[SESSION_COOKIE], door: 'page', from: signedInFrom(wire), now });
    const telling = { db, now, newId: () => newId(now), signal: (signal: Signal) => void told.push(signal) };
    if (spent.outcome === 'spent' && spent.newDevice) await tellAccount(telling, deps.onAccountEvent, spent.newDevice);
    return spent;
  });
  for (const signal of told) deps.signals.publish(signal);
  if (exchange.outcome === 'spent') setSessionCookie(wire, exchange.session);
  return leave(reply, nextOf(exchange.outcome, page, state !== undefined));
}

/**
 * Where to after the exchange. A code made for another browser is dropped without a word: the page opens as it would have
 * without it. A browser that waits for no code, or brought one that is used or over, is asked to sign in again, once.
 */
function nextOf(outcome: HandoverOutcome['outcome'], page: string, hasState: boolean): string {
  if (outcome === 'spent' || (outcome === 'foreign' && hasState)) return page;
  return `/login?${new URLSearchParams({ redirect: page, error: outcome === 'locked' ? 'locked' : 'handover' })}`;
}

/** To the sign-on site, with the page to come back to and the state that binds the code to this browser. */
function handOver(deps: SignOnPagesDeps, request: FastifyRequest, reply: FastifyReply, page: string, more: Record<string, string>): FastifyReply {
  const held = request.cookies[STATE_COOKIE];
  // two tabs that sign in at once share one state
  const state = isSecret(held) ? held : newSecret();
  wireOf(request, reply).setCookie(STATE_COOKIE, state, { maxAgeSeconds: STATE_LIFETIME_MS / 1000 });
  const query = new URLSearchParams({ redirect: `${portalOriginFor(request, deps.settings)}${page}`, state, ...more });
  return leave(reply, `${ssoOriginFor(request, deps.settings)}/login?${query}`);
}

const leave = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').redirect(address, reply.request.method === 'POST' ? 303 : 302);

/**
 * Somebody's own click or typing, or a foreign page's link, picture or frame (RELY-23). A browser that says neither
 * where it comes from nor what for may have been sent by anybody: the person is asked.
 */
function originOfNavigation(request: FastifyRequest): 'own' | 'foreign' | 'unsaid' {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': target, referer } = request.headers;
  if (target !== undefined && target !== 'document') return 'foreign';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  if (referer === undefined) return 'unsaid';
  return ownReferrer(request) === undefined ? 'foreign' : 'own';
}

/** Path and query of the page the visitor came from, when it was one of ours. */
function ownReferrer(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === originOf(request) ? `${pathname}${search}` : undefined;
}
