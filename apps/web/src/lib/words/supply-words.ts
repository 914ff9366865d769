import type { Sku } from '@portal/contract/catalog';
import { OUT_OF_STOCK, STOCK_FEW_MAX } from '@portal/engines/goods';
import { figureText } from '@portal/units';

/** How many can be had, and whose stock that is (GOODS-42): `经销商库存 7`, 平台库存 where no dealer is said, 平台暂时缺货. Of a level how much (GOODS-45): 有货, 库存紧张, 暂时缺货. */
export function stockText({ stockTotal, stockSource }: Pick<Sku, 'stockTotal'> & Partial<Pick<Sku, 'stockSource'>>): string {
  if (stockSource === 'level') return stockTotal > STOCK_FEW_MAX ? '有货' : stockTotal > 0 ? '库存紧张' : OUT_OF_STOCK;
  return (stockSource === 'dealer' ? '经销商' : '平台') + (stockTotal > 0 ? `库存 ${figureText(stockTotal)}` : OUT_OF_STOCK);
}

/** What a dealer has of a model and in how many days: `经销商库存 7 台 · 3 天供货`; '' where it says nothing. */
export const supplyWords = ({ stockTotal, leadDays, unit = '' }: { stockTotal: number | null; leadDays: number | null; unit?: string }): string =>
  [stockTotal === null ? '' : `经销商库存 ${stockTotal} ${unit}`.trimEnd(), leadDays === null ? '' : leadDays === 0 ? '当天供货' : `${leadDays} 天供货`]
    .filter((one) => one !== '')
    // a line ends between the two, never within one
    .map((one) => one.replaceAll(' ', '\u00a0'))
    .join(' · ');
