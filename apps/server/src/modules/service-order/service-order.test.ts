import type { Call } from '@portal/client';
import type { BodyInputOf } from '@portal/contract/core';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import {
  addServiceOrder,
  addServicePictures,
  cancelServiceOrder,
  deskServicePictureUrl,
  getDeskServiceOrder,
  getServiceOrder,
  listDeskServiceOrders,
  listFaultTypes,
  listServiceOrders,
  listServicePoints,
  OPEN_SERVICE_ORDERS_MAX,
  readServiceContact,
  stepServiceOrder,
  type DeskServiceOrder,
  type ServiceType,
} from '@portal/contract/service-order';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { keepPicture } from '@portal/server/testkit/files';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceOrdersFollowOwner, serviceOrdersStayWithEnterprise } from './index.ts';

const form: BodyInputOf<typeof addServiceOrder> = {
  contact: '林晓',
  phone: '13800000009',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '江南大道 588 号',
  products: [{ productModel: 'HV-D6828' }],
};
const DAY_MS = 24 * 3_600_000;

describe('services ordered of the provider (SERVICE-1 to 7)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertPlaces(at.portal);
  });
  afterAll(() => at.portal.close());

  let serial = 0;
  const someone = async () => {
    const { accountNo } = await aPerson(at.portal.database);
    const call = await at.portal.as(accountNo);
    const order = (serviceType: ServiceType, more: object = {}) => {
      at.portal.clock.forward(1000);
      return call(addServiceOrder, { params: { serviceType }, body: { ...form, ...more }, idempotencyKey: `service-${serial++}` });
    };
    const wrong = async (serviceType: ServiceType, more: object) => (await failureOf(order(serviceType, more))).fields;
    return { accountNo, call, order, wrong };
  };
  const aDesk = async () => {
    const operatorNo = await at.anOperator('serviceDesk', { name: '何客服' });
    return at.as(operatorNo);
  };
  const aPicture = async (accountNo: string) => {
    const fileId = `service-picture-${serial++}`;
    await keepPicture(at.portal, fileId, { accountNo });
    return fileId;
  };
  const dayIn = (days: number) => new Date(at.portal.clock.now() + days * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10);
  const read = ({ id, gmtModified }: DeskServiceOrder) => ({ id, gmtModified });

  it('says what may be wrong with a device, and where devices are brought to, to anybody', async () => {
    const guest = await at.portal.as();
    expect((await guest(listFaultTypes)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await guest(listServicePoints, { query: { provinceCode: '33' } })).toEqual([]);
    expect((await failureOf(guest(listServicePoints, { query: { provinceCode: '3301' } }))).fields).toHaveProperty('provinceCode');
  });

  it('shows a visitor the ends of a service point’s number, and the whole to whoever has signed in (DEALER-15)', async () => {
    const { merchantNo } = await aDealer(at.portal);
    await at.portal.database.pool.query(`update enterprise set province_code = '44' where merchant_no = $1`, [merchantNo]);
    const phonesOf = async (call: Call) => (await call(listServicePoints, { query: { provinceCode: '44' } })).map(({ contactPhone }) => contactPhone);
    expect(await phonesOf(await at.portal.as())).toEqual(['138****0000']);
    expect(await phonesOf((await someone()).call)).toEqual(['13800000000']);
  });

  it('takes each kind with what it asks for, and drops what it does not', async () => {
    const { call, order } = await someone();
    const id = await order('install', { targetAddress: '别处', faultTypeId: 1, visitDate: dayIn(3) });
    expect(await call(getServiceOrder, { params: { id } })).toMatchObject({
      serviceType: 'install',
      state: 'pending',
      targetAddress: '',
      faultTypeId: null,
      visitDate: dayIn(3),
      products: [{ productModel: 'HV-D6828', serialNo: '', quantity: 1 }],
      regionName: '浙江省 杭州市 滨江区',
      steps: [{ act: 'submit', text: '' }],
    });
    const serial1 = [{ productModel: 'HV-N1', serialNo: 'AB-123456' }];
    await order('repair', { products: serial1, faultTypeId: 2, remark: '画面发白' });
    await order('move', { targetAddress: '江陵路 1 号' });
    await order('monitors', { remark: '联网失败' });
    await order('smart-lock');
    const password = await order('password', { products: serial1, detailAddress: '不该留下', visitDate: '' });
    expect(await call(getServiceOrder, { params: { id: password } })).toMatchObject({ detailAddress: '', visitDate: null });
    expect((await call(listServiceOrders)).data.map(({ serviceType }) => serviceType)).toEqual([
      'password',
      'smart-lock',
      'monitors',
      'move',
      'repair',
      'install',
    ]);
    expect((await call(listServiceOrders, { query: { serviceType: 'repair' } })).count).toBe(1);
  });

  it('says on each field what is wrong, all at once', async () => {
    const { call, wrong } = await someone();
    expect(await wrong('repair', { detailAddress: '' })).toEqual({
      detailAddress: '请输入详细地址',
      faultTypeId: '请选择故障类型',
      remark: '请填写情况说明',
      'products.0.serialNo': '请填写铭牌上的序列号，6 到 40 位字母、数字或短横',
    });
    expect(await wrong('move', {})).toEqual({ targetAddress: '请填写设备要移到的地址' });
    expect(await wrong('install', { products: [] })).toEqual({ products: '请至少填写一个产品' });
    expect(await wrong('install', { products: [{ productModel: ' ' }] })).toEqual({ 'products.0.productModel': '请填写产品型号' });
    expect(await wrong('install', { products: [{ productModel: 'A', quantity: 10_000 }] })).toHaveProperty(['products.0.quantity']);
    expect(await wrong('install', { contact: ' ', phone: '123' })).toEqual({ contact: '请输入联系人姓名', phone: '请输入正确的手机号码或固定电话' });
    expect(await wrong('install', { areaName: '西湖区' })).toHaveProperty('areaCode');
    for (const visitDate of [dayIn(-1), dayIn(61), '2026-02-30', 'x']) expect(await wrong('install', { visitDate })).toHaveProperty('visitDate');
    expect(await wrong('install', { pictures: ['none'] })).toHaveProperty('pictures');
    expect((await failureOf(call(addServiceOrder, { params: { serviceType: 'paint' as never }, body: form, idempotencyKey: 'paint' }))).status).toBe(400);
    expect((await call(listServiceOrders)).count).toBe(0);
  });

  it('are twenty open ones at most; one that is taken back makes room, and is taken back once', async () => {
    const { call, order } = await someone();
    const ids: string[] = [];
    for (let made = 0; made < OPEN_SERVICE_ORDERS_MAX; made++) {
      ids.push(await order('smart-lock'));
      at.portal.clock.forward(200_000);
    }
    expect((await failureOf(order('smart-lock'))).code).toBe(1582);
    const id = ids[0] ?? '';
    const cancelled = await call(cancelServiceOrder, { body: { id } });
    expect(cancelled.state).toBe('cancelled');
    expect(await call(cancelServiceOrder, { body: { id } })).toEqual(cancelled);
    expect(await order('smart-lock')).not.toBe('');
  });

  it('takes further pictures of one’s own while it is open, each once, six in all', async () => {
    const { accountNo, call, order } = await someone();
    const stranger = await someone();
    const id = await order('password', { products: [{ productModel: 'HV-N1', serialNo: 'AB-123456' }] });
    const [one, two] = [await aPicture(accountNo), await aPicture(accountNo)];
    const send = (pictures: string[]) => call(addServicePictures, { body: { id, pictures } });
    const first = await send([one, one]);
    expect(first.pictures).toEqual([one]);
    // at the very same moment, and yet a version of its own
    const both = await send([one, two]);
    expect(Date.parse(both.gmtModified)).toBeGreaterThan(Date.parse(first.gmtModified));
    expect([both.pictures, both.steps.map(({ act }) => act)]).toEqual([
      [one, two],
      ['submit', 'addPictures', 'addPictures'],
    ]);
    expect((await failureOf(send([await aPicture(stranger.accountNo)]))).fields).toHaveProperty('pictures');
    const more = await Promise.all([1, 2, 3, 4, 5].map(() => aPicture(accountNo)));
    expect((await failureOf(send(more))).fields).toEqual({ pictures: '最多上传 6 张照片' });
    expect((await failureOf(send([]))).fields).toEqual({ pictures: '请先上传照片' });
    await call(cancelServiceOrder, { body: { id } });
    expect((await failureOf(send(more.slice(0, 1)))).code).toBe(1581);
  });

  it('is wished for by the days of Beijing, where it is tomorrow for eight hours already', async () => {
    const { order, wrong } = await someone();
    const utc = () => new Date(at.portal.clock.now());
    // half past four in the afternoon by universal time
    at.portal.clock.forward((Date.UTC(2000, 0, 2, 16, 30) - (utc().getTime() % DAY_MS)) % DAY_MS);
    const today = utc().toISOString().slice(0, 10);
    expect(await wrong('install', { visitDate: today })).toEqual({ visitDate: '上门日期应在今天起 60 天内' });
    expect(dayIn(0) > today).toBe(true);
    expect(await order('install', { visitDate: dayIn(0) })).not.toBe('');
  });

  it('are twenty at most, and keep every picture, of those that come at the same moment, too', async () => {
    const { accountNo, call, order } = await someone();
    for (let made = 1; made < OPEN_SERVICE_ORDERS_MAX; made++) {
      await order('smart-lock');
      at.portal.clock.forward(200_000);
    }
    const ordered = await Promise.allSettled([1, 2, 3, 4].map(() => order('smart-lock')));
    expect(ordered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await call(listServiceOrders, { query: { size: 50 } })).count).toBe(OPEN_SERVICE_ORDERS_MAX);
    const id = (await call(listServiceOrders)).data[0]?.id ?? '';
    const pictures = await Promise.all([1, 2, 3, 4].map(() => aPicture(accountNo)));
    await Promise.all(pictures.map((fileId) => call(addServicePictures, { body: { id, pictures: [fileId] } })));
    expect((await call(getServiceOrder, { params: { id } })).pictures.toSorted()).toEqual(pictures.toSorted());
  });

  it('is accepted, arranged anew and done by the desk; whoever ordered is told each time', async () => {
    const { call, order } = await someone();
    const id = await order('install');
    const desk = await aDesk();
    const seen = await desk(getDeskServiceOrder, { params: { id } });
    expect(seen.phone).toBe('138****0009');
    const step = (of: DeskServiceOrder, act: 'accept' | 'finish' | 'decline', text: string) => {
      at.portal.clock.forward(1000);
      return desk(stepServiceOrder, { body: { ...read(of), act, text } });
    };
    expect((await failureOf(step(seen, 'accept', ' '))).fields).toEqual({ text: '请填写安排或说明' });
    expect((await failureOf(step(seen, 'finish', '好了'))).code).toBe(1581);
    const accepted = await step(seen, 'accept', '张工周三上午到');
    expect(accepted).toMatchObject({ state: 'accepted', handlerName: '何客服', note: '张工周三上午到' });
    expect(await step(seen, 'accept', '张工周三上午到')).toEqual(accepted);
    expect((await failureOf(step(seen, 'accept', '改周四'))).code).toBe(1581);
    const again = await step(accepted, 'accept', '改周四上午');
    const done = await step(again, 'finish', '已安装调试');
    expect(done.state).toBe('done');
    expect((await call(listMessages)).data.map(({ title, text, link }) => [title, text, link])).toEqual([
      ['您的安装服务单已完成', `服务单 ${id}：已安装调试`, `/member/serveOrder/details?id=${id}`],
      ['您的安装服务单安排有更新', `服务单 ${id}：改周四上午`, `/member/serveOrder/details?id=${id}`],
      ['您的安装服务单已受理', `服务单 ${id}：张工周三上午到`, `/member/serveOrder/details?id=${id}`],
    ]);
    // nobody of the desk is named to whoever ordered
    expect(JSON.stringify(await call(getServiceOrder, { params: { id } }))).not.toContain('何客服');
    expect((await failureOf(call(cancelServiceOrder, { body: { id } }))).code).toBe(1581);
  });

  it('shows its pictures to the desk, those it names alone; what the desk declined is nothing to take back', async () => {
    const { accountNo, call, order } = await someone();
    const [named, other] = [await aPicture(accountNo), await aPicture(accountNo)];
    const id = await order('install', { pictures: [named] });
    const cookie = await at.sessionOf(await at.anOperator('serviceDesk', {}));
    const picture = (fileId: string) => at.portal.console.http.inject({ url: deskServicePictureUrl(id, fileId), headers: { cookie } });
    const shown = await picture(named);
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, await at.portal.deps.files.get(named)]);
    expect((await picture(other)).statusCode).toBe(404);
    const desk = await aDesk();
    await desk(stepServiceOrder, { body: { ...read(await desk(getDeskServiceOrder, { params: { id } })), act: 'decline', text: '不在服务范围' } });
    expect((await failureOf(call(cancelServiceOrder, { body: { id } }))).code).toBe(1581);
  });

  it('is a matter of the desk; looking at a number and each step stand in the log', async () => {
    const { order } = await someone();
    const id = await order('smart-lock');
    for (const role of ['auditor', 'content'] as const)
      expect((await failureOf((await at.as(await at.anOperator(role, {})))(listDeskServiceOrders))).code).toBe(403);
    const administrator = await at.as(await at.anOperator('administrator', {}));
    expect(await administrator(readServiceContact, { body: { id } })).toEqual({ phone: '13800000009' });
    const seen = await administrator(getDeskServiceOrder, { params: { id } });
    await administrator(stepServiceOrder, { body: { ...read(seen), act: 'decline', text: '不在服务范围' } });
    const { data } = await administrator(listOperatorLog, { query: { keyword: id } });
    expect(data.map(({ act, after }) => [act, after])).toEqual([
      ['declineServiceOrder', { serviceState: 'cancelled', serviceType: '智能锁服务' }],
      ['readServiceContact', null],
    ]);
    const waiting = await administrator(listDeskServiceOrders, { query: { state: 'pending', size: 50 } });
    expect(waiting.data.every(({ state }) => state === 'pending')).toBe(true);
  });

  it('is found by the desk by its number, whole or in part', async () => {
    const { order } = await someone();
    const [id, other] = [await order('smart-lock'), await order('smart-lock')];
    const desk = await aDesk();
    const found = async (query: { keyword: string; state?: 'done' }) => (await desk(listDeskServiceOrders, { query })).data.map((line) => line.id);
    expect(await found({ keyword: id })).toEqual([id]);
    expect(await found({ keyword: ` ${other.slice(4)} ` })).toEqual([other]);
    expect(await found({ keyword: id, state: 'done' })).toEqual([]);
    expect(await found({ keyword: '%' })).toEqual([]);
  });

  it('are of whoever ordered, follow whoever becomes an enterprise, and stay with the enterprise one leaves', async () => {
    const person = await someone();
    const id = await person.order('install');
    const installer = await anInstaller(at.portal.database);
    const other = await at.portal.as(installer.accountNo);
    for (const attempt of [() => other(getServiceOrder, { params: { id } }), () => other(cancelServiceOrder, { body: { id } })])
      expect((await failureOf(attempt())).code).toBe(404);
    const { db } = at.portal.database;
    await serviceOrdersFollowOwner(
      { db } as never,
      { outcome: 'approved', isFirst: true, accountNo: person.accountNo, merchantNo: installer.merchantNo } as never,
    );
    expect((await person.call(listServiceOrders)).count).toBe(0);
    await serviceOrdersStayWithEnterprise(db, {
      accountNo: person.accountNo,
      merchantNo: installer.merchantNo,
      ownerNo: installer.accountNo,
      now: at.portal.clock.now(),
    });
    expect((await other(listServiceOrders)).data).toMatchObject([{ id }]);
  });
});
