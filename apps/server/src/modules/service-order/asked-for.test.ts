import type { Call } from '@portal/client';
import { queryCart } from '@portal/contract/cart';
import { addOrderToCart, generateOrder, removeDesignOrder } from '@portal/contract/design-order';
import { listMessages } from '@portal/contract/message';
import { cancelOrder, confirmShopOrder, getOrder, listOrders, placeOrder, shipShopOrder } from '@portal/contract/order';
import {
  addServiceOrder,
  arrangeShopOrderService,
  cancelServiceOrder,
  completeShopOrderService,
  getDeskServiceOrder,
  getServiceOrder,
  listDeskServiceOrders,
  listInstalledLines,
  listServiceOrders,
  listShopOrderServices,
  serviceAskedFor,
  SERVICE_LINES_MAX,
  SERVICE_LINES_SHOWN,
  serviceNotForDealer,
  serviceOrderMoved,
  stepServiceOrder,
  type ServiceType,
} from '@portal/contract/service-order';
import { listCustomerLooks } from '@portal/contract/staff';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findShopOrderByNo } from '../order/index.ts';
import { takeStep } from '../order/take-step.ts';
import { putOffers } from '../price/index.ts';

let at: TestConsole;
let dealer: TestPerson;
let dealing: Call;
let serial = 0;
const key = () => `asked-${++serial}`;

beforeAll(async () => {
  at = await openTestConsole();
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
});
afterAll(() => at.portal.close());

const FORM = {
  contact: '林晓',
  phone: '13800000009',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '江南大道 588 号',
  products: [{ productModel: 'HV-D6828', quantity: 3 }],
};
const ask = (call: Call, serviceType: ServiceType, more: object) => {
  at.portal.clock.forward(1000);
  return call(addServiceOrder, { params: { serviceType }, body: { ...FORM, ...more }, idempotencyKey: key() });
};
const dayIn = (days: number) => new Date(at.portal.clock.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
const install = (call: Call, more: object) => ask(call, 'install', more);
/** A design order bought of the dealer, and paid; `send` sends it. */
async function aBought({ secondCategoryId }: { secondCategoryId?: number } = {}) {
  const { database, clock } = at.portal;
  const by = await aBuyerOf(at.portal, dealer);
  const { skuNo } = await aSku(database, { price: 100, ...(secondCategoryId !== undefined && { secondCategoryId }) });
  await database.transaction((db) => putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal: 9, leadDays: 1 }], { now: clock.now(), by: null }));
  const designOrderId = await by.call(generateOrder, { body: { name: '滨江物流园', productLists: [{ skuNo, quantity: 3 }] }, idempotencyKey: key() });
  await by.call(addOrderToCart, { body: { id: designOrderId }, idempotencyKey: key() });
  const { lines } = await by.call(queryCart);
  const { shopOrderNo } = await by.call(placeOrder, {
    body: { cartLineIds: lines.map(({ id }) => id), addressId: by.addressId, amount: 300 },
    idempotencyKey: key(),
  });
  const send = async () => {
    const needs = { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] };
    await database.transaction(async (db) => {
      const row = await findShopOrderByNo(db, shopOrderNo);
      const ctx = { db, now: clock.now(), newId: () => `id-${key()}`, signal: () => {} };
      if (row) await takeStep(ctx, needs, row, { act: 'pay', who: 'payment', actorNo: '' });
    });
    await dealing(confirmShopOrder, { body: { shopOrderNo } });
    await dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: shopOrderNo }, idempotencyKey: key() });
  };
  return { ...by, skuNo, designOrderId, shopOrderNo, send };
}

