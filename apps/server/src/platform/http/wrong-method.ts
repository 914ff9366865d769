/** A call that is asked for by a method it does not have is refused as that, with the methods it has (WIRE-17), and not as if there were no such call. */
import { AppError, methodNotAllowed, type Endpoint } from '@portal/contract/core';
import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './api-path.ts';

/** `served` may still grow while rooms open. */
export function refuseWrongMethods(app: FastifyInstance, served: readonly Endpoint[]): void {
  app.addHook('onRequest', async ({ url, routeOptions }, reply) => {
    const isMet = routeOptions.url !== undefined && !routeOptions.url.endsWith('*');
    if (isMet || !isApiAddress(url)) return;
    const allowed = methodsAt(served, url);
    if (allowed.length === 0) return;
    reply.header('allow', allowed.join(', '));
    throw new AppError(methodNotAllowed);
  });
}

/** What is read is asked for by HEAD as well. */
function methodsAt(served: readonly Endpoint[], url: string): string[] {
  const asked = partsOf(url.split('?', 1)[0] ?? '');
  const methods = served
    .filter(({ path }) => isAt(partsOf(path), asked))
    .flatMap(({ method, asGet }) => (method === 'GET' ? ['GET', 'HEAD'] : asGet ? ['GET', method] : [method]));
  return [...new Set(methods)].toSorted();
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

const isAt = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length && parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]));
