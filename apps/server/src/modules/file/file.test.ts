import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile as readStored, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileCopy } from '@portal/contract/file';
import { TEST_NOW } from '@portal/server/testkit/now';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../platform/storage/folder-store.ts';
import { openTemporaryFolder } from '../../platform/storage/temporary-folder.ts';
import { honestDocx, honestPdf, honestPng, honestXlsx, hostileFiles } from '../../platform/storage/torture-set.fixture.ts';

const UPLOAD = '/api-file/v1/file/upload';
let portal: TestPortal;
let http: FastifyInstance;
let folder: string;
let temporary: string;
let owner: string;
let stranger: string;
/** What the disk answers when a file is to be kept. */
let diskFault: Error | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-room-file-'));
  const kept = createFolderStore(join(folder, 'files'));
  portal = await openTestPortal({ unlimited: true, files: { ...kept, put: (...file) => (diskFault ? Promise.reject(diskFault) : kept.put(...file)) } });
  ({ http } = portal.portal);
  ({ temporary } = portal.deps);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  owner = await anAccount();
  stranger = await anAccount();
});

const cookies = new Map<string, string>();
async function anAccount(): Promise<string> {
  const { accountNo } = await aPerson(portal.database);
  cookies.set(accountNo, await portal.cookieOf(accountNo));
  return accountNo;
}
const sessionOf = (accountNo: string | undefined) => ({ cookie: cookies.get(accountNo ?? '') ?? '' });

const BOUNDARY = '----portal-test';
const part = (bytes: Buffer, name = 'a.png', field = 'file', type = 'image/png'): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

