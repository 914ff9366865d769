/**
 * A reverse proxy in front of a port: nginx where it is installed and wanted, else a few lines that append the caller's address to
 * X-Forwarded-For as nginx's `$proxy_add_x_forwarded_for` does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/running-portal.ts';

export interface Hop {
  kind: 'nginx' | 'own';
  port: number;
  close(): Promise<void>;
}

export async function openHop(target: number, { withNginx }: { withNginx: boolean }): Promise<Hop> {
  return withNginx && spawnSync('nginx', ['-v']).status === 0 ? nginx(target) : own(target);
}

async function own(target: number): Promise<Hop> {
  const server: Server = createServer((request, response) => {
    const before = request.headers['x-forwarded-for'];
    const address = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
    const headers = { ...request.headers, 'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}` };
    const onward = ask({ port: target, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    kind: 'own',
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function nginx(target: number): Promise<Hop> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${temporary} large_client_header_buffers 4 16k;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${target};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('nginx does not start');
    await sleep(50);
  }
  return {
    kind: 'nginx',
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
