/**
 * The same address again and again, by a client that costs little: one that parses every answer takes three times the processor of a page that
 * is kept, so on two cores it would be what is measured. Reads heads and lengths, and nothing of bodies.
 */
import { connect } from 'node:net';
import type { Load } from './load.ts';

export async function loadSame(origin: string, path: string, { connections = 32, seconds }: { connections?: number; seconds: number }): Promise<Load> {
  const { hostname, port, host } = new URL(origin);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`);
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const line = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      /** Bytes of the answer's body that are still to come; null: its head is. */
      let left: number | null = null;
      let head = '';
      let asked = 0;
      const ask = (): void => {
        asked = performance.now();
        socket.write(request);
      };
      const answered = (): void => {
        took.push(performance.now() - asked);
        [left, head] = [null, ''];
        if (performance.now() < end) return ask();
        socket.end();
        resolve();
      };
      socket.on('error', reject).on('connect', ask);
      socket.on('data', (bytes) => {
        if (left === null) {
          head += bytes.toString('latin1');
          const ends = head.indexOf('\r\n\r\n');
          if (ends < 0) return;
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (!head.startsWith('HTTP/1.1 200') || length === undefined) return reject(new Error(`${path}: ${head.slice(0, 200)}`));
          left = Number(length) - (head.length - ends - 4);
        } else left -= bytes.length;
        if (left === 0) answered();
      });
    });
  await Promise.all(Array.from({ length: connections }, line));
  const sorted = took.toSorted((a, b) => a - b);
  return { perSecond: took.length / seconds, p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN) };
}
