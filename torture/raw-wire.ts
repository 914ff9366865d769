/** Bytes to a port, and the answers that came back, read without any HTTP library that would smooth them. */
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  statusLine: string;
  /** Small names; of several lines with one name the last. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface RawOutcome {
  answers: RawAnswer[];
  /** Neither an answer nor an end within the time. */
  hung: boolean;
  ms: number;
}

/** Writes `bytes`, then reads until the other side closes, or `quietMs` after its last byte. `half`: says that nothing more comes. */
export async function speak(
  port: number,
  bytes: Buffer,
  { withinMs, quietMs = 250, half }: { withinMs: number; quietMs?: number; half: boolean },
): Promise<RawOutcome> {
  const began = performance.now();
  const chunks: Buffer[] = [];
  const closed = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (half ? socket.end(bytes) : socket.write(bytes)));
    const done = (isClosed: boolean) => {
      clearTimeout(limit);
      clearTimeout(quiet);
      socket.destroy();
      resolve(isClosed);
    };
    const limit = setTimeout(done, withinMs, false);
    let quiet: NodeJS.Timeout | undefined;
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      // after “go on” the answer is still to come
      if (!/^HTTP\/1.1 100 [^\r]*\r\n\r\n$/.test(Buffer.concat(chunks).toString('latin1'))) quiet = setTimeout(done, quietMs, false);
    });
    socket.on('close', () => done(true));
    socket.on('error', () => done(true));
  });
  const answers = answersIn(Buffer.concat(chunks));
  return { answers, hung: !closed && answers.length === 0, ms: performance.now() - began };
}

/** Cuts what came into answers by their own framing; what is no answer is one of status 0. */
function answersIn(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes.toString('latin1');
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.slice(0, end < 0 ? undefined : end).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3}) \S/.exec(statusLine)?.[1] ?? 0);
    const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
    rest = end < 0 ? '' : rest.slice(end + 4);
    const [body, after] = bodyOf(status, headers, rest);
    rest = after;
    if (status !== 100) answers.push({ status, statusLine, headers, body: Buffer.from(body, 'latin1').toString() });
  }
  return answers;
}

function bodyOf(status: number, headers: Readonly<Record<string, string>>, rest: string): [body: string, after: string] {
  // the head of an answer, to HEAD, is followed by another answer or by nothing
  if (status === 204 || status === 304 || status === 100 || rest.startsWith('HTTP/1.')) return ['', rest];
  const length = headers['content-length'];
  if (length !== undefined) return [rest.slice(0, Number(length)), rest.slice(Number(length))];
  if (headers['transfer-encoding'] !== 'chunked') return [rest, ''];
  let body = '';
  for (;;) {
    const line = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, line), 16);
    if (line < 0 || !(size > 0)) return [body, rest.slice(line + 4)];
    body += rest.slice(line + 2, line + 2 + size);
    rest = rest.slice(line + 4 + size);
  }
}
