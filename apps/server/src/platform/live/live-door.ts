/**
 * The live connection of a tab, at LIVE_PATH: opened by the session's cookie from our own pages only, told what changed for its account
 * and identity, ended when either is no longer what it was opened as (MESSAGE-5). What a client sends says that it is there, and nothing else.
 */
import { AppError, crossSite, notFound, notSignedIn, tooManyRequests } from '@portal/contract/core';
import { LIVE_BYTES_MAX, LIVE_PATH, type LiveNote } from '@portal/contract/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf, countedAs } from '../http/address.ts';
import { ownerOf, type Caller, type Owner, type SignedInCaller } from '../http/context.ts';
import { originOf } from '../http/same-site.ts';
import { createLiveHub, type LiveHub, type LiveHubOptions, type LiveSocket } from './live-hub.ts';

/** Tabs of one account, and of one address, behind which an office may sit. */
const SOCKETS_OF_ACCOUNT = 30;
const SOCKETS_OF_ADDRESS = 300;
/** Frames a client may send in a minute; a heartbeat comes every two. */
const FRAMES_A_MINUTE = 30;
/** A tab that is told that the server stops says goodbye by itself. */
const GOODBYE_MS = 300;

const CloseCode = { Stopping: 1001, NotAllowed: 1008 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the live connections; call it before the site is drained, which waits for connections. */
    endLive(): Promise<void>;
  }
}

export interface LiveDoorOptions extends LiveHubOptions {
  findCaller(request: FastifyRequest): Promise<Caller>;
}

/** Registers the door on a site. Gives the hub behind it. */
export function registerLive(http: FastifyInstance, { findCaller, log, ...options }: LiveDoorOptions): LiveHub {
  const server = new WebSocketServer({ noServer: true, maxPayload: LIVE_BYTES_MAX, perMessageDeflate: false, clientTracking: false });
  const hub = createLiveHub({ ...options, log });
  const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
  let isOver = false;

  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isOver && request.method === 'GET' && request.url === LIVE_PATH) upgrades.set(request, { socket, head });
    // through the site's own door: what it refuses it answers as it answers any call, and elsewhere what it asks to upgrade to is passed over
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    response.on('finish', () => socket.end());
    http.server.emit('request', request, response);
  });

  http.get(LIVE_PATH, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) throw new AppError(notFound, { message: 'no upgrade' });
    // browsers send it with every handshake, and no page can set it
    if (request.headers.origin !== originOf(request)) throw new AppError(crossSite, { message: 'foreign origin' });
    const caller = await findCaller(request);
    if (caller.accountNo === null) throw new AppError(notSignedIn);
    const address = countedAs(addressOf(request));
    if (hub.countOf({ accountNo: caller.accountNo }) >= SOCKETS_OF_ACCOUNT || hub.countOf({ address }) >= SOCKETS_OF_ADDRESS)
      throw new AppError(tooManyRequests, { message: 'too many live connections', data: { waitSeconds: 60 } });
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as Parameters<ServerResponse['detachSocket']>[0]);
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => admit(socket, caller as SignedInCaller, address));
    return reply;
  });

  function admit(socket: WebSocket, caller: SignedInCaller, address: string): void {
    if (isOver) return socket.close(CloseCode.Stopping);
    const member = memberOf(socket, caller, address);
    let frames = 0;
    let minute = 0;
    socket.on('message', () => {
      member.isAlive = true;
      const at = Math.floor(performance.now() / 60_000);
      frames = at === minute ? frames + 1 : 1;
      minute = at;
      if (frames > FRAMES_A_MINUTE) member.end(CloseCode.NotAllowed);
    });
    socket.on('pong', () => void (member.isAlive = true));
    // frames too large, or none at all: the library ends the connection, and nothing else happens
    socket.on('error', (error) => log.debug({ reason: error.message }, 'a live connection broke'));
    socket.on('close', () => hub.leave(member));
    hub.join(member);
  }

  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    isOver = true;
    const open = hub.stop();
    for (const member of open) member.end(CloseCode.Stopping);
    if (open.length > 0) await sleep(GOODBYE_MS);
    for (const member of open) member.drop();
    server.close();
  };
  http.decorate('endLive', () => (ending ??= end()));
  http.addHook('preClose', () => http.endLive());
  return hub;
}

function memberOf(socket: WebSocket, caller: SignedInCaller, address: string): LiveSocket {
  const owner: Owner = ownerOf(caller);
  return {
    owner,
    sessionHash: caller.sessionHash,
    address,
    isAlive: true,
    // a reader that does not read gets no more: what is not read yet is out of date
    say: (note: LiveNote) => void (socket.readyState === socket.OPEN && socket.bufferedAmount < 65_536 && socket.send(JSON.stringify(note))),
    ask: () => socket.ping(),
    end: (code) => socket.close(code),
    drop: () => socket.terminate(),
  };
}
