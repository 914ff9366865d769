/** How models come into the cart: what fits is taken, what does not is named with the reason (CART-3). */
import { CART_LINES_MAX, cartCopy, noDealerBound, nothingTaken, type CartSource, type JoinedCart, type LeftReason } from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { dealerAbnormal, dealerCopy } from '@portal/contract/dealer';
import { UserType } from '@portal/engines/access';
import { isPrivateNo, isSoldByDealers, SkuStatus } from '@portal/engines/goods';
import { cartStatusOf, piecesJoining } from '@portal/engines/pricing';
import { ownerOf, type Changing, type SignedInCaller } from '../../platform/http/context.ts';
import type { SourcedSkuPrice } from '../catalog/index.ts';
import { listBound } from '../dealer/index.ts';
import { goodsAt, type ShopGoods } from './shown-cart.ts';
import { countLinesAt, insertLines, listLines, lockCart, updateLines, type NewLine, type StoredLine } from './store.ts';

/** Pieces of a model on their way into the cart. */
export interface JoiningPiece {
  skuNo: string;
  quantity: number;
  sourceType: CartSource;
  sourceId?: string | undefined;
  /** What it is called where the catalogue knows nothing of it: by it a customer is told what stayed out. */
  calledBy?: string | undefined;
}

export interface Joining {
  shopNo: string;
  factsByNo: ReadonlyMap<string, SourcedSkuPrice>;
  /** What the dealer has of each; none where it does not say. */
  offers: ShopGoods['offers'];
}

/** The dealer ordered from, who must be open, and what it has of these models. Throws `noDealerBound`, `dealerAbnormal`. */
export async function openJoining(ctx: Changing, skuNos: readonly string[]): Promise<Joining> {
  const { db, caller } = ctx;
  const shopNo = caller.boundShopNo;
  if (shopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(caller) });
  const shop = (await listBound(db, ownerOf(caller))).find(({ merchantNo }) => merchantNo === shopNo);
  if (shop?.status !== 1) throw new AppError(dealerAbnormal);
  const { factsByNo, offers } = await goodsAt(ctx, { shopNo, isOpen: true }, [...new Set(skuNos.filter((skuNo) => !isPrivateNo(skuNo)))]);
  return { shopNo, factsByNo, offers };
}

/** What is said to whoever orders from no dealer yet; sales staff never do. */
export function unboundOf({ userType }: Pick<SignedInCaller, 'userType'>): string {
  if (userType === UserType.SalesStaff) return dealerCopy.salesDoNotOrder;
  return userType === UserType.Person ? dealerCopy.notChosen : dealerCopy.notBound;
}

/** Joins pieces at the dealer ordered from; throws where none of them could be taken, or there is no such dealer. */
export async function joinCart(ctx: Changing, pieces: readonly JoiningPiece[]): Promise<JoinedCart> {
  return joinAt(
    ctx,
    await openJoining(
      ctx,
      pieces.map(({ skuNo }) => skuNo),
    ),
    pieces,
  );
}

/**
 * A model that is there gains the pieces, up to its highest quantity, is chosen anew, and from now on is compared with today's price; what
 * could not be bought today stays out. Throws `nothingTaken` where all of it does.
 */
export async function joinAt(ctx: Changing, { shopNo, factsByNo, offers }: Joining, pieces: readonly JoiningPiece[]): Promise<JoinedCart> {
  const { db, caller, newId } = ctx;
  const owner = ownerOf(caller);
  const now = new Date(ctx.now);
  await lockCart(db, owner);
  const stored = await listLines(db, owner);
  const present = new Map<string, StoredLine>(stored.filter((line) => line.shopNo === shopNo).map((line) => [line.skuNo, line]));
  const raised = new Map<string, StoredLine>();
  const added = new Map<string, NewLine>();
  const taken: JoinedCart['taken'] = [];
  const left: JoinedCart['left'] = [];

  for (const { skuNo, quantity, sourceType, sourceId = '', calledBy = skuNo } of pieces) {
    const facts = factsByNo.get(skuNo);
    const skuModel = facts?.productModel ?? calledBy;
    const leave = (reason: LeftReason, pieceCount: number) => left.push({ skuNo, skuModel, quantity: pieceCount, reason });
    const reason = refusalOf(skuNo, facts);
    if (reason !== null || facts === undefined) {
      leave(reason ?? 'delisted', quantity);
      continue;
    }
    const line = raised.get(skuNo) ?? added.get(skuNo) ?? present.get(skuNo);
    const joining = piecesJoining(facts, line?.quantity ?? 0, quantity);
    if (line === undefined && stored.length + added.size >= CART_LINES_MAX) {
      leave('cartFull', quantity);
      continue;
    }
    if (joining < quantity) leave('quantityFull', quantity - joining);
    if (joining === 0) continue;
    const known = present.get(skuNo);
    const count = (line?.quantity ?? 0) + joining;
    taken.push({ skuNo, skuModel, quantity: joining, price: facts.price, stockTotal: offers.get(skuNo)?.stockTotal ?? null, inCart: count });
    if (known) raised.set(skuNo, { ...known, quantity: count, selected: true, priceWhenAdded: facts.price, gmtModified: now });
    else {
      const fresh = { id: newId(), shopNo, spuNo: facts.spuNo, skuNo, priceWhenAdded: facts.price, sourceType, sourceId, selected: true };
      added.set(skuNo, { ...fresh, ...added.get(skuNo), quantity: count, gmtCreate: now, gmtModified: now });
    }
  }
  if (taken.length === 0) throw new AppError(nothingTaken, { msg: sentenceOf(left), data: { left } });
  const aside = linesAside([...present.values()], raised, pieces);
  if (raised.size + aside.length > 0) await updateLines(db, [...raised.values(), ...aside]);
  if (added.size > 0) await insertLines(db, owner, [...added.values()]);
  return { taken, left, count: await countLinesAt(db, owner, shopNo), setAside: aside.map(({ id }) => id) };
}

/** A design order is ordered by itself: what else was ticked there stays in the cart and is ticked no more. */
function linesAside(present: readonly StoredLine[], raised: ReadonlyMap<string, StoredLine>, [first, ...others]: readonly JoiningPiece[]): StoredLine[] {
  const project = first?.sourceType === 'designOrder' ? first.sourceId : undefined;
  if (project === undefined || others.some(({ sourceId }) => sourceId !== project)) return [];
  return present
    .filter(({ selected, skuNo, sourceId }) => selected && !raised.has(skuNo) && sourceId !== project)
    .map((line) => ({ ...line, selected: false }));
}

/** Why a model cannot be bought at all today; null: it can. */
function refusalOf(skuNo: string, facts: SourcedSkuPrice | undefined): LeftReason | null {
  if (isPrivateNo(skuNo)) return 'ownProduct';
  if (facts === undefined) return 'delisted';
  const today = { ...facts, isOnSale: facts.skuStatus === SkuStatus.Active, isOffered: isSoldByDealers(facts), priceWhenAdded: null };
  const status = cartStatusOf({ ...today, stockTotal: null, quantity: 1 });
  return status === 'delisted' || status === 'notOffered' || status === 'noPrice' ? status : null;
}

/** One reason for all is said itself. */
function sentenceOf(left: JoinedCart['left']): string {
  const [reason, ...others] = new Set(left.map((one) => one.reason));
  return reason !== undefined && others.length === 0 ? cartCopy.left[reason] : nothingTaken.msg;
}
