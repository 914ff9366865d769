/** The rows of a csv text (RFC 4180), one after another, read once from front to back. */

/** Most fields of a record: a spreadsheet has no more columns. */
const FIELDS_MAX = 16_384;

/** `quote`: one stands where none may, or is never closed; `wide`: more fields than a spreadsheet has columns. `line` of the text, from 1. */
export class CsvRefused extends Error {
  readonly line: number;
  readonly reason: 'quote' | 'wide';
  constructor(line: number, reason: 'quote' | 'wide') {
    super(`line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** A record: its fields as written; rows end in CR, LF or both, quoted fields may hold any of them. Throws `CsvRefused`. */
export function* csvRows(text: string, delimiter: string): Generator<string[], void, void> {
  const endOfField = new RegExp(`[\\r\\n"${delimiter === '\t' ? '\\t' : delimiter}]`, 'g');
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let record: string[] = [];
  while (at < text.length) {
    if (record.length === FIELDS_MAX) throw new CsvRefused(line, 'wide');
    if (text[at] === '"') {
      const { value, next } = quoted(text, at, line);
      line += text.slice(at, next).split('\n').length - 1;
      record.push(value);
      at = next;
    } else {
      endOfField.lastIndex = at;
      const end = endOfField.exec(text)?.index ?? text.length;
      record.push(text.slice(at, end));
      at = end;
    }
    const sign = text[at];
    if (sign === delimiter) {
      at++;
      // a delimiter at the very end is followed by an empty field
      if (at < text.length && text[at] !== '\r' && text[at] !== '\n') continue;
      record.push('');
    } else if (sign !== undefined && sign !== '\r' && sign !== '\n') throw new CsvRefused(line, 'quote');
    yield record;
    record = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
  }
}

/** The field that opens at `from`, and where it is over; a doubled quote stands for one. */
function quoted(text: string, from: number, line: number): { value: string; next: number } {
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new CsvRefused(line, 'quote');
    if (text[quote + 1] !== '"') return { value: text.slice(from + 1, quote).replaceAll('""', '"'), next: quote + 1 };
    at = quote + 2;
  }
}
