/**
 * Front door of pricing: rates, line amounts, totals and the rules of a design-order list. Yuan and percent in and out, whole
 * fen and hundredths of a percent inside, one rounding rule (`divideHalfAway`). Used by browser and server alike.
 */
export { canTakeAccessories } from './accessories.ts';
export { addProduct, isBesideItsKind, softwareRefusalOf } from './add-product.ts';
export type { SoftwareRefusal } from './add-product.ts';
export { allocate } from './allocate.ts';
export { amountInWords } from './amount-in-words.ts';
export { amountOfPieces, isAsCalculated } from './claimed-money.ts';
export { canBeBought, CART_STATUSES, cartPriceStep, cartStatusOf, cartTotalsOf, piecesJoining } from './cart-line.ts';
export type { CartFacts, CartStatus } from './cart-line.ts';
export { claimLine } from './claim-line.ts';
export { pricingCopy } from './copy.ts';
export { bestOverParts, chosenOverParts } from './coupons-over-parts.ts';
export type { CouponOutcome } from './best-coupons.ts';
export { isForGoods } from './coupon-terms.ts';
export type { CouponBenefit, HeldCoupon } from './coupon-terms.ts';
export { ceilingOf, claimedWords, costOf, countMostOf, couponRefusalWords, couponTermsWords, discountWords, mostOf } from './coupon-words.ts';
export { CREDITS_KINDS, CREDITS_SOURCES, creditsEarned, creditsOfLines, otherSideOf, YUAN_A_POINT } from './credits.ts';
export type { CreditsKind } from './credits.ts';
export { orderDifference } from './order-difference.ts';
export type { ShownOrder } from './order-difference.ts';
export { flashDifference, flashDifferenceOf } from './flash-difference.ts';
export { withQuantity, withTypedQuantity } from './edit-quantity.ts';
export { withRate, withRatePrice, withTypedRate, withTypedRatePrice } from './edit-rate.ts';
export { categoriesOf, goodsForTotal, calculateFees, isShareOfAll, totalForGoods, totalsWithFees } from './fees.ts';
export type { Fee } from './fees.ts';
export { providerParts, shareAfterRefund, shareFee, shareOf, subsidyKept } from './share.ts';
export { freightOf } from './freight.ts';
export type { Freight, FreightTerms } from './freight.ts';
export {
  MARGIN_FLOOR_MAX,
  ORDER_NAME_MAX,
  ORDER_REMARK_MAX,
  PRICE_MAX,
  RATE_DEFAULT,
  RATE_MAX_IN_SELECTION,
  RATE_MAX_IN_PICKING,
  TOTAL_MAX,
} from './limits.ts';
export { applyListDiff, diffLists, diffSummary, isNoDifference, LINE_FIELDS, lineChangeWords } from './list-diff.ts';
export type { ListContent, PlainFact } from './list-diff.ts';
export { moveLine, sortLines } from './list-line.ts';
export type { ListLine } from './list-line.ts';
export { atCostFor, isBelowCost, lossOf, marginOf, marginShare, marginShareText, sumMargins } from './margin.ts';
export type { LineEdit } from './notice.ts';
export { isOnSale, listTotalsOf, totalFits, totalsOf } from './order-total.ts';
export type { OrderTotals } from './order-total.ts';
export { goodsAfterDiscount } from './goods-after-discount.ts';
export type { Pieces } from './pieces.ts';
export { priceChangesOf } from './price-changes.ts';
export type { PriceChanges } from './price-changes.ts';
export { priceLine, reconcileLine } from './price-line.ts';
export type { EditedFigures } from './price-line.ts';
export { isRateLocked, priceDisplayOf, priceInWords } from './priced-line.ts';
export type { LinePlace, PricedLine } from './priced-line.ts';
export { refundOfPieces } from './refund-of-pieces.ts';
export { leftAfterRefunds } from './refunds.ts';
export { repricingOf } from './repricing.ts';
export type { QuotedBeside, Repricing } from './repricing.ts';
export { canBeReplaced, replaceLine, residueNumOf } from './replace-line.ts';
export {
  hasContracts,
  isPricedByDealer,
  outcomeAt,
  PRICE_RANKS,
  priceFor,
  priceSourceLabel,
  priceSourceView,
  ratedPrice,
  resolvePrice,
  STEP_OUTCOMES,
} from './resolve-price.ts';
export type { ContractFigure, ExplainedPrice, PriceFigures, PriceViewer, ResolvedPrice } from './resolve-price.ts';
export { SOFTWARE_CATEGORIES, softwareCategoryOf } from './software-category.ts';
export { withSoftwareServices } from './software-services.ts';
export { suiteOffer } from './suite-offer.ts';
export type { SuitePart } from './suite-offer.ts';
export { roundedTotals, targetTotal, totalAtRate, type RoundedTotal } from './target-total.ts';
export type { TargetOutcome } from './target-total.ts';
export { filterRateInput, filterRatePriceInput } from './typed-input.ts';
export { splitSetPrice } from './set-price.ts';
export { availableOf, overdueRules, owedInAll, owedOf, reductionOf, spreadRepayment, spreadReversal } from './trade-credit.ts';
export type { OrderDebt, OverdueRule } from './trade-credit.ts';
export { MATCH_REASONS, matchLine, type MatchReason } from './match-line.ts';
