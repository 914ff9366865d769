/**
 * A socket for the `pg` driver whose other end is the embedded database's thread.
 * It carries the bytes of the PostgreSQL protocol over a MessagePort, so one driver serves both databases.
 */
import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

export class EmbeddedStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: Uint8Array | { failed: string }) => {
      if (message instanceof Uint8Array) this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
      // the code of a connection that failed
      else this.destroy(Object.assign(new Error(message.failed), { code: '08006' }));
    });
  }

  /** `pg` calls this with a port and a host; there is nothing to dial. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#port.ref();
    return this;
  }
  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#port.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#port.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