it('a service asked for an order that was sent keeps the order and the design order it came of; buyer, dealer and desk read it (SERVICE-11)', async () => {
  const { call, designOrderId, shopOrderNo, send } = await aBought();
  expect((await failureOf(install(call, { shopOrderNo }))).fields).toEqual({ shopOrderNo: '订单还没有付款，付款并由经销商发货后再来申请' });
  expect((await call(listServiceOrders)).count).toBe(0);
  const closed = await aBought();
  await closed.call(cancelOrder, { body: { shopOrderNo: closed.shopOrderNo, reason: '不想买了' } });
  expect((await failureOf(install(closed.call, { shopOrderNo: closed.shopOrderNo }))).fields).toEqual({ shopOrderNo: '订单已关闭，不能再申请服务' });
  await send();
  expect((await call(listOrders, { query: { designOrderId } })).data.map((order) => order.shopOrderNo)).toEqual([shopOrderNo]);
  const id = await install(call, { shopOrderNo, projectName: '滨江 物流园' });
  // made as order numbers are, so that it can be said on the phone
  expect(id).toMatch(/^FW20\d{14}$/);
  const lineage = { projectName: '滨江 物流园', shopOrderNo, designOrder: { id: designOrderId, name: '滨江物流园' } };
  expect(await call(getServiceOrder, { params: { id } })).toMatchObject(lineage);
  for (const query of [{ shopOrderNo }, { designOrderId }]) expect((await call(listServiceOrders, { query })).data.map((one) => one.id)).toEqual([id]);
  expect((await call(listServiceOrders, { query: { shopOrderNo: 'none' } })).count).toBe(0);
  const desk = await at.as(await at.anOperator('serviceDesk', {}));
  expect(await desk(getDeskServiceOrder, { params: { id } })).toMatchObject(lineage);
  // asked for once more while it is not done, it would be two visits to one site
  expect(await failureOf(install(call, { shopOrderNo }))).toMatchObject({ code: serviceAskedFor.code, data: { id } });
  expect((await call(listServiceOrders, { query: { shopOrderNo } })).data[0]).toMatchObject({ id, shopOrderNo });
  const told = await dealing(listShopOrderServices, { params: { shopOrderNo } });
  expect(told).toMatchObject([{ id, serviceType: 'install', state: 'pending', products: [{ productModel: 'HV-D6828', quantity: 3 }] }]);
  // of project, whom to meet and where exactly the dealer knows what its own order says, no more
  expect(JSON.stringify(told)).not.toMatch(/林晓|13800000009|588|物流园/);
  expect((await dealing(listMessages)).data[0]).toMatchObject({
    title: '客户为订单提交了服务单：安装服务',
    link: `/merchantCenter/orders/detail?no=${shopOrderNo}`,
  });
  // the design order may go, the order and the service stay
  await call(removeDesignOrder, { body: { id: designOrderId } });
  expect(await call(getServiceOrder, { params: { id } })).toMatchObject({ shopOrderNo, designOrder: null });
});

it('the dealer reads where to come and whom to meet where the asker wants it, until the service is over (SERVICE-12)', async () => {
  const { call, designOrderId, shopOrderNo, send } = await aBought();
  const apart = await install(call, { designOrderId, isSiteShown: true });
  expect((await call(getServiceOrder, { params: { id: apart } })).isSiteShown).toBe(false);
  await send();
  const id = await install(call, { shopOrderNo, projectName: '滨江物流园', remark: '业主王总催得急', isSiteShown: true });
  expect((await call(getServiceOrder, { params: { id } })).isSiteShown).toBe(true);
  const read = () => dealing(listShopOrderServices, { params: { shopOrderNo } });
  expect(await read()).toMatchObject([{ site: { contact: '林晓', phone: '13800000009', detailAddress: '江南大道 588 号' } }]);
  expect(JSON.stringify([await read(), (await dealing(listMessages)).data])).not.toMatch(/物流园|王总/);
  await call(cancelServiceOrder, { body: { id } });
  expect(await read()).toMatchObject([{ id, site: null }]);
});

