import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** A small store that speaks the protocol: path style, PUT, GET, DELETE, NoSuchKey as XML, signatures demanded. */
function startStandIn() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const seen: { method: string; url: string; authorization: string; encoding: string | undefined }[] = [];
  let failures = 0;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = (request.url ?? '').split('?')[0] ?? '';
      const authorization = String(request.headers.authorization ?? '');
      seen.push({ method: String(request.method), url, authorization, encoding: request.headers['content-encoding'] as string | undefined });
      if (failures > 0) {
        failures--;
        response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
        return;
      }
      if (!authorization.startsWith('AWS4-HMAC-SHA256 Credential=KEY/')) {
        response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
        return;
      }
      if (request.method === 'PUT') {
        objects.set(url, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
        response.writeHead(200, { etag: '"1"' }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(url);
        response.writeHead(204).end();
      } else if (request.url?.includes('list-type=2')) {
        const items = [...objects.keys()].map(
          (key) => `<Contents><Key>${key.replace('/portal/', '')}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
        );
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${items.join('')}</ListBucketResult>`);
      } else {
        const object = objects.get(url);
        if (object) response.writeHead(200, { 'content-type': object.type ?? '' }).end(object.bytes);
        else
          response
            .writeHead(404, { 'content-type': 'application/xml' })
            .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      }
    });
  });
  return { server, objects, seen, failNext: (times: number) => void (failures = times) };
}

const standIn = startStandIn();
let folder: string;
const stores: Record<string, () => FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(standIn.server.address() as AddressInfo).port}`;
  stores['folder'] = () => createFolderStore(join(folder, 'files'));
  stores['s3'] = () => createS3Store({ endpoint, bucket: 'portal', region: 'cn-north-1', accessKey: 'KEY', secretKey: 'SECRET' });
  stores['s3 with a wrong key'] = () => createS3Store({ endpoint, bucket: 'portal', region: 'cn-north-1', accessKey: 'OTHER', secretKey: 'SECRET' });
});
afterAll(async () => {
  await new Promise((resolve) => standIn.server.close(resolve));
  await rm(folder, { recursive: true });
});

const KEY = '01hzy8q4p2s6t7v8w9x0y1z2a3';
const BYTES = Buffer.from([0, 255, 1, 254, 13, 10, 0]);
const storeOf = (name: string): FileStore => (stores[name] as () => FileStore)();

describe.each(['folder', 's3'])('the %s store', (name) => {
  it('gives back the very bytes it was given', async () => {
    const store = storeOf(name);
    await store.put(KEY, BYTES, 'application/pdf');
    expect(Buffer.from((await store.get(KEY)) ?? [])).toEqual(BYTES);
    await store.put(KEY, Buffer.from('second'), 'application/pdf');
    expect(Buffer.from((await store.get(KEY)) ?? []).toString()).toBe('second');
  });

  it('knows nothing of a file that was removed or never was, and removes it twice without complaint', async () => {
    const store = storeOf(name);
    await store.put(KEY, BYTES, 'image/png');
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeNull();
    expect(await store.get('01hzy8q4p2s6t7v8w9x0y1z2a4')).toBeNull();
  });

  it.each(['../../etc/passwd', '..', 'a/b', 'a\\b', '', 'CON', '01HZY8Q4P2S6T7V8W9X0Y1Z2A3', 'x'.repeat(300), `${KEY}\u0000`, `${KEY}/../x`])(
    'refuses the key %j',
    async (key) => {
      const store = storeOf(name);
      await expect(store.put(key, BYTES, 'image/png')).rejects.toThrow(/not a key/);
      await expect(store.get(key)).rejects.toThrow(/not a key/);
      await expect(store.remove(key)).rejects.toThrow(/not a key/);
    },
  );
});

describe.each(['folder', 's3'])('the %s store', (name) => {
  it('lists what it keeps and when that was written, and nothing else', async () => {
    const store = storeOf(name);
    await store.put(KEY, BYTES, 'image/png');
    const listed = [];
    for await (const one of store.list()) listed.push(one);
    expect(listed.map(({ key }) => key)).toEqual([KEY]);
    expect(listed[0]?.writtenAt).toBeGreaterThan(Date.UTC(2025, 0, 1));
  });
});

describe('the folder store', () => {
  it('leaves no half file behind when writing fails', async () => {
    await writeFile(join(folder, 'blocked'), '');
    await expect(createFolderStore(join(folder, 'blocked')).put(KEY, BYTES, 'image/png')).rejects.toThrow(/ENOTDIR|EEXIST/);
    const store = createFolderStore(join(folder, 'files'));
    await store.put(KEY, BYTES, 'image/png');
    expect(await readdir(join(folder, 'files', 'a3'))).toEqual([KEY]);
  });
});

describe('the s3 store', () => {
  it('speaks path style, signs, and sends the bytes unchunked under its own prefix', async () => {
    standIn.seen.length = 0;
    await storeOf('s3').put(KEY, BYTES, 'application/pdf');
    expect(standIn.seen).toMatchObject([{ method: 'PUT', url: `/portal/files/${KEY}`, encoding: undefined }]);
    expect(standIn.objects.get(`/portal/files/${KEY}`)).toEqual({ bytes: BYTES, type: 'application/pdf' });
  });

  it('tries again when the store is busy, and tells refusal from absence', async () => {
    await storeOf('s3').put(KEY, BYTES, 'image/png');
    standIn.failNext(1);
    expect(await storeOf('s3').get(KEY)).not.toBeNull();
    await expect(storeOf('s3 with a wrong key').get(KEY)).rejects.toThrow(/403|AccessDenied|UnknownError/);
  });
});
