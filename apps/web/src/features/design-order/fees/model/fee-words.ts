import { figureText } from '@portal/units';
import { feeFormulaWords, type OrderFee } from '@portal/contract/design-order';

/** `产品小计 × 8.00%`, `120.00 元 × 每点（全部产品），13 点`: of pieces counted, how many there are. */
export const feeWords = (fee: Pick<OrderFee, 'unit' | 'formula' | 'quantity'>): string =>
  fee.formula.kind === 'perPiece' ? `${feeFormulaWords(fee)}，${figureText(fee.quantity)} ${fee.unit}` : feeFormulaWords(fee);

/** Does one of these fees grow with the goods: a share of them, or a price for each piece? */
export const followGoods = (fees: readonly Pick<OrderFee, 'formula'>[]): boolean => fees.some(({ formula }) => formula.kind !== 'fixed');
