import { toFen, type Yuan } from '@portal/units';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];

/**
 * Money in capital Chinese figures as written on bills and quotations: 1680.32 yuan is `壹仟陆佰捌拾元叁角贰分`.
 * Zeros in between are written once; whole yuan and whole jiao end in 整; between yuan and jiao 零 stands only for an empty
 * jiao (`元零贰分`); 0 is `零元整`; below zero begins with 负. Yuan with two decimals, up to the bound of `toFen`; throws RangeError on NaN.
 * Source: 《支付结算办法》 (People's Bank of China, 1997), appendix 1, rules 1 to 3; where it leaves a 零 free, none is written.
 */
export function amountInWords(yuan: Yuan): string {
  const count = Math.abs(toFen(yuan));
  const whole = Math.floor(count / 100);
  const [jiao, fenDigit] = [Math.floor(count / 10) % 10, count % 10];
  const integer = whole === 0 ? '' : `${wholeInWords(whole)}元`;
  const sign = toFen(yuan) < 0 ? '负' : '';
  if (jiao === 0 && fenDigit === 0) return `${sign}${integer || '零元'}整`;
  const jiaoText = jiao > 0 ? `${DIGITS.charAt(jiao)}角` : integer === '' ? '' : '零';
  return `${sign}${integer}${jiaoText}${fenDigit > 0 ? `${DIGITS.charAt(fenDigit)}分` : '整'}`;
}

/** Whole yuan above 0: so many 亿, so many 万, and the rest; 零 where the highest place of a lower part is empty. */
function wholeInWords(whole: number): string {
  if (whole >= 100_000_000) return joined(whole, 100_000_000, '亿');
  return whole >= 10_000 ? joined(whole, 10_000, '万') : groupInWords(whole);
}

function joined(whole: number, unit: number, name: string): string {
  const rest = whole % unit;
  const bridge = rest > 0 && rest < unit / 10 ? '零' : '';
  return `${wholeInWords((whole - rest) / unit)}${name}${bridge}${rest > 0 ? wholeInWords(rest) : ''}`;
}

/** Up to 9999. */
function groupInWords(count: number): string {
  let text = '';
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(count / 10 ** place) % 10;
    if (digit > 0) text += DIGITS.charAt(digit) + PLACES[place];
    else if (text !== '' && count % 10 ** place > 0 && !text.endsWith('零')) text += '零';
  }
  return text;
}
