/** Products that people define for themselves: what they may be, and what may be done with them. Source: PRIVATE-1 to PRIVATE-4. */
import { nameKey, normaliseDigits, parseYuan, type Yuan } from '@portal/units';

/** Letters of a name, of a brand and of a description, and the characters a unit price takes. */
export const PRIVATE_NAME_MAX = 50;
export const PRIVATE_BRAND_MAX = 15;
export const PRIVATE_DESC_MAX = 200;
export const PRIVATE_PRICE_LENGTH_MAX = 9;
/** Highest unit price that nine characters write and a line may bear, yuan (PRICE-11). */
export const PRIVATE_PRICE_MAX: Yuan = 9_999_999.9;

/** Where a product comes from: written or imported here, or out of an inventory system, which keeps it. */
export const PrivateSource = { Private: 0, Inventory: 1 } as const;
export type PrivateSource = (typeof PrivateSource)[keyof typeof PrivateSource];

/** What comes from an inventory system is changed and removed there (PRIVATE-4). */
export const mayChangePrivate = ({ source }: { source: PrivateSource }): boolean => source === PrivateSource.Private;

/** What its number begins with, by which a line's product is known before anything is asked; no number of the catalogue does. */
const PRIVATE_NO_PREFIX = 'self-';
export const privateNoOf = (id: string): string => `${PRIVATE_NO_PREFIX}${id}`;
export const isPrivateNo = (skuNo: string): boolean => skuNo.startsWith(PRIVATE_NO_PREFIX);

/** What is wrong with a unit price: none given, no figure, not above 0, more than two decimals, more than nine characters, beyond what a line bears. */
export type PrivatePriceProblem = 'missing' | 'notNumber' | 'notPositive' | 'decimals' | 'tooLong' | 'tooHigh';

/** Yuan above 0 with at most two decimals, nine characters in all, however it is typed: `１，２８０` is 1280. */
export function readPrivatePrice(typed: string): { ok: true; price: Yuan } | { ok: false; problem: PrivatePriceProblem } {
  const text = normaliseDigits(typed).trim();
  if (text === '') return { ok: false, problem: 'missing' };
  const bare = text.replace(/^([+-]?)¥/, '$1').replace(/元$/, '');
  if (/^[+-]?[\d,]*\.\d{3,}$/.test(bare)) return { ok: false, problem: 'decimals' };
  const price = parseYuan(text);
  if (price === null) return { ok: false, problem: /^\+?\d+(\.\d*)?$/.test(bare) ? 'tooHigh' : 'notNumber' };
  const problem = privatePriceProblem(price);
  return problem === null ? { ok: true, price } : { ok: false, problem };
}

/** The same of a figure; null: it is one. */
export function privatePriceProblem(price: number): PrivatePriceProblem | null {
  if (Number.isNaN(price)) return 'notNumber';
  if (!(price > 0)) return 'notPositive';
  if (price > PRIVATE_PRICE_MAX) return 'tooHigh';
  const written = String(price);
  if (!/^\d+(\.\d{1,2})?$/.test(written)) return 'decimals';
  return written.length > PRIVATE_PRICE_LENGTH_MAX ? 'tooLong' : null;
}

/**
 * Of an owner's products those of one key are the same product, wherever it is typed, edited, taken back or read from a file. Names and
 * brands that differ in blanks alone have one key: `HDMI 2.0 光纤线`, `HDMI2.0光纤线`. Source: PRIVATE-6.
 */
export const privateNameKey = ({ spuName, modelRemark, brandName }: { spuName: string; modelRemark: string; brandName: string }): string =>
  [withoutBlanks(spuName), nameKey(modelRemark), withoutBlanks(brandName)].join('\u0000');

const withoutBlanks = (name: string): string => nameKey(name).replaceAll(' ', '');
