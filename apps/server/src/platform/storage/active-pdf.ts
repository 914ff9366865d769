/** Whether a PDF does something by itself: scripts, programs, forms that send, files within the file. */
import { constants, inflateSync } from 'node:zlib';

/** What is done, named where it is done (ISO 32000-2, 12.6.4 and 7.11.4); too long to stand in packed bytes by chance. */
const ACTIVE: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'Movie',
  'GoToE',
  'GoToR',
  'EmbeddedFile',
  'EmbeddedFiles',
]);
/** The same in two or three letters: believed outside packed bytes only. */
const ACTIVE_SHORT: ReadonlySet<string> = new Set(['JS', 'AA', 'XFA']);

/** Most bytes that streams of objects unfold to, and how often the file's own length is read on the way. */
const UNFOLDED_MAX = 50 * 1024 * 1024;
const READINGS_MAX = 4;

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const OBJECT = Buffer.from('obj');

/**
 * Reads names as a reader does (`/J#61vaScript` is `/JavaScript`), everywhere in the bytes and in the streams that hold objects.
 * `sealed`: such a stream cannot be looked into, being encrypted or packed in an unusual way; `tooLarge`: it unfolds without end.
 */
export function lookIntoPdf(bytes: Uint8Array): 'quiet' | 'active' | 'sealed' | 'tooLarge' {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (names(pdf, ACTIVE)) return 'active';
  let unfolded = 0;
  let looked = 0;
  let plainFrom = 0;
  let object = 0;
  let end = pdf.indexOf(END);
  for (let at = pdf.indexOf(STREAM); at >= 0; at = pdf.indexOf(STREAM, at + STREAM.length)) {
    if (at >= 3 && pdf.toString('latin1', at - 3, at) === 'end') continue;
    for (let next = pdf.indexOf(OBJECT, object); next >= 0 && next < at; next = pdf.indexOf(OBJECT, object)) object = next + OBJECT.length;
    if (end >= 0 && end < at) end = pdf.indexOf(END, at);
    const until = end < 0 ? pdf.length : end;
    if (at >= plainFrom) {
      if (names(pdf.subarray(plainFrom, at), ACTIVE_SHORT)) return 'active';
      plainFrom = until;
    }
    looked += at - object;
    const holdsObjects = looked <= READINGS_MAX * pdf.length && names(pdf.subarray(object, at), HOLDS_OBJECTS);
    if (holdsObjects) looked += until - at;
    if (looked > READINGS_MAX * pdf.length) return 'tooLarge';
    if (!holdsObjects) continue;
    const content = unfold(pdf.subarray(at + STREAM.length, until), UNFOLDED_MAX - unfolded);
    if (content === null) return 'tooLarge';
    unfolded += content.length;
    // numbers of objects and their places come first, or nothing at all
    if (!/^\s*(?:\d+\s+\d+\s|$)/.test(content.toString('latin1', 0, 64))) return 'sealed';
    if (names(content, ACTIVE) || names(content, ACTIVE_SHORT)) return 'active';
  }
  return names(pdf.subarray(plainFrom), ACTIVE_SHORT) ? 'active' : 'quiet';
}

/** A stream with these in its dictionary is read for the objects in it. */
const HOLDS_OBJECTS: ReadonlySet<string> = new Set(['ObjStm', 'First']);

/** What a stream unfolds to, as far as it goes; itself when it is not packed; null beyond `max`. */
function unfold(stream: Buffer, max: number): Buffer | null {
  const from = stream[0] === 0x0d && stream[1] === 0x0a ? 2 : stream[0] === 0x0d || stream[0] === 0x0a ? 1 : 0;
  try {
    return inflateSync(stream.subarray(from), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, max) });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : stream.subarray(from);
  }
}

const SLASH = 0x2f;
const HASH = 0x23;
const NAME_MAX = 80;
/** White space and delimiters end a name. */
const ENDS_NAME: ReadonlySet<number> = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'));

/** Whether one of `wanted` stands among the names. */
function names(bytes: Buffer, wanted: ReadonlySet<string>): boolean {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    let end = at + 1;
    let isCoded = false;
    for (; end < bytes.length && end - at <= NAME_MAX; end++) {
      const byte = bytes[end] ?? 0;
      if (ENDS_NAME.has(byte)) break;
      if (byte === HASH) isCoded = true;
    }
    const length = end - at - 1;
    if (length < 2) continue;
    const written = bytes.toString('latin1', at + 1, end);
    if (wanted.has(isCoded ? written.replace(/#([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : written)) return true;
  }
  return false;
}