it('a dealer that sends people says when who comes, again when that changes, and that it is done; asker and desk read it (SERVICE-13)', async () => {
  const { call, shopOrderNo, send } = await aBought();
  await send();
  const id = await install(call, { shopOrderNo, projectName: '滨江物流园', isSiteShown: true });
  const [first] = await dealing(listShopOrderServices, { params: { shopOrderNo } });
  const one = { shopOrderNo, id, gmtModified: first?.gmtModified ?? '' };
  expect(first?.arranged).toBeNull();
  expect((await failureOf(dealing(completeShopOrderService, { body: one }))).code).toBe(serviceOrderMoved.code);
  for (const visitDate of ['2020-01-01', '2099-01-01'])
    expect((await failureOf(dealing(arrangeShopOrderService, { body: { ...one, visitDate, text: '张工' } }))).fields).toHaveProperty('visitDate');
  const visitDate = dayIn(3);
  const arranged = await dealing(arrangeShopOrderService, { body: { ...one, visitDate, text: '张工等两人' } });
  expect(arranged).toMatchObject({ state: 'accepted', arranged: { visitDate, text: '张工等两人' } });
  // the answer was lost: asked again it is done already
  expect(await dealing(arrangeShopOrderService, { body: { ...one, visitDate, text: '张工等两人' } })).toEqual(arranged);
  expect(await call(getServiceOrder, { params: { id } })).toMatchObject({
    state: 'accepted',
    note: `${visitDate} 上门，张工等两人`,
    steps: [{ act: 'submit' }, { act: 'arrange', visitDate, text: '张工等两人' }],
  });
  expect((await call(listServiceOrders)).data[0]?.note).toBe(`${visitDate} 上门，张工等两人`);
  const [message] = (await call(listMessages)).data;
  expect(message).toMatchObject({ title: '您的安装服务单已由经销商安排上门', link: `/member/serveOrder/details?id=${id}` });
  expect(message?.text).toBe(`服务单 ${id}（滨江物流园）：${visitDate} 上门，张工等两人`);
  const desk = await at.as(await at.anOperator('serviceDesk', {}));
  const { dealerName, handlerName } = await desk(getDeskServiceOrder, { params: { id } });
  expect([dealerName === '', handlerName]).toEqual([false, '']);
  expect((await desk(listDeskServiceOrders, { query: { keyword: id } })).data).toMatchObject([{ dealerName, note: `${visitDate} 上门，张工等两人` }]);
  // desk and dealer at once: whoever is second is told
  const stale = { id, gmtModified: first?.gmtModified ?? '', text: '改为平台派人' };
  for (const act of ['accept', 'decline'] as const)
    expect((await failureOf(desk(stepServiceOrder, { body: { ...stale, act } }))).code).toBe(serviceOrderMoved.code);
  await desk(stepServiceOrder, { body: { id, gmtModified: arranged.gmtModified, act: 'accept', text: '平台会电话回访' } });
  const again = { ...one, gmtModified: arranged.gmtModified };
  expect((await failureOf(dealing(arrangeShopOrderService, { body: { ...again, visitDate, text: '李工' } }))).code).toBe(serviceOrderMoved.code);
  const read = async () => (await dealing(listShopOrderServices, { params: { shopOrderNo } })).find((service) => service.id === id);
  const present = async () => {
    at.portal.clock.forward(1000);
    return { ...one, gmtModified: (await read())?.gmtModified ?? '' };
  };
  // what the desk says is not the dealer's to read; that it has taken it is
  expect(JSON.stringify(await read())).not.toMatch(/回访/);
  expect([first?.isDeskIn, (await read())?.isDeskIn]).toEqual([false, true]);
  // both in one moment: which of them stands first is nobody's to say
  const titles = (await dealing(listMessages)).data.slice(0, 2).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['客户请您派人上门：安装服务', '平台受理了服务单：安装服务'].toSorted());
  await dealing(arrangeShopOrderService, { body: { ...(await present()), visitDate: dayIn(4), text: '李工' } });
  expect((await call(listMessages)).data[0]?.title).toBe('您的安装服务单：经销商更新了安排');
  // ahead of the day that was said: the day on which it was done is written, as the clock has it
  const ended = await present();
  const today = dayIn(0);
  const completed = await dealing(completeShopOrderService, { body: ended });
  expect(completed).toMatchObject({ state: 'done', site: null, arranged: { visitDate: dayIn(4) }, completed: { visitDate: today, text: '' } });
  expect((await call(listMessages)).data[0]).toMatchObject({ title: '您的安装服务单已由经销商完成', text: `服务单 ${id}（滨江物流园）：${today} 完成` });
  const { steps, note } = await call(getServiceOrder, { params: { id } });
  expect(steps.map(({ act }) => act)).toEqual(['submit', 'arrange', 'accept', 'arrange', 'complete']);
  expect([steps.at(-1)?.visitDate, note]).toEqual([today, `${today} 完成`]);
  at.portal.clock.forward(24 * 3_600_000);
  expect(await dealing(completeShopOrderService, { body: ended })).toEqual(completed);
  expect((await failureOf(dealing(arrangeShopOrderService, { body: { ...(await present()), visitDate, text: '张工' } }))).code).toBe(serviceOrderMoved.code);
});

