import { toFen, toYuan, type Yuan } from '@portal/units';
import { amountFenOf, type PricedLine } from './priced-line.ts';

/** Money that came with a call: undefined says nothing, null says that there is none. */
type Claimed = Yuan | null | undefined;

/**
 * Is this what we reckon ourselves? To the fen, half away from zero, so that the dust of binary fractions (0.1 + 0.2) is no other figure.
 * What says nothing is right; no price and 0 are one, for neither adds anything. Source: DESIGN-21.
 */
export const isAsCalculated = (claimed: Claimed, ours: Yuan | null): boolean => claimed === undefined || toFen(claimed ?? 0) === toFen(ours ?? 0);

/** What the pieces named cost at this line's discounted price, however many of them the line may hold. Yuan. */
export const amountOfPieces = (line: Pick<PricedLine, 'ratePrice'>, quantity: number): Yuan => toYuan(amountFenOf({ ratePrice: line.ratePrice, quantity }));
