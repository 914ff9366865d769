/** For every endpoint an input that it accepts, with ids put where ids go. What stands in no line here is named by the hunt. */

export interface Ids {
  orderId: string;
  lineId: string;
  fileId: string;
  /** Of a picture, which the product of the tenant's own shows. */
  logoId: string;
  enterpriseNo: string;
  messageId: string;
  addressId: string;
  merchantNo: string;
  /** Of one of the enterprise's people, and of one that is invited. */
  staffNo: string;
  invitationId: string;
  skuNo: string;
  spuNo: string;
  /** Of a product of the tenant's own. */
  privateNo: string;
}

export interface EndpointInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Carries an id of a record that is somebody's: asked with own, foreign, unknown and malformed ones. */
  owned?: boolean;
}

const recommendation = (skuNo: string) => ({
  scenario: 'scenarioLed',
  tier: 'standard',
  inputs: {},
  budget: null,
  kept: [],
  lines: [{ skuNo, quantity: 1 }],
});
const check = { retentionDays: 30, hoursPerDay: 24, avgCableM: 60, headless: false, ignored: [], kept: [] };
const head = {
  projectName: '夜访',
  customerName: '夜访',
  customerContact: '夜访',
  customerPhone: '0571-70000000',
  contactName: '夜访',
  contactPhone: '0571-70000000',
  validityDays: 3,
  payment: '货到付款',
  delivery: '七日内',
  warranty: '一年',
  taxIncluded: false,
  taxText: '',
  notes: '',
};
const userLocation = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
const papers = {
  companyName: '夜访安防公司',
  companyNumber: '91330106MA2NGHTFED',
  enterpriseType: 2,
  contactName: '夜访',
  contactPhone: '0571-70000000',
  provinceCode: '33',
  cityCode: '3301',
  areaCode: '330108',
  streetCode: '330108001',
  address: '夜访路 1 号',
};
const contact = { detailAddress: '夜访路 1 号', contactName: '夜访', contactPhone: '0571-70000000', isDefault: false };
const ownProduct = { spuName: '夜访支架', categoryValueSelect: 0, price: 12.34, brandName: '夜访' };
const line = { role: 'ipCamera', quantity: 1, attributes: {} };

