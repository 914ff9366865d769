/**
 * Every page of the portal by path, in the order of the requirements. `routes.ts` makes the router's table of it, the guard
 * (`lib/page/page-guard.server.ts`) and the menus ask it who may come in, the window takes its title from it.
 */
import type { Access } from '@portal/engines/access';
import { calculatorIds, calculatorList } from '@portal/engines/calculators';

export interface SitePage {
  /** Without the first slash; empty for the home page at its shortest address. */
  path: string;
  /** Several pages may share one: the same screen, in the frame and at the address of whoever opens it. */
  file: string;
  /** `calculator`: the tools' frame, with the list of the ten at the left; `register`: no menus; `information`: the menu of the information pages; `service`: that of the service centre; `member`: that of the member centre, of the merchant centre for whoever has that instead; `merchant`: that of the merchant centre; `quote`: nothing, for who comes by a link that was sent. */
  frame: 'default' | 'tool' | 'calculator' | 'register' | 'member' | 'merchant' | 'information' | 'service' | 'quote';
  /** Who may open it: a right of the one table. There is no default: a page that does not say does not compile (ACCESS-8). */
  access: Access;
  /** What the window and the page that refuses call it; a page whose title depends on what it shows says its own. */
  title: string;
}

/** A screen a calculator, named as its folder. */
const calculators = calculatorIds.map((id): SitePage => {
  const { folder, title } = calculatorList[id];
  return { path: `tool/calculator/${id}`, file: `screens/tool/calculator/${folder}.tsx`, frame: 'calculator', access: 'everyone', title };
});

/** What stands below the survey: one screen, which tells by its address what will be done there (DESIGN-48). */
const surveys = (
  [
    ['survey/planDesign', '平面设计'],
    ['survey/planDesign/scene-map', '场景地图'],
    ['survey/planDesign/distributionProducts', '点位布置'],
    ['survey/preview', '设计预览'],
    ['survey/preview/scene', '场景预览'],
    ['survey/preview/system', '系统图预览'],
    ['survey/preview/topology', '拓扑图预览'],
    ['survey/product', '勘测选型'],
    ['survey/systemBuild', '系统搭建'],
    ['survey/topo', '网络拓扑'],
  ] as const
).map(([path, title]): SitePage => ({ path, file: 'screens/tool/survey.tsx', frame: 'tool', access: 'signedIn', title }));

