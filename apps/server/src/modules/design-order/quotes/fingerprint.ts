import type { DesignLine, FeeDraft } from '@portal/contract/design-order';
import { createHash } from 'node:crypto';

/**
 * Stands for lines and fees as a customer reads them: what is dear, and how much of it. An order without fees has the fingerprint it had
 * before there were any, and keeps its number.
 */
export const fingerprintOf = (lines: readonly Pick<DesignLine, 'skuNo' | 'ratePrice' | 'quantity'>[], fees: readonly FeeDraft[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...lines.map(({ skuNo, ratePrice, quantity }) => [skuNo, ratePrice, quantity]),
        ...fees.map(({ name, unit, formula }) => [name, unit, formula]),
      ]),
    )
    .digest('base64url')
    .slice(0, 22);
