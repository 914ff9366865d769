/** Columns that are filled row by row: typed arrays that grow, and texts as one run of bytes. */
type Column = Uint8Array | Int32Array | Uint32Array | Float64Array;

export interface Growing<C extends Column> {
  readonly length: number;
  push(value: number): void;
  /** Its rows, no longer than they are. */
  done(): C;
}

export function growing<C extends Column>(make: new (length: number) => C): Growing<C> {
  let column = new make(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === column.length) {
        const longer = new make(length * 2);
        longer.set(column);
        column = longer;
      }
      column[length++] = value;
    },
    done: () => column.slice(0, length) as C,
  };
}

/** Texts by row: 500,000 model numbers are 7 MB instead of 30 as strings. */
export interface TextColumn {
  at(row: number): string;
  /** Bytes it takes. */
  readonly size: number;
  /** Whether another holds the same texts under the same rows. */
  equals(other: TextColumn): boolean;
  /** All texts one behind the other, and where each begins. */
  readonly kept: { bytes: Buffer; from: Uint32Array };
}

export interface GrowingTexts {
  push(text: string): void;
  done(): TextColumn;
}

export function growingTexts(): GrowingTexts {
  let bytes = Buffer.allocUnsafe(16 * 1024);
  let end = 0;
  const starts = growing(Uint32Array);
  starts.push(0);
  return {
    push(text) {
      const length = Buffer.byteLength(text);
      if (end + length > bytes.length) {
        const longer = Buffer.allocUnsafe(Math.max(bytes.length * 2, end + length));
        bytes.copy(longer, 0, 0, end);
        bytes = longer;
      }
      end += bytes.write(text, end);
      starts.push(end);
    },
    done() {
      const own = Buffer.from(bytes.subarray(0, end));
      const from = starts.done();
      return {
        at: (row) => own.toString('utf8', from[row] ?? end, from[row + 1] ?? end),
        size: end + from.byteLength,
        equals: ({ kept }) => own.equals(kept.bytes) && from.length === kept.from.length && from.every((start, row) => start === kept.from[row]),
        kept: { bytes: own, from },
      };
    },
  };
}
