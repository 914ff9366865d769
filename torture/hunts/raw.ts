/** Whatever bytes a client sends, the portal answers in order or closes: nothing breaks, nothing hangs, nothing leaks. */
import { openListeningPortal } from '../listening-portal.ts';
import { rawRequests, type RawRequest } from '../raw-requests.ts';
import { speak, type RawAnswer, type RawOutcome } from '../raw-wire.ts';
import type { Hunt } from '../hunt.ts';

const WITHIN_MS = 8_000;
const AT_ONCE = 8;

export const raw: Hunt = {
  name: 'raw',
  purpose: 'requests no browser makes, over a plain socket: never a 5xx, never a hang, never a file, every refusal in our own words',
  async run({ random, short, row, say }) {
    const portal = await openListeningPortal();
    try {
      const behind = await portal.alsoWith({ trustProxy: 1 });
      const requests = rawRequests(random, short ? 450 : 6_000);
      const ports = [portal.port, portal.ssoPort, behind.port, behind.ssoPort];
      const heard = await speakAll(requests, (index) => ports[short ? index % 4 : Math.floor(random() * 4)] as number);
      const judge = (what: string, isWrong: (outcome: RawOutcome, request: RawRequest) => boolean, figure = '') => {
        const wrong = heard.filter(({ outcome, request }) => isWrong(outcome, request));
        for (const { request, outcome } of wrong.slice(0, 12))
          say(`${what}: ${request.what} → ${outcome.answers.map(({ statusLine, body }) => `${statusLine} ${body.slice(0, 160)}`).join(' | ')}`);
        row(what, heard.length, wrong.length, figure);
      };
      const longest = Math.max(...heard.map(({ outcome }) => outcome.ms));
      judge('no 5xx', ({ answers }) => answers.some(({ status }) => status >= 500));
      judge('answered or closed', ({ hung }) => hung, `longest ${Math.round(longest)} ms`);
      judge(
        'a whole status line, and one answer where one is asked for',
        ({ answers }, { single }) => answers.some(({ status }) => status === 0) || (single && answers.length > 1),
      );
      judge('no file of the machine or the project', ({ answers }) =>
        answers.some(({ body }) => /root:x:0:|"workspaces"|createRequestHandler|\[core\]/.test(body)),
      );
      judge('refused in our envelope, in Chinese, with nosniff', ({ answers }) => answers.some((answer) => !isOwnRefusal(answer)));
      const faults = portal.log.filter((line) => line.includes('"level":50') || line.includes('"level":60'));
      for (const line of faults.slice(0, 5)) say(line.slice(0, 400));
      row('nothing of it is logged as our fault', heard.length, faults.length);
      const small = await speak(portal.port, Buffer.from('GET /assets/gone-1234.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'), {
        withinMs: WITHIN_MS,
        half: false,
      });
      const [missing] = small.answers;
      row(
        'a built file that is gone: a small 404',
        1,
        missing?.status === 404 && missing.body.length < 500 ? 0 : 1,
        `${missing?.status}, ${missing?.body.length} bytes`,
      );
    } finally {
      await portal.close();
    }
  },
};

async function speakAll(requests: readonly RawRequest[], portOf: (index: number) => number): Promise<{ request: RawRequest; outcome: RawOutcome }[]> {
  const heard: { request: RawRequest; outcome: RawOutcome }[] = [];
  const queue = requests.map((request, index) => ({ request, port: portOf(index) }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { request, port } = next;
      heard.push({ request, outcome: await speak(port, request.bytes, { withinMs: WITHIN_MS, half: request.half }) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return heard;
}

/** Pages that fail say so as pages; everything else says so in the envelope. */
function isOwnRefusal({ status, headers, body }: RawAnswer): boolean {
  if (status < 400) return true;
  if (headers['x-content-type-options'] !== 'nosniff') return false;
  // a page's data says “not found” in the page's own way, and a page with too long an address in a page's
  if (/^text\/(html|x-script)/.test(headers['content-type'] ?? ''))
    return status === 404 || (status === 414 && (body === '' ? Number(headers['content-length']) > 0 : /[\u4e00-\u9fff]/.test(body)));
  if (!headers['content-type']?.startsWith('application/json')) return false;
  if (body === '') return Number(headers['content-length']) > 0;
  const { code, msg, requestId } = JSON.parse(body) as { code?: number; msg?: string; requestId?: string };
  return typeof code === 'number' && code > 0 && /[\u4e00-\u9fff]/.test(msg ?? '') && typeof requestId === 'string';
}
