export { countDeskAfterSales, decideAfterSale, getDeskAfterSale, listDeskAfterSales, readDeskAfterSalePicture } from './console-endpoints.ts';
export {
  afterSaleActName,
  afterSaleActNames,
  afterSaleActorNames,
  afterSaleCopy,
  afterSaleReasonNames,
  afterSaleStateNames,
  afterSaleSumlessNames,
  afterSaleWayNames,
  FAULT_TYPES,
  faultName,
  pictureLabel,
  backWords,
  refundWarning,
  requestStepWords,
  type AfterSaleReason,
} from './copy.ts';
export {
  agreeAfterSale,
  countShopAfterSales,
  getShopAfterSale,
  listShopAfterSales,
  readShopAfterSalePicture,
  receiveReturnedGoods,
  refuseAfterSale,
  rejectReturnedGoods,
  sendGoodsAnew,
} from './dealer-endpoints.ts';
export {
  appealAfterSale,
  applyAfterSale,
  cancelAfterSale,
  countAfterSales,
  getAfterSaleChoices,
  getAfterSaleDetail,
  listAfterSales,
  receiveGoodsAnew,
  sendBackGoods,
} from './endpoints.ts';
export { afterSaleClosed, afterSaleMoved, piecesTaken } from './errors.ts';
export {
  AFTER_SALE_TEXT_MAX,
  ANSWER_WITHIN_MS,
  APPEAL_WITHIN_MS,
  APPLY_WITHIN_MS,
  LOOK_WITHIN_MS,
  PICTURES_MAX,
  RETURN_ADDRESS_MAX,
  SEND_BACK_WITHIN_MS,
} from './limits.ts';
export { deskAfterSalePictureUrl, shopAfterSalePictureUrl } from './picture-url.ts';
export { AfterSale, AfterSaleAsked, type AfterSaleChoices, type AfterSaleCounts, type AfterSaleSummary } from './shapes.ts';
