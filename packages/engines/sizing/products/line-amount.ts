import { fen, toFen, type Fen } from '@portal/units';
import { TOTAL_MAX } from '../../pricing/index.ts';
import type { Candidate } from './candidate.ts';

/** No list may cost more; far above what any project does, but hostile quantities must not leave exact integers. */
const MOST = toFen(TOTAL_MAX);

/** Price × pieces in whole fen, at most `TOTAL_MAX`; 0 without a model or a price. */
export const amountFenOf = (model: Pick<Candidate, 'price'> | null, pieces: number): Fen =>
  model === null || model.price === null ? fen(0) : fen(Math.min(toFen(model.price) * pieces, MOST));

/** A sum of amounts, at most `TOTAL_MAX`. */
export const sumFen = (amounts: readonly Fen[]): Fen => fen(amounts.reduce<number>((sum, amount) => Math.min(sum + amount, MOST), 0));
