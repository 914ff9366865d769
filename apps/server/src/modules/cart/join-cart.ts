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
import { goodsAt, type KnownShopGoods } from './shown-cart.ts';
import { removeLines } from './remove-lines.ts';
import { countLinesAt, insertLines, listLines, lockCart, updateLines, type NewLine, type StoredCartLine } from './store.ts';

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
  offers: KnownShopGoods['offers'];
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

/** A design order whose lines are ordered by themselves: whole, or those chosen. */
export interface Project {
  id: string;
  isWhole: boolean;
}

/** Lines of a design order come at the dealer ordered from (CART-8); throws where none of them could be taken, or there is no such dealer. */
export async function joinProject(ctx: Changing, project: Project, pieces: readonly JoiningPiece[]): Promise<JoinedCart> {
  return joinAt(
    ctx,
    await openJoining(
      ctx,
      pieces.map(({ skuNo }) => skuNo),
    ),
    pieces,
    project,
  );
}

/**
 * A model that is there gains the pieces, up to its highest quantity, is chosen anew, and from now on is compared with today's price; what
 * could not be bought today stays out. Lines of a project do not gain: they come in their own quantity, and what the cart had of the model
 * goes out as by hand, so that it can be put back or join. Throws `nothingTaken` where all of it stays out.
 */
export async function joinAt(
  ctx: Changing,
  { shopNo, factsByNo, offers }: Joining,
  pieces: readonly JoiningPiece[],
  project: Project | null = null,
): Promise<JoinedCart> {
  const { db, caller, newId } = ctx;
  const owner = ownerOf(caller);
  const now = new Date(ctx.now);
  await lockCart(db, owner);
  const stored = await listLines(db, owner);
  const present = new Map<string, StoredCartLine>(stored.filter((line) => line.shopNo === shopNo).map((line) => [line.skuNo, line]));
  const raised = new Map<string, StoredCartLine>();
  const replaced = new Map<string, StoredCartLine>();
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
    const known = present.get(skuNo);
    const gaining = project === null ? known : undefined;
    const line = raised.get(skuNo) ?? added.get(skuNo) ?? gaining;
    const joining = piecesJoining(facts, line?.quantity ?? 0, quantity);
    if (line === undefined && known === undefined && stored.length - replaced.size + added.size >= CART_LINES_MAX) {
      leave('cartFull', quantity);
      continue;
    }
    if (joining < quantity) leave('quantityFull', quantity - joining);
    if (joining === 0) continue;
    const count = (line?.quantity ?? 0) + joining;
    taken.push({ skuNo, skuModel, quantity: joining, price: facts.price, stockTotal: offers.get(skuNo)?.stockTotal ?? null, inCart: count });
    if (gaining) raised.set(skuNo, { ...gaining, quantity: count, selected: true, priceWhenAdded: facts.price, gmtModified: now });
    else {
      if (known) replaced.set(skuNo, known);
      const fresh = { id: newId(), shopNo, spuNo: facts.spuNo, skuNo, priceWhenAdded: facts.price, sourceType, sourceId, selected: true };
      added.set(skuNo, { ...fresh, ...added.get(skuNo), quantity: count, gmtCreate: now, gmtModified: now });
    }
  }
  if (taken.length === 0) throw new AppError(nothingTaken, { msg: sentenceOf(left), data: { left } });
  const aside = project === null ? [] : linesAside([...present.values()], replaced, project);
  if (raised.size + aside.length > 0) await updateLines(db, [...raised.values(), ...aside]);
  await removeLines(
    ctx,
    [...replaced.values()].map(({ id }) => id),
  );
  if (added.size > 0) await insertLines(db, owner, [...added.values()]);
  return {
    taken,
    left,
    count: await countLinesAt(db, owner, shopNo),
    setAside: aside.map(({ id }) => id),
    replaced: [...replaced.values()].map(({ id, skuNo, quantity, sourceId }) => ({
      id,
      skuNo,
      skuModel: factsByNo.get(skuNo)?.productModel ?? skuNo,
      quantity,
      isOfOrder: sourceId === project?.id,
    })),
  };
}

/** A project is ordered by itself: what else was ticked there stays in the cart and is ticked no more, but for its own lines that came before. */
const linesAside = (present: readonly StoredCartLine[], replaced: ReadonlyMap<string, StoredCartLine>, { id, isWhole }: Project): StoredCartLine[] =>
  present
    .filter(({ selected, skuNo, sourceId }) => selected && !replaced.has(skuNo) && (isWhole || sourceId !== id))
    .map((line) => ({ ...line, selected: false }));

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