export const pages: readonly SitePage[] = [
  { path: '', file: 'screens/home/index.tsx', frame: 'default', access: 'everyone', title: '首页' },
  { path: 'home', file: 'screens/home/home.tsx', frame: 'default', access: 'everyone', title: '首页' },
  { path: 'aboutUs', file: 'screens/about/about-us.ts', frame: 'default', access: 'everyone', title: '关于门户' },
  { path: 'aboutUs/contactUs', file: 'screens/about/contact-us.tsx', frame: 'default', access: 'signedIn', title: '投诉与建议' },
  { path: 'aboutUs/staticContent', file: 'screens/about/static-content.tsx', frame: 'default', access: 'everyone', title: '关于我们' },
  { path: 'cases', file: 'screens/cases/cases.tsx', frame: 'default', access: 'everyone', title: '客户案例' },
  { path: 'cases/detail', file: 'screens/cases/case-detail.tsx', frame: 'default', access: 'everyone', title: '案例详情' },
  { path: 'information', file: 'screens/information/information.tsx', frame: 'information', access: 'everyone', title: '资讯' },
  { path: 'information/newsArticles', file: 'screens/information/news-articles.tsx', frame: 'information', access: 'everyone', title: '文章' },
  { path: 'information/allVideo', file: 'screens/information/all-video.tsx', frame: 'information', access: 'everyone', title: '全部视频' },
  { path: 'information/applicationVideo', file: 'screens/information/application-video.tsx', frame: 'information', access: 'everyone', title: '应用视频' },
  { path: 'information/industryVideo', file: 'screens/information/industry-video.tsx', frame: 'information', access: 'everyone', title: '行业视频' },
  { path: 'information/videoType/sceneVideo', file: 'screens/information/scene-video.tsx', frame: 'information', access: 'everyone', title: '场景视频' },
  { path: 'information/videoType/skuVideo', file: 'screens/information/sku-video.tsx', frame: 'information', access: 'everyone', title: '产品视频' },
  { path: 'information/materials', file: 'screens/information/materials.tsx', frame: 'information', access: 'ownsEnterprise', title: '资料下载' },
  { path: 'information/detail', file: 'screens/information/information-detail.tsx', frame: 'default', access: 'everyone', title: '资讯详情' },
  { path: 'solution', file: 'screens/solution/solutions.tsx', frame: 'default', access: 'everyone', title: '解决方案' },
  { path: 'solution/detail', file: 'screens/solution/solution-detail.tsx', frame: 'default', access: 'everyone', title: '方案详情' },
  { path: 'solution/solutionPurchase', file: 'screens/solution/solution-purchase.tsx', frame: 'default', access: 'everyone', title: '方案选购' },
  { path: 'aigc/index', file: 'screens/aigc/aigc.tsx', frame: 'default', access: 'everyone', title: 'AI 脚本与视频' },
  { path: 'aigc/library', file: 'screens/aigc/aigc.tsx', frame: 'default', access: 'everyone', title: 'AI 作品库' },
  { path: 'accredit', file: 'screens/support/accredit.tsx', frame: 'default', access: 'everyone', title: '授权查询' },
  { path: 'auth', file: 'screens/account/auth.tsx', frame: 'register', access: 'certifies', title: '企业认证' },
  { path: 'bindFirst', file: 'screens/account/bind-first.tsx', frame: 'default', access: 'ordersFromDealer', title: '订货一级经销商' },
  { path: 'aboutUs/protocol', file: 'screens/about/protocol.tsx', frame: 'default', access: 'everyone', title: '协议' },
  { path: 'login/scan', file: 'screens/account/scan-login.tsx', frame: 'register', access: 'signedIn', title: '确认登录' },
  { path: 'register', file: 'screens/account/register.tsx', frame: 'register', access: 'everyone', title: '注册账号' },
  { path: 'passwordReset', file: 'screens/account/password-reset.tsx', frame: 'register', access: 'everyone', title: '重置密码' },
  { path: 'merchantCenter', file: 'screens/merchant/merchant-center.tsx', frame: 'merchant', access: 'seesOverview', title: '商户中心' },
  { path: 'merchantCenter/staff', file: 'screens/merchant/staff.tsx', frame: 'merchant', access: 'managesStaff', title: '员工管理' },
  { path: 'merchantCenter/history', file: 'screens/merchant/history.tsx', frame: 'merchant', access: 'handsOver', title: '操作记录' },
  { path: 'merchantCenter/offers', file: 'screens/merchant/offers.tsx', frame: 'merchant', access: 'seesOffers', title: '报价与库存' },
  { path: 'merchantCenter/seckill', file: 'screens/merchant/seckills.tsx', frame: 'merchant', access: 'seesOffers', title: '秒杀活动' },
  { path: 'merchantCenter/seckill/detail', file: 'screens/merchant/seckill.tsx', frame: 'merchant', access: 'seesOffers', title: '秒杀活动看板' },
  { path: 'merchantCenter/seckill/add', file: 'screens/merchant/new-seckill.tsx', frame: 'merchant', access: 'editsOffers', title: '新建秒杀活动' },
  { path: 'merchantCenter/customers', file: 'screens/merchant/customers.tsx', frame: 'merchant', access: 'seesOffers', title: '绑定客户' },
  { path: 'merchantCenter/credit', file: 'screens/merchant/credit.tsx', frame: 'merchant', access: 'seesOffers', title: '客户账期与欠款' },
  { path: 'merchantCenter/customers/credit', file: 'screens/merchant/customer-credit.tsx', frame: 'merchant', access: 'seesOffers', title: '客户账期' },
  { path: 'merchantCenter/groups', file: 'screens/merchant/groups.tsx', frame: 'merchant', access: 'seesOffers', title: '价格分组' },
  { path: 'merchantCenter/groups/detail', file: 'screens/merchant/group-detail.tsx', frame: 'merchant', access: 'seesOffers', title: '价格分组详情' },
  { path: 'merchantCenter/coupons', file: 'screens/merchant/coupons.tsx', frame: 'merchant', access: 'seesOffers', title: '店铺优惠券' },
  { path: 'merchantCenter/cert', file: 'screens/merchant/cert.tsx', frame: 'merchant', access: 'managesStaff', title: '授权证书' },
  { path: 'merchantCenter/orders', file: 'screens/merchant/orders.tsx', frame: 'merchant', access: 'handlesOrders', title: '客户订单' },
  { path: 'merchantCenter/shares', file: 'screens/merchant/shares.tsx', frame: 'merchant', access: 'seesShares', title: '分账明细' },
  { path: 'merchantCenter/freight', file: 'screens/merchant/freight.tsx', frame: 'merchant', access: 'handlesOrders', title: '运费模板' },
  { path: 'merchantCenter/afterSale', file: 'screens/merchant/after-sales.tsx', frame: 'merchant', access: 'handlesOrders', title: '售后处理' },
  { path: 'merchantCenter/afterSale/detail', file: 'screens/merchant/after-sale.tsx', frame: 'merchant', access: 'handlesOrders', title: '售后处理详情' },
  { path: 'merchantCenter/services', file: 'screens/merchant/services.tsx', frame: 'merchant', access: 'handlesOrders', title: '客户服务单' },
  { path: 'merchantCenter/orders/detail', file: 'screens/merchant/order.tsx', frame: 'merchant', access: 'handlesOrders', title: '客户订单详情' },
  // the account's settings of whoever has no member centre: the member's own pages under another address (ACCOUNT-20)
  { path: 'merchantCenter/accountSetting', file: 'screens/member/base-info.tsx', frame: 'merchant', access: 'merchantSettings', title: '账号设置' },
  {
    path: 'merchantCenter/modPhoneAndPassword',
    file: 'screens/member/mod-phone-and-password.tsx',
    frame: 'merchant',
    access: 'merchantSettings',
    title: '手机号与密码',
  },
  { path: 'merchantCenter/address', file: 'screens/member/address.tsx', frame: 'merchant', access: 'merchantSettings', title: '收货地址' },
  // to everybody: an invitation may be anybody's (ENTERPRISE-8)
  { path: 'member/enterprises', file: 'screens/member/enterprises.tsx', frame: 'member', access: 'signedIn', title: '我的企业' },
  { path: 'member/accountInfo', file: 'screens/member/account-info.tsx', frame: 'member', access: 'memberCentre', title: '账号概览' },
  { path: 'member/memberInfo', file: 'screens/member/member-info.tsx', frame: 'member', access: 'memberCentre', title: '会员信息' },
  { path: 'member/registerInfo', file: 'screens/member/register-info.tsx', frame: 'member', access: 'memberCentre', title: '注册信息' },
  // to everybody: one's own data are one's own wherever the workbench is (ACCOUNT-15)
  { path: 'member/accountData', file: 'screens/member/account-data.tsx', frame: 'member', access: 'signedIn', title: '个人数据与注销' },
  { path: 'member/accountSetting/baseInfo', file: 'screens/member/base-info.tsx', frame: 'member', access: 'memberCentre', title: '基本资料' },
  {
    path: 'member/accountSetting/modPhoneAndPassword',
    file: 'screens/member/mod-phone-and-password.tsx',
    frame: 'member',
    access: 'memberCentre',
    title: '手机号与密码',
  },
  { path: 'member/accountSetting/address', file: 'screens/member/address.tsx', frame: 'member', access: 'memberCentre', title: '收货地址' },
  { path: 'member/cert', file: 'screens/member/cert.tsx', frame: 'member', access: 'memberCentre', title: '认证信息' },
  // to everybody: certified enterprises keep goods, too, and have no member centre (FAVORITE-5)
  { path: 'collect', file: 'screens/member/collect.ts', frame: 'default', access: 'signedIn', title: '收藏' },
  { path: 'member/myFavorite', file: 'screens/member/my-favorite.ts', frame: 'default', access: 'signedIn', title: '收藏夹' },
  { path: 'member/myFavorite/shopFavorite', file: 'screens/member/shop-favorite.tsx', frame: 'member', access: 'signedIn', title: '我的收藏' },
  { path: 'member/myFavorite/projectFavorite', file: 'screens/member/project-favorite.tsx', frame: 'member', access: 'signedIn', title: '收藏的方案与文章' },
  { path: 'member/myFavorite/videosFavorite', file: 'screens/member/videos-favorite.tsx', frame: 'member', access: 'signedIn', title: '收藏的视频' },
  // to everybody who keeps any: certified enterprises do, and have no member centre (PRIVATE-9)
  { path: 'member/customProducts', file: 'screens/member/custom-products.tsx', frame: 'member', access: 'keepsPrivateProducts', title: '自定义产品' },
  {
    path: 'member/customProducts/addCustomProducts',
    file: 'screens/member/add-custom-products.tsx',
    frame: 'member',
    access: 'keepsPrivateProducts',
    title: '编写自定义产品',
  },
  // to everybody: certified enterprises are told most, and have no member centre (MESSAGE-4)
  { path: 'member/priceChanges', file: 'screens/member/price-changes.tsx', frame: 'member', access: 'signedIn', title: '价格变动' },
  { path: 'member/messageCenter', file: 'screens/member/message-center.tsx', frame: 'member', access: 'signedIn', title: '消息中心' },
  // to whoever buys: in the member centre, or in the merchant centre of who has that instead (ORDER-21)
  // to everybody: whoever buys nothing is led home
  { path: 'memberStore', file: 'screens/member-store/member-store.ts', frame: 'default', access: 'signedIn', title: '采购商城' },
  { path: 'memberStore/seckill', file: 'screens/member-store/seckills.tsx', frame: 'default', access: 'keepsCart', title: '限时秒杀' },
  { path: 'memberStore/seckill/detail', file: 'screens/member-store/seckill.tsx', frame: 'default', access: 'keepsCart', title: '秒杀商品' },
  { path: 'memberStore/seckill/suitDetail', file: 'screens/member-store/seckill.tsx', frame: 'default', access: 'keepsCart', title: '秒杀套装' },
  { path: 'memberStore/purchaseOrders', file: 'screens/order/purchase-orders.tsx', frame: 'member', access: 'keepsOrders', title: '我的订单' },
  { path: 'memberStore/purchaseOrders/detail', file: 'screens/order/purchase-order.tsx', frame: 'member', access: 'keepsOrders', title: '订单详情' },
  { path: 'memberStore/afterSale', file: 'screens/order/after-sales.tsx', frame: 'member', access: 'keepsOrders', title: '我的售后' },
  { path: 'memberStore/afterSale/detail', file: 'screens/order/after-sale.tsx', frame: 'member', access: 'keepsOrders', title: '售后详情' },
  { path: 'pay-page', file: 'screens/order/pay-page.tsx', frame: 'default', access: 'keepsCart', title: '订单付款' },
  { path: 'memberStore/coupon', file: 'screens/member-store/coupon.tsx', frame: 'default', access: 'keepsCart', title: '优惠券' },
  { path: 'memberStore/sellProduct', file: 'screens/member-store/sell-product.tsx', frame: 'default', access: 'keepsCart', title: '经销商商品' },
  {
    path: 'memberStore/sellProduct/detail',
    file: 'screens/member-store/sell-product-detail.ts',
    frame: 'default',
    access: 'keepsCart',
    title: '经销商商品详情',
  },
  { path: 'memberStore/submitOrder/cashPaid', file: 'screens/order/submit-order.tsx', frame: 'default', access: 'keepsCart', title: '提交订单' },
  { path: 'memberStore/submitOrder/creditPaid', file: 'screens/order/credit-paid.tsx', frame: 'default', access: 'keepsCart', title: '账期与欠款' },
  { path: 'memberStore/submitOrder', file: 'screens/member-store/to-cart.ts', frame: 'default', access: 'keepsCart', title: '去结算' },
  // to everybody: credits are of whoever acts (CREDITS-1)
  { path: 'memberStore/creditsExchange', file: 'screens/member-store/credits-exchange.tsx', frame: 'default', access: 'signedIn', title: '积分兑换' },
  { path: 'memberStore/creditsExchange/detail', file: 'screens/member-store/credits-detail.tsx', frame: 'default', access: 'signedIn', title: '积分商品' },
  { path: 'memberStore/creditsExchange/record', file: 'screens/member-store/credits-record.tsx', frame: 'default', access: 'signedIn', title: '积分记录' },
  { path: 'memberStore/creditsExchange/submitOrder', file: 'screens/member-store/credits-submit.tsx', frame: 'default', access: 'signedIn', title: '提交兑换' },
  // to everybody: whoever asks the provider reads the answers there (REQUEST-8)
  { path: 'memberStore/cart', file: 'screens/member-store/cart.tsx', frame: 'default', access: 'keepsCart', title: '购物车' },
  { path: 'cart', file: 'screens/member-store/to-cart.ts', frame: 'default', access: 'keepsCart', title: '我的购物车' },
  { path: 'service-center', file: 'screens/service/service-center.tsx', frame: 'service', access: 'everyone', title: '服务中心' },
  { path: 'service-center/install-service', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '安装服务' },
  { path: 'service-center/repair-application', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '维修申请' },
  { path: 'service-center/move-machine', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '移机服务' },
  { path: 'service-center/video-surveillance', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '视频监控服务' },
  { path: 'service-center/smart-lock', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '智能锁服务' },
  { path: 'service-center/recovery-password', file: 'screens/service/order-service.tsx', frame: 'service', access: 'signedIn', title: '设备密码找回' },
  {
    path: 'service-center/recovery-password/shareUpload',
    file: 'screens/service/share-upload.tsx',
    frame: 'service',
    access: 'signedIn',
    title: '补传照片',
  },
  { path: 'service-center/repair-schedule', file: 'screens/service/repair-schedule.tsx', frame: 'service', access: 'signedIn', title: '维修进度' },
  { path: 'service-center/repair-address', file: 'screens/service/service-points.tsx', frame: 'service', access: 'everyone', title: '送修地址' },
  { path: 'service-center/map', file: 'screens/service/service-points.tsx', frame: 'service', access: 'everyone', title: '服务网点地图' },
  { path: 'service-center/survey-service', file: 'screens/service/ask-service.tsx', frame: 'service', access: 'signedIn', title: '勘测服务' },
  { path: 'service-center/project-construction', file: 'screens/service/ask-service.tsx', frame: 'service', access: 'signedIn', title: '工程施工' },
  { path: 'service-center/up-hold', file: 'screens/service/ask-service.tsx', frame: 'service', access: 'signedIn', title: '运维保障' },
  // to everybody who ordered any: certified enterprises do, and have no member centre (SERVICE-3)
  { path: 'member/serveOrder', file: 'screens/member/serve-orders.tsx', frame: 'member', access: 'signedIn', title: '服务订单' },
  { path: 'member/serveOrder/details', file: 'screens/member/serve-order.tsx', frame: 'member', access: 'signedIn', title: '服务订单详情' },
  { path: 'member/requirement', file: 'screens/member/requirements.tsx', frame: 'member', access: 'signedIn', title: '我的需求' },
  { path: 'member/requirement/detail', file: 'screens/member/requirement-detail.tsx', frame: 'member', access: 'signedIn', title: '需求详情' },
  { path: 'member/accountSetting', file: 'screens/member/account-setting.ts', frame: 'default', access: 'memberCentre', title: '账号设置' },
  { path: 'help', file: 'screens/support/help.tsx', frame: 'default', access: 'signedIn', title: '帮助中心' },
  { path: 'app-download', file: 'screens/support/app-download.tsx', frame: 'default', access: 'everyone', title: '手机访问' },
  { path: 'right', file: 'screens/support/right.tsx', frame: 'default', access: 'everyone', title: '账号权益' },
  { path: 'nonsupport', file: 'screens/support/nonsupport.tsx', frame: 'register', access: 'everyone', title: '浏览器版本过低' },
  { path: 'error', file: 'screens/shell/error-page.tsx', frame: 'default', access: 'everyone', title: '出错了' },
  { path: 'search', file: 'screens/search/search.tsx', frame: 'default', access: 'everyone', title: '搜索' },
  { path: 'product', file: 'screens/product/product-list.tsx', frame: 'default', access: 'everyone', title: '全部产品' },
  { path: 'product/detail', file: 'screens/product/product-detail.tsx', frame: 'default', access: 'everyone', title: '产品详情' },
  { path: 'product/suitDetail', file: 'screens/product/suit-detail.tsx', frame: 'default', access: 'everyone', title: '套装详情' },
  { path: 'product/suit', file: 'screens/product/suit-list.tsx', frame: 'default', access: 'everyone', title: '套装' },
  { path: 'product/empty', file: 'screens/product/empty.tsx', frame: 'default', access: 'everyone', title: '暂无产品' },
  { path: 'product/invalid', file: 'screens/product/invalid.tsx', frame: 'default', access: 'everyone', title: '产品已下架' },
  { path: 'product/sale', file: 'screens/product/sale.tsx', frame: 'default', access: 'everyone', title: '促销活动' },
  { path: 'product/sale/detail', file: 'screens/product/sale-detail.tsx', frame: 'default', access: 'everyone', title: '活动详情' },
  { path: 'product/addressExpect', file: 'screens/product/address-expect.tsx', frame: 'default', access: 'keepsCart', title: '送达时间' },
  { path: 'product/compare', file: 'screens/product/compare.tsx', frame: 'default', access: 'everyone', title: '产品对比结果' },
  { path: 'product/compare/addSkus', file: 'screens/product/compare-add.tsx', frame: 'default', access: 'everyone', title: '添加对比产品' },
  { path: 'tool', file: 'screens/tool/tool-home.tsx', frame: 'tool', access: 'everyone', title: '安防工具' },
  // whoever has the link: what is not theirs to see is not in the data (DESIGN-37)
  { path: 'quote/:token', file: 'screens/quote/quote.tsx', frame: 'quote', access: 'everyone', title: '报价单' },
  { path: 'tool/designOrder', file: 'screens/tool/design-orders.tsx', frame: 'tool', access: 'signedIn', title: '我的配单' },
  { path: 'tool/designOrder/selection', file: 'screens/tool/picking.tsx', frame: 'tool', access: 'signedIn', title: '产品选型' },
  { path: 'tool/designOrder/detail', file: 'screens/tool/design-order-detail.tsx', frame: 'tool', access: 'signedIn', title: '配单详情' },
  { path: 'tool/designOrder/detail/edit', file: 'screens/tool/design-order-edit.tsx', frame: 'tool', access: 'signedIn', title: '编辑配单' },
  { path: 'survey', file: 'screens/tool/survey.tsx', frame: 'tool', access: 'signedIn', title: '勘测设计' },
  ...surveys,
  { path: 'tool/intelligenceOrder', file: 'screens/tool/intelligence-order/intelligence-order.tsx', frame: 'tool', access: 'everyone', title: '智能配单工具' },
  { path: 'tool/sceneSelect', file: 'screens/tool/intelligence-order/scene-select.tsx', frame: 'tool', access: 'everyone', title: '选择场景 - 智能配单工具' },
  { path: 'tool/requirement', file: 'screens/tool/requirement.tsx', frame: 'tool', access: 'signedIn', title: '提交需求' },
  { path: 'tool/calculator', file: 'screens/tool/calculator/first-calculator.ts', frame: 'tool', access: 'everyone', title: '安防计算器' },
  { path: 'tool/calculationBook', file: 'screens/tool/calculation-books.tsx', frame: 'tool', access: 'signedIn', title: '我的计算书' },
  { path: 'tool/calculationBook/detail', file: 'screens/tool/calculation-book-detail.tsx', frame: 'tool', access: 'signedIn', title: '计算书' },
  ...calculators,
];

const pageByPath: ReadonlyMap<string, SitePage> = new Map(pages.map((page) => [page.path.toLowerCase(), page]));

/** The page of an address; its query is ignored, and so are what the router ignores: a last slash, and capitals. */
export function pageAt(to: string, table: readonly SitePage[] = pages): SitePage | undefined {
  const [address = ''] = to.split(/[?#]/);
  // two slashes name another host
  if (!/^\/(?!\/)/.test(address)) return undefined;
  const path = address.slice(1).replace(/\/$/, '').toLowerCase();
  // a page asks it of each of its hundreds of links
  return (table === pages ? pageByPath.get(path) : undefined) ?? table.find((page) => page.path.toLowerCase() === path);
}

/** True where the address is a page of ours. */
export const leadsSomewhere = (to: string): boolean => pageAt(to) !== undefined;
