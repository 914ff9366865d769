/** Signals between processes over Redis: one connection listens, another speaks; both come back by themselves. */
import { newId } from '../clock.ts';
import type { Logger } from '../log.ts';
import { createLocalSignals, readSignal, writeSignal, type Signals } from './signals.ts';

const CHANNEL = 'portal-live';
const AGAIN_MS = 500;

/** Like `openPostgresSignals`, at the Redis of `url`. */
export async function openRedisSignals(url: string, log: Logger): Promise<Signals> {
  // loaded only where it is configured
  const { Redis } = await import('ioredis');
  const own = createLocalSignals();
  const from = newId(Date.now());
  const options = {
    lazyConnect: true,
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => AGAIN_MS,
  } as const;
  const speaking = new Redis(url, { ...options, commandTimeout: 400 });
  // what only listens is silent for hours: whether it is there is asked by keeping the connection alive
  const listening = new Redis(url, { ...options, keepAlive: 10_000, autoResubscribe: false });
  const sending = new Set<Promise<unknown>>();
  let wasAway = false;
  const away = (error: unknown): void => {
    if (!wasAway) log.warn({ err: error }, 'signals between processes are away');
    wasAway = true;
  };
  speaking.on('error', () => {});
  listening.on('error', away);
  listening.on('close', () => away(undefined));
  listening.on('message', (_channel: string, payload: string) => {
    const read = readSignal(payload);
    if (read && read.from !== from) own.publish(read.signal);
  });
  const subscribe = async (): Promise<void> => {
    try {
      await listening.subscribe(CHANNEL);
    } catch (error) {
      away(error);
      return;
    }
    if (!wasAway) return;
    wasAway = false;
    log.info('signals between processes are back');
    own.tellGap();
  };
  const first = new Promise<void>((resolve) => {
    listening.on('ready', () => {
      void subscribe().finally(resolve);
    });
    listening.once('error', () => resolve());
  });
  await Promise.all([speaking.connect().catch(() => {}), listening.connect().catch(() => {})]);
  await first;
  return {
    listen: own.listen,
    publish(signal) {
      own.publish(signal);
      const sent: Promise<unknown> = speaking
        .publish(CHANNEL, writeSignal(from, signal))
        .catch((error: unknown) => log.warn({ err: error }, 'a signal was lost'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async close() {
      await Promise.all(sending);
      listening.removeAllListeners('close');
      listening.disconnect();
      speaking.disconnect();
      await own.close();
    },
  };
}
