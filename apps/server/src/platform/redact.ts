/** What of an address or a sentence may stand in the log: parsed and decoded first, since a secret has many spellings. */

const SECRET_NAME = /^(?:token|code|state|phone|password|keyword|mobile|authorization|cookie|session)$/i;
/** One of them with a value, anywhere in a decoded text: an address within an address. */
const NAMED = /(?:token|code|state|phone|password|keyword|mobile|authorization|cookie|session)\s*[=:]/i;
/** Codes and sessions are 256 bits in base64url. */
const TOKEN = /[\w-]{43,}/;
const GONE = '[redacted]';

/** An address fit for a log: secret or personal parameters, numbers and tokens are gone, wherever and however they are written. */
export function redactUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const kept = path.split('/').map((segment) => segment.split(';').map(redactPart).join(';'));
  return kept.join('/') + query.replace(/[^?&;#]+/g, redactPart);
}

/** Nothing to decode, too short for a token, too few digits for anybody's number. */
const PLAIN = /^(?!(?:\D*\d){11})[\w.-]{0,42}$/;

/** `name=value` or a bare word; a doubtful value goes as a whole. */
function redactPart(part: string): string {
  const equals = part.indexOf('=');
  const name = equals < 0 ? '' : part.slice(0, equals);
  if (PLAIN.test(name) && PLAIN.test(part.slice(equals + 1)) && !SECRET_NAME.test(name)) return part;
  const value = decoded(equals < 0 ? part : part.slice(equals + 1));
  const isSecret = SECRET_NAME.test(decoded(name).replace(/\[.*$/, '').trim()) || isPersonal(value) || NAMED.test(value);
  if (isPersonal(decoded(name)) || NAMED.test(decoded(name))) return GONE;
  return isSecret ? (equals < 0 ? GONE : `${name}=${GONE}`) : part;
}

/** A phone number or that of an identity card, and what looks like an address of mail. */
const PERSONAL = /(?<!\d)(?:86)?1\d{10}(?!\d)|(?<!\d)\d{6}(?:19|20)\d{9}[\dX](?!\d)|[^\s@]@[^\s@]+\.[a-z]/i;

/** Full-width letters and digits count as what they look like. */
function isPersonal(text: string): boolean {
  const plain = Buffer.from(text, 'latin1').toString('utf8').normalize('NFKC');
  return TOKEN.test(text) || [text, plain].some((one) => PERSONAL.test(one.replace(/(?<=\d)[\s().+-]+(?=\d)/g, '')));
}

/** Escapes undone until none is left; only ASCII matters to what is looked for, so bytes count as letters. */
function decoded(text: string): string {
  let plain = text;
  for (let depth = 0; depth < 8; depth++) {
    const next = plain.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === plain) break;
    plain = next;
  }
  return plain.replaceAll('+', ' ');
}

/** Free text: addresses and parameters in it as above, phone numbers lose their middle. */
export const redactText = (text: string): string =>
  text.replace(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, '$1****$2').replace(/[^\s"'<>()]*[=%?;][^\s"'<>()]*/g, redactUrl);

/**
 * An error for the log. A failed query says which, never with what; the database's own words lose the value they quote. Its code has a name
 * of its own: what is called `code` elsewhere may be one that signs somebody in, and is taken out.
 */
export function redactError(error: Error & { code?: unknown; query?: unknown }): Record<string, unknown> {
  const isQuery = typeof error.query === 'string';
  const message = isQuery ? `Failed query: ${String(error.query)}` : redactText(String(error.message));
  const frames = String(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? (error.cause as Error & { code?: unknown }) : undefined;
  return {
    type: error.name,
    message,
    ...(error.code === undefined ? {} : { errorCode: error.code }),
    ...(cause ? { cause: { type: cause.name, errorCode: cause.code, message: redactText(cause.message.replace(/: ".*"/s, `: ${GONE}`)) } } : {}),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
  };
}
