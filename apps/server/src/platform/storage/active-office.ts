/** Whether an xlsx or docx does something by itself: macros, programs, fields that ask them, parts fetched from elsewhere when it is opened. */
import { declaresEntities, inflatePartBeside, type ZipEntry } from '../sheet/zip-parts.ts';
import { attributeOf, tokensOf, XmlRefused } from '../sheet/xml-tokens.ts';

/** Macros, embedded programs and links that fetch on opening, by where they lie. */
const ACTIVE_PART = /vbaProject|oleObject|\/activeX\/|\/embeddings\/|\/externalLinks\/|macrosheets|\/dialogsheets\/|\/customUI/i;
/** And by what the package says they are. */
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject/i;
/** Largest list of relations or types; honest ones are a thousandth of it. */
const LIST_MAX = 4 * 1024 * 1024;

/** Every part is unpacked, one at a time, to the size it declares. `torn`: one cannot be, is not what is declared, or not as every reader would read it. */
export async function lookIntoOffice(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<'quiet' | 'active' | 'torn'> {
  if (entries.some(({ name }) => ACTIVE_PART.test(`/${name}`))) return 'active';
  for (const entry of entries) {
    const part = await inflatePartBeside(bytes, entry);
    if (part === null) return 'torn';
    if (!/\.(?:xml|rels|vml)$/i.test(entry.name)) continue;
    const look = lookIntoPart(entry.name, part);
    if (look !== 'quiet') return look;
  }
  return 'quiet';
}

function lookIntoPart(name: string, part: Buffer): 'quiet' | 'active' | 'torn' {
  const isTypes = name === '[Content_Types].xml';
  const isList = isTypes || /\.rels$/i.test(name);
  if (isList && (part.length > LIST_MAX || isForeignText(part))) return 'torn';
  if (declaresEntities(part)) return 'active';
  try {
    if (isList) return (isTypes ? declaresActive(part) : reachesOut(part)) ? 'active' : 'quiet';
  } catch (error) {
    if (error instanceof XmlRefused) return 'torn';
    throw error;
  }
  return asksPrograms(part) ? 'active' : 'quiet';
}

const FIELD_CODES = /<(?:\w+:)?instrText\b[^>]*>([^<]*)|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const FORMULAS = /<(?:\w+:)?f\b[^>]*>([^<]*)/g;
/** `cmd|'/c calc'!A1`: an application, what it is to open, and what is asked of it. */
const FORMULA_OF_PROGRAM = /\|[^|]*!/;

/** Fields and formulas that ask another program (DDE); a field's code may be cut into several runs, and its letters written as numbers. */
function asksPrograms(part: Buffer): boolean {
  if (part.includes('instr')) {
    const code = [...part.toString('latin1').matchAll(FIELD_CODES)].map((match) => decoded(match[1] ?? match[2] ?? match[3] ?? '')).join('');
    if (/\bDDE(?:AUTO)?\b/i.test(code)) return true;
  }
  if (!part.includes('|') && !part.includes('&#')) return false;
  for (const [, formula = ''] of part.toString('latin1').matchAll(FORMULAS))
    // what stands in quotation marks is text
    if (FORMULA_OF_PROGRAM.test(decoded(formula).replaceAll(/"[^"]*"/g, ''))) return true;
  return false;
}

const decoded = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_whole, hex?: string, decimal?: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

/** In UTF-16, or under any name but UTF-8: readers would see what we do not. */
const isForeignText = (part: Buffer): boolean =>
  part.includes(0) || /^.{0,3}<\?xml[^>]{0,200}\bencoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/is.test(part.toString('latin1', 0, 300));

function declaresActive(types: Buffer): boolean {
  for (const token of tokensOf(types)) if (token.kind === 'open' && ACTIVE_TYPE.test(attributeOf(token.inner(), 'ContentType') ?? '')) return true;
  return false;
}

/** A link that a person follows may lead anywhere; everything else that lies outside is fetched without being asked. */
function reachesOut(relations: Buffer): boolean {
  for (const token of tokensOf(relations)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const inner = token.inner();
    const isOutside = /^\s*external\s*$/i.test(attributeOf(inner, 'TargetMode') ?? '');
    const type = attributeOf(inner, 'Type') ?? '';
    if (isOutside && !/\/hyperlink$/i.test(type)) return true;
    if (/\/(?:attachedTemplate|oleObject|control|vbaProject|externalLinkPath|subDocument|frame)$/i.test(type)) return true;
    if (isOutside && !/^(?:https?:|mailto:|tel:|#)/i.test((attributeOf(inner, 'Target') ?? '').trim())) return true;
  }
  return false;
}
