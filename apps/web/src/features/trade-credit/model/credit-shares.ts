/** What an order would use of the credit of each dealer that sends a part of it (ORDER-30, ORDER-37). */
import type { OwnCredit } from '@portal/contract/trade-credit';
import { formatYuan } from '@portal/units';
import { overdueWords } from './overdue-words.ts';

export interface CreditShare {
  shopName: string;
  amount: number;
  /** What the dealer lets the buyer owe; null: nothing. */
  credit: OwnCredit | null;
}

interface Part {
  shop: { shopNo: string; shopName: string };
  amount: number;
}

/** Of the parts that cost anything; none where no dealer of them gives credit. */
export function creditShares(parts: readonly Part[], credits: readonly OwnCredit[]): CreditShare[] {
  const shares = parts
    .filter(({ amount }) => amount > 0)
    .map(({ shop: { shopNo, shopName }, amount }) => ({
      shopName,
      amount,
      credit: credits.find((one) => one.shopNo === shopNo && one.limit > 0) ?? null,
    }));
  return shares.every(({ credit }) => credit === null) ? [] : shares;
}

const isBlocked = ({ credit }: CreditShare): boolean => credit !== null && credit.overdue > 0 && credit.overdueRule === 'block';

/** Why it cannot be bought on credit, a sentence each dealer; none: it can. */
export function creditTroubles(shares: readonly CreditShare[]): string[] {
  const isSplit = shares.length > 1;
  return shares.flatMap((share) => {
    const { shopName, amount, credit } = share;
    const whose = isSplit ? `${shopName}：` : '';
    if (credit === null) return [`${whose}没有为您开通账期，本订单请在线支付。`];
    // told by itself, with since when and how much
    if (isBlocked(share)) return [`${whose}${overdueWords(credit)}`];
    if (credit.available >= amount) return [];
    return [
      isSplit
        ? `${whose}可用额度 ${formatYuan(credit.available).text}，不足以支付 ${formatYuan(amount).text}，本订单请在线支付。`
        : '可用额度不足以支付本订单，请在线支付，或联系经销商还款、提高额度。',
    ];
  });
}

/** Overdue, and still given credit. */
export const creditWarnings = (shares: readonly CreditShare[]): string[] =>
  shares.flatMap((share) =>
    share.credit !== null && share.credit.overdue > 0 && !isBlocked(share)
      ? [`${shares.length > 1 ? `${share.shopName}：` : ''}${overdueWords(share.credit)}`]
      : [],
  );

/** Null: there is nothing to choose. */
export const mayPayByCredit = (shares: readonly CreditShare[]): boolean => shares.length > 0 && creditTroubles(shares).length === 0;
