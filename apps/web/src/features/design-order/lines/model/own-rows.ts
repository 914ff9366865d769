/** What a pasted row that no model was found for says of a product of one's own (PICK-13). Pure. */
import type { OwnRow } from '../../../private-product/index.ts';
import { BRAND_HEAD, isNaming, MONEY, MONEY_SIGN, NAME_HEAD, UNIT, UNIT_HEAD, UNIT_PRICE_HEAD, type PastedRow } from './pasted-rows.ts';

/** One word a product is counted in, where no column is called so. */
const COUNTED_IN = /^[台个套米只根条块张项批组卷支片对箱包件路点樘面]$/u;
/** A model number has a figure or a Latin letter in it; words alone are a name. */
const MODEL_LIKE = /[\d\p{Script=Latin}]/u;
/** Nothing but a model number: letters and figures, and no Chinese word. */
const MODEL_ALONE = /^(?=.*\d)(?=.*\p{Script=Latin})[^\p{Script=Han}]+$/u;

/** Name, model, brand, unit and price as the row and its head say them; what neither says is '', and stays to be filled in. */
export function ownRowOf(head: readonly string[] | null, { number, cells, modelText, quantityText }: PastedRow): OwnRow {
  const under = (called: RegExp): string => cells[head?.findIndex((title) => called.test(title)) ?? -1] ?? '';
  const modelRemark = MODEL_LIKE.test(modelText) ? modelText : (cells.find((cell) => MODEL_ALONE.test(cell)) ?? '');
  const words = cells.filter((cell, at) => cell !== modelRemark && cell !== quantityText && isNaming(head?.[at], cell));
  const named = words.includes(modelText) ? modelText : words.toSorted((one, other) => other.length - one.length)[0];
  return {
    number,
    spuName: under(NAME_HEAD) || named || modelText,
    modelRemark,
    brandName: under(BRAND_HEAD),
    unit: under(UNIT_HEAD) || (words.find((cell) => COUNTED_IN.test(cell)) ?? UNIT.exec(quantityText)?.[0] ?? ''),
    price: under(UNIT_PRICE_HEAD) || (cells.find((cell) => MONEY.test(cell) && MONEY_SIGN.test(cell)) ?? ''),
  };
}
