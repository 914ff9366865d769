/** A step of the working read back as arithmetic: `2048 ÷ 8 × 3600` and `21.09 GB`. */
import { down, up, valueOfExpression, type Expression } from './expression.ts';

const SIGNS: Readonly<Record<string, string>> = { '＋': '+', '－': '-', '−': '-', '×': '*', '÷': '/', '（': '(', '）': ')', '，': ',' };
const TOKEN = /\s*(?:(\d[\d,]*(?:\.\d+)?)|([-+*/()⌈⌉⌊⌋%²]))/y;

/**
 * The expression and the unit of its value; null where what is said is no plain arithmetic, or does not come to the value to the last
 * figure shown. `formula` says in words whether the value is rounded to whole pieces.
 */
export function arithmeticOf(substituted: string, value: string, formula: string): { expression: Expression; unit: string } | null {
  return plainArithmetic(substituted, value, formula) ?? toldArithmetic(substituted, value);
}

/** Of a recommendation: `11 个远点位：11 × 2 ＝ 22`, `519 m：519 × 1.1 ÷ 100，向上取整 ＝ 6`. */
function toldArithmetic(substituted: string, value: string): { expression: Expression; unit: string } | null {
  const [left, right, ...more] = (substituted.split('：').at(-1) ?? '').split('＝');
  if (left === undefined || right === undefined || more.length > 0) return null;
  return plainArithmetic(left.replace('，向上取整', '').trim(), value, left);
}

function plainArithmetic(substituted: string, value: string, formula: string): { expression: Expression; unit: string } | null {
  const said = /^(-?[\d,]+(?:\.(\d+))?)\s*([^\d＝，；]*)$/.exec(value);
  const tokens = tokensOf(substituted);
  if (!said || tokens === null || tokens.length < 3) return null;
  const read = parsed(tokens);
  if (read === null) return null;
  const expression = formula.includes('向上取整') ? up(read) : formula.includes('向下取整') ? down(read) : read;
  const decimals = said[2]?.length ?? 0;
  const [stated, found] = [Number((said[1] ?? '').replaceAll(',', '')), valueOfExpression(expression, () => Number.NaN)];
  // a trailing nought is not shown, so a value of fewer decimals has to be met exactly
  const slack = decimals === 0 ? 1e-6 : 0.5 * 10 ** -decimals + 1e-9;
  return Number.isFinite(found) && Math.abs(found - stated) <= slack ? { expression, unit: (said[3] ?? '').trim() } : null;
}

function tokensOf(text: string): string[] | null {
  const plain = [...text].map((sign) => SIGNS[sign] ?? sign).join('');
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < plain.trimEnd().length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(plain);
    if (!found) return null;
    tokens.push((found[1] ?? found[2] ?? '').replaceAll(',', ''));
  }
  return tokens;
}

/** Sums of products of what is bracketed, rounded, squared or of a hundred; null: it is something else. */
function parsed(tokens: readonly string[]): Expression | null {
  let at = 0;
  const chain = (signs: readonly string[], part: () => Expression | null): Expression | null => {
    let left = part();
    while (left !== null && signs.includes(tokens[at] ?? '')) {
      const sign = tokens[at++] as '+' | '-' | '*' | '/';
      const right = part();
      left = right === null ? null : [sign, left, right];
    }
    return left;
  };
  const total = (): Expression | null => chain(['+', '-'], () => chain(['*', '/'], factor));
  const closed = (sign: string): Expression | null => {
    const inner = total();
    return tokens[at++] === sign ? inner : null;
  };
  const rounded = (sign: string, way: (value: Expression) => Expression): Expression | null => {
    const inner = closed(sign);
    return inner === null ? null : way(inner);
  };
  const plain = (): Expression | null => {
    const token = tokens[at++] ?? '';
    if (/^\d/.test(token)) return Number(token);
    if (token === '(') return closed(')');
    if (token === '⌈') return rounded('⌉', up);
    return token === '⌊' ? rounded('⌋', down) : null;
  };
  const factor = (): Expression | null => {
    let value = plain();
    for (; value !== null && ['%', '²'].includes(tokens[at] ?? ''); at++) value = tokens[at] === '%' ? ['/', value, 100] : ['^', value, 2];
    return value;
  };
  const whole = total();
  return at === tokens.length ? whole : null;
}
