/**
 * Pieces of answers as bytes, by row: written once, read often. When it is full it begins anew, which costs less than to keep account of
 * who was read last.
 */
const CHUNK = 1024 * 1024;

export interface ByteArena {
  /** What was put at this row; undefined when nothing was, or it has been forgotten.. */
  get(row: number): Buffer | undefined;
  put(row: number, bytes: Buffer): void;
}

export function createByteArena(rows: number, bytesMax: number): ByteArena {
  let chunks: Buffer[] = [];
  let used = CHUNK;
  let chunk = -1;
  // place and length of each row; length 0: nothing there
  const places = new Uint32Array(rows);
  const lengths = new Uint32Array(rows);
  return {
    get(row) {
      const length = lengths[row] ?? 0;
      if (length === 0) return undefined;
      const place = places[row] ?? 0;
      const at = place % CHUNK;
      return chunks[Math.floor(place / CHUNK)]?.subarray(at, at + length);
    },
    put(row, bytes) {
      if (bytes.length > CHUNK || row >= rows) return;
      if (used + bytes.length > CHUNK) {
        if ((chunks.length + 1) * CHUNK > bytesMax) {
          chunks = [];
          chunk = -1;
          lengths.fill(0);
        }
        chunks.push(Buffer.allocUnsafeSlow(CHUNK));
        chunk++;
        used = 0;
      }
      chunks[chunk]?.set(bytes, used);
      places[row] = chunk * CHUNK + used;
      lengths[row] = bytes.length;
      used += bytes.length;
    },
  };
}
