import type { CreditsGoodsDetail } from '@portal/contract/credits';
import { EXCHANGE_PIECES_MAX } from '@portal/contract/credits/limits';
import { figureText } from '@portal/units';

export interface PiecesToExchange {
  /** 0: none can be had. */
  most: number;
  /** Why there is none; '' nothing is in the way. */
  why: string;
  /** What keeps it from being more. */
  bound: string;
}

/** How many pieces somebody with so many points may have, and what is in the way of more. Source: CREDITS-5. */
export function piecesLeft(
  { points, stockTotal, limitEach, had }: Pick<CreditsGoodsDetail, 'points' | 'stockTotal' | 'limitEach' | 'had'>,
  balance: number,
): PiecesToExchange {
  const ways: readonly (readonly [most: number, why: string, bound: string])[] = [
    [stockTotal, '已兑完', '库存'],
    [limitEach === null ? Infinity : limitEach - had, '已达到兑换上限', '兑换上限'],
    [Math.max(0, Math.floor(balance / points)), `还差 ${figureText(points - balance)} 积分`, '现有积分'],
    [EXCHANGE_PIECES_MAX, '', '单次上限'],
  ];
  const [most, why, bound] = ways.reduce((least, way) => (way[0] < least[0] ? way : least));
  return { most: Math.max(0, most), why: most <= 0 ? why : '', bound };
}
