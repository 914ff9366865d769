/** Behind a proxy a caller is who the proxy says, whatever the caller says of itself. */
import { tooManyTries, wrongCredentials } from '@portal/contract/account';
import { aPersonWithPassword, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { PASSWORD_PER_ADDRESS, SMS_PER_ADDRESS } from '@portal/server/modules/account/sign-in/attempt-rules';
import { request as ask } from 'node:http';
import { openHop } from '../hop.ts';
import type { Hunt } from '../hunt.ts';
import { openListeningPortal } from '../listening-portal.ts';

const USAGE = '/api-cloud-merchant-service/v1/calculator/usage';
const VERIFIED_MAX = PASSWORD_PER_ADDRESS[0]?.max ?? 0;
const SENT_MAX = SMS_PER_ADDRESS[0]?.max ?? 0;

interface Said {
  status: number;
  code: number;
}

/** POSTs JSON from a loopback address of the caller's own. */
const post = (port: number, path: string, body: object, from: string, forwardedFor: string): Promise<Said> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'x-forwarded-for': forwardedFor };
    const call = ask({ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const read = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, code: read.startsWith('{') ? (JSON.parse(read) as { code: number }).code : -1 });
      });
    });
    call.on('error', reject);
    call.end(text);
  });

export const proxy: Hunt = {
  name: 'proxy',
  purpose: 'callers behind a proxy who name addresses of their own choosing: every limit holds, and nobody else is shut out',
  async run({ random, short, row, say }) {
    const portal = await openListeningPortal({ trustProxy: 1 });
    const hop = await openHop(portal.ssoPort, { withNginx: !short });
    say(`through ${hop.kind}`);
    try {
      const digit = () => Math.floor(random() * 10);
      const phone = () => `199${Array.from({ length: 8 }, digit).join('')}`;
      const octet = () => 1 + Math.floor(random() * 250);
      const address = () => `${octet()}.${octet()}.${octet()}.${octet()}`;
      /** What a forger may write before the proxy appends the truth. */
      const forged = () =>
        [address(), `${address()}, ${address()}`, '127.0.0.1', `[2001:db8::${octet()}]`, 'unknown', `${address()}:80`][Math.floor(random() * 6)] as string;
      const many = async (count: number, call: (index: number) => Promise<Said>) => {
        const said: Said[] = [];
        for (let index = 0; index < count; index += 4) said.push(...(await Promise.all([0, 1, 2, 3].map((more) => call(index + more)))));
        return said;
      };

      const tries = short ? VERIFIED_MAX + 12 : 300;
      const looks = await many(tries, () => post(hop.port, paths.passwordLogin, { phone: phone(), password: 'Spray@2026' }, '127.0.0.60', forged()));
      const verified = looks.filter(({ code }) => code === wrongCredentials.code).length;
      row(
        'one password on many numbers: looked at no more than the limit',
        tries,
        verified > VERIFIED_MAX || verified === 0 ? 1 : 0,
        `${verified} of ${tries}`,
      );

      const requests = short ? SENT_MAX + 8 : 200;
      const messages = await many(requests, () => post(hop.port, paths.sendCode, { phone: phone(), purpose: 'login' }, '127.0.0.61', forged()));
      const sent = messages.filter(({ code }) => code === 0).length;
      row('short messages to many numbers: no more than the limit', requests, sent > SENT_MAX || sent === 0 ? 1 : 0, `${sent} of ${requests}`);
      const other = await post(hop.port, paths.sendCode, { phone: phone(), purpose: 'login' }, '127.0.0.62', '127.0.0.61');
      row('another caller through the same proxy is not counted with them', 1, other.code === 0 ? 0 : 1);

      const owner = await aPersonWithPassword(portal.test);
      const signIn = (password: string, from: string, forwardedFor: string) =>
        post(hop.port, paths.passwordLogin, { phone: owner.phone, password }, from, forwardedFor);
      const guesses = await many(8, () => signIn('Wrong@2026', '127.0.0.63', '127.0.0.64'));
      const own = await signIn(RIGHT_PASSWORD, '127.0.0.64', '127.0.0.63');
      row('failing in the owner’s name shuts the guesser out', guesses.length, guesses.some(({ code }) => code === tooManyTries.code) ? 0 : 1);
      row('… and never the owner', 1, own.code === 0 ? 0 : 1);

      // the proxy itself is played here: what it appended is one household
      const household = await many(short ? SENT_MAX + 8 : 200, () =>
        post(
          portal.ssoPort,
          paths.sendCode,
          { phone: phone(), purpose: 'login' },
          '127.0.0.1',
          `2001:db8:7:7:${octet().toString(16)}::${octet().toString(16)}`,
        ),
      );
      const sentHome = household.filter(({ code }) => code === 0).length;
      row(
        'the addresses of one IPv6 network count as one',
        household.length,
        sentHome > SENT_MAX || sentHome === 0 ? 1 : 0,
        `${sentHome} of ${household.length}`,
      );

      const junk = () => {
        const long = Array.from({ length: 6_000 }, () => '0123456789abcdef'[Math.floor(random() * 16)]).join('');
        return [long, `fe80::1%${long}`, `${'1.1.1.1,'.repeat(700)}`, ',,,', '::ffff:999.1.1.1', '\u00ff'][Math.floor(random() * 6)] as string;
      };
      const bodies: readonly [string, () => object][] = [
        [paths.passwordLogin, () => ({ phone: phone(), password: 'x' })],
        [paths.sendCode, () => ({ phone: phone(), purpose: 'login' })],
        [USAGE, () => ({ calculator: 'disk', count: 1 })],
      ];
      const answered = await many(short ? 24 : 300, (index) => {
        const [path, body] = bodies[index % 3] as (typeof bodies)[number];
        const ports = [hop.port, path === USAGE ? portal.port : portal.ssoPort];
        return post(ports[Math.floor(random() * 2)] as number, path, body(), '127.0.0.65', junk());
      });
      const broken = answered.filter(({ status }) => status >= 500 || status === 0).length;
      row('what is no address breaks nothing', answered.length, broken);
    } finally {
      await hop.close();
      await portal.close();
    }
  },
};
