/** Whether all doors are free, found out before anything is opened: a database that is seeded first is minutes of waiting for a refusal. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { PortsTakenError, StartError, type Door } from './fault.ts';

/** Throws `PortsTakenError` with every door that is taken, or what else keeps the first from being opened. Nothing is left listening. */
export async function assertPortsFree(host: string, doors: readonly Door[]): Promise<void> {
  // all of them at once: two that are named alike are in each other's way
  const tries = await Promise.all(doors.map(async (door) => ({ door, ...(await open(host, door.port)) })));
  await Promise.all(tries.map(({ server }) => server && new Promise((resolve) => server.close(resolve))));
  const failed = tries.filter(({ failure }) => failure !== undefined);
  const isTaken = ({ failure }: (typeof failed)[number]): boolean => failure?.code === 'EADDRINUSE';
  const other = failed.find((each) => !isTaken(each));
  if (other) throw new StartError('listen', `${SITES[other.door.variable] ?? 'portal'} ${host}:${other.door.port}`, other.failure);
  if (failed.length > 0) throw new PortsTakenError(failed.map(({ door }) => door));
}

const SITES: Readonly<Record<string, string>> = { SSO_PORT: 'sso', CONSOLE_PORT: 'console' };

async function open(host: string, port: number): Promise<{ server?: Server; failure?: NodeJS.ErrnoException }> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return { server };
  } catch (failure) {
    return { failure: failure as NodeJS.ErrnoException };
  }
}
