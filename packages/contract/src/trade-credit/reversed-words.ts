import { formatYuan } from '@portal/units';

/** Of a repayment that was taken back: what is owed again, and what the dealer had to hand back and has not to any more; yuan. */
export const reversedWords = (owed: number, forgone: number): string =>
  `欠款恢复 ${formatYuan(owed).text}${forgone > 0 ? `，另有 ${formatYuan(forgone).text} 无需再线下退回` : ''}`;
