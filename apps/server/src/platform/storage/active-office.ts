/** Whether an xlsx or docx does something by itself: macros, programs, parts fetched from elsewhere when it is opened. */
import { inflatePart, type ZipEntry } from '../sheet/zip-parts.ts';
import { attributeOf, tokensOf, XmlRefused } from '../sheet/xml-tokens.ts';

/** Macros, embedded programs and links that fetch on opening, by where they lie. */
const ACTIVE_PART = /vbaProject|oleObject|\/activeX\/|\/embeddings\/|\/externalLinks\/|macrosheets|\/dialogsheets\/|\/customUI/i;
/** And by what the package says they are. */
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject/i;
/** Largest list of relations or types; honest ones are a thousandth of it. */
const LIST_MAX = 4 * 1024 * 1024;

/** `torn`: a list cannot be read, or not as every reader would read it. */
export function lookIntoOffice(bytes: Uint8Array, entries: readonly ZipEntry[]): 'quiet' | 'active' | 'torn' {
  if (entries.some(({ name }) => ACTIVE_PART.test(`/${name}`))) return 'active';
  for (const entry of entries) {
    const isTypes = entry.name === '[Content_Types].xml';
    if (!isTypes && !/\.rels$/i.test(entry.name)) continue;
    const part = entry.unpacked > LIST_MAX ? null : inflatePart(bytes, entry);
    if (part === null || isForeignText(part)) return 'torn';
    try {
      if (isTypes ? declaresActive(part) : reachesOut(part)) return 'active';
    } catch (error) {
      if (error instanceof XmlRefused) return 'torn';
      throw error;
    }
  }
  return 'quiet';
}

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
