/** Takes exact numbers of bytes out of a stream of pieces of any size. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** `count` bytes, fewer only at the end of the stream. */
  async upTo(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const { value, done } = await this.#pieces.next();
      if (done) break;
      this.#held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
      this.#length += value.byteLength;
    }
    const all = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held);
    const taken = all.subarray(0, count);
    const rest = all.subarray(taken.length);
    this.#held = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    return taken;
  }
}
