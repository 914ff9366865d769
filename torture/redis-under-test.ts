/** A Redis to break: the real server where it is installed, else a stand-in that speaks just enough of its protocol. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { redisAnswers } from '../apps/server/testkit/redis-server.ts';
import { freePort } from '../e2e/running-portal.ts';

export interface RedisUnderTest {
  kind: 'real' | 'stand-in';
  url: string;
  start(): Promise<void>;
  /** Gone at once: connections are cut, new ones refused. */
  kill(): Promise<void>;
  /** Connections stay and new ones are taken, but nothing is answered. */
  hang(): void;
  resume(): void;
}

export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** redis-server, kept in memory only. */
export async function realRedis(): Promise<RedisUnderTest> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    kind: 'real',
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
      await redisAnswers(port);
    },
    async kill() {
      if (!server) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      server = undefined;
    },
    hang: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
}

/** Answers in RESP2 whatever the client asks: scripts with 0, as if everything might be taken. */
export async function standInRedis(): Promise<RedisUnderTest> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let hangs = false;
  let held: (() => void)[] = [];
  let server: Server | undefined;

  const answer = (socket: Socket, text: string): void => {
    const say = (): void => void socket.write(text);
    if (hangs) held.push(say);
    else say();
  };
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      for (const command of commandsIn(data.toString('latin1'))) answer(socket, answerTo(command));
    });
  };
  const resume = (): void => {
    hangs = false;
    for (const say of held) say();
    held = [];
  };
  return {
    kind: 'stand-in',
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = createServer(serve).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async kill() {
      resume();
      for (const socket of sockets) socket.destroy();
      if (server) await new Promise((resolve) => server?.close(resolve));
      server = undefined;
    },
    hang: () => void (hangs = true),
    resume,
  };
}

/** Names of the commands in a chunk, each `*n` array of bulk strings; chunks here hold whole commands. */
const commandsIn = (chunk: string): string[] => [...chunk.matchAll(/\*\d+\r\n\$\d+\r\n([a-zA-Z]+)\r\n/g)].map(([, name = '']) => name.toLowerCase());

function answerTo(command: string): string {
  if (command === 'info') return '$19\r\nredis_version:7.0.0\r\n';
  if (command === 'ping') return '+PONG\r\n';
  return command.startsWith('eval') ? ':0\r\n' : '+OK\r\n';
}
