import { AppError } from '@portal/contract/core';
import { quantityTooLarge, softwareErrors, type UpdateDesignProduct, type DesignLine } from '@portal/contract/design-order';
import { claimLine, softwareRefusalOf, sortLines } from '@portal/engines/pricing';
import type { Changing } from '../../../platform/http/context.ts';
import { assertOnSale } from '../../catalog/index.ts';
import { assertFits, newLine } from '../lines/line.ts';
import type { LinesWithFacts } from '../lines/set-quantities.ts';

type Claims = Pick<UpdateDesignProduct, 'productList' | 'isWhole'> & {
  /** Lines that had left the order and are claimed again by their id. */
  removed: readonly DesignLine[];
};

/**
 * The lines of an order as claimed (DESIGN-8). A line the order has, or had, keeps the price it was quoted at, on sale or not; one that
 * is new comes at today's price; 0 takes a line away. `isWhole`: the claims are all lines, in their order; else what is not named
 * stays where it is, and what is new comes last. `added`: lines that the order never had. Throws `goodsInvalid` when one off sale were
 * to join or to gain pieces, `quantityTooLarge`, the refusals of software, `tooManyLines`.
 */
export function editQuotedLines(
  ctx: Pick<Changing, 'newId'>,
  { lines: present, factsByNo }: LinesWithFacts,
  { productList, isWhole, removed }: Claims,
): { lines: DesignLine[]; added: DesignLine[] } {
  const presentByNo = new Map(present.map((line) => [line.skuNo, line]));
  const removedByNo = new Map(removed.map((line) => [line.skuNo, line]));
  const quotedOf = (skuNo: string) => presentByNo.get(skuNo) ?? removedByNo.get(skuNo);
  const claims = productList.filter((claim) => claim.quantity > 0);
  assertOnSale(
    claims.flatMap(({ skuNo, quantity }) => (quantity > (quotedOf(skuNo)?.quantity ?? 0) ? [skuNo] : [])),
    factsByNo,
  );
  const claimed = new Map(
    claims.map((claim) => {
      const outcome = claimLine(quotedOf(claim.skuNo) ?? newLine(ctx, factsByNo, { skuNo: claim.skuNo, quantity: 1 }), claim);
      if (outcome.kind === 'claimed') return [claim.skuNo, outcome.line] as const;
      const model = factsByNo.get(claim.skuNo)?.productModel ?? claim.skuNo;
      throw new AppError(quantityTooLarge, { msg: `${model}：${outcome.text}`, data: { skuNo: claim.skuNo } });
    }),
  );
  const named = new Set(productList.map(({ skuNo }) => skuNo));
  const staying = present.flatMap((line) => claimed.get(line.skuNo) ?? (named.has(line.skuNo) ? [] : [line]));
  const joining = [...claimed.values()].filter((line) => !presentByNo.has(line.skuNo));
  const lines = isWhole ? [...claimed.values()] : [...staying, ...joining];
  for (const line of joining) {
    const refusal = softwareRefusalOf(
      lines.filter((other) => other !== line),
      line,
    );
    if (refusal === null) continue;
    const error = softwareErrors[refusal.kind];
    throw new AppError(error, { msg: `${line.productModel}：${error.msg}`, data: { skuNo: line.skuNo } });
  }
  assertFits(lines, present.length);
  return { lines: sortLines(lines), added: joining.filter((line) => !removedByNo.has(line.skuNo)) };
}
