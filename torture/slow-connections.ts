/** Connections that take a server's time without ever asking anything whole. */
import { connect, type Socket } from 'node:net';

export interface SlowConnections {
  /** How many the server took. */
  opened: number;
  close(): Promise<void>;
}

const firstBytes = {
  head: (host: string) => `GET /home HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  body: (host: string) =>
    `POST /api-cloud-merchant-service/v1/account/logout HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
  idle: () => '',
} as const;

/** Opens `count` of one kind; those of the first two send a byte more every second. */
export async function openSlowConnections(origin: string, kind: keyof typeof firstBytes, count: number): Promise<SlowConnections> {
  const { hostname, port, host } = new URL(origin);
  const sockets: Socket[] = [];
  const open = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(firstBytes[kind](host));
        resolve(true);
      });
      // the server may end them when it likes: that is its defence
      socket.on('error', () => resolve(false));
      socket.resume();
      sockets.push(socket);
    });
  let opened = 0;
  for (let at = 0; at < count; at++) if (await open()) opened++;
  const drip = kind === 'idle' ? undefined : setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 1_000);
  return {
    opened,
    async close() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
