/**
 * Calls as they are specified: served, another name of one that is served, or listed as not built, and only one of them
 * (ACCESS-17). One deed has one path, the most explicit that is specified for it (DEALER-10).
 */
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
  ],
  '/api-cloud-merchant-service/open': ['v3/message/verifycode', 'v1/account/updatePasswordByOldPwd'],
  '/api-cloud-merchant-service/v1/enterprise': [
    'add',
    'update',
    'detail',
    'verification',
    'bindDetail',
    'toggleShop',
    'default-first-dealer',
    'getParentMerchantList',
    'bindParentMerchantList',
    'enterpriseNameRepeatOperate',
    'getEnterpriseNameRepeatTip',
  ],
  '/api-cloud-merchant-service/v1/protocol': ['bindProtocol', 'signVerify', 'getProtocolConfirmTip'],
  '/api-cloud-merchant-service/v1/message': ['unreadMailCount', 'waitingShareMsg', 'getPriceChangeApi'],
  '/api-cloud-merchant-service/v1/goods': ['spu/page', 'spu/detail/:id', 'portal-category/tree', 'sku-attr/list', 'search/hotWords', 'search/suggestions'],
  '/api-cloud-merchant-service/v1/address': ['list', 'add', 'update', 'set-default', 'check'],
  '/api-cloud-merchant-service/v1': ['calculator/usage', 'clue/marquee'],
  '/api-cloud-merchant-service/v1/design-order': [
    'getConfigOrderProductList',
    'addConfigOrderProduct',
    'postUpdateFavoriteList',
    'removeConfigOrderProduct',
    'generateConfigOrder',
    'editAddProductBatch',
    'addDesignProduct',
    'removeDesignProduct',
    'getCloudShopSceneList',
    'selection/common/page',
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
  '/api-base/v1': ['region/children', 'protocol/list'],
};

/** Other names of one deed, and the path it is served under. */
const ALSO: Readonly<Record<string, string>> = {
  getBindDetail: '/api-cloud-merchant-service/v1/enterprise/bindDetail',
  getVerification: '/api-cloud-merchant-service/v1/enterprise/verification',
  'first-distributor list': '/api-cloud-merchant-service/v1/enterprise/getParentMerchantList',
  getbindMerchant: '/api-cloud-merchant-service/v1/enterprise/getParentMerchantList',
  'account/bind-first-dealer': '/api-cloud-merchant-service/v1/enterprise/bindParentMerchantList',
  binding: '/api-cloud-merchant-service/v1/enterprise/bindParentMerchantList',
  defaultFirstAjax: '/api-cloud-merchant-service/v1/enterprise/default-first-dealer',
  setDefaultFirstDistributor: '/api-cloud-merchant-service/v1/enterprise/default-first-dealer',
  postClearFavoriteList: '/api-cloud-merchant-service/v1/design-order/removeConfigOrderProduct',
  getCommonUselist: '/api-cloud-merchant-service/v1/design-order/selection/common/page',
  accessorySkuAjax: '/api-cloud-merchant-service/v1/goods/spu/accessory',
  'api-system region': '/api-base/v1/region/children',
  'api-system agreements': '/api-base/v1/protocol/list',
  treeList: '/api-base/v1/region/children',
};

/** What is not built, by what it belongs to. It only shrinks; what is built leaves it in the same piece of work. */
const NOT_BUILT: Readonly<Record<string, readonly string[]>> = {
  'account and enterprise': ['getUserTk', 'getShopList', 'promotionShop', 'survey permission', 'merchant group auth', 'wallet URL'],
  catalogue: [
    'spu/info',
    'suit page',
    'suit detail',
    'brand list',
    'promotions',
    'seckill',
    'hot list',
    'recommended list',
    'related info',
    'solutions',
    'solution classes',
    'coupons',
    'activities',
    'after-sale',
    'information detail',
    'behaviour tracking',
    'getGoodsStockTotalApi',
  ],
  'favourites and comparison': ['favorite/spu', 'compare list', 'compare add', 'compare del', 'compare clean', 'compare batch-add', 'direct compare'],
  'cart and orders': [
    'cart/query',
    'cart/batchAdd',
    'cart/del',
    'cart/modify',
    'cart/batch/check',
    'order/preSettlement',
    'order/placeorder',
    'order/skuMatchShop',
    'order/shop-status-check',
    'logistics/template/calculate',
    'coupon list',
    'coupon got',
    'integration spu list',
    'integration detail',
    'integration purchase',
    'integration stock check',
    'integration rank',
    'integration account info',
    'purchase list',
    'pairing count',
  ],
  'content and service': [
    'customer service',
    'information',
    'marketingEmpowerment pageQuery',
    'marketingEmpowerment detail',
    'marketingEmpowerment download',
    'comment save',
    'comment pageQuery',
    'comment like',
    'content like',
    'content favourite',
    'file-category tree',
    'file pageQuery',
    'file download',
    'report submit',
    'clue add',
    'feedback create',
    'listShopService',
    'getOneLevelList',
    'postRequirementSubmit',
  ],
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
  apiOrder: [
    'install',
    'repair',
    'move',
    'monitors',
    'smart-lock',
    'serial-number check',
    'SAP check',
    'fault types',
    'province-city data',
    'payment QR',
    'payment status',
    'service order list',
    'service order detail',
    'service order cancel',
  ],
  'design order and own products': ['remind', 'getDistributionOrderList', 'updateDesignProduct'],
};

const declared = (await readDeclared()).map(({ path }) => path);
const served = Object.entries(SERVED).flatMap(([base, names]) => names.map((name) => `${base}/${name}`));
const waiting = Object.entries(NOT_BUILT).flatMap(([, names]) => names);

it('what is said to be served is, under the path that is specified', () => {
  expect([...served, ...Object.values(ALSO)].filter((path) => !declared.includes(path))).toEqual([]);
});

it('another name of a deed, or what is not built, is served by nobody', () => {
  const isServed = (name: string) => declared.some((path) => path.endsWith(`/${name.replace(' ', '/')}`));
  expect([...Object.keys(ALSO), ...waiting].filter(isServed)).toEqual([]);
});

it('the list of what is not built only shrinks', () => expect(waiting.length).toBeLessThanOrEqual(102));