export const endpointInputs: Readonly<Record<string, (ids: Ids) => readonly EndpointInput[]>> = {
  passwordLogin: () => [{ body: { phone: '13900009999', password: 'wrong-one-1' } }],
  smsCodeLogin: () => [{ body: { phone: '13900009999', code: '000000' } }],
  sendVerifyCode: () => [{ body: { phone: '13900009999', purpose: 'login' } }],
  tokenLogin: () => [{ body: { token: 'x'.repeat(43) } }],
  modifyAvatar: ({ fileId }) => [{ body: { fileId }, owned: true }],
  sendOwnCode: () => [{ body: { purpose: 'showPhone' } }],
  // with a proof that is wrong: the accounts of the hunt stay
  phonePlainText: () => [{ body: { proof: { password: 'wrong-one-1' } } }],
  requestAccountExport: () => [{ body: { proof: { password: 'wrong-one-1' } } }],
  findAccountExport: () => [{}],
  takeAccountExport: ({ fileId }) => [{ body: { exportId: fileId }, owned: true }],
  closeAccount: () => [{ body: { proof: { password: 'wrong-one-1' } } }],
  getRegisterInfo: () => [{}],
  generateLoginQrCode: () => [{}],
  loginByQrCode: () => [{ body: {} }],
  scanLoginQrCode: () => [{ body: { code: 'x'.repeat(43) } }],
  confirmLoginQrCode: () => [{ body: { code: 'x'.repeat(43), isAgreed: true } }],
  logout: () => [{ body: {} }],
  addEnterprise: ({ fileId }) => [{ body: { ...papers, licenceFileId: fileId }, owned: true }],
  updateEnterprise: ({ enterpriseNo, fileId }) => [{ body: { ...papers, licenceFileId: fileId, enterpriseNo }, owned: true }],
  withdrawEnterprise: ({ enterpriseNo }) => [{ body: { enterpriseNo }, owned: true }],
  getEnterpriseDetail: () => [{}],
  readEnterpriseLicence: ({ fileId }) => [{}, { query: { v: fileId } }],
  getVerification: () => [{}],
  findAccreditation: () => [{ query: { keyword: '夜访安防公司' } }],
  findOwnAccreditation: () => [{}],
  getEnterpriseNameRepeatTip: () => [{}],
  enterpriseNameRepeatOperate: () => [{ body: { action: 2 } }],
  getLoginSessionInfo: () => [{}],
  changeIdentity: ({ merchantNo }) => [{ body: { merchantNo }, owned: true }],
  registerLogin: () => [{ body: { phone: '13900009999', code: '000000', password: 'tR7#kd92m', protocols: [{ protocolCode: 5, version: 1 }] } }],
  updatePasswordBySmsCode: () => [{ body: { phone: '13900009999', code: '000000', password: 'tR7#kd92m' } }],
  // of one's own only, and with a password that is wrong: the sessions of the hunt go on
  updatePasswordByOldPwd: () => [{ body: { oldPassword: 'wrong-one-1', password: 'tR7#kd92m' } }],
  modifyPhone: () => [{ body: { password: 'wrong-one-1', phone: '13900009999', code: '000000' } }],
  modifyNickname: () => [{ body: { nickname: '夜访' } }],
  listLoginSessions: () => [{}],
  endOtherSessions: () => [{ body: {} }],
  takeTypedPhone: () => [{ body: {} }],
  listProtocols: () => [{}],
  getProtocol: () => [{ query: { protocolCode: '5' } }],
  getParentMerchantList: () => [{ query: { provinceCode: '33' } }],
  bindDetail: () => [{}],
  getBindDetail: () => [{}],
  countBoundCustomers: () => [{}],
  getShopList: ({ spuNo, skuNo }) => [{ query: { spuNo, skuNo } }],
  promotionShop: ({ spuNo }) => [{ query: { spuNo, activityNo: 'H1' } }],
  merchantGroupAuth: () => [{}],
  getUserTk: () => [{}],
  surveyPermission: () => [{}],
  walletUrl: () => [{ query: { terminal: '1', walletChannel: '1' } }],
  bindParentMerchantList: ({ merchantNo }) => [{ body: { accountNo: 'A1', userLocation, bindMerchantNo: merchantNo, bindMerchantName: '夜访' }, owned: true }],
  toggleShop: ({ merchantNo }) => [{ body: { firstMerchantNo: merchantNo }, owned: true }],
  defaultFirstDealer: ({ merchantNo }) => [{ body: { parentMerchantNo: merchantNo }, owned: true }],
  listStaff: () => [{}],
  listStaffHistory: () => [{}],
  inviteStaff: () => [{ body: { phone: '13900009998', staffRole: 'staff' } }],
  resendInvitation: ({ invitationId }) => [{ body: { invitationId }, owned: true }],
  withdrawInvitation: ({ invitationId }) => [{ body: { invitationId }, owned: true }],
  // what they are already: the rights of the hunt's people stay as they are
  changeStaffRole: ({ staffNo }) => [{ body: { accountNo: staffNo, staffRole: 'staff' }, owned: true }],
  offerHandover: ({ staffNo }) => [{ body: { accountNo: staffNo, proof: { password: 'wrong-one-1' } } }],
  listOwnEnterprises: () => [{}],
  acceptInvitation: ({ invitationId }) => [{ body: { invitationId }, owned: true }],
  declineInvitation: ({ invitationId }) => [{ body: { invitationId }, owned: true }],
  // of an enterprise that is nobody's here: the people of the hunt stay where they are
  leaveEnterprise: () => [{ body: { merchantNo: 'M999998' } }],
  removeStaff: () => [{ body: { accountNo: 'A999998' } }],
  unreadMailCount: () => [{}],
  listAddresses: () => [{}],
  addAddress: () => [{ body: { ...userLocation, ...contact } }],
  updateAddress: ({ addressId }) => [{ body: { id: addressId, ...userLocation, ...contact }, owned: true }],
  deleteAddress: ({ addressId }) => [{ body: { id: addressId }, owned: true }],
  setDefaultAddress: ({ addressId }) => [{ body: { id: addressId }, owned: true }],
  checkAddress: ({ addressId }) => [{ query: { id: addressId }, owned: true }],
  getSpuSuccessor: ({ spuNo }) => [{ query: { spuNo } }],
  listCompared: () => [{}, { query: { size: '2' } }],
  addCompared: ({ spuNo, skuNo }) => [{ body: { spuNo, skuNo } }],
  deleteCompared: ({ spuNo, skuNo }) => [{ body: { spuNo, skuNo } }],
  clearCompared: () => [{ body: {} }],
  addAllCompared: ({ spuNo, skuNo }) => [{ body: { skuList: [{ spuNo, skuNo }] } }],
  compareDirectly: ({ spuNo, skuNo }) => [{ query: { skuNo, spuNo, limit: '6' } }],
  listFavorites: () => [{}],
  listKept: ({ spuNo }) => [{ query: { spuNos: spuNo } }],
  addFavorite: ({ spuNo }) => [{ body: { spuNo } }],
  removeFavorite: ({ spuNo }) => [{ body: { spuNo } }],
  checkPrivateProduct: () => [{}],
  listPrivateProducts: () => [{}, { query: { keyword: '支架', customSpuSource: '0', sort: 'price', order: 'asc' } }],
  getPrivateProduct: ({ privateNo }) => [{ query: { spuNo: privateNo }, owned: true }],
  listPrivateCategories: () => [{ query: { code: 'custom_good_category' } }],
  listPrivateBrands: () => [{}],
  addPrivateProduct: ({ logoId }) => [{ body: ownProduct }, { body: { ...ownProduct, modelRemark: 'A', mainPics: [logoId] }, owned: true }],
  editPrivateProduct: ({ privateNo }) => [{ body: { ...ownProduct, modelRemark: 'B', spuNo: privateNo }, owned: true }],
  deletePrivateProducts: ({ privateNo }) => [
    { body: { spuNo: privateNo }, owned: true },
    { body: { spuNos: [privateNo] }, owned: true },
  ],
  restorePrivateProducts: ({ privateNo }) => [{ body: { spuNos: [privateNo] }, owned: true }],
  exportPrivateProducts: () => [{}],
  getPrivateTemplate: () => [{}],
  importPrivateProducts: () => [{ query: { dryRun: '1' } }],
  exportWrongRows: () => [{}],
  readPrivatePicture: ({ logoId }) => [{ params: { fileId: logoId }, owned: true }],
  listMessages: () => [{}, { query: { type: 'dealer', status: '0' } }],
  readMessages: ({ messageId }) => [{ body: { ids: [messageId] }, owned: true }],
  readAllMessages: () => [{ body: { type: 'system' } }],
  removeMessages: ({ messageId }) => [{ body: { ids: [messageId] }, owned: true }],
  restoreMessages: ({ messageId }) => [{ body: { ids: [messageId] }, owned: true }],
  listLoginPrompts: () => [{}],
  answerLoginPrompt: () => [{ body: { step: 'browser' } }],
  waitingShareMsg: () => [{}],
  getPriceChangeApi: () => [{}],
  readPriceChange: () => [{ body: { noticeNo: 'N1' } }],
  signVerify: () => [{}],
  getProtocolConfirmTip: () => [{}],
  bindProtocol: () => [{ body: { action: 2, protocols: [{ protocolCode: 5, version: 1 }] } }],
  reportCalculatorUsage: () => [{ body: { usageCount: 1, byCalculator: { aVideoCapacity: 1 } } }],
  trackBehavior: ({ spuNo }) => [{ body: { terminalType: 2, eventId: 1, contentId: spuNo } }],
  listSpu: () => [{}],
  listPickingSpu: () => [{}],
  listCommonSpu: () => [{}],
  getPriceReason: ({ skuNo }) => [{ query: { skuNo } }],
  getSpuDetail: ({ spuNo }) => [{ params: { id: spuNo } }],
  listCategories: () => [{}],
  listAttributeFilters: () => [{ query: { portalCatagoryId: '11' } }],
  getPickingCounts: () => [{ query: { tab: 'brand' } }],
  listAccessories: ({ spuNo }) => [{ query: { spuNo } }],
  getSpuInfo: ({ spuNo }) => [{ query: { spuNo } }],
  listBrands: () => [{}, { query: { portalCatagoryId: '11' } }],
  getAfterSale: ({ skuNo }) => [{ query: { skuNo } }],
  getGoodsStockTotal: () => [{ query: { sids: 'S1,S2' } }],
  listSuits: ({ spuNo }) => [{}, { query: { spuNo } }, { query: { keyword: '套装' } }],
  getSuitDetail: () => [{ params: { id: 'DS001' } }],
  listHotWords: () => [{}],
  listSuggestions: () => [{ query: { keyword: '测试' } }],
  getSelection: () => [{}],
  getSelectionPieces: () => [{}],
  getSelectionRevision: () => [{}],
  addSelection: ({ skuNo }) => [{ body: { productList: [{ skuNo, quantity: 1 }] } }],
  saveSelection: ({ lineId, skuNo }) => [
    { body: { revision: 999, editor: 'night', lines: [{ id: lineId, skuNo, rate: 1, ratePrice: null, quantity: 7 }] }, owned: true },
  ],
  removeSelection: ({ lineId }) => [{ body: { ids: [lineId] }, owned: true }],
  generateOrder: ({ lineId }) => [{ body: { name: '夜访', lineIds: [lineId] }, owned: true }],
  joinOrder: ({ orderId }) => [{ body: { id: orderId }, owned: true }],
  listDesignOrders: () => [{}, { query: { keyword: '甲' } }, { query: { keyword: '乙' } }],
  getDesignOrder: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  removeDesignOrder: ({ orderId }) => [{ body: { id: orderId }, owned: true }],
  restoreDesignOrder: ({ orderId }) => [{ body: { id: orderId }, owned: true }],
  listScenes: () => [{}],
  addDesignProduct: ({ orderId, skuNo }) => [{ body: { id: orderId, productSaveDTOS: [{ skuNo, quantity: 1 }] }, owned: true }],
  removeDesignProduct: ({ orderId, skuNo }) => [{ body: { id: orderId, productList: [{ skuNo, quantity: 1 }] }, owned: true }],
  getListCheck: ({ orderId }) => [{ query: { designOrderId: orderId }, owned: true }, {}],
  saveListCheck: ({ orderId }) => [{ body: { designOrderId: orderId, check }, owned: true }],
  getQuotation: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  saveQuotation: ({ orderId }) => [{ body: { id: orderId, head }, owned: true }],
  exportDesignOrder: ({ orderId }) =>
    ['xlsx', 'pdf'].flatMap((format) => ['customer', 'internal'].map((kind) => ({ params: { id: orderId }, query: { format, kind }, owned: true }))),
  readEnterpriseLogo: ({ fileId }) => [{ query: { v: fileId } }],
  saveEnterpriseLogo: ({ fileId }) => [{ body: { fileId }, owned: true }],
  uploadFile: () => [{}],
  readFile: ({ fileId }) => [{ params: { fileId }, owned: true }],
  matchProducts: () => [{ body: { lines: [line] } }],
  recommend: () => [{ body: { scenario: 'scenarioLed', inputs: {}, budget: null, kept: [] } }],
  planRecommendation: ({ orderId, skuNo }) => [{ body: { target: { kind: 'order', id: orderId }, recommendation: recommendation(skuNo) }, owned: true }],
  applyRecommendation: ({ orderId, skuNo }) => [{ body: { target: { kind: 'order', id: orderId }, recommendation: recommendation(skuNo) }, owned: true }],
  getAppliedRecommendation: ({ orderId }) => [{ query: { scenario: 'scenarioLed', designOrderId: orderId }, owned: true }],
  listMarqueeClues: () => [{}],
  listSolutionClasses: () => [{}],
  listContent: () => [{ query: { kind: 'solution' } }, { query: { kind: 'article', tag: 'PoE' } }],
  getContentDetail: () => [{ query: { contentId: 'S1001', scope: '2' } }],
  searchContent: () => [{ query: { keyword: '硬盘' } }, { query: { keyword: 'PoE', kind: 'article' } }],
  listContentOf: ({ spuNo }) => [{ query: { spuNo } }],
  listRecommendedContent: () => [{}],
  listFileCategories: () => [{}],
  listFiles: () => [{}, { query: { categoryId: '1' } }],
  downloadFile: ({ spuNo }) => [{ query: { fileId: spuNo } }],
  listPromotions: () => [{ query: { placement: '1' } }],
  listRegions: () => [{}],
};
