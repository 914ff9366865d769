/** One request over the wire with its path exactly as written; `fetch` would tidy it. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export function ask(port: number, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), ms: performance.now() - began }));
    });
    call.once('error', reject);
    call.end(body);
  });
}
