/**
 * Calls as they are specified: served under their own name, or listed as not built, and only one of them (ACCESS-17). Where several
 * names are specified for one deed, one operation is served under each of them (DEALER-10).
 */
import { everyPathOf } from '@portal/contract/core';
import { expect, it } from 'vitest';
import { readDeclared } from './declared-endpoints.fixture.ts';

/** Under which path each is served. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  '/api-cloud-merchant-service/v1/account': [
    'passwordLogin',
    'smsCodeLogin',
    'registerLogin',
    'logout',
    'updatePasswordBySmsCode',
    'tokenLogin',
    'loginByQrCode',
    'changeIdentity',
    'generateLoginQrCode',
    'getLoginSessionInfo',
    'modifyPhone',
    'modifyNickname',
    'modifyAvatar',
    'getUserTk',
    'survey-permission',
    'walletUrl',
    'bind-first-dealer',
  ],
  '/api-cloud-merchant-service/open': ['v3/message/verifycode', 'v1/account/updatePasswordByOldPwd'],
  '/api-cloud-merchant-service/v1/enterprise': [
    'add',
    'update',
    'detail',
    'verification',
    'bindDetail',
    'getBindDetail',
    'first-distributor/list',
    'account/bind-first-dealer',
    'binding',
    'getbindMerchant',
    'getShopList',
    'promotionShop',
    'merchantGroupAuth',
    'getVerification',
    'defaultFirstAjax',
    'setDefaultFirstDistributor',
    'toggleShop',
    'default-first-dealer',
    'getParentMerchantList',
    'bindParentMerchantList',
    'enterpriseNameRepeatOperate',
    'getEnterpriseNameRepeatTip',
  ],
  '/api-cloud-merchant-service/v1/cart': ['query', 'batchAdd', 'del', 'modify', 'batch/check'],
  '/api-cloud-merchant-service/v1/order': ['preSettlement', 'placeorder', 'skuMatchShop', 'shop-status-check', 'purchase/list'],
  '/api-cloud-merchant-service/v1/coupon': ['list', 'got'],
  '/api-cloud-merchant-service/v1/logistics': ['template/calculate'],
  '/api-cloud-merchant-service/v1/integration': ['spu/list', 'detail', 'purchase', 'submitOrder', 'stock/check', 'rank', 'account/info', 'record'],
  '/api-cloud-merchant-service/v1/protocol': ['bindProtocol', 'signVerify', 'getProtocolConfirmTip'],
  '/api-cloud-merchant-service/v1/message': ['unreadMailCount', 'waitingShareMsg', 'getPriceChangeApi'],
  '/api-cloud-merchant-service/v1/goods': [
    'spu/page',
    'spu/detail/:id',
    'portal-category/tree',
    'sku-attr/list',
    'search/keywordList',
    'search/hotWords',
    'search/suggestions',
    'spu/accessorySkuAjax',
    'favorite/spu',
    'spu/info',
    'hot/list',
    'recommended/list',
    'brand/list',
    'after-sale',
    'getGoodsStockTotalApi',
    'suit/page',
    'suit/detail/:id',
    'seckill',
    'coupons',
  ],
  '/api-cloud-merchant-service/v1/goods/compare': ['list', 'add', 'del', 'clean', 'batch-add', 'direct-compare'],
  '/api-cloud-merchant-service/v1/address': ['list', 'add', 'update', 'set-default', 'check'],
  '/api-cloud-merchant-service/v1': ['calculator/usage', 'clue/marquee', 'behavior/track', 'region/treeList'],
  '/api-cloud-merchant-service/v1/requirement': ['getOneLevelList', 'listShopService', 'postRequirementSubmit'],
  '/apiOrder/service-order': ['add/:serviceType', 'faultTypes', 'points', 'list', 'detail/:id', 'cancel', 'shareUpload'],
  '/apiOrder/region': ['province-city'],
  '/api-cloud-merchant-service/v1/feedback': ['create', 'classification/list', 'red-point', 'page'],
  '/api-cloud-merchant-service/v1/comment': ['save', 'pageQuery', 'like'],
  '/api-cloud-merchant-service/v1/report': ['submit'],
  '/api-cloud-merchant-service/v1/file-category': ['tree'],
  '/api-cloud-merchant-service/v1/file': ['pageQuery', 'download'],
  '/api-cloud-merchant-service/v1/marketingEmpowerment': ['pageQuery', 'detail', 'download'],
  '/api-cloud-merchant-service/v1/content': [
    'solution/classes',
    'solutions',
    'information',
    'information/detail',
    'related/info',
    'recommended/list',
    'promotions',
    'activities',
    'favourite',
    'like',
    'comment/save',
    'comment/pageQuery',
    'comment/like',
  ],
  '/api-cloud-merchant-service/v1/design-order': [
    'getConfigOrderProductList',
    'addConfigOrderProduct',
    'postUpdateFavoriteList',
    'removeConfigOrderProduct',
    'generateConfigOrder',
    'editAddProductBatch',
    'addDesignProduct',
    'removeDesignProduct',
    'updateDesignProduct',
    'getCloudShopSceneList',
    'selection/common/page',
    'getCommonUselist',
    'postClearFavoriteList',
    'remind',
    'getDistributionOrderList',
  ],
  '/api-cloud-merchant-service/v1/custom-spu': [
    'private-product/check',
    'postAddCustomGoods',
    'editCustomGoods',
    'exportCustomGoods',
    'delCustomGoods',
    'getCustomGoodsDetail',
    'categoryValueSelect',
    'getPrivatePageList',
    'getGoodsBrand',
  ],
  '/api-base/v1': ['region/children', 'protocol/list', 'agreement/list'],
  '/api-system/v1': ['region/children', 'agreement/list'],
};

/** What is not built, by what it belongs to. It only shrinks; what is built leaves it in the same piece of work. */
const NOT_BUILT: Readonly<Record<string, readonly string[]>> = {
  'cart and orders': ['pairing count'],
  'content and service': ['customer service', 'clue add'],
  aigc: [
    'library page',
    'library detail',
    'library remove',
    'library save',
    'session',
    'skuList',
    'feedback',
    'script stream',
    'video-script stream',
    'video generation',
    'video edit',
    'video title',
    'video library',
  ],
  'other services': ['upload token', 'picture recognition', 'geo-coder'],
  apiOrder: ['serial-number check', 'SAP check', 'payment QR', 'payment status'],
};