async function send(payload: Buffer, headers: Record<string, string> = {}, accountNo: string | undefined = owner) {
  const response = await http.inject({
    method: 'POST',
    url: UPLOAD,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...sessionOf(accountNo), ...headers },
    payload,
  });
  return { status: response.statusCode, ...(response.json() as { code: number; msg: string; data: { fileId: string; fvName: string; fvUrl: string } }) };
}
const upload = (bytes: Buffer, name?: string) => send(Buffer.concat([part(bytes, name), END]));
/** Sends the head and the beginning of a file over a connection of its own. */
function beginAt(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${UPLOAD} HTTP/1.1\r\nhost: x\r\ncookie: ${sessionOf(owner).cookie}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 100000\r\n\r\n`,
  );
  socket.write(part(randomBytes(2000)));
  return socket;
}
const read = (url: string, accountNo?: string) => http.inject({ method: 'GET', url, headers: sessionOf(accountNo) });
const storedFiles = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile()).length;
const rowsOfOwner = async () => Number((await portal.database.pool.query('select count(*) as n from file where account_no = $1', [owner])).rows[0].n);

describe('handing in a file', () => {
  it('an uploaded picture comes back redrawn, shown in place, without any right to run', async () => {
    const { status, data } = await upload(await honestPng(), '现场 照片.png');
    expect(status).toBe(200);
    expect(data).toEqual({ fileId: data.fileId, fvName: '现场 照片.png', fvUrl: `/api-file/v1/file/${data.fileId}` });
    const answer = await read(data.fvUrl, owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toBe(`inline; filename="download"; filename*=UTF-8''${encodeURIComponent('现场 照片.png')}`);
  });

  it.each([
    ['pdf', honestPdf(), 'application/pdf'],
    ['xlsx', honestXlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['docx', honestDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('a %s comes back byte for byte, as an attachment only', async (extension, bytes, mediaType) => {
    const { data } = await upload(bytes, `图纸.${extension}`);
    const answer = await read(data.fvUrl, owner);
    expect(answer.headers['content-type']).toBe(mediaType);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    expect(answer.rawPayload).toEqual(bytes);
  });

  it('the same file with the same name twice is one file, even fifty at once', async () => {
    const bytes = Buffer.concat([honestPdf(), Buffer.from('% mine')]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(bytes, 'a.pdf')));
    expect(new Set(answers.map(({ data }) => data.fileId)).size).toBe(1);
    expect(await rowsOfOwner()).toBe(1);
    expect((await upload(bytes, 'b.pdf')).data.fileId).not.toBe(answers[0]?.data.fileId);
  });

  it('bytes that the disk lost, or half of them, are there again once the file is handed in again (FILE-7)', async () => {
    const bytes = Buffer.concat([honestPdf(), Buffer.from('% lost')]);
    const { data } = await upload(bytes, 'a.pdf');
    const place = join(folder, 'files', data.fileId.slice(-2));
    const losses = [() => rm(join(place, data.fileId)), () => writeFile(join(place, data.fileId), bytes.subarray(0, 40)), () => rm(place, { recursive: true })];
    for (const lose of losses) {
      await lose();
      expect(await upload(bytes, 'a.pdf')).toMatchObject({ status: 200, data: { fileId: data.fileId } });
      expect((await read(data.fvUrl, owner)).rawPayload).toEqual(bytes);
    }
    expect(await rowsOfOwner()).toBe(1);
    diskFault = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    await rm(place, { recursive: true });
    expect(await upload(bytes, 'a.pdf').finally(() => (diskFault = undefined))).toMatchObject({ status: 503, msg: fileCopy.noRoom });
  });

  it('what lies in the way on the disk is said in words, never a fault, and handing in goes on once it is gone (FILE-7)', async () => {
    const bytes = Buffer.concat([honestPdf(), Buffer.from('% in the way')]);
    const { data } = await upload(bytes, 'a.pdf');
    const place = join(folder, 'files', data.fileId.slice(-2));
    // a file where the folder was
    await rm(place, { recursive: true });
    await writeFile(place, '');
    expect(await upload(bytes, 'a.pdf')).toMatchObject({ status: 503, msg: fileCopy.noRoom });
    expect((await read(data.fvUrl, owner)).statusCode).toBe(404);
    await rm(place);
    // a folder where the file was
    await mkdir(join(place, data.fileId), { recursive: true });
    expect(await upload(bytes, 'a.pdf')).toMatchObject({ status: 503, msg: fileCopy.noRoom });
    expect((await read(data.fvUrl, owner)).statusCode).toBe(404);
    await rm(place, { recursive: true });
    expect((await upload(bytes, 'a.pdf')).status).toBe(200);
    expect((await read(data.fvUrl, owner)).rawPayload).toEqual(bytes);
    // all of the folder
    await rename(join(folder, 'files'), join(folder, 'aside'));
    await writeFile(join(folder, 'files'), '');
    expect(await upload(honestPdf(), 'new.pdf')).toMatchObject({ status: 503, msg: fileCopy.noRoom });
    await rm(join(folder, 'files'));
    await rename(join(folder, 'aside'), join(folder, 'files'));
    expect(await rowsOfOwner()).toBe(1);
  });

  it('the name says what the file is, not what it was called', async () => {
    const png = await honestPng();
    expect((await upload(png, 'rechnung.pdf')).data.fvName).toBe('rechnung.png');
    expect((await send(Buffer.concat([part(png, 'x.html', 'file', 'text/html'), END]))).data.fvName).toBe('x.png');
  });

  it('a second file beside it is a refusal, whatever it is called, and nothing of either stays', async () => {
    const before = await storedFiles();
    for (const field of ['file', 'other'])
      expect(await send(Buffer.concat([part(honestPdf(), 'a.pdf'), part(honestPdf(), 'b.pdf', field), END]))).toMatchObject({
        status: 400,
        msg: '一次只能上传一个文件，请重新选择',
      });
    expect([await storedFiles(), await rowsOfOwner(), await readdir(temporary)]).toEqual([before, 0, []]);
  });

  it('five hundred files of an account are enough, and a refused one leaves no bytes behind', async () => {
    await portal.database.pool.query(
      `insert into file (file_id, account_no, fv_name, media_type, byte_length, sha256, visibility, gmt_create)
       select 'quota' || n || $1, $1, 'q', 'image/png', 1, n::text, 'owner', now() from generate_series(1, 500) n`,
      [owner],
    );
    const before = await storedFiles();
    expect(await upload(await honestPng(12, 12))).toMatchObject({ status: 400, code: 1401, msg: '您上传的文件已达上限（500 个或 2 GB）' });
    expect(await storedFiles()).toBe(before);
  });

  it('a full disk is said in words, to be tried again, and leaves nothing behind', async () => {
    const before = await storedFiles();
    diskFault = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    try {
      expect(await upload(honestPdf())).toMatchObject({ status: 503, code: 503, msg: '服务器暂时无法保存文件，请稍后重试' });
    } finally {
      diskFault = undefined;
    }
    await rm(temporary, { recursive: true });
    try {
      expect(await upload(honestPdf())).toMatchObject({ status: 503, code: 503, msg: '服务器暂时无法保存文件，请稍后重试' });
    } finally {
      await openTemporaryFolder(temporary, { alone: true, now: TEST_NOW });
    }
    expect([await storedFiles(), await rowsOfOwner(), await readdir(temporary)]).toEqual([before, 0, []]);
    expect((await upload(honestPdf())).status).toBe(200);
  });

  it('visitors hand in nothing', async () => {
    expect(await send(Buffer.concat([part(await honestPng()), END]), {}, '')).toMatchObject({ status: 401 });
  });
});

describe('hostile files', () => {
  const hostile = hostileFiles();

  it('each is refused in Chinese, none is kept, memory stays', async () => {
    const before = await storedFiles();
    const memory = process.memoryUsage().rss;
    for (const [name, bytes] of Object.entries(await hostile)) {
      for (const disguise of ['照片.jpg', 'x.pdf']) {
        const answer = await send(Buffer.concat([part(bytes, disguise, 'file', 'image/jpeg'), END]));
        expect({ name, status: answer.status, code: answer.code }).toEqual({ name, status: 400, code: 1401 });
        expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
      }
    }
    expect(await storedFiles()).toBe(before);
    expect((process.memoryUsage().rss - memory) / 1024 / 1024).toBeLessThan(150);
  });

  it.each([
    '../../etc/passwd',
    '..\\..\\x.png',
    '/etc/cron.d/x.png',
    'C:\\x.png',
    '%2e%2e%2fx.png',
    'a.jpg.php',
    'a.png.',
    'a.png ',
    'CON',
    'nul.png',
    '.htaccess',
    '-rf.png',
    `${'长'.repeat(300)}.png`,
    `${'文'.repeat(85)}.png`,
    'gpj\u202Egnp.exe',
    'a\u200b\u200bb.png',
    '=cmd|x.png',
    '<img src=x>.png',
    '图😀.png',
    'a;b.png',
    "a'b.png",
    'a%00.png',
    '   .png',
    '',
    '\u0085.png',
  ])('the name %j reaches neither the disk nor a header unclean', async (name) => {
    const { status, data } = await upload(await honestPng(5, 5), name);
    expect(status).toBe(200);
    expect(data.fvName).toMatch(/^[^/\\\p{Cc}\p{Cf}<>"|?*%]+\.png$/u);
    expect([...data.fvName].length).toBeLessThanOrEqual(100);
    const answer = await read(data.fvUrl, owner);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="download"; filename\*=UTF-8''[\w.~!%-]+$/);
  });
});

describe('torn and twisted bodies', () => {
  const cases: [string, () => Promise<[Buffer, Record<string, string>]>, number[]][] = [
    ['no boundary', async () => [END, { 'content-type': 'multipart/form-data' }], [400]],
    ['an empty body', async () => [Buffer.alloc(0), {}], [400]],
    ['only the end', async () => [END, {}], [400]],
    ['no end', async () => [part(await honestPng()), {}], [400]],
    ['half a picture', async () => [part(await honestPng()).subarray(0, 150), {}], [400]],
    ['an empty file', async () => [Buffer.concat([part(Buffer.alloc(0)), END]), {}], [400]],
    ['another field name', async () => [Buffer.concat([part(await honestPng(), 'a.png', 'picture'), END]), {}], [400]],
    [
      '10,000 parts',
      async () => [
        Buffer.concat([
          ...Array.from({ length: 10_000 }, (_, n) => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`)),
          part(await honestPng()),
          END,
        ]),
        {},
      ],
      [400, 413],
    ],
    ['a part of 10,000 headers', async () => [Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n\r\n`), END]), {}], [400]],
    ['a file of 10 MB and a byte', async () => [Buffer.concat([part(Buffer.concat([await honestPng(), randomBytes(10 * 1024 * 1024)])), END]), {}], [413]],
    ['a field called __proto__', async () => [Buffer.concat([part(await honestPng(), 'a.png', '__proto__'), END]), {}], [400]],
    ['a path for a field name', async () => [Buffer.concat([part(await honestPng(), 'a.png', '../file'), END]), {}], [400]],
    ['json', async () => [Buffer.from('{}'), { 'content-type': 'application/json' }], [415]],
    ['a lying type', async () => [Buffer.from('{}'), {}], [400]],
    ['a form without files', async () => [Buffer.from('file=1'), { 'content-type': 'application/x-www-form-urlencoded' }], [415]],
    [
      'an unknown content encoding of a part',
      async () => [
        Buffer.concat([
          Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: x-evil\r\n\r\nabc\r\n`),
          END,
        ]),
        {},
      ],
      [400],
    ],
    ['a foreign page', async () => [Buffer.concat([part(await honestPng()), END]), { origin: 'https://evil.example' }], [403]],
  ];

  it.each(cases)('%s is refused plainly', async (_name, make, statuses) => {
    const before = await storedFiles();
    const [payload, headers] = await make();
    const answer = await send(payload, headers);
    expect(statuses).toContain(answer.status);
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
    expect(await storedFiles()).toBe(before);
  });

  it('a second file in the same body is not kept', async () => {
    const before = await storedFiles();
    await send(Buffer.concat([part(await honestPng(9, 7)), part(await honestPng(7, 9), 'b.png'), END]));
    expect(await storedFiles()).toBeLessThanOrEqual(before + 1);
    expect(await rowsOfOwner()).toBeLessThanOrEqual(1);
  });

  it('two hundred at once end, and leave no temporary file', async () => {
    const bytes = await honestPng(20, 20);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => upload(bytes, `p${n}.png`)));
    // one account's pictures wait in a line of their own, and the line is short
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('a sender who hangs up half-way leaves nothing', async () => {
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const before = await storedFiles();
    const socket = beginAt(port);
    await expect.poll(() => readdir(temporary)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(temporary)).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  it('a sender whose bytes drip is let go in bounded time, told why, and leaves nothing (FILE-6)', async () => {
    // longer than any page waits for an upload, and not for ever
    expect(http.server.requestTimeout).toBe(65_000);
    const slow = await openTestPortal({ unlimited: true, database: { database: portal.database, close: async () => {} }, files: portal.deps.files });
    const { server } = slow.portal.http;
    Object.assign(server, { connectionsCheckingInterval: 20 });
    await slow.portal.http.listen({ port: 0, host: '127.0.0.1' });
    const before = await storedFiles();
    const socket = beginAt((server.address() as AddressInfo).port);
    const drip = setInterval(() => socket.writable && socket.write('x'), 10);
    const told: Buffer[] = [];
    const isOver = new Promise((resolve) =>
      socket
        .on('data', (bytes) => told.push(bytes))
        .on('error', () => {})
        .on('close', resolve),
    );
    await expect.poll(() => readdir(slow.deps.temporary)).toHaveLength(1);
    // the head's is never the longer of the two
    Object.assign(server, { requestTimeout: 1, headersTimeout: 1 });
    await isOver;
    clearInterval(drip);
    expect(Buffer.concat(told).toString()).toMatch(/^HTTP\/1.1 408 [^]*"msg":"请求超时，请重试"/);
    await expect.poll(() => readdir(slow.deps.temporary)).toEqual([]);
    expect([await storedFiles(), await rowsOfOwner()]).toEqual([before, 0]);
    await slow.close();
  });

  it('multipart stays refused everywhere else', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api-file/v1/other',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: END,
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('reading', () => {
  it('someone else’s file, a visitor’s try and no file look the same', async () => {
    const { data } = await upload(await honestPng(), '户型图.png');
    const none = await read('/api-file/v1/file/01hzy8q4p2s6t7v8w9x0y1z2a3', owner);
    for (const answer of [await read(data.fvUrl, stranger), await read(data.fvUrl)]) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  });

  it('a public file is everyone’s', async () => {
    const { data } = await upload(await honestPng());
    await portal.database.pool.query(`update file set visibility = 'public' where file_id = $1`, [data.fileId]);
    expect((await read(data.fvUrl)).statusCode).toBe(200);
    expect((await read(data.fvUrl, stranger)).statusCode).toBe(200);
  });

  it.each<[string, (bytes: Buffer) => Buffer | null]>([
    ['gone', () => null],
    ['emptied', () => Buffer.alloc(0)],
    ['cut short', (bytes) => bytes.subarray(0, -1)],
    ['longer than they were', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['others of the same length', (bytes) => Buffer.from(bytes).fill(7, 40, 44)],
  ])('bytes that are %s are no file, said once in the log, and nobody keeps the answer (FILE-8)', async (_name, damage) => {
    for (const visibility of ['owner', 'public']) {
      const { data } = await upload(await honestPng());
      await portal.database.pool.query('update file set visibility = $2 where file_id = $1', [data.fileId, visibility]);
      const whole = await read(`${data.fvUrl}?side=160`, owner);
      const path = join(folder, 'files', data.fileId.slice(-2), data.fileId);
      const after = damage(await readStored(path));
      await (after === null ? rm(path) : writeFile(path, after));
      const answer = await read(data.fvUrl, owner);
      expect([answer.statusCode, answer.json<{ msg: string }>().msg, answer.headers['cache-control']]).toEqual([404, fileCopy.broken, 'private, no-store']);
      // a public one's smaller drawing is whole still; once it is not, it cannot be drawn anew
      const small = () => read(`${data.fvUrl}?side=160`, owner);
      expect((await small()).statusCode).toBe(visibility === 'public' ? 200 : 404);
      if (visibility === 'public') {
        expect((await small()).rawPayload).toEqual(whole.rawPayload);
        const smallPath = `${path.slice(0, -data.fileId.length - 3)}60/${data.fileId}s160`;
        const kept = await readStored(smallPath);
        await writeFile(smallPath, damage(kept) ?? '');
        expect((await small()).statusCode).toBe(404);
      }
      await portal.database.pool.query('delete from file where file_id = $1', [data.fileId]);
    }
  });

  it.each(['..', '../upload', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'a%00', `${'a'.repeat(199)}`, "1' or '1'='1"])('the address %j finds nothing', async (id) => {
    expect([400, 404]).toContain((await read(`/api-file/v1/file/${id}`, owner)).statusCode);
  });

  it.each(['bytes=-1', 'bytes=0-0,0-0,0-0', 'bytes=99999999-', 'bytes=a-b'])('the range %j does no harm', async (range) => {
    const { data } = await upload(await honestPng());
    const answer = await http.inject({ method: 'GET', url: data.fvUrl, headers: { ...sessionOf(owner), range } });
    expect(answer.statusCode).toBe(200);
  });
});
