/** What is a person's: what follows them into an enterprise, what stays there when they leave it, and what is written of them. */
import { type accountRoom, giveOwnership } from './modules/account/index.ts';
import { addressRecords, deleteAddressesOf } from './modules/address/index.ts';
import { afterSaleRecords, afterSalesFollowOwner, afterSalesStayWithEnterprise } from './modules/after-sale/index.ts';
import { bookRecords, booksFollowOwner, booksStayWithEnterprise } from './modules/calculation-book/index.ts';
import { calculatorRecords } from './modules/calculator/index.ts';
import { cartFollowsOwner, cartRecords, deleteCartOf } from './modules/cart/index.ts';
import { commentRecords, contentCommentRecords } from './modules/comment/index.ts';
import { comparedFollowOwner, comparedRecords, deleteComparedOf } from './modules/compare/index.ts';
import { couponRecords, couponsFollowOwner, couponsStayWithEnterprise } from './modules/coupon/index.ts';
import { creditsFollowOwner, creditsRecords, creditsStayWithEnterprise } from './modules/credits/index.ts';
import { assignmentsFollowOwner, customerRecords } from './modules/customer/index.ts';
import { dealersFollowOwner } from './modules/dealer/index.ts';
import { designOrderRecords, ordersFollowOwner, ordersStayWithEnterprise } from './modules/design-order/index.ts';
import { certificationRecords, type enterpriseRoom } from './modules/enterprise/index.ts';
import { contentFavoriteRecords, deleteFavoritesOf, favoriteRecords, favoritesFollowOwner } from './modules/favorite/index.ts';
import { feedbackRecords } from './modules/feedback/index.ts';
import { messageRecords, transitCashRecords } from './modules/message/index.ts';
import { orderRecords, purchasesFollowOwner, purchasesStayWithEnterprise } from './modules/order/index.ts';
import { paymentRecords, paymentsFollowOwner } from './modules/payment/index.ts';
import { deleteToldOf, priceWatchRecords } from './modules/price-watch/index.ts';
import { priceRecords } from './modules/price/index.ts';
import { privateProductRecords, privateProductsFollowOwner } from './modules/private-product/index.ts';
import { recommendationsFollowOwner, recommendationsStayWithEnterprise, recommendRecords } from './modules/recommend/index.ts';
import { requirementRecords, requirementsFollowOwner, requirementsStayWithEnterprise } from './modules/requirement/index.ts';
import { seckillRecords, seckillsFollowOwner } from './modules/seckill/index.ts';
import { serviceOrderRecords, serviceOrdersFollowOwner, serviceOrdersStayWithEnterprise } from './modules/service-order/index.ts';
import { staffFollowsType, staffRecords, type StaffNeeds } from './modules/staff/index.ts';

/** What becomes of what somebody made for an enterprise they leave (ENTERPRISE-10). */
export const onStaffLeft: StaffNeeds['onStaffLeft'] = [
  ordersStayWithEnterprise,
  purchasesStayWithEnterprise,
  afterSalesStayWithEnterprise,
  couponsStayWithEnterprise,
  creditsStayWithEnterprise,
  recommendationsStayWithEnterprise,
  booksStayWithEnterprise,
  requirementsStayWithEnterprise,
  serviceOrdersStayWithEnterprise,
  deleteFavoritesOf,
  deleteComparedOf,
  deleteCartOf,
  deleteAddressesOf,
  deleteToldOf,
];

/** What goes along with whoever becomes an enterprise (ENTERPRISE). */
export const onEnterpriseMade: Parameters<typeof enterpriseRoom>[0]['onAudited'] = [
  giveOwnership,
  dealersFollowOwner,
  assignmentsFollowOwner,
  favoritesFollowOwner,
  comparedFollowOwner,
  cartFollowsOwner,
  purchasesFollowOwner,
  seckillsFollowOwner,
  afterSalesFollowOwner,
  couponsFollowOwner,
  creditsFollowOwner,
  privateProductsFollowOwner,
  ordersFollowOwner,
  recommendationsFollowOwner,
  booksFollowOwner,
  requirementsFollowOwner,
  serviceOrdersFollowOwner,
  paymentsFollowOwner,
  staffFollowsType,
];

/** What is written of a person: handed out on request, and deleted with the account. */
export const personalRecords: Parameters<typeof accountRoom>[0]['personalRecords'] = [
  // first: what was made for an enterprise goes to its owner
  staffRecords({ onStaffLeft }),
  certificationRecords,
  addressRecords,
  favoriteRecords,
  contentFavoriteRecords,
  comparedRecords,
  cartRecords,
  orderRecords,
  seckillRecords,
  afterSaleRecords,
  customerRecords,
  couponRecords,
  creditsRecords,
  messageRecords,
  transitCashRecords,
  designOrderRecords,
  privateProductRecords,
  recommendRecords,
  calculatorRecords,
  bookRecords,
  requirementRecords,
  serviceOrderRecords,
  commentRecords,
  contentCommentRecords,
  feedbackRecords,
  priceRecords,
  paymentRecords,
  priceWatchRecords,
];