/** Calls of the design-order tool by the names they are specified with, and the endpoint that answers each (DESIGN-20). */
const OF_THE_TOOL: Readonly<Record<string, string>> = {
  'private-product/check': 'checkPrivateProduct',
  remind: 'getReminders',
  getConfigOrderProductList: 'listSelectedProducts',
  addConfigOrderProduct: 'addSelection',
  editAddProductBatch: 'joinOrder',
  postUpdateFavoriteList: 'saveSelection',
  postClearFavoriteList: 'removeSelection',
  removeConfigOrderProduct: 'removeSelection',
  generateConfigOrder: 'generateOrder',
  postAddCustomGoods: 'addPrivateProduct',
  editCustomGoods: 'editPrivateProduct',
  exportCustomGoods: 'exportPrivateProducts',
  delCustomGoods: 'deletePrivateProducts',
  getCustomGoodsDetail: 'getPrivateProduct',
  getCommonUselist: 'listCommonSpu',
  getDistributionOrderList: 'listDistributionOrders',
  getPrivatePageList: 'listPrivateProducts',
  getGoodsStockTotalApi: 'getGoodsStockTotal',
  accessorySkuAjax: 'listAccessories',
  getGoodsBrand: 'listPrivateBrands',
  categoryValueSelect: 'listPrivateCategories',
  getCloudShopSceneList: 'listScenes',
  merchantGroupAuth: 'merchantGroupAuth',
  getBindDetail: 'getBindDetail',
  getShopList: 'getShopList',
  promotionShop: 'promotionShop',
  setDefaultFirstDistributor: 'defaultFirstDealer',
  toggleShop: 'toggleShop',
  removeDesignProduct: 'removeDesignProduct',
  addDesignProduct: 'addDesignProduct',
  updateDesignProduct: 'updateDesignProduct',
  treeList: 'listRegions',
  usage: 'reportCalculatorUsage',
};

const endpoints = await readDeclared();
const declared = endpoints.flatMap(everyPathOf).map(({ path }) => path);
const served = Object.entries(SERVED).flatMap(([base, names]) => names.map((name) => `${base}/${name}`));
const waiting = Object.entries(NOT_BUILT).flatMap(([, names]) => names);

it('what is said to be served is, under the path that is specified', () => {
  expect(served.filter((path) => !declared.includes(path))).toEqual([]);
});

it.each(Object.entries(OF_THE_TOOL))('%s of the design-order tool is %s', (name, endpoint) => {
  const found = endpoints.find((one) => one.name === endpoint);
  expect(found && everyPathOf(found).filter(({ path }) => path.endsWith(`/${name}`))).toHaveLength(1);
});

it.each(['changeIdentity', 'generateLoginQrCode'])('%s changes something, and is asked for by GET as it is specified all the same (WIRE-15)', (name) => {
  const [call, ...others] = endpoints.filter(({ path }) => path.endsWith(`/${name}`));
  expect([call?.method, call?.asGet !== undefined, others]).toEqual(['POST', true, []]);
});

it('what is not built is served by nobody', () => {
  const isServed = (name: string) => declared.some((path) => path.endsWith(`/${name.replace(' ', '/')}`));
  expect(waiting.filter(isServed)).toEqual([]);
});

it('the list of what is not built only shrinks', () => expect(waiting.length).toBeLessThanOrEqual(23));
