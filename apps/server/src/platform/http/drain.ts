/** How a site ends: what has begun is finished, what still comes on open connections is answered, and nobody waits for silent ones. */
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Open connections may bring another request for so long: closed at once, they would cut those that are on their way. */
const GRACE_MS = 300;
/** A connection that has not brought one whole head by then will not. */
const HEAD_WITHIN_MS = 1_500;
const LOOK_EVERY_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connection, and waits until those that are open have ended, each after its answers; after `withinMs` they are
     * cut. Then the site can be closed.
     */
    drain(withinMs: number): Promise<void>;
    /** Each answer says by now that its connection ends. */
    isDraining(): boolean;
    /** Aborted as soon as the site begins to end: for work of minutes, which cannot be waited for and breaks off by itself. */
    readonly stopping: AbortSignal;
  }
}

/** Call it on a site before its routes are registered. */
export function registerDrain(app: FastifyInstance): void {
  let isDraining = false;
  const stopping = new AbortController();
  /** Connections that have brought no request yet: browsers open some ahead. For Node they are not idle. */
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.prependListener('request', (request: IncomingMessage) => unused.delete(request.socket));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('stopping', stopping.signal);
  app.decorate('drain', async (withinMs: number) => {
    stopping.abort(new Error('the site stops'));
    if (!app.server.listening) return;
    isDraining = true;
    const began = performance.now();
    // the method of the class below: that of HTTP closes idle connections at once
    const ended = new Promise<true>((resolve) => void Server.prototype.close.call(app.server, () => resolve(true)));
    let isOver = await Promise.race([ended, sleep(GRACE_MS)]);
    while (isOver !== true && performance.now() - began < withinMs) {
      // again and again: an answer whose head was sent before cannot say that the connection ends
      app.server.closeIdleConnections();
      const isLate = performance.now() - began > HEAD_WITHIN_MS;
      for (const socket of unused) if (isLate || socket.bytesRead === 0) socket.destroy();
      isOver = await Promise.race([ended, sleep(LOOK_EVERY_MS)]);
    }
    app.server.closeAllConnections();
    await ended;
  });
}
