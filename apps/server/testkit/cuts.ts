/** Connections to the database that break exactly where a test wants: a stream between the driver and the real one. */
import { Duplex } from 'node:stream';

/** What befalls a statement: it never arrives, or it is done and the connection breaks before its reply; or nothing is heard any more. */
export type Cut = 'request' | 'reply' | 'silence';

/** Asked for every statement, `begin` and `commit` included; gives nothing to let it pass. Prepared ones are told by their name. */
export type Decide = (statement: string) => Cut | undefined;

interface Socketlike extends Duplex {
  connect(port: number, host: string): unknown;
  setNoDelay(on?: boolean): unknown;
  setKeepAlive(on?: boolean, delay?: number): unknown;
  ref(): unknown;
  unref(): unknown;
}

const QUERY = 0x51;
const PARSE = 0x50;
const BIND = 0x42;
const SYNC = 0x53;

/** A stream for the `pg` driver over `inner`. A cut ends both halves at once, as a reset connection does. */
export class CuttableStream extends Duplex {
  readonly #inner: Socketlike;
  readonly #decide: Decide;
  #isAsking = false;
  #isReplyCut = false;
  #isSilent = false;

  constructor(inner: Socketlike, decide: Decide) {
    super();
    this.#inner = inner;
    this.#decide = decide;
    inner.on('connect', () => this.emit('connect'));
    inner.on('data', (data: Buffer) => {
      if (this.#isReplyCut) this.#cut();
      else if (!this.#isSilent) this.push(data);
    });
    inner.on('end', () => this.push(null));
    inner.on('error', (error) => this.destroy(error));
  }

  connect(port: number, host: string): this {
    this.#inner.connect(port, host);
    return this;
  }
  setNoDelay(): this {
    this.#inner.setNoDelay(true);
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#inner.ref();
    return this;
  }
  unref(): this {
    this.#inner.unref();
    return this;
  }

  override _read(): void {}

  // the driver writes one whole message at a time
  override _write(message: Buffer, _encoding: string, done: () => void): void {
    if (this.#passes(message)) this.#inner.write(message);
    done();
  }

  override _writev(messages: { chunk: Buffer }[], done: () => void): void {
    this.#inner.cork();
    for (const { chunk } of messages) if (this.#passes(chunk)) this.#inner.write(chunk);
    this.#inner.uncork();
    done();
  }

  override _final(done: () => void): void {
    this.#inner.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inner.destroy();
    done(error);
  }

  #passes(message: Buffer): boolean {
    if (this.destroyed) return false;
    const [kind] = message;
    if (kind === SYNC) this.#isAsking = false;
    else if (kind === QUERY || ((kind === PARSE || kind === BIND) && !this.#isAsking)) {
      this.#isAsking = kind !== QUERY;
      const cut = this.#decide(textOf(message));
      if (cut === 'request') this.#cut();
      this.#isReplyCut = cut === 'reply';
      this.#isSilent ||= cut === 'silence';
    }
    return !this.destroyed && !this.#isSilent;
  }

  #cut(): void {
    this.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  }
}

/** The statement of a query or parse message, the statement's name of a bind message. */
function textOf(message: Buffer): string {
  const [first = '', second = ''] = message.subarray(5).toString('utf8').split('\0', 2);
  return message[0] === QUERY ? first : second || first;
}
