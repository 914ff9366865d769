/** Files and bodies handed in over a real socket; the oracle is the folder on the disk and the head of every answer. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { openTestPortal } from '@portal/server/testkit/portal';
import { anInstaller } from '@portal/server/testkit/people';
import { honestFiles } from '@portal/server/platform/storage/honest-set.fixture';
import { hostileFiles } from '@portal/server/platform/storage/torture-set.fixture';
import type { Hunt } from '../hunt.ts';

const UPLOAD = '/api-file/v1/file/upload';
const BOUNDARY = '----hunt';
const END = `--${BOUNDARY}--\r\n`;
const NAMES = [
  '../../x.pdf',
  '..\\x.pdf',
  '/etc/x.pdf',
  'a.pdf.php',
  'CON',
  'x\u202Efdp.exe',
  '长'.repeat(300),
  '<img src=x>.pdf',
  '=cmd|x.pdf',
  'a\u0000.pdf',
  '',
];

const partOf = (bytes: Buffer, name: string, field = 'file'): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

interface Answer {
  status: number;
  url: string | undefined;
}

export const upload: Hunt = {
  name: 'upload',
  purpose: 'hostile files, names and bodies: none kept as what it is not, none shown as a page, no 5xx, nothing left behind',
  async run({ short, random, row, say }) {
    const test = await openTestPortal();
    try {
      const { http } = test.portal;
      await http.listen({ port: 0, host: '127.0.0.1' });
      const { port } = http.server.address() as AddressInfo;
      let served = 0;
      let cookie = '';
      const send = async (body: Buffer): Promise<Answer> => {
        // an account may hand in sixty a minute
        if (served++ % 40 === 0) cookie = await test.cookieOf((await anInstaller(test.database)).accountNo);
        const headers = { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
        const answer = await fetch(`http://127.0.0.1:${port}${UPLOAD}`, { method: 'POST', headers, body: new Uint8Array(body) });
        const { data } = (await answer.json()) as { data: { fvUrl?: string } | null };
        return { status: answer.status, url: data?.fvUrl };
      };
      const wrap = (bytes: Buffer, name: string) => Buffer.concat([partOf(bytes, name), Buffer.from(END)]);

      const hostile = Object.entries(await hostileFiles({ costly: !short }));
      const honest = Object.entries(await honestFiles()).slice(short ? -26 : 0);
      // the files themselves are this side's, and what reads pictures is loaded once
      for (const [, { bytes, kind }] of honest.slice(0, 1)) await send(wrap(bytes, kind));
      const before = process.memoryUsage().rss;
      let kept = 0;
      let failed = 0;
      for (const [name, bytes] of hostile) {
        const { status } = await send(wrap(bytes, random() < 0.5 ? '照片.jpg' : '图纸.pdf'));
        if (status === 200) kept++;
        if (status >= 500) failed++;
        if (status !== 400) say(`${name}: ${status}`);
      }
      row('a hostile file is refused', hostile.length, kept);

      let refused = 0;
      let active = 0;
      for (const [name, { bytes }] of honest) {
        const { status, url } = await send(wrap(bytes, `${name}.bin`));
        if (status !== 200) refused++;
        if (status >= 500) failed++;
        if (url === undefined) continue;
        const { headers } = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { cookie } });
        const isPicture = /^image\/(?:png|jpeg|webp)$/.test(headers.get('content-type') ?? '');
        const isHarmless = headers.get('x-content-type-options') === 'nosniff' && (headers.get('content-security-policy') ?? '').includes('sandbox');
        if (!isHarmless || (!isPicture && !headers.get('content-disposition')?.startsWith('attachment'))) active++;
      }
      row('an honest file is taken', honest.length, refused);
      row('what is given back cannot run', honest.length, active);

      let unclean = 0;
      for (const name of NAMES) {
        const { status, url } = await send(wrap(Buffer.from(`%PDF-1.4\n%${randomBytes(4).toString('hex')}\n%%EOF`), name));
        if (status >= 500) failed++;
        const head =
          url === undefined ? '' : ((await fetch(`http://127.0.0.1:${port}${url}`, { headers: { cookie } })).headers.get('content-disposition') ?? '');
        if (!/^$|^attachment; filename="download"; filename\*=UTF-8''[\w.~!%-]+$/.test(head) || /%2F|%5C|%00/i.test(head)) unclean++;
      }
      row('a name reaches no header unclean', NAMES.length, unclean);

      const some = randomBytes(3000);
      const twisted = [
        Buffer.from(END),
        Buffer.alloc(0),
        partOf(some, 'a'),
        Buffer.from(`--${BOUNDARY}\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n\r\n${END}`),
        Buffer.concat([
          ...Array.from({ length: 10_000 }, (_, n) => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`)),
          Buffer.from(END),
        ]),
        Buffer.concat([partOf(some, 'a', '__proto__'), Buffer.from(END)]),
        Buffer.concat([partOf(Buffer.alloc(0), 'a'), Buffer.from(END)]),
        Buffer.concat([partOf(some, 'a'), partOf(some, 'b'), Buffer.from(END)]),
      ];
      let taken = 0;
      for (const body of twisted) {
        const { status } = await send(body);
        if (status >= 500) failed++;
        if (status < 400) taken++;
      }
      row('a twisted body is refused', twisted.length, taken);

      const hangUps = short ? 5 : 50;
      for (let n = 0; n < hangUps; n++) await hangUp(port, cookie, 20 + Math.floor(random() * 2000));
      const many = await Promise.all(Array.from({ length: short ? 40 : 200 }, (_, n) => send(wrap(Buffer.from(`%PDF-1.4\n%${n}\n%%EOF`), 'a.pdf'))));
      failed += many.filter(({ status }) => status >= 500).length;
      row('many at once are all answered', many.length, many.filter(({ status }) => status === 0).length);
      row('no answer is a 5xx', served, failed);
      await new Promise((resolve) => setTimeout(resolve, 300));
      row('nothing stays in the temporary folder', hangUps + served, (await readdir(test.deps.temporary)).length);
      const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
      if (!short) row('memory grows by 150 MB at most', served, grown > 150 ? 1 : 0, `${grown} MB`);
    } finally {
      await test.close();
    }
  },
};

/** Says more than it sends, and is gone. */
const hangUp = (port: number, cookie: string, bytes: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${UPLOAD} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 100000\r\n\r\n`,
      );
      socket.write(partOf(randomBytes(bytes), 'a'));
      setTimeout(() => socket.destroy(), 30);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
