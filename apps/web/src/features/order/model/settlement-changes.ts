/** What has changed between what was seen and what it would come to now. */
import type { Settlement } from '@portal/contract/order';
import type { settlementChanged } from '@portal/contract/order/errors';
import type { ErrorData } from '@portal/contract/core';
import { OUT_OF_STOCK } from '@portal/engines/goods';
import { formatYuan } from '@portal/units';

export interface SettlementChange {
  key: string;
  /** The model, or what else changed. */
  name: string;
  words: string;
}

type Line = Settlement['lines'][number];

/** Why a line cannot be bought as it is; '' where it can. */
export function lineTrouble({ status, stockTotal, unit }: Pick<Line, 'status' | 'stockTotal' | 'unit'>): string {
  switch (status) {
    case 'delisted':
      return '已下架，不能购买';
    case 'notOffered':
      return '经销商不供应此产品';
    case 'noPrice':
      return '暂无价格，请联系经销商报价';
    case 'shortOfStock':
      return stockTotal === 0 ? OUT_OF_STOCK : `库存不足，仅剩 ${stockTotal ?? 0} ${unit}`;
    case 'normal':
    case 'priceChanged':
      return '';
  }
}

/** Line by line in the order of now, then lines that are gone, then coupons and the freight; nothing where all is as it was. */
export function settlementChanges(before: Settlement, now: Settlement): SettlementChange[] {
  const seen = new Map(before.lines.map((line) => [line.id, line]));
  const left = new Set(now.lines.map(({ id }) => id));
  const gone = before.lines.filter(({ id }) => !left.has(id)).map((line) => ({ key: line.id, name: nameOf(line), words: '已不在购物车中' }));
  const changed = now.lines.flatMap((line) => {
    const words = changeOf(seen.get(line.id), line);
    return words === '' ? [] : [{ key: line.id, name: nameOf(line), words }];
  });
  const freight = before.freight === now.freight ? [] : [{ key: 'freight', name: '运费', words: fromTo(before.freight, now.freight) }];
  const coupons = before.couponAmount === now.couponAmount ? [] : [{ key: 'coupons', name: '优惠券', words: fromTo(before.couponAmount, now.couponAmount) }];
  return [...changed, ...gone, ...coupons, ...freight];
}

/** The same as the server tells it of a sum that was not as it was shown: all of a line in one row. */
export function toldChanges(changes: ErrorData<typeof settlementChanged>['changes'], before: Settlement): SettlementChange[] {
  const names = new Map(before.lines.map((line) => [line.skuNo, nameOf(line)]));
  return [...Map.groupBy(changes, ({ kind, skuNo }) => skuNo || kind)].map(([key, rows]) => {
    const [{ kind = '', skuNo = '', skuModel = '' } = {}] = rows;
    const name = skuNo === '' ? (WHOLE_NAMES[kind] ?? '') : (names.get(skuNo) ?? skuModel);
    return { key, name, words: rows.map(toldWords).join('，') };
  });
}

const WHOLE_NAMES: Readonly<Record<string, string>> = { coupons: '优惠券', freight: '运费', amount: '应付' };

function toldWords({ kind, was, now }: { kind: string; was: number | null; now: number | null }): string {
  if (kind === 'gone') return '已不在购物车中';
  if (kind === 'added') return `新增 ${now ?? 0} 件`;
  if (kind === 'quantity') return `数量 ${was ?? 0} → ${now ?? 0}`;
  return kind === 'price' ? `单价 ${fromTo(was, now)}` : fromTo(was, now);
}

const nameOf = ({ skuModel, spuName }: Line): string => skuModel || spuName;
const fromTo = (before: number | null, now: number | null): string => `${moneyWords(before)} → ${moneyWords(now)}`;
const moneyWords = (yuan: number | null): string => (yuan === null ? '暂无价格' : formatYuan(yuan).text);

function changeOf(before: Line | undefined, now: Line): string {
  const trouble = lineTrouble(now);
  if (before === undefined) return trouble;
  return [
    ...(before.price === now.price ? [] : [`单价 ${fromTo(before.price, now.price)}`]),
    ...(before.quantity === now.quantity ? [] : [`数量 ${before.quantity} → ${now.quantity}`]),
    ...(trouble === lineTrouble(before) ? [] : [trouble]),
  ]
    .filter((words) => words !== '')
    .join('，');
}
