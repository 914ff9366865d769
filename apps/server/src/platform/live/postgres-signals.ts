/** Signals between processes over PostgreSQL's own NOTIFY: a connection of its own listens, and is made again when it is lost. */
import pg from 'pg';
import { newId } from '../clock.ts';
import type { Logger } from '../log.ts';
import { createLocalSignals, readSignal, writeSignal, type Signals } from './signals.ts';

const CHANNEL = 'portal_live';
const AGAIN_MS = 1_000;
/** A connection that a network has swallowed is noticed by asking. */
const ASK_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Gives itself back when it listens, or has failed to for the first time; it goes on trying until it is closed. While it is away the
 * process tells its own connections, and when it is back everybody looks again.
 */
export async function openPostgresSignals(url: string, pool: pg.Pool, log: Logger): Promise<Signals> {
  const own = createLocalSignals();
  const from = newId(Date.now());
  const sending = new Set<Promise<unknown>>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let wasAway = false;
  let again: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client, error?: unknown): void => {
    if (client !== lost) return;
    client = undefined;
    lost.removeAllListeners('end');
    lost.end().catch(() => {});
    if (isClosed) return;
    if (!wasAway) log.warn({ err: error }, 'signals between processes are away');
    wasAway = true;
    again = setTimeout(() => void connect(), AGAIN_MS);
    again.unref();
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: 'portal-live',
    });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      const read = readSignal(payload);
      if (read && read.from !== from) own.publish(read.signal);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (wasAway) {
        wasAway = false;
        log.info('signals between processes are back');
        own.tellGap();
      }
    } catch (error) {
      lose(fresh, error);
    }
  };
  const asking = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: unknown) => lose(asked, error));
  }, ASK_EVERY_MS);
  asking.unref();

  await connect();
  return {
    listen: own.listen,
    publish(signal) {
      own.publish(signal);
      const sent: Promise<unknown> = pool
        .query('select pg_notify($1, $2)', [CHANNEL, writeSignal(from, signal)])
        .catch((error: unknown) => log.warn({ err: error }, 'a signal was lost'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async close() {
      isClosed = true;
      clearInterval(asking);
      clearTimeout(again);
      await own.close();
      await Promise.all(sending);
      const last = client;
      client = undefined;
      last?.removeAllListeners('end');
      await last?.end().catch(() => {});
    },
  };
}
