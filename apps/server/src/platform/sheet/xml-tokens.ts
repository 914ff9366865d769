/** What an XML part holds, one token after another, read once from front to back: no backtracking, no tree, no copy of the part. */

/** Longest tag, remark or declaration; honest ones stay below a kilobyte. */
const LENGTH_MAX = 64 * 1024;
/** Most tokens of a part: a sheet of 100 MB with a value in every cell has some twelve million. */
const TOKENS_MAX = 20_000_000;

const [EXCLAMATION, QUOTE, APOSTROPHE, SLASH, COLON, LESS, GREATER, QUESTION] = [0x21, 0x22, 0x27, 0x2f, 0x3a, 0x3c, 0x3e, 0x3f];

/** The part breaks off, does not end where it should, or brings entities of its own; `declares` in the last case. */
export class XmlRefused extends Error {
  readonly declares: boolean;
  constructor(declares = false) {
    super(declares ? 'the part declares entities' : 'the part is torn or beyond its limits');
    this.declares = declares;
  }
}

/** The token the walk stands at; one object for the whole walk, so keep none of it. */
export interface Token {
  /** `text`: a stretch that is no tag, plain text marked as such (its `inner`) or a remark (no `inner`). */
  kind: 'open' | 'close' | 'text';
  /** Without its prefix. */
  name: string;
  /** `<a/>`: opens and closes at once; no `close` follows. */
  isEmpty: boolean;
  /** What stands inside the brackets. */
  inner(): string;
  /** Bytes of text between the token before and this one. */
  lengthBefore: number;
  /** That text, its entities resolved. */
  before(): string;
}

/** Walks over `xml` (UTF-8) in time linear to its bytes. Throws `XmlRefused`. */
export function* tokensOf(xml: Buffer): Generator<Token, void, void> {
  let at = xml.indexOf(LESS);
  let textFrom = 0;
  let innerFrom = 0;
  let innerTo = 0;
  let count = 0;
  const token: Token = {
    kind: 'open',
    name: '',
    isEmpty: false,
    inner: () => xml.toString('utf8', innerFrom, innerTo),
    lengthBefore: 0,
    before: () => resolved(xml.toString('utf8', textFrom, textFrom + token.lengthBefore)),
  };
  while (at >= 0) {
    if (++count > TOKENS_MAX) throw new XmlRefused();
    const next = xml[at + 1];
    token.lengthBefore = at - textFrom;
    let end: number;
    if (next === EXCLAMATION || next === QUESTION) {
      const mark = next === QUESTION ? '?>' : markAt(xml, at);
      end = endOf(xml, mark, at);
      [innerFrom, innerTo] = mark === ']]>' ? [at + 9, end - 2] : [at, at];
      [token.kind, token.name, token.isEmpty] = ['text', '', true];
    } else {
      const isClosing = next === SLASH;
      end = tagEnd(xml, at);
      const isEmpty = !isClosing && xml[end - 1] === SLASH;
      [innerFrom, innerTo] = [at + (isClosing ? 2 : 1), isEmpty ? end - 1 : end];
      [token.kind, token.name, token.isEmpty] = [isClosing ? 'close' : 'open', nameAt(xml, innerFrom, innerTo), isEmpty];
    }
    yield token;
    textFrom = end + 1;
    at = xml.indexOf(LESS, textFrom);
  }
}

function markAt(xml: Buffer, at: number): '-->' | ']]>' {
  const head = xml.toString('latin1', at + 2, at + 9);
  if (head.startsWith('--')) return '-->';
  if (head === '[CDATA[') return ']]>';
  throw new XmlRefused(/^(?:DOCTYPE|ENTITY)/i.test(head));
}

/** Place of the last byte of `mark`. */
function endOf(xml: Buffer, mark: string, at: number): number {
  const found = xml.subarray(at, at + LENGTH_MAX).indexOf(mark, 2, 'latin1');
  if (found < 0) throw new XmlRefused();
  return at + found + mark.length - 1;
}

/** Place of the bracket that closes the tag; brackets inside quotes do not. */
function tagEnd(xml: Buffer, at: number): number {
  const last = Math.min(xml.length, at + LENGTH_MAX);
  let quote = 0;
  for (let place = at + 1; place < last; place++) {
    const byte = xml[place];
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === GREATER) return place;
    else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === LESS) break;
  }
  throw new XmlRefused();
}

function nameAt(xml: Buffer, start: number, end: number): string {
  let from = start;
  let to = start;
  for (; to < end; to++) {
    const byte = xml[to] ?? 0;
    if (byte <= 0x20 || byte === SLASH) break;
    if (byte === COLON) from = to + 1;
  }
  return xml.toString('latin1', from, to);
}

/** Value of an attribute of a tag's inside, by its name without prefix; undefined when there is none. */
export function attributeOf(inner: string, name: string): string | undefined {
  let from = 0;
  for (let equals = inner.indexOf('='); equals >= 0; equals = inner.indexOf('=', from)) {
    let open = equals + 1;
    while (isBlank(inner.charCodeAt(open))) open++;
    const quote = inner[open];
    const end = quote === '"' || quote === "'" ? inner.indexOf(quote, open + 1) : -1;
    if (end < 0) return undefined;
    let keyEnd = equals;
    while (keyEnd > from && isBlank(inner.charCodeAt(keyEnd - 1))) keyEnd--;
    const before = inner.charCodeAt(keyEnd - name.length - 1);
    if (keyEnd - name.length > from && inner.startsWith(name, keyEnd - name.length) && (before === COLON || isBlank(before)))
      return resolved(inner.slice(open + 1, end));
    from = end + 1;
  }
  return undefined;
}

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

const ENTITIES: ReadonlyMap<string, string> = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** The five entities of XML and characters by number; what is neither stays as it is written. */
function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
