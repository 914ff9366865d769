/** Signs that the font of the papers has, of all that are pictures: the others would print as a box. */
const HELD = '©®‼⁉™↔↕↖↗↘↙Ⓜ▪▫▶◀☀☁☂☃☎☝☯♀♂♠♣♥♦♨♻⚠⚽⚾✂➡⤴⤵⬅⬆⬇〰〽㊗㊙🅰🅱🅾🅿🆎🆑🆒🆓🆔🆕🆖🆗🆘🆙🆚🈁🈂🈚🈯🈲🈳🈴🈵🈶🈷🈸🈹🈺🉐🉑';
/** With the blanks before them. */
const PICTURES = new RegExp(` *(?![${HELD}])[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\u200d\\u20e3\\ufe0f]`, 'gu');
/** Where nothing else was written. */
const NOTHING = '—';

/** Without pictures that the font does not have: `大屏 🚀 一期` → `大屏 一期`; pictures alone → `—`. */
export function printableText(text: string): string {
  const left = text.replaceAll(PICTURES, '');
  if (left === text) return text;
  const printable = left.trim();
  return printable === '' ? NOTHING : printable;
}

/** A document definition whose texts, wherever they stand, are such; what is made page by page is when it is made. */
export function printable<Value>(value: Value): Value {
  return printed(value) as Value;
}

function printed(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (typeof value === 'function') return (...asked: unknown[]): unknown => printed(value(...asked));
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printed(part)]));
}