it('what the desk alone has taken is not the dealer’s to end, and reading the site is a look (SERVICE-13)', async () => {
  const { call, shopOrderNo, send } = await aBought();
  await send();
  const id = await install(call, { shopOrderNo, isSiteShown: true });
  const desk = await at.as(await at.anOperator('serviceDesk', {}));
  const { gmtModified } = await desk(getDeskServiceOrder, { params: { id } });
  await desk(stepServiceOrder, { body: { id, gmtModified, act: 'accept', text: '平台派王工' } });
  const looks = async () => (await dealing(listCustomerLooks)).data.find(({ target }) => target === shopOrderNo)?.lookCount ?? 0;
  const before = await looks();
  const [service] = await dealing(listShopOrderServices, { params: { shopOrderNo } });
  expect([service?.state, service?.arranged, await looks()]).toEqual(['accepted', null, before + 1]);
  const body = { shopOrderNo, id, gmtModified: service?.gmtModified ?? '' };
  expect(await failureOf(dealing(completeShopOrderService, { body }))).toMatchObject({ code: 400, message: '请先安排上门，再标记完成' });
  expect((await call(getServiceOrder, { params: { id } })).state).toBe('accepted');
});

it('only the dealer of the order answers, and only where the asker has it send people; it is told when that is over (SERVICE-13)', async () => {
  const { call, shopOrderNo, send } = await aBought();
  await send();
  const bodyOf = async (id: string) => {
    const told = (await dealing(listShopOrderServices, { params: { shopOrderNo } })).find((service) => service.id === id);
    return { shopOrderNo, id, gmtModified: told?.gmtModified ?? '', visitDate: dayIn(3), text: '张工' };
  };
  const quiet = await bodyOf(await install(call, { shopOrderNo }));
  expect((await failureOf(dealing(arrangeShopOrderService, { body: quiet }))).code).toBe(serviceNotForDealer.code);
  expect(await call(getServiceOrder, { params: { id: quiet.id } })).toMatchObject({ state: 'pending', steps: [{ act: 'submit' }] });
  await call(cancelServiceOrder, { body: { id: quiet.id } });
  const titles = async () => (await dealing(listMessages)).data.filter(({ link }) => link?.endsWith(shopOrderNo)).map(({ title }) => title);
  expect(await titles()).not.toContain('客户取消了服务单：安装服务');
  // asked to come, it is told before it has answered, too
  const early = await install(call, { shopOrderNo, isSiteShown: true });
  await call(cancelServiceOrder, { body: { id: early } });
  expect((await titles()).filter((title) => title === '客户取消了服务单：安装服务').length).toBe(1);
  const body = await bodyOf(await install(call, { shopOrderNo, isSiteShown: true }));
  const other = await at.portal.as((await aDealer(at.portal)).accountNo);
  expect((await failureOf(other(arrangeShopOrderService, { body }))).code).toBe(404);
  const elsewhere = await aBought();
  expect((await failureOf(dealing(arrangeShopOrderService, { body: { ...body, shopOrderNo: elsewhere.shopOrderNo } }))).code).toBe(404);
  expect((await failureOf(call(arrangeShopOrderService, { body }))).status).toBe(403);
  await dealing(arrangeShopOrderService, { body });
  at.portal.clock.forward(1000);
  await call(cancelServiceOrder, { body: { id: body.id } });
  expect((await titles()).filter((title) => title === '客户取消了服务单：安装服务').length).toBe(2);
});

it('another’s order and design order are none, to be asked for and to be read of', async () => {
  const own = await aBought();
  await own.send();
  const stranger = await aBuyerOf(at.portal, dealer);
  expect((await failureOf(install(stranger.call, { shopOrderNo: own.shopOrderNo, designOrderId: own.designOrderId }))).fields).toEqual({
    shopOrderNo: '没有这张订单，请从订单详情重新申请',
    designOrderId: '没有这份配单，请从配单详情重新申请',
  });
  expect((await failureOf(install(own.call, { designOrderId: 'none' }))).fields).toHaveProperty('designOrderId');
  const id = await install(own.call, { designOrderId: own.designOrderId });
  expect(await own.call(getServiceOrder, { params: { id } })).toMatchObject({ shopOrderNo: null, designOrder: { id: own.designOrderId } });
  expect(await failureOf(install(own.call, { designOrderId: own.designOrderId }))).toMatchObject({ code: serviceAskedFor.code, data: { id } });
  expect((await stranger.call(listServiceOrders, { query: { designOrderId: own.designOrderId } })).count).toBe(0);
  const other = await at.portal.as((await aDealer(at.portal)).accountNo);
  expect((await failureOf(other(listShopOrderServices, { params: { shopOrderNo: own.shopOrderNo } }))).code).toBe(404);
  expect((await failureOf(own.call(listShopOrderServices, { params: { shopOrderNo: own.shopOrderNo } }))).status).toBe(403);
});

