export { adjustmentStateNames, creditsCopy, creditsKindNames, exchangeStateNames } from './copy.ts';
export {
  type Adjustment,
  cancelDeskExchange,
  changeExchangeParcel,
  countCreditsWaiting,
  type CreditsHolder,
  decideAdjustment,
  type DeskExchange,
  listAdjustments,
  listCreditsHolders,
  listDeskExchanges,
  proposeAdjustment,
  readExchangeContact,
  sendExchange,
} from './console-endpoints.ts';
export {
  type CreditsGoodsDraft,
  type CreditsPicture,
  type DeskCreditsGoods,
  listCreditsPictures,
  listDeskCreditsGoods,
  saveCreditsGoods,
} from './goods-endpoints.ts';
export {
  cancelExchange,
  checkCreditsStock,
  getCreditsAccount,
  getCreditsGoods,
  listCreditsGoods,
  listCreditsRecords,
  listExchanges,
  purchaseCreditsGoods,
  rankCreditsGoods,
  receiveExchange,
} from './endpoints.ts';
export {
  adjustedBelowZero,
  adjustmentDecided,
  creditsPriceChanged,
  creditsShort,
  creditsGoodsMoved,
  creditsStockShort,
  exchangedEnough,
  exchangeMoved,
  exchangeNumberUsed,
  goodsSoldOut,
  ownAdjustment,
} from './errors.ts';
export {
  CREDITS_HOLDERS_FOUND,
  CREDITS_PICTURES_FOUND,
  CREDITS_RANK_MAX,
  CREDITS_REASON_MAX,
  CREDITS_TITLE_MAX,
  CREDITS_WORDS_MAX,
  EXCHANGE_PIECES_MAX,
  HOLDER_WORDS_MIN,
} from './limits.ts';
export { type CreditsAccount, type CreditsGoods, type CreditsGoodsDetail, type CreditsRecord, type Exchange } from './shapes.ts';
