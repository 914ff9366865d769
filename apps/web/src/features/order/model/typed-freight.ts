/** A freight template as a dealer types it (ORDER-23). */
import { FREIGHT_MAX, type FreightTemplate } from '@portal/contract/order';
import { parseQuantity, typedYuan, yuanDigits } from '@portal/units';

export interface TypedRule {
  key: number;
  /** Empty: every province that no other rule names. */
  provinceCodes: readonly string[];
  firstPieces: string;
  firstFee: string;
  nextPieces: string;
  nextFee: string;
}

export interface TypedFreight {
  rules: readonly TypedRule[];
  /** '' : never free. */
  freeFrom: string;
  /** Provinces that no rule names are sent to by `rest`, or not at all. */
  rest: TypedRule | null;
}

export type RuleTrouble = Readonly<Partial<Record<Exclude<keyof TypedRule, 'key'>, string>>>;
/** What is wrong: by the key of a rule, and with the amount from which on nothing is taken. */
export interface FreightTrouble {
  rules: ReadonlyMap<number, RuleTrouble>;
  freeFrom?: string;
}

const PIECES_MAX = 999_999;
const FREE_FROM_MAX = 9_999_999.99;

export const freightCopy = {
  provinces: '请选择省份',
  firstPieces: `首件数应为 1 到 ${PIECES_MAX} 的整数`,
  nextPieces: `续件数应为 0 到 ${PIECES_MAX} 的整数，0 为不再加收`,
  fee: `请填写 0 到 ${FREIGHT_MAX} 元，最多两位小数`,
  freeFrom: `请填写大于 0、不超过 ${FREE_FROM_MAX} 的金额，留空为不包邮`,
} as const;

/** Whether two say the same, whichever keys their rules have. */
export function isSameFreight(one: TypedFreight, other: TypedFreight): boolean {
  const plain = (typed: TypedFreight) => JSON.stringify(typed, (name, value: unknown) => (name === 'key' ? undefined : value));
  return plain(one) === plain(other);
}

let keys = 0;
/** What a new rule begins with. */
export const newRule = (): TypedRule => ({ key: ++keys, provinceCodes: [], firstPieces: '1', firstFee: '', nextPieces: '1', nextFee: '' });

export function typedFreightOf({ rules, freeFrom }: FreightTemplate): TypedFreight {
  const typed = rules.map(({ provinceCodes, firstPieces, firstFee, nextPieces, nextFee }) => ({
    key: ++keys,
    provinceCodes,
    firstPieces: String(firstPieces),
    firstFee: yuanDigits(firstFee),
    nextPieces: String(nextPieces),
    nextFee: yuanDigits(nextFee),
  }));
  return {
    rules: typed.filter(({ provinceCodes }) => provinceCodes.length > 0),
    rest: typed.find(({ provinceCodes }) => provinceCodes.length === 0) ?? null,
    freeFrom: freeFrom === null ? '' : yuanDigits(freeFrom),
  };
}

type Read = { ok: true; template: FreightTemplate } | { ok: false; trouble: FreightTrouble };

/** The template, or what is wrong on which field. */
export function readFreight({ rules, rest, freeFrom }: TypedFreight): Read {
  const wrong = new Map<number, RuleTrouble>();
  const read = [...rules, ...(rest ? [rest] : [])].map((rule) => {
    const { trouble, ...numbers } = readRule(rule, rule !== rest);
    if (Object.keys(trouble).length > 0) wrong.set(rule.key, trouble);
    return { provinceCodes: rule === rest ? [] : [...rule.provinceCodes], ...numbers };
  });
  const from = freeFrom.trim() === '' ? null : amountOf(freeFrom, FREE_FROM_MAX);
  const isFreeWrong = freeFrom.trim() !== '' && (from === null || from === 0);
  if (wrong.size > 0 || isFreeWrong) return { ok: false, trouble: { rules: wrong, ...(isFreeWrong && { freeFrom: freightCopy.freeFrom }) } };
  return { ok: true, template: { rules: read, freeFrom: from } };
}

function readRule({ provinceCodes, ...typed }: TypedRule, isNamed: boolean) {
  const firstPieces = piecesOf(typed.firstPieces, 1);
  const nextPieces = piecesOf(typed.nextPieces, 0);
  const firstFee = amountOf(typed.firstFee, FREIGHT_MAX);
  const nextFee = nextPieces === 0 && typed.nextFee.trim() === '' ? 0 : amountOf(typed.nextFee, FREIGHT_MAX);
  const trouble: RuleTrouble = {
    ...(isNamed && provinceCodes.length === 0 && { provinceCodes: freightCopy.provinces }),
    ...(firstPieces === null && { firstPieces: freightCopy.firstPieces }),
    ...(firstFee === null && { firstFee: freightCopy.fee }),
    ...(nextPieces === null && { nextPieces: freightCopy.nextPieces }),
    ...(nextFee === null && { nextFee: freightCopy.fee }),
  };
  return { trouble, firstPieces: firstPieces ?? 0, firstFee: firstFee ?? 0, nextPieces: nextPieces ?? 0, nextFee: nextFee ?? 0 };
}

function piecesOf(text: string, least: number): number | null {
  const pieces = parseQuantity(text);
  return pieces === null || pieces < least || pieces > PIECES_MAX ? null : pieces;
}

function amountOf(text: string, most: number): number | null {
  const yuan = typedYuan(text);
  return yuan === null || yuan < 0 || yuan > most ? null : yuan;
}
