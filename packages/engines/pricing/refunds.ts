import { fen, type Fen } from '@portal/units';

/** What is left of a payment once these went back, or are on their way; negative where more did than was paid. Fen. Source: PAYMENT-7. */
export const leftAfterRefunds = (paid: Fen, refunds: readonly Fen[]): Fen => fen(refunds.reduce<number>((left, one) => left - one, paid));
