/** The form an activity is written on, the same for dealers and on the console (SECKILL-10): what is typed, and what becomes of it. */
import { instantAt, normaliseDigits, parseQuantity, parseYuan, toFen, yuanDigits } from '@portal/units';
import { momentDoubt } from '../core/day-doubt.ts';
import { seckillCopy } from './copy.ts';
import { seckillPriceUneven, seckillStockShort } from './errors.ts';
import { SECKILL_LIMIT_MAX, SECKILL_PIECES_MAX } from './limits.ts';
import type { SeckillGoods, SeckillPlan } from './shapes.ts';

/** Texts as they are typed; times by Beijing's clock. */
export interface PlanForm {
  activityName: string;
  sessions: readonly { from: string; to: string }[];
  items: readonly { goods: SeckillGoods; price: string; limitQuantity: string }[];
  /** Pieces of each model, by its number. */
  pieces: Readonly<Record<string, string>>;
}

export const EMPTY_PLAN: PlanForm = { activityName: '', sessions: [{ from: '', to: '' }], items: [], pieces: {} };

/** Each model that the items hold, once, in their order. */
export const modelsOf = ({ items }: Pick<PlanForm, 'items'>): Pick<SeckillGoods['parts'][number], 'skuNo' | 'skuModel' | 'productName' | 'stock'>[] => [
  ...new Map(
    items.flatMap(({ goods }) => goods.parts.map(({ skuNo, skuModel, productName, stock }) => [skuNo, { skuNo, skuModel, productName, stock }] as const)),
  ).values(),
];

const wholeOf = (typed: string): number => {
  const whole = parseQuantity(typed);
  return whole !== null && whole < 1_000_000 ? whole : Number.NaN;
};
const priceOf = (typed: string): number => (/^[\d,]{1,11}(\.\d{1,2})?$/.test(normaliseDigits(typed)) ? (parseYuan(typed) ?? Number.NaN) : Number.NaN);

/** What is asked about a moment of a session that may be a slip; undefined: nothing. */
export const sessionDoubt = (typed: string, now: number): string | undefined => {
  const moment = instantAt(typed);
  return moment === null ? undefined : momentDoubt(Date.parse(moment), now) || undefined;
};

/** Below half of what it costs otherwise: asked about before it is published. Without either price it is not. */
export const isPriceLow = (price: number, usual: number | null): boolean => usual !== null && Number.isFinite(price) && toFen(price) * 2 < toFen(usual);

/** Items whose price is below half of what they cost otherwise, with both prices; `plan` as it was read of the form. */
export const lowItemsOf = ({ items }: Pick<PlanForm, 'items'>, plan: SeckillPlan) =>
  items.flatMap(({ goods }, index) => {
    const price = plan.items[index]?.price ?? Number.NaN;
    return goods.originalPrice !== null && isPriceLow(price, goods.originalPrice) ? [{ goods, usual: goods.originalPrice, price }] : [];
  });

/** With another item; the same is added once. */
export const withGoods = (form: PlanForm, goods: SeckillGoods): PlanForm =>
  form.items.some((item) => item.goods.code === goods.code) ? form : { ...form, items: [...form.items, { goods, price: '', limitQuantity: '1' }] };

/** What the server refused, at the fields it is about. */
export function planFaultsOf(
  form: PlanForm,
  { code, fields, data }: { code: number; fields: Readonly<Record<string, string>>; data: unknown },
): Record<string, string> {
  if (code === seckillPriceUneven.code) {
    const told = data as { code: string; price: number };
    return { [`items.${form.items.findIndex(({ goods }) => goods.code === told.code)}.price`]: `建议改为 ¥${yuanDigits(told.price)}` };
  }
  if (code === seckillStockShort.code)
    return Object.fromEntries(
      (data as { lines: { skuNo: string; left: number }[] }).lines.map(({ skuNo, left }) => [`stock.${skuNo}`, seckillCopy.stockNow(left)]),
    );
  const models = modelsOf(form);
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => {
      const [, place, part] = /^(stock|items)\.(\d+)\.(?:pieceCount|code)$/.exec(name) ?? [];
      if (place === undefined) return [name, words];
      return [place === 'stock' ? `stock.${models[Number(part)]?.skuNo ?? ''}` : `items.${part}.price`, words];
    }),
  );
}

/** What is handed in, or what is wrong with it, by the names the server has for its fields. */
export function planOf(form: PlanForm): { plan: SeckillPlan } | { faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  if (form.activityName.trim() === '') faults['activityName'] = seckillCopy.nameRequired;
  const sessions = form.sessions.map(({ from, to }, index) => {
    const [gmtStart, gmtEnd] = [instantAt(from), instantAt(to)];
    if (gmtStart === null) faults[`sessions.${index}.gmtStart`] = seckillCopy.sessionMoment;
    if (gmtEnd === null) faults[`sessions.${index}.gmtEnd`] = seckillCopy.sessionMoment;
    else if (gmtStart !== null && gmtEnd <= gmtStart) faults[`sessions.${index}.gmtEnd`] = seckillCopy.sessionOrder;
    return { gmtStart: gmtStart ?? '', gmtEnd: gmtEnd ?? '' };
  });
  if (form.items.length === 0) faults['items'] = seckillCopy.itemRequired;
  const items = form.items.map(({ goods, price, limitQuantity }, index) => {
    const [yuan, limit] = [priceOf(price), wholeOf(limitQuantity)];
    if (!(yuan > 0)) faults[`items.${index}.price`] = seckillCopy.priceRule;
    else if (goods.originalPrice !== null && yuan >= goods.originalPrice) faults[`items.${index}.price`] = seckillCopy.priceTooHigh;
    if (!(limit >= 1 && limit <= SECKILL_LIMIT_MAX)) faults[`items.${index}.limitQuantity`] = seckillCopy.limitRule;
    return { code: goods.code, price: yuan, limitQuantity: limit };
  });
  const stock = modelsOf(form).map(({ skuNo }) => {
    const pieceCount = wholeOf(form.pieces[skuNo] ?? '');
    if (!(pieceCount >= 1 && pieceCount <= SECKILL_PIECES_MAX)) faults[`stock.${skuNo}`] = seckillCopy.piecesRule;
    return { skuNo, pieceCount };
  });
  return Object.keys(faults).length > 0 ? { faults } : { plan: { activityName: form.activityName.trim(), sessions, items, stock } };
}
