import type { Favorite } from '@portal/contract/favorite';
import type { Tone } from '@portal/ui';
import { formatYuan } from '@portal/units';

/** What has changed since it was kept, in words (FAVORITE-6). Prices in yuan. */
export function changeWords({ price, changes: { priceThen, stock } }: Pick<Favorite, 'price' | 'changes'>): { words: string; tone: Tone }[] {
  const found: { words: string; tone: Tone }[] = [];
  if (priceThen !== null && price !== null) {
    const isLower = price < priceThen;
    found.push({ words: `比收藏时${isLower ? '降' : '涨'} ${formatYuan(Math.abs(price - priceThen)).text}`, tone: isLower ? 'success' : 'warning' });
  }
  if (stock !== null) found.push(stock === 'gone' ? { words: '收藏后已无货', tone: 'warning' } : { words: '重新有货', tone: 'success' });
  return found;
}
