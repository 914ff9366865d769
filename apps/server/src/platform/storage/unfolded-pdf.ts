/** Whether what is packed in a PDF stays within bounds: a page of ten kilobytes can unfold to gigabytes in whoever opens it. */
import { constants, createInflate } from 'node:zlib';

/** All streams together, unpacked; forty scanned pages of A4 in grey at 300 dots an inch are 350 MB. */
const UNFOLDED_MAX = 500 * 1024 * 1024;
/** Deflate packs no steeper: 258 bytes in two bits. */
const STEEPEST = 1032;
/** How far before a stream its dictionary is looked for; honest ones are a tenth of it. */
const DICTIONARY_MAX = 4096;

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');

/** Packed twice by one filter unfolds a million times: nobody honest does. */
const countOfFlate = (dictionary: string): number => dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;

/** Unfolded beside the thread that answers and not kept, and only where it could be too much. */
export async function staysSmall(bytes: Uint8Array): Promise<boolean> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Buffer[] = [];
  let after = 0;
  for (let at = pdf.indexOf(STREAM); at >= 0; at = pdf.indexOf(STREAM, after)) {
    const dictionary = named(pdf.toString('latin1', Math.max(after, at - DICTIONARY_MAX), at));
    const end = pdf.indexOf(END, at);
    const until = end < 0 ? pdf.length : end;
    after = Math.max(until, at) + STREAM.length;
    const own = dictionary.slice(dictionary.lastIndexOf('obj') + 1);
    const times = countOfFlate(own);
    if (times > 1) return false;
    if (times === 1) packed.push(pdf.subarray(at + STREAM.length, until));
  }
  if (packed.reduce((sum, { length }) => sum + length, 0) * STEEPEST <= UNFOLDED_MAX) return true;
  let room = UNFOLDED_MAX;
  for (const stream of packed) {
    room -= await lengthOf(stream, room);
    if (room < 0) return false;
  }
  return true;
}

/** Names as a reader reads them: `/Fl#61teDecode` is `/FlateDecode`. */
const named = (text: string): string => text.replaceAll(/#([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** How long it unfolds to, as far as it can be unfolded; counted to just past `max`. */
function lengthOf(stream: Buffer, max: number): Promise<number> {
  const from = stream[0] === 0x0d && stream[1] === 0x0a ? 2 : stream[0] === 0x0d || stream[0] === 0x0a ? 1 : 0;
  return new Promise((resolve) => {
    let length = 0;
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 256 * 1024 });
    inflate
      .on('data', (part: Buffer) => {
        length += part.length;
        if (length > max) inflate.destroy();
      })
      .on('error', () => inflate.destroy())
      .on('close', () => resolve(length))
      .end(stream.subarray(from));
  });
}
