/** Who wants to know of every answer of a site: its log, its figures. */
import type { FastifyInstance } from 'fastify';
import { redactUrl } from '../redact.ts';

export interface AnsweredCall {
  method: string;
  /** The route's own address; `none` where there is none. */
  route: string;
  status: number;
  ms: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls `watch` after each answer, whichever way it took. */
    whenAnswered(watch: (answered: AnsweredCall) => void): void;
    /** Tells all of them. */
    tellAnswered(answered: AnsweredCall): void;
  }
}

/** Call it on a site before its routes are registered. */
export function registerAnswered(app: FastifyInstance): void {
  const watching: ((answered: AnsweredCall) => void)[] = [];
  app.decorate('whenAnswered', (watch: (answered: AnsweredCall) => void) => void watching.push(watch));
  app.decorate('tellAnswered', (answered: AnsweredCall) => {
    for (const watch of watching) watch(answered);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request;
    const [status, ms] = [reply.statusCode, reply.elapsedTime];
    log.info({ method, url: redactUrl(request.url), status, ms: Math.round(ms) }, 'answered');
    app.tellAnswered({ method, route: routeOptions.url ?? 'none', status, ms });
    done();
  });
}
