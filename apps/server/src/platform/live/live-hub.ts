/** Who is connected, what they are told, and who is no longer: without sockets and HTTP, so that it can be tested by itself. */
import { actingFor } from '@portal/contract/core';
import type { LiveNote } from '@portal/contract/message';
import type { Owner } from '../http/context.ts';
import type { Logger } from '../log.ts';
import type { Signal, Signals } from './signals.ts';

/** How often sessions are looked at: one that ended, or acts as another, is told within a second. */
const LOOK_EVERY_MS = 800;
/** How often connections are asked for a sign of life; one that gives none until the next time is dropped. */
const ASK_EVERY_MS = 150_000;
/** So long after its last tab left, what an owner's count was is still known: a page that leads to another connects anew. */
const KNOWN_FOR_MS = 10_000;
/** Codes of ours for the end of a connection. */
const ENDED = 4901;
const CHANGED = 4902;

export interface LiveSocket {
  readonly owner: Owner;
  readonly sessionHash: string;
  /** As limits count it. */
  readonly address: string;
  /** Has been heard of since it was asked. */
  isAlive: boolean;
  say(note: LiveNote): void;
  ask(): void;
  end(code: number): void;
  drop(): void;
}

export interface LiveHubOptions {
  signals: Signals;
  /** Unread messages of an owner. */
  countUnread(owner: Owner): Promise<number>;
  /** Of these sessions those that go on, each with the identity it acts as. */
  listActing(sessionHashes: readonly string[]): Promise<ReadonlyMap<string, { merchantNo: string }>>;
  log: Logger;
}

export interface LiveHub {
  join(socket: LiveSocket): void;
  leave(socket: LiveSocket): void;
  countOf(whose: { accountNo?: string; address?: string }): number;
  /** Looks at every session now. */
  look(): Promise<void>;
  /** Asks every connection for a sign of life, and drops those that gave none since. */
  askAll(): void;
  /** Says and takes nothing more; gives who is still there. */
  stop(): LiveSocket[];
}

export function createLiveHub({ signals, countUnread, listActing, log }: LiveHubOptions): LiveHub {
  const sockets = new Set<LiveSocket>();
  const byAccount = new Map<string, Set<LiveSocket>>();
  const byAddress = new Map<string, number>();
  /** Owners that are being counted; true where it changed meanwhile. */
  const counting = new Map<string, boolean>();
  /** What owners were told last, kept true by what is heard; of none that has no tab, nor had one a moment ago. */
  const known = new Map<string, number>();
  let isLooking = false;

  const groupOf = (owner: Owner): LiveSocket[] => [...(byAccount.get(owner.accountNo) ?? [])].filter((one) => one.owner.merchantNo === owner.merchantNo);

  /** However often it is asked for: one count at a time, and one more after the last change. */
  const tellUnread = async (owner: Owner): Promise<void> => {
    const key = actingFor(owner);
    if (counting.has(key)) return void counting.set(key, true);
    try {
      do {
        counting.set(key, false);
        const total = await countUnread(owner);
        if (counting.get(key) === false && groupOf(owner).length > 0) known.set(key, total);
        for (const socket of groupOf(owner)) socket.say({ type: 'unread', total });
      } while (counting.get(key));
    } catch (error) {
      log.debug({ err: error }, 'unread messages could not be counted');
    } finally {
      counting.delete(key);
    }
  };
  const tellAccount = (accountNo: string): void => {
    for (const key of known.keys()) if (key.startsWith(actingFor({ accountNo, merchantNo: '' }))) known.delete(key);
    const owners = new Map([...(byAccount.get(accountNo) ?? [])].map(({ owner }) => [actingFor(owner), owner]));
    for (const owner of owners.values()) void tellUnread(owner);
  };
  const tellAll = (): void => {
    known.clear();
    for (const accountNo of byAccount.keys()) tellAccount(accountNo);
  };
  const handleSignal = (signal: Signal): void => {
    if (signal.topic === 'mail') tellAccount(signal.accountNo);
    else if (signal.topic === 'mailToAll') tellAll();
    else for (const socket of sockets) socket.say({ type: 'protocolPublished' });
  };
  const forget = signals.listen(handleSignal, () => tellAll());

  const look = async (): Promise<void> => {
    if (isLooking || sockets.size === 0) return;
    isLooking = true;
    try {
      const looked = [...sockets];
      const acting = await listActing([...new Set(looked.map(({ sessionHash }) => sessionHash))]);
      for (const socket of looked) {
        const now = acting.get(socket.sessionHash);
        if (now?.merchantNo === socket.owner.merchantNo) continue;
        socket.say({ type: now ? 'identityChanged' : 'sessionEnded' });
        socket.end(now ? CHANGED : ENDED);
        leave(socket);
      }
    } catch (error) {
      // the database is away: nobody's session has ended by that
      log.debug({ err: error }, 'sessions of live connections could not be looked at');
    } finally {
      isLooking = false;
    }
  };
  const askAll = (): void => {
    for (const socket of sockets) {
      if (socket.isAlive) {
        socket.isAlive = false;
        socket.ask();
      } else {
        socket.drop();
        leave(socket);
      }
    }
  };
  const timers = [setInterval(() => void look(), LOOK_EVERY_MS), setInterval(askAll, ASK_EVERY_MS)];
  for (const timer of timers) timer.unref();

  function leave(socket: LiveSocket): void {
    if (!sockets.delete(socket)) return;
    const { accountNo } = socket.owner;
    const group = byAccount.get(accountNo);
    group?.delete(socket);
    if (group?.size === 0) byAccount.delete(accountNo);
    if (groupOf(socket.owner).length === 0) setTimeout(() => groupOf(socket.owner).length === 0 && known.delete(actingFor(socket.owner)), KNOWN_FOR_MS).unref();
    const left = (byAddress.get(socket.address) ?? 1) - 1;
    if (left > 0) byAddress.set(socket.address, left);
    else byAddress.delete(socket.address);
  }

  return {
    join(socket) {
      sockets.add(socket);
      const { accountNo } = socket.owner;
      byAccount.set(accountNo, (byAccount.get(accountNo) ?? new Set()).add(socket));
      byAddress.set(socket.address, (byAddress.get(socket.address) ?? 0) + 1);
      socket.say({ type: 'acting', as: actingFor(socket.owner) });
      const total = known.get(actingFor(socket.owner));
      if (total === undefined) void tellUnread(socket.owner);
      else socket.say({ type: 'unread', total });
    },
    leave,
    countOf: ({ accountNo, address }) =>
      accountNo !== undefined ? (byAccount.get(accountNo)?.size ?? 0) : address !== undefined ? (byAddress.get(address) ?? 0) : sockets.size,
    look,
    askAll,
    stop() {
      forget();
      for (const timer of timers) clearInterval(timer);
      return [...sockets];
    },
  };
}