it('a whole design order’s goods are taken, of which a list shows the first and how many there are', async () => {
  const { call, designOrderId } = await aBought();
  const products = Array.from({ length: SERVICE_LINES_MAX }, (_, nth) => ({ productModel: `HV-${nth}`, quantity: 9999 }));
  const id = await install(call, { designOrderId, products });
  const { data } = await call(listServiceOrders);
  expect(data[0]).toMatchObject({ productCount: SERVICE_LINES_MAX });
  expect(data[0]?.products).toHaveLength(SERVICE_LINES_SHOWN);
  expect((await call(getServiceOrder, { params: { id } })).products).toHaveLength(SERVICE_LINES_MAX);
  expect((await failureOf(install(call, { products: [...products, { productModel: 'HV' }] }))).fields).toHaveProperty('products');
});

it('order and design order that do not belong together are refused, at the design order', async () => {
  const own = await aBought();
  await own.send();
  const another = await own.call(generateOrder, { body: { name: '别的配单', productLists: [{ skuNo: own.skuNo, quantity: 1 }] }, idempotencyKey: key() });
  expect((await failureOf(install(own.call, { shopOrderNo: own.shopOrderNo, designOrderId: another }))).fields).toEqual({
    designOrderId: '这张订单不是由该配单下单的，请从订单详情重新申请',
  });
  expect((await own.call(listServiceOrders)).count).toBe(0);
  const id = await install(own.call, { shopOrderNo: own.shopOrderNo, designOrderId: own.designOrderId });
  expect(await own.call(getServiceOrder, { params: { id } })).toMatchObject({ shopOrderNo: own.shopOrderNo, designOrder: { id: own.designOrderId } });
});

it('a service for goods that are in neither order nor design order is refused in words; where one of them is, it is taken', async () => {
  const cameras = await aBought();
  await cameras.send();
  const { shopOrderNo, designOrderId, call } = cameras;
  expect((await failureOf(ask(call, 'smart-lock', { shopOrderNo }))).fields).toEqual({ shopOrderNo: '这张订单里没有智能锁，不能申请智能锁服务' });
  expect((await failureOf(ask(call, 'smart-lock', { designOrderId }))).fields).toEqual({ designOrderId: '这份配单里没有智能锁，不能申请智能锁服务' });
  expect((await call(listServiceOrders)).count).toBe(0);
  await ask(call, 'monitors', { shopOrderNo, remark: '回放卡顿' });
  await at.portal.database.pool.query("insert into category (id, catagory_name, data_id) values (31, '智能锁', 'smart-lock')");
  const locks = await aBought({ secondCategoryId: 31 });
  await locks.send();
  expect((await failureOf(ask(locks.call, 'monitors', { shopOrderNo: locks.shopOrderNo, remark: '回放卡顿' }))).fields).toHaveProperty('shopOrderNo');
  await ask(locks.call, 'smart-lock', { shopOrderNo: locks.shopOrderNo });
});

it('tells which lines of an order are put up, as the catalogue has them, to whoever ordered (SERVICE-11)', async () => {
  await at.portal.database.pool.query("insert into category (id, catagory_name, data_id) values (40, '线缆辅材', 'cabling'), (41, '双绞线', 'network-cable')");
  await at.portal.database.pool.query('update category set parent_id = 40 where id = 41');
  const camera = await aBought();
  const cable = await aBought({ secondCategoryId: 41 });
  const { lines } = await camera.call(getOrder, { params: { shopOrderNo: camera.shopOrderNo } });
  expect(await camera.call(listInstalledLines, { params: { shopOrderNo: camera.shopOrderNo } })).toEqual(lines.map(({ id }) => id));
  expect(await cable.call(listInstalledLines, { params: { shopOrderNo: cable.shopOrderNo } })).toEqual([]);
  expect((await failureOf(cable.call(listInstalledLines, { params: { shopOrderNo: camera.shopOrderNo } }))).code).toBe(404);
});
