/** Every write of a dealer's side stands in its log: who, what, and the figures before and after (ENTERPRISE-18). */
import { pathOf, type Call } from '@portal/client';
import * as afterSale from '@portal/contract/after-sale';
import * as coupon from '@portal/contract/coupon';
import * as customer from '@portal/contract/customer';
import * as offer from '@portal/contract/offer';
import * as order from '@portal/contract/order';
import { abandonShopSeckill, makeShopSeckill } from '@portal/contract/seckill';
import { addServiceOrder, arrangeShopOrderService, completeShopOrderService, listShopOrderServices } from '@portal/contract/service-order';
import { changeStaffRole, CUSTOMER_ACTS, DEALER_ACTS, listStaffHistory, type DealerAct } from '@portal/contract/staff';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import type { AfterSaleWay } from '@portal/engines/states';
import { PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDeclared } from './declared-endpoints.fixture.ts';
import { putOffers } from './modules/price/index.ts';

const PLACE = '浙江省杭州市滨江区长河路 1 号';
const SITE = {
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '长河路 1 号',
};
let portal: TestPortal;
let dealer: TestPerson;
let owner: Call;
let acting: Call;
let actor: TestPerson;
let actorName = '';
let buyer: TestBuyer;
let serial = 0;
const key = () => `act-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  owner = await portal.as(dealer.accountNo);
  actor = await aPerson(portal.database);
  await portal.database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 1, true)', [
    actor.accountNo,
    dealer.merchantNo,
  ]);
  await owner(changeStaffRole, { body: { accountNo: actor.accountNo, staffRole: 'manager' } });
  const named = await portal.database.pool.query<{ nickname: string }>('select nickname from account where account_no = $1', [actor.accountNo]);
  actorName = named.rows[0]?.nickname ?? '';
  acting = await portal.as(actor.accountNo);
  buyer = await aBuyerOf(portal, dealer);
  await owner(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 999_999, termDays: 30 } });
});
afterAll(() => portal.close());

async function aModel(): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 20, skuModel: `DEED-${++serial}` });
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 20, stockTotal: 50, leadDays: 1 }], { now: portal.clock.now(), by: null }),
  );
  return skuNo;
}

/** Two pieces at ¥20: on credit it waits for the dealer, else to be paid. */
async function ordered(payWay: 'credit' | 'online' = 'credit'): Promise<string> {
  const body = { productList: [{ skuNo: await aModel(), quantity: 2 }], addressId: buyer.addressId, amount: 40, payWay };
  return (await buyer.call(order.placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
}
const confirm = (shopOrderNo: string) => acting(order.confirmShopOrder, { body: { shopOrderNo } });
const ship = (shopOrderNo: string) =>
  acting(order.shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: `DD${++serial}` }, idempotencyKey: key() });
async function sent(): Promise<string> {
  const shopOrderNo = await ordered();
  await confirm(shopOrderNo);
  await ship(shopOrderNo);
  return shopOrderNo;
}
async function asked(way: AfterSaleWay): Promise<string> {
  const shopOrderNo = await sent();
  const id = (await buyer.call(order.getOrder, { params: { shopOrderNo } })).lines[0]?.id ?? '';
  const body = { shopOrderNo, way, isUnsent: false, lines: [{ id, quantity: 1 }], reason: 'quality' as const };
  return (await buyer.call(afterSale.applyAfterSale, { body, idempotencyKey: key() })).afterSaleNo;
}
async function sentBack(way: AfterSaleWay): Promise<string> {
  const afterSaleNo = await asked(way);
  await acting(afterSale.agreeAfterSale, { body: { afterSaleNo, returnAddress: PLACE } });
  await buyer.call(afterSale.sendBackGoods, { body: { afterSaleNo, carrier: '', trackingNo: 'YT1' } });
  return afterSaleNo;
}
/** Sent, and asked to be installed by the dealer; as the dealer read it last. */
async function toInstall() {
  const shopOrderNo = await sent();
  const products = [{ productModel: 'DEED', quantity: 2 }];
  const body = { contact: '林晓', phone: '13800000009', ...SITE, products, shopOrderNo, isSiteShown: true };
  const id = await buyer.call(addServiceOrder, { params: { serviceType: 'install' }, body, idempotencyKey: key() });
  const [service] = await acting(listShopOrderServices, { params: { shopOrderNo } });
  return { shopOrderNo, id, gmtModified: service?.gmtModified ?? '' };
}
const arranged = async () => {
  const one = await toInstall();
  const visitDate = new Date(portal.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { gmtModified } = await acting(arrangeShopOrderService, { body: { ...one, visitDate, text: '张工' } });
  return { ...one, gmtModified };
};
const aGroup = async () =>
  (await acting(customer.addPricingGroup, { body: { groupName: `组${++serial}`, rate: 95, beginDate: null, endDate: null }, idempotencyKey: key() })).groupNo;
const aTemplate = async () =>
  (await acting(coupon.saveShopCouponTemplate, { body: { template: { ...PLAIN_COUPON, name: '开春券' } }, idempotencyKey: key() })).templateNo;
async function issued(): Promise<string> {
  const templateNo = await aTemplate();
  await acting(coupon.stepShopCouponTemplate, { body: { templateNo, act: 'issue' } });
  return templateNo;
}
const grant = (templateNo: string) =>
  acting(coupon.grantCoupons, { body: { templateNo, to: { kind: 'named', customerNos: [buyer.merchantNo] }, each: 2 }, idempotencyKey: key() });
async function anActivity(): Promise<string> {
  const skuNo = await aModel();
  const at = (minutes: number) => new Date(portal.clock.now() + minutes * 60_000).toISOString();
  const body = {
    activityName: '周年庆',
    sessions: [{ gmtStart: at(10), gmtEnd: at(60) }],
    items: [{ code: skuNo, price: 15, limitQuantity: 1 }],
    stock: [{ skuNo, pieceCount: 5 }],
  };
  return (await acting(makeShopSeckill, { body, idempotencyKey: key() })).activityNo;
}
async function importSheet(): Promise<void> {
  await aModel();
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="报价.csv"\r\ncontent-type: application/octet-stream\r\n\r\n';
  const answer = await portal.portal.http.inject({
    method: 'POST',
    url: pathOf(offer.importOffers, { query: { dryRun: '0' } }),
    headers: { cookie: await portal.cookieOf(actor.accountNo), 'content-type': 'multipart/form-data; boundary=part' },
    payload: `${head}型号,产品名称,报价,库存,供货天数\r\nDEED-${serial},,18.5,40,1\r\n--part--\r\n`,
  });
  expect(answer.json<{ code: number }>().code).toBe(0);
}
const freight = (firstFee: number) => ({ rules: [{ provinceCodes: [], firstPieces: 1, firstFee, nextPieces: 0, nextFee: 0 }], freeFrom: null });

/** Each done once by the manager, and what the log says of it. */
const OF_DEALER: Readonly<Record<DealerAct, { perform: () => Promise<unknown>; says: RegExp }>> = {
  confirmShopOrder: { perform: async () => confirm(await ordered()), says: /^订单 \S+，¥40\.00$/ },
  rejectShopOrder: {
    perform: async () => acting(order.rejectShopOrder, { body: { shopOrderNo: await ordered(), reason: '产品缺货' } }),
    says: /¥40\.00，原因：产品缺货$/,
  },
  changeShopOrderPrice: {
    perform: async () => acting(order.changeShopOrderPrice, { body: { shopOrderNo: await ordered('online'), goodsAmount: 35, freight: 2 } }),
    says: /应付 ¥40\.00 改为 ¥37\.00，优惠 ¥0\.00 改为 ¥5\.00，运费 ¥0\.00 改为 ¥2\.00$/,
  },
  arrangeShopOrderService: { perform: arranged, says: /^订单 \S+，服务单 FW\d+，\d{4}-\d\d-\d\d 上门$/ },
  completeShopOrderService: {
    perform: async () => acting(completeShopOrderService, { body: await arranged() }),
    says: /^订单 \S+，服务单 FW\d+$/,
  },
  shipShopOrder: { perform: sent, says: /2 件，顺丰 DD\d+$/ },
  changeParcel: {
    perform: async () => acting(order.changeParcel, { body: { shopOrderNo: await sent(), parcelNo: 1, carrier: '中通', trackingNo: `ZT${++serial}` } }),
    says: /顺丰 DD\d+ 更正为 中通 ZT\d+$/,
  },
  agreeAfterSale: {
    perform: async () => acting(afterSale.agreeAfterSale, { body: { afterSaleNo: await asked('refund'), returnAddress: '' } }),
    says: /（仅退款），退款 ¥20\.00$/,
  },
  refuseAfterSale: {
    perform: async () => acting(afterSale.refuseAfterSale, { body: { afterSaleNo: await asked('refund'), text: '已拆封' } }),
    says: /退款 ¥20\.00，理由：已拆封$/,
  },
  receiveReturnedGoods: {
    perform: async () => acting(afterSale.receiveReturnedGoods, { body: { afterSaleNo: await sentBack('return'), restock: true } }),
    says: /退款 ¥20\.00，退回的商品计入库存$/,
  },
  rejectReturnedGoods: {
    perform: async () => acting(afterSale.rejectReturnedGoods, { body: { afterSaleNo: await sentBack('return'), text: '少了配件' } }),
    says: /理由：少了配件$/,
  },
  sendGoodsAnew: {
    perform: async () => acting(afterSale.sendGoodsAnew, { body: { afterSaleNo: await sentBack('exchange'), carrier: '顺丰', trackingNo: 'SF9' } }),
    says: /（换货），顺丰 SF9，退回的商品不计入库存$/,
  },
  saveOffer: {
    perform: async () => acting(offer.saveOffer, { body: { skuNo: await aModel(), price: 18.8, stockTotal: 60, leadDays: 1 } }),
    says: /^DEED-\d+，价格 ¥20\.00 改为 ¥18\.80，库存 50 改为 60$/,
  },
  removeOffer: { perform: async () => acting(offer.removeOffer, { body: { skuNo: await aModel() } }), says: /^DEED-\d+，原价格 ¥20\.00、库存 50$/ },
  importOffers: { perform: importSheet, says: /^新增 0 个、修改 1 个型号：DEED-\d+ 价格 ¥20\.00 改为 ¥18\.50，库存 50 改为 40$/ },
  saveFreightTemplate: {
    perform: () =>
      acting(order.saveFreightTemplate, { body: freight(12) }).then(() => acting(order.saveFreightTemplate, { body: { rules: [], freeFrom: null } })),
    says: /^运费规则 其余地区 首 1 件 ¥12\.00 改为 没有规则$/,
  },
  addPricingGroup: { perform: aGroup, says: /^组\d+，折扣率 95%$/ },
  updatePricingGroup: {
    perform: async () =>
      acting(customer.updatePricingGroup, { body: { groupNo: await aGroup(), groupName: '大客户', rate: 90, beginDate: null, endDate: '2026-12-31' } }),
    says: /折扣率 95% 改为 90%，有效期 长期 改为 即日 至 2026-12-31$/,
  },
  deletePricingGroup: { perform: async () => acting(customer.deletePricingGroup, { body: { groupNo: await aGroup() } }), says: /折扣率 95%，分组价 0 个$/ },
  moveCustomers: {
    perform: async () => {
      // and out again, so that the buyer pays as before
      for (const groupNo of [await aGroup(), '']) await acting(customer.moveCustomers, { body: { groupNo, customerNos: [buyer.merchantNo] } });
    },
    says: /公司，由 组\d+ 移到 未分组$/,
  },
  saveGroupPrice: {
    perform: async () => acting(customer.saveGroupPrice, { body: { groupNo: await aGroup(), skuNo: await aModel(), price: 17.6 } }),
    says: /^组\d+，DEED-\d+，分组价 无 改为 ¥17\.60$/,
  },
  saveShopCouponTemplate: { perform: aTemplate, says: /^开春券，满 ¥100\.00 减 ¥10\.00，共 100 张$/ },
  stepShopCouponTemplate: { perform: issued, says: /^开春券，草稿 改为 发放中$/ },
  grantCoupons: { perform: async () => grant(await issued()), says: /^开春券，向 1 位客户各 2 张，共 2 张，最多抵扣 ¥20\.00$/ },
  voidShopCoupons: {
    perform: async () => {
      const templateNo = await issued();
      await grant(templateNo);
      await acting(coupon.voidShopCoupons, { body: { templateNo, reason: '发错了' } });
    },
    says: /^开春券，作废 2 张，订单占用 0 张，原因：发错了$/,
  },
  makeShopSeckill: { perform: anActivity, says: /^周年庆，1 场，秒杀价 ¥15\.00，每场库存 5 件$/ },
  abandonShopSeckill: {
    perform: async () => acting(abandonShopSeckill, { body: { activityNo: await anActivity(), reason: '价格有误' } }),
    says: /^周年庆，原因：价格有误$/,
  },
};

it.each(Object.entries(OF_DEALER))('%s is told with who did it and the figures', async (act, { perform, says }) => {
  await perform();
  const { data } = await owner(listStaffHistory, { query: { size: 10 } });
  expect(data[0]).toMatchObject({ act, actorName, detail: expect.stringMatching(says) });
});

it('nothing that is said again is told again', async () => {
  const afterSaleNo = await asked('refund');
  const { count } = await owner(listStaffHistory);
  await acting(afterSale.refuseAfterSale, { body: { afterSaleNo, text: '已拆封' } });
  await acting(afterSale.refuseAfterSale, { body: { afterSaleNo, text: '已拆封' } });
  const template = freight(9);
  await acting(order.saveFreightTemplate, { body: template });
  await acting(order.saveFreightTemplate, { body: template });
  expect((await owner(listStaffHistory)).count).toBe(count + 2);
});

/** What only reads, though it is sent as a write. */
const READING = new Set(['previewCouponGrant', 'trackShopParcel']);
/** The rights of a first-level dealer's people. */
const RIGHTS = new Set<unknown>(['handlesOrders', 'editsOffers', 'issuesShopCoupons', 'seesShares', 'seesOffers']);

it('no write of a dealer’s side is left out', async () => {
  const writing = (await readDeclared()).filter(({ access, method, name }) => RIGHTS.has(access) && method !== 'GET' && !READING.has(name));
  const told: ReadonlySet<string> = new Set([...DEALER_ACTS, ...CUSTOMER_ACTS]);
  expect(writing.filter(({ name }) => !told.has(name)).map(({ name }) => name)).toEqual([]);
  expect(DEALER_ACTS.filter((act) => writing.every(({ name }) => name !== act))).toEqual([]);
});
