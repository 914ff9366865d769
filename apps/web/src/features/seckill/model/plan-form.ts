import { seckillCopy, type SeckillGoods, type SeckillPlan } from '@portal/contract/seckill';

/** An activity while it is written: texts as they are typed. */
export interface PlanForm {
  activityName: string;
  sessions: readonly { from: string; to: string }[];
  items: readonly { goods: SeckillGoods; price: string; limitQuantity: string }[];
  /** Pieces of each model, by its number. */
  pieces: Readonly<Record<string, string>>;
}

export const EMPTY_PLAN: PlanForm = { activityName: '', sessions: [{ from: '', to: '' }], items: [], pieces: {} };

/** Each model that the items hold, once, in their order. */
export const modelsOf = ({ items }: Pick<PlanForm, 'items'>): { skuNo: string; skuModel: string; productName: string }[] => [
  ...new Map(items.flatMap(({ goods }) => goods.parts.map(({ skuNo, skuModel, productName }) => [skuNo, { skuNo, skuModel, productName }] as const))).values(),
];

/** What is typed into a field of day and time, by Beijing time; null: nothing yet. */
const momentOf = (typed: string): string | null => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? new Date(`${typed}:00+08:00`).toISOString() : null);
const wholeOf = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const priceOf = (typed: string): number => (/^\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** What is handed in, or what is wrong with it, by the names the server has for its fields. */
export function planOf(form: PlanForm): { plan: SeckillPlan } | { faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  if (form.activityName.trim() === '') faults['activityName'] = seckillCopy.nameRequired;
  const sessions = form.sessions.map(({ from, to }, index) => {
    const [gmtStart, gmtEnd] = [momentOf(from), momentOf(to)];
    if (gmtStart === null) faults[`sessions.${index}.gmtStart`] = seckillCopy.sessionMoment;
    else if (gmtEnd === null) faults[`sessions.${index}.gmtEnd`] = seckillCopy.sessionMoment;
    else if (gmtEnd <= gmtStart) faults[`sessions.${index}.gmtEnd`] = seckillCopy.sessionOrder;
    return { gmtStart: gmtStart ?? '', gmtEnd: gmtEnd ?? '' };
  });
  if (form.items.length === 0) faults['items'] = seckillCopy.itemRequired;
  const items = form.items.map(({ goods, price, limitQuantity }, index) => {
    const [yuan, limit] = [priceOf(price), wholeOf(limitQuantity)];
    if (!(yuan > 0)) faults[`items.${index}.price`] = seckillCopy.priceRule;
    else if (goods.originalPrice !== null && yuan >= goods.originalPrice) faults[`items.${index}.price`] = seckillCopy.priceTooHigh;
    if (!(limit >= 1 && limit <= 999)) faults[`items.${index}.limitQuantity`] = seckillCopy.limitRule;
    return { code: goods.code, price: yuan, limitQuantity: limit };
  });
  const stock = modelsOf(form).map(({ skuNo }) => {
    const pieceCount = wholeOf(form.pieces[skuNo] ?? '');
    if (!(pieceCount >= 1 && pieceCount <= 9999)) faults[`stock.${skuNo}`] = seckillCopy.piecesRule;
    return { skuNo, pieceCount };
  });
  return Object.keys(faults).length > 0 ? { faults } : { plan: { activityName: form.activityName.trim(), sessions, items, stock } };
}
