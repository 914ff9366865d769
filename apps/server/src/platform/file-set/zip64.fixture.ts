/** An archive written anew with every figure of its directory in records of zip64, as of one beyond 4 GB. */

interface Records {
  /** The last entry's own. */
  extra: Buffer;
  end: Buffer;
  locator: Buffer;
}

/** `damage`: what is done to the records before they are written. */
export function asZip64(archive: Uint8Array, damage: (records: Records) => void = () => undefined): Buffer {
  const bytes = Buffer.from(archive);
  const tail = bytes.subarray(bytes.length - 22);
  const [count, length, at] = [tail.readUInt16LE(10), tail.readUInt32LE(12), tail.readUInt32LE(16)];
  const entries: { head: Buffer; extra: Buffer }[] = [];
  for (let from = at; from < at + length;) {
    const end = from + 46 + bytes.readUInt16LE(from + 28);
    const head = Buffer.from(bytes.subarray(from, end));
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [place, where] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(head.readUInt32LE(where)), 4 + 8 * place);
      head.writeUInt32LE(0xffffffff, where);
    }
    entries.push({ head, extra });
    from = end + bytes.readUInt16LE(from + 30) + bytes.readUInt16LE(from + 32);
    head.writeUInt16LE(extra.length, 30);
    head.writeUInt16LE(0, 32);
  }
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  const long = entries.reduce((sum, { head, extra }) => sum + head.length + extra.length, 0);
  for (const [place, figure] of [count, count, long, at].entries()) end.writeBigUInt64LE(BigInt(figure), 24 + 8 * place);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + long), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(tail);
  last.writeUInt16LE(0xffff, 8);
  last.writeUInt16LE(0xffff, 10);
  last.writeUInt32LE(0xffffffff, 12);
  last.writeUInt32LE(0xffffffff, 16);
  damage({ extra: entries.at(-1)?.extra ?? end, end, locator });
  return Buffer.concat([bytes.subarray(0, at), ...entries.flatMap(({ head, extra }) => [head, extra]), end, locator, last]);
}
