import * as contract from '@portal/contract/cart';
import { AppError, identityChanged } from '@portal/contract/core';
import type { SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { assertClaims } from './assert-claims.ts';
import { joinAt, openJoining } from './join-cart.ts';

/** Two tabs may add at once: each addition finds the other's pieces. */
export const batchAddCart = operation(contract.batchAddCart, async function batchAddCart(ctx, { body: { productList } }) {
  assertActing(ctx.caller, productList);
  const joining = await openJoining(
    ctx,
    productList.map(({ skuNo }) => skuNo),
  );
  assertClaims(joining.factsByNo, productList);
  return joinAt(ctx, joining, productList);
});

function assertActing({ accountNo, merchantNo }: SignedInCaller, pieces: readonly contract.CartPiece[]): void {
  const isOther = (claimed: string | undefined, own: string): boolean => claimed !== undefined && claimed !== own;
  if (pieces.some((piece) => isOther(piece.accountNo, accountNo) || isOther(piece.merchantNo, merchantNo)))
    throw new AppError(identityChanged, { message: 'a piece names another account or identity' });
}
