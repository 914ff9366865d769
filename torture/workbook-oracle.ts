/** What of a workbook would do something when it is opened, read from the package itself. */
import { strFromU8, unzipSync } from 'fflate';

/** All a sheet of ours reckons: products, differences, shares and sums of its own cells. */
const OWN_FORMULA =
  /^(?:ROUND\([A-Z]\d+[*-][A-Z]\d+,2\)|IF\([A-Z]\d+=0,0,ROUND\([A-Z]\d+\/[A-Z]\d+,4\)\)|IF\(ROUND\([A-Z]\d+\+[A-Z]\d+,2\)=0,0,ROUND\([A-Z]\d+\/\([A-Z]\d+\+[A-Z]\d+\),4\)\)|SUM\([A-Z]\d+(?::[A-Z]\d+|(?:,[A-Z]\d+)*)\))$/;
/** The total in words: of one cell, these functions, signs of reckoning and capital figures alone. */
const OWN_WORDS = /^(?:(?:IF|ROUND|ABS|INT|MOD|MID|TEXT|SUBSTITUTE)\(|J\d+|\d+|[),&+*/=<>]|"[零壹贰叁肆伍陆柒捌玖仟佰拾亿万元角分整负始0人民币大写：]*")+$/;
const WORDS = /^人民币大写：负?[零壹贰叁肆伍陆柒捌玖仟佰拾亿万元角分整]+$/;
/** Parts that no sheet of ours has. */
const ACTIVE_PART = /vba|macro|externalLink|connections|queryTable|embeddings|activeX|ctrlProp|customXml|webextension/i;
const ACTIVE_TAG = /<(?:\w+:)?(hyperlink|dataValidation|cfRule|oleObject|control|ddeLink|webPublishItem|externalReference)[\s>/]/g;
/** Format of a text: then nothing becomes a formula when the cell is edited either. */
const TEXT_FORMAT = '@';
const TEXT_FORMAT_ID = '49';

export interface WorkbookFindings {
  /** What is active and not ours, in words. */
  active: string[];
  /** Cells that hold `word` as text. */
  texts: number;
  /** Formulas of our own. */
  formulas: number;
}

/** `word` stands in every text that somebody wrote as a formula. */
export function lookIntoWorkbook(bytes: Uint8Array, word: string): WorkbookFindings {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => ({ name, text: /\.(?:xml|rels|vml)$/.test(name) ? strFromU8(part) : '' }));
  const partOf = (name: string): string => parts.find((part) => part.name === name)?.text ?? '';
  const shared = [...partOf('xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, inner = '']) => inner);
  const formats = formatsOf(partOf('xl/styles.xml'));
  const found: WorkbookFindings = { active: [], texts: 0, formulas: 0 };
  for (const { name, text } of parts) {
    if (ACTIVE_PART.test(name)) found.active.push(`the part ${name}`);
    for (const [tag] of text.matchAll(ACTIVE_TAG)) found.active.push(`${tag} in ${name}`);
    if (/TargetMode="External"/.test(text)) found.active.push(`an outside target in ${name}`);
    if (/<definedName/.test(text) && text.includes(word)) found.active.push(`a name in ${name}`);
    if (!/^xl\/worksheets\/[^/]*\.xml$/.test(name)) continue;
    for (const [, attributes = '', inner = ''] of text.matchAll(/<c( [^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g))
      lookIntoCell(attributes, inner, { shared, formats, word, found });
  }
  return found;
}

function lookIntoCell(
  attributes: string,
  inner: string,
  { shared, formats, word, found }: { shared: readonly string[]; formats: readonly string[]; word: string; found: WorkbookFindings },
): void {
  const attribute = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const type = attribute('t');
  const formula = /<f[^>]*?(?:\/>|>([\s\S]*?)<\/f>)/.exec(inner);
  const value = /<v>([\s\S]*?)<\/v>/.exec(inner)?.[1];
  if (formula) {
    const isSum = OWN_FORMULA.test(formula[1] ?? '') && (type === undefined || type === 'n') && Number.isFinite(Number(value));
    const isOurs = isSum || (type === 'str' && OWN_WORDS.test(unescaped(formula[1] ?? '')) && WORDS.test(value ?? ''));
    if (isOurs) found.formulas++;
    else found.active.push(`the formula ${formula[1]} in ${attribute('r')}`);
  }
  const isText = type === 's' || type === 'inlineStr';
  const text = type === 's' ? (shared[Number(value)] ?? '') : inner;
  if (!text.includes(word)) return;
  found.texts++;
  if (!isText) found.active.push(`a text that is no text cell in ${attribute('r')}`);
  else if (formats[Number(attribute('s') ?? 0)] !== TEXT_FORMAT) found.active.push(`a text without the format of texts in ${attribute('r')}`);
}

const unescaped = (xml: string): string => xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Number format of each style of a cell, as it is written. */
function formatsOf(styles: string): string[] {
  const own = new Map([[TEXT_FORMAT_ID, TEXT_FORMAT]]);
  for (const [tag] of styles.matchAll(/<numFmt [^>]*>/g)) own.set(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? '', /formatCode="([^"]*)"/.exec(tag)?.[1] ?? '');
  const cells = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g)].map(([, id = '']) => own.get(id) ?? '');
}
