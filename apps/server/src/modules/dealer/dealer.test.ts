import { EnterpriseType, UserType } from '@portal/engines/access';
import {
  bindDetail,
  bindParentMerchantList,
  countBoundCustomers,
  defaultFirstDealer,
  getBindDetail,
  getParentMerchantList,
  getShopList,
  merchantGroupAuth,
  promotionShop,
  toggleShop,
} from '@portal/contract/dealer';
import { listMessages } from '@portal/contract/message';
import { getLoginSessionInfo } from '@portal/contract/account';
import { aSku, someCategories } from '@portal/server/testkit/goods';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSales } from '../content/index.ts';
import { insertEnterprises } from '../enterprise/index.ts';
import { insertRegions } from '../region/index.ts';
import { insertDealerBindings, insertDealers } from './index.ts';

const at = new Date(Date.UTC(2026, 0, 1));
const binjiang = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
const xihu = { ...binjiang, areaCode: '330106', areaName: '西湖区' };
const ningbo = { ...binjiang, cityCode: '3302', cityName: '宁波市', areaCode: '330203', areaName: '海曙区' };
const DEALERS = [
  ['D1', '云安视讯', binjiang, 1],
  ['D2', '西溪安防', xihu, 1],
  ['D3', '甬江电子', ningbo, 1],
  ['D4', '停业经销', binjiang, 0],
] as const;

describe('the dealer one orders from (ACCESS-11)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    const { db } = portal.database;
    const place = (code: string, name: string, parentCode: string | null, level: number) => ({ code, name, parentCode, level, hasNext: level < 3 });
    await insertRegions(db, [
      place('33', '浙江省', null, 1),
      place('3301', '杭州市', '33', 2),
      place('3302', '宁波市', '33', 2),
      place('330108', '滨江区', '3301', 3),
      place('330106', '西湖区', '3301', 3),
      place('330203', '海曙区', '3302', 3),
      place('330106109', '蒋村街道', '330106', 4),
    ]);
    await insertEnterprises(
      db,
      DEALERS.map(([merchantNo, companyName, region]) => ({
        merchantNo,
        enterpriseNo: `E${merchantNo}`,
        companyName,
        enterpriseType: 1,
        authStatus: 1,
        ...region,
        gmtCreate: at,
      })),
    );
    await insertDealers(
      db,
      DEALERS.map(([merchantNo, , , status]) => ({
        merchantNo,
        contactPhone: '13810000001',
        latitude: 30,
        longitude: 120,
        groups: [{ title: '视频监控', tagName: '摄像机' }],
        status,
      })),
    );
  });
  afterAll(() => portal.close());

  const bind = async (accountNo: string, bindMerchantNo: string, userLocation = xihu, more: object = {}) =>
    (await portal.as(accountNo))(bindParentMerchantList, { body: { accountNo, userLocation, bindMerchantNo, bindMerchantName: '', ...more } });
  const names = (list: readonly { merchantNo: string }[]) => list.map(({ merchantNo }) => merchantNo);

  it('is found by place, the nearest first, and by a word of its name; one that is closed is not (DEALER-3)', async () => {
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const find = async (query: object) => names(await call(getParentMerchantList, { query: { provinceCode: '33', ...query } }));
    expect(await find({ cityCode: '3302', areaCode: '330203' })).toEqual(['D3', 'D1', 'D2']);
    expect((await find({ cityCode: '3301', areaCode: '330106' }))[0]).toBe('D2');
    expect(await find({ merchantName: ' 云安 ' })).toEqual(['D1']);
    expect(await find({ merchantName: '%' })).toEqual([]);
    expect(await find({ provinceCode: '44' })).toEqual([]);
    // by name also without a place, by neither not at all
    expect(names(await call(getParentMerchantList, { query: { merchantName: '电子' } }))).toEqual(['D3']);
    await expect(call(getParentMerchantList, { query: { merchantName: '  ' } })).rejects.toThrow('请选择地区或输入经销商名称');
    // a family that nobody sells has no dealers; a flash sale is no dealer's own
    expect(await find({ spuNo: 'no-such-spu' })).toEqual([]);
    expect((await find({ secKill: '1' })).length).toBe(3);
    const [shown] = await call(getParentMerchantList, { query: { provinceCode: '33', merchantName: '云安' } });
    expect(shown).toMatchObject({ enterpriseName: '云安视讯', contactPhone: '138****0001', regionName: '杭州市 滨江区', groups: [{ title: '视频监控' }] });
  });

  it('is found with the place a binding names, whose names are compared (DEALER-9)', async () => {
    const call = await portal.as((await aPerson(portal.database)).accountNo);
    const find = async (query: object) => names(await call(getParentMerchantList, { query: { ...xihu, ...query } }));
    const street = { streetCode: '330106109', streetName: '蒋村街道' };
    for (const more of [{}, street, { streetCode: '', streetName: '', spuNo: '', secKill: '0' }, { streetName: '某街道', secKill: '1' }])
      expect((await find(more))[0], JSON.stringify(more)).toBe('D2');
    expect(await find({ areaCode: '', areaName: '' })).toHaveLength(3);
    for (const wrong of [{ cityName: '宁波市' }, { ...street, streetName: '长河街道' }, { areaCode: '330203' }])
      await expect(find(wrong), JSON.stringify(wrong)).rejects.toThrow('请选择地区');
  });

  it('is found with the place as one address (WIRE-15)', async () => {
    const call = await portal.as((await aPerson(portal.database)).accountNo);
    const find = async (address: string) => names(await call(getParentMerchantList, { query: { address } }));
    for (const address of ['330106', '330106109', '33,3301,330106', JSON.stringify(xihu)]) expect((await find(address))[0], address).toBe('D2');
    expect(await find('33')).toHaveLength(3);
    for (const wrong of ['西湖区', '{"provinceCode":', '[]', '33,3301,330106,330106109,1']) await expect(find(wrong), wrong).rejects.toThrow('请选择地区');
    await expect(find('{"cost":1}')).rejects.toThrow('含有不支持的字段：cost');
    await expect(call(getParentMerchantList, { query: { address: '' } })).rejects.toThrow('请选择地区或输入经销商名称');
  });

  it('is bound with what older clients send for what they leave out; the street kept is the region’s', async () => {
    const { accountNo } = await aPerson(portal.database);
    const boundFrom = async (merchantNo: string) =>
      (
        await portal.database.pool.query('select user_location as place from dealer_binding where account_no = $1 and parent_merchant_no = $2', [
          accountNo,
          merchantNo,
        ])
      ).rows[0].place;
    const send = (merchantNo: string, place: object, more: object = {}) => bind(accountNo, merchantNo, { ...xihu, ...place }, more);
    await send('D1', { streetCode: '330106109' }, { spu: '', secKill: 0 });
    expect(await boundFrom('D1')).toEqual({ ...xihu, streetCode: '330106109', streetName: '蒋村街道' });
    await send('D2', { streetCode: null, streetName: '' }, { spu: null, secKill: '1' });
    expect(await boundFrom('D2')).toEqual(xihu);
    await send('D3', { streetCode: '', streetName: '蒋村街道' }, { spu: 'P1', secKill: true });
    expect(await boundFrom('D3')).toEqual(xihu);
    await expect(send('D1', { streetCode: '330106109', streetName: '长河街道' })).rejects.toThrow('请选择地区');
    await expect(send('D1', {}, { secKill: 'maybe' })).rejects.toThrow('填写的内容不正确');
    await expect(send('D1', {}, { spu: 'no/number' })).rejects.toThrow('编号格式不正确');
  });

  it('is chosen by a person, changed, and what the session says changes with it', async () => {
    const { accountNo } = await aPerson(portal.database);
    expect(await bind(accountNo, 'D1')).toMatchObject([{ merchantNo: 'D1', choosing: true, defaultStatus: true }]);
    expect(await bind(accountNo, 'D3')).toMatchObject([
      { merchantNo: 'D3', choosing: true, defaultStatus: false },
      { merchantNo: 'D1', choosing: false, defaultStatus: true },
    ]);
    const call = await portal.as(accountNo);
    expect((await call(getLoginSessionInfo)).boundShop).toMatchObject({ parentMerchantNo: 'D3', parentMerchantName: '甬江电子' });
    expect(names(await call(toggleShop, { body: { firstMerchantNo: 'D1' } }))).toEqual(['D1', 'D3']);
    const told = (await call(listMessages, { query: {} })).data;
    expect(told.map(({ type, text }) => `${type} ${text.slice(0, 10)}`).toSorted()).toEqual(['dealer 您现在向云安视讯订货', 'dealer 您现在向甬江电子订货']);
    await bind(accountNo, 'D1');
    expect((await call(listMessages, { query: {} })).count).toBe(2);
    const marks = (list: Awaited<ReturnType<typeof bind>>) => list.map((each) => [each.merchantNo, each.choosing, each.defaultStatus]);
    expect(marks(await call(defaultFirstDealer, { body: { parentMerchantNo: 'D3' } }))).toEqual([
      ['D1', true, false],
      ['D3', false, true],
    ]);
  });

  it('is one after a hundred bindings at once', async () => {
    const { accountNo } = await aPerson(portal.database);
    await Promise.all(Array.from({ length: 20 }, (_, n) => bind(accountNo, ['D1', 'D2', 'D3'][n % 3] ?? 'D1')));
    const bound = await (await portal.as(accountNo))(bindDetail);
    expect([bound.length, bound.filter(({ choosing }) => choosing).length, bound.filter(({ defaultStatus }) => defaultStatus).length]).toEqual([3, 1, 1]);
  });

  it('belongs to the enterprise: certified ones choose their first here and later ones in their workbench', async () => {
    const dealer = await aPerson(portal.database, { enterpriseType: 2 });
    await bind(dealer.accountNo, 'D1');
    await expect(bind(dealer.accountNo, 'D3')).rejects.toThrow('认证企业更换一级经销商请前往客户运营中心办理');
    expect(names(await bind(dealer.accountNo, 'D1'))).toEqual(['D1']);
    await insertDealerBindings(portal.database.db, [{ merchantNo: dealer.merchantNo, parentMerchantNo: 'D4', gmtCreate: at }]);
    const call = await portal.as(dealer.accountNo);
    await expect(call(toggleShop, { body: { firstMerchantNo: 'D4' } })).rejects.toThrow('一级或店铺异常');
  });

  it('a first-level dealer sees how many order from it, and nobody else’s (ENTERPRISE-15)', async () => {
    const [dealer, other] = [await aPerson(portal.database, { enterpriseType: 1 }), await aPerson(portal.database, { enterpriseType: 1 })];
    const customer = await aPerson(portal.database, { enterpriseType: 2 });
    const person = await aPerson(portal.database);
    await insertDealers(portal.database.db, [{ merchantNo: dealer.merchantNo, contactPhone: '13810000001', latitude: 30, longitude: 120 }]);
    await insertDealerBindings(portal.database.db, [
      { merchantNo: customer.merchantNo, parentMerchantNo: dealer.merchantNo, gmtCreate: at },
      { accountNo: person.accountNo, parentMerchantNo: dealer.merchantNo, gmtCreate: at },
      { accountNo: (await aPerson(portal.database)).accountNo, parentMerchantNo: dealer.merchantNo, gmtCreate: at },
    ]);
    expect(await (await portal.as(dealer.accountNo))(countBoundCustomers)).toEqual({ enterprises: 1, persons: 2 });
    for (const { accountNo } of [other, customer]) expect(await (await portal.as(accountNo))(countBoundCustomers)).toEqual({ enterprises: 0, persons: 0 });
    await expect((await portal.as(person.accountNo))(countBoundCustomers)).rejects.toThrow('您没有权限');
  });

  it('somebody else’s dealers are as if they were not there', async () => {
    const [one, two] = [await aPerson(portal.database), await aPerson(portal.database)];
    await bind(one.accountNo, 'D1');
    const call = await portal.as(two.accountNo);
    expect(await call(bindDetail)).toEqual([]);
    await expect(call(toggleShop, { body: { firstMerchantNo: '' } })).rejects.toThrow('请选择一级');
    for (const merchantNo of ['D1', 'D9']) await expect(call(toggleShop, { body: { firstMerchantNo: merchantNo } })).rejects.toThrow('内容不存在或已被删除');
    await expect(bind(two.accountNo, 'D1', xihu, { accountNo: one.accountNo })).rejects.toThrow('当前身份已在其他设备或窗口切换');
    expect(await call(bindDetail)).toEqual([]);
  });

  it('refuses a closed dealer, one that is none, a place that is none, and whoever does not order', async () => {
    const { accountNo } = await aPerson(portal.database);
    await expect(bind(accountNo, 'D4')).rejects.toThrow('一级或店铺异常，请联系销售');
    await expect(bind(accountNo, 'D9')).rejects.toThrow('内容不存在');
    await expect(bind(accountNo, 'D1', { ...xihu, areaName: '滨江区' })).rejects.toThrow('请选择地区');
    await expect(bind(accountNo, 'D1', { ...xihu, cityCode: '3302' })).rejects.toThrow('请选择地区');
    await expect(bind(accountNo, '')).rejects.toThrow('请选择订货一级经销商');
    for (const fields of [{ enterpriseType: 1 }, { isHikSales: true }, { enterpriseType: 2, employeeType: 2 }] as const) {
      const other = await aPerson(portal.database, fields);
      await expect(bind(other.accountNo, 'D1')).rejects.toThrow('您没有权限');
    }
  });

  it('is told as shops of a model that is sold: the one ordered from first, with its state, then those of the province (DEALER-11)', async () => {
    await someCategories(portal.database);
    const { spuNo, skuNo } = await aSku(portal.database);
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const shops = async (query: object = {}) => call(getShopList, { query: { spuNo, skuNo, ...query } });
    await bind(accountNo, 'D3');
    const told = await shops();
    expect(told.map(({ parentMerchantNo, choosing, status }) => [parentMerchantNo, choosing, status])).toEqual([
      ['D3', 1, 1],
      ['D1', 0, 1],
      ['D2', 0, 1],
    ]);
    expect(
      told.map(({ contactPhone }) => contactPhone),
      'whole of the bound one alone (DEALER-15)',
    ).toEqual(['13810000001', '138****0001', '138****0001']);
    expect(told[0]).toEqual({
      parentMerchantNo: 'D3',
      parentMerchantName: '甬江电子',
      contactPhone: '13810000001',
      choosing: 1,
      defaultStatus: 1,
      status: 1,
      shopNo: 'D3',
      msg: '',
    });
    expect(await shops({ skuNo: 'no-such-sku' })).toEqual([]);
    expect(await shops({ spuNo: 'another' })).toEqual([]);
    const gone = await aSku(portal.database, { skuStatus: 1 });
    expect(await shops({ spuNo: gone.spuNo, skuNo: gone.skuNo })).toEqual([]);
    // who binds no other here is told of the bound ones only, and why one of them cannot be ordered from
    const dealer = await aPerson(portal.database, { enterpriseType: 2 });
    await insertDealerBindings(portal.database.db, [{ merchantNo: dealer.merchantNo, parentMerchantNo: 'D4', gmtCreate: at }]);
    const own = await (await portal.as(dealer.accountNo))(getShopList, { query: { spuNo, skuNo } });
    expect(own).toMatchObject([{ parentMerchantNo: 'D4', status: 0, msg: '一级或店铺异常，请联系销售' }]);
    expect(await (await portal.as(dealer.accountNo))(getBindDetail)).toEqual(own);
    const asDealer = await portal.as(dealer.accountNo);
    expect(await asDealer(bindDetail)).toMatchObject([{ merchantNo: 'D4', status: 0, msg: '一级或店铺异常，请联系销售' }]);
    for (const refused of [
      () => asDealer(toggleShop, { body: { firstMerchantNo: 'D4' } }),
      () => asDealer(defaultFirstDealer, { body: { parentMerchantNo: 'D4' } }),
    ])
      expect(await failureOf(refused())).toMatchObject({ code: 1201, message: '一级或店铺异常，请联系销售' });
    const first = await aPerson(portal.database, { enterpriseType: 1 });
    expect(await (await portal.as(first.accountNo))(getShopList, { query: { spuNo, skuNo } })).toEqual([]);
  });

  it('delivers to an employee of whom it is bound to, who binds none and is offered no other', async () => {
    const { spuNo, skuNo } = await aSku(portal.database);
    const employee = await aPerson(portal.database, { enterpriseType: 2, employeeType: 2 });
    await insertDealerBindings(portal.database.db, [{ merchantNo: employee.merchantNo, parentMerchantNo: 'D3', gmtCreate: at }]);
    const shops = await (await portal.as(employee.accountNo))(getShopList, { query: { spuNo, skuNo } });
    expect(shops.map(({ parentMerchantNo }) => parentMerchantNo)).toEqual(['D3']);
  });

  it('takes part in no promotion that is unknown, over or without the product; groups that an order could be made for are a first-level dealer’s', async () => {
    const call = await portal.as((await aPerson(portal.database)).accountNo);
    expect(await failureOf(call(promotionShop, { query: { spuNo: 'P1', activityNo: 'H1' } }))).toMatchObject({ code: 1380, message: '活动不存在或已结束' });
    const { spuNo, skuNo } = await aSku(portal.database);
    const at = (days: number) => new Date(portal.clock.now() + days * 86_400_000);
    const sale = { title: '促销', summary: '', picture: '/pictures/dome.svg', gmtFrom: at(-2), products: [{ spuNo, skuNo, note: '' }] };
    await insertSales(portal.database.db, [
      { ...sale, saleNo: 'ON', gmtTo: at(2) },
      { ...sale, saleNo: 'OVER', gmtTo: at(-1) },
    ]);
    const shops = await call(getShopList, { query: { spuNo, skuNo } });
    expect(await call(promotionShop, { query: { spuNo, activityNo: 'ON' } })).toEqual(shops);
    for (const query of [
      { spuNo, activityNo: 'OVER' },
      { spuNo: 'P1', activityNo: 'ON' },
    ])
      expect(await failureOf(call(promotionShop, { query }))).toMatchObject({ code: 1380 });
    expect(await call(merchantGroupAuth)).toEqual({ permission: 0 });
    expect(await portal.asA(UserType.FirstLevelStaff)(merchantGroupAuth)).toEqual({ permission: 1 });
  });

  it('is not made the default by an enterprise that marks none', async () => {
    const { accountNo } = await aPerson(portal.database, { enterpriseType: EnterpriseType.ISecond });
    const call = await portal.as(accountNo);
    expect(await failureOf(call(defaultFirstDealer, { body: { parentMerchantNo: 'D1' } }))).toMatchObject({ status: 403, code: 403 });
  });

  it('is found, bound, read and made the default under each name that is specified, with what is specified for it (DEALER-10)', async () => {
    const { accountNo } = await aPerson(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const url = `/api-cloud-merchant-service/v1/${path}`;
      const answer = await portal.portal.http.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
      return answer.json<{ code: number; msg: string; data: { merchantNo: string; choosing: boolean; defaultStatus: boolean }[] }>();
    };
    const place = new URLSearchParams({ ...xihu, streetCode: '330106109', streetName: '蒋村街道' });
    expect(names((await ask('GET', `enterprise/getbindMerchant?${place.toString()}`)).data)[0]).toBe('D2');
    const payload = { accountNo, userLocation: xihu, bindMerchantName: '', spu: '' };
    expect((await ask('POST', 'enterprise/binding', { ...payload, bindMerchantNo: 'D1' })).data).toMatchObject([{ merchantNo: 'D1', choosing: true }]);
    expect((await ask('POST', 'account/bind-first-dealer', { ...payload, bindMerchantNo: 'D2' })).data[0]).toMatchObject({ merchantNo: 'D2' });
    expect((await ask('POST', 'enterprise/account/bind-first-dealer', { ...payload, bindMerchantNo: 'D3' })).data[0]).toMatchObject({ merchantNo: 'D3' });
    const byDefault = async () => names((await ask('GET', 'enterprise/first-distributor/list')).data.filter(({ defaultStatus }) => defaultStatus));
    expect(await byDefault()).toEqual(['D1']);
    expect(await ask('POST', 'enterprise/setDefaultFirstDistributor', { parentMerchantNo: 'D2' })).toMatchObject({ code: 0 });
    expect(await byDefault()).toEqual(['D2']);
    expect(await ask('POST', 'enterprise/defaultFirstAjax', { enterpriseName: '甬江电子', merchantNo: 'D3' })).toMatchObject({ code: 0 });
    expect(await byDefault()).toEqual(['D3']);
    expect(await ask('POST', 'enterprise/defaultFirstAjax', { merchantNo: 'D4' })).toMatchObject({ code: 404 });
    expect(await ask('POST', 'enterprise/defaultFirstAjax', {})).toMatchObject({ code: 400, msg: '请选择一级' });
  });

  it.each<[string, object, string]>([
    ['an area', { bindMerchantNo: 'D1', bindMerchantName: '' }, '请选择地区'],
    ['one that is none', { userLocation: null, bindMerchantNo: 'D1', bindMerchantName: '' }, '请选择地区'],
    ['its codes', { userLocation: {}, bindMerchantNo: 'D1', bindMerchantName: '' }, '请选择地区'],
    ['its names', { userLocation: { ...xihu, areaName: undefined }, bindMerchantNo: 'D1', bindMerchantName: '' }, '请选择地区'],
    ['a dealer', { userLocation: xihu, bindMerchantName: '' }, '请选择订货一级经销商'],
    ['its name', { userLocation: xihu, bindMerchantNo: 'D1' }, '请选择订货一级经销商'],
    ['anything', {}, '请选择地区'],
    ['anything, its account neither', { accountNo: undefined }, '请选择地区'],
    ['a field that is known', { userLocation: { ...xihu, village: 'x' }, bindMerchantNo: 'D1', bindMerchantName: '' }, '含有不支持的字段：village'],
  ])('is bound with words about what is missing: without %s (DEALER-4)', async (_name, payload, msg) => {
    const { accountNo } = await aPerson(portal.database);
    const url = '/api-cloud-merchant-service/v1/enterprise/bindParentMerchantList';
    const headers = { cookie: await portal.cookieOf(accountNo) };
    const answer = await portal.portal.http.inject({ method: 'POST', url, headers, payload: { accountNo, ...payload } });
    expect(answer.json()).toMatchObject({ code: 400, msg });
  });

  it('is switched, and shops are told, by calls of the specified words and nothing else (DEALER-11, DEALER-12, DEALER-13)', async () => {
    const { accountNo } = await aPerson(portal.database);
    await bind(accountNo, 'D1');
    await bind(accountNo, 'D3');
    const { spuNo, skuNo } = await aSku(portal.database);
    const gmt = (days: number) => new Date(portal.clock.now() + days * 86_400_000);
    const products = [{ spuNo, skuNo, note: '' }];
    await insertSales(portal.database.db, [{ saleNo: 'NOW', title: '促销', summary: '', picture: '', gmtFrom: gmt(-2), gmtTo: gmt(2), products }]);
    const cookie = await portal.cookieOf(accountNo);
    const ask = async (call: string, payload?: object) => {
      const url = `/api-cloud-merchant-service/v1/enterprise/${call}`;
      const answer = await portal.portal.http.inject({ method: payload ? 'POST' : 'GET', url, headers: { cookie }, ...(payload ? { payload } : {}) });
      return answer.json<{ code: number; msg: string; data: Record<string, unknown>[] }>();
    };
    const chosen = ({ data }: Awaited<ReturnType<typeof ask>>) => data.flatMap(({ parentMerchantNo, choosing }) => (choosing === 1 ? [parentMerchantNo] : []));
    expect(chosen(await ask('getBindDetail'))).toEqual(['D3']);
    expect(await ask('toggleShop', { firstMerchantNo: 'D1' })).toMatchObject({ code: 0 });
    for (const call of ['getBindDetail', `getShopList?spuNo=${spuNo}&skuNo=${skuNo}`, `promotionShop?spuNo=${spuNo}&activityNo=NOW`]) {
      const answer = await ask(call);
      expect(chosen(answer), call).toEqual(['D1']);
      expect(Object.keys(answer.data[0] ?? {}).toSorted(), call).toEqual(
        ['parentMerchantNo', 'parentMerchantName', 'contactPhone', 'choosing', 'defaultStatus', 'status', 'shopNo', 'msg'].toSorted(),
      );
    }
    expect(await ask('toggleShop', {})).toMatchObject({ code: 400, msg: '请选择一级' });
    expect(await ask('toggleShop', { firstMerchantNo: 'D3', accountNo })).toMatchObject({ code: 400, msg: '含有不支持的字段：accountNo' });
    expect(await ask(`promotionShop?spuNo=${spuNo}&activityNo=OTHER`)).toMatchObject({ code: 1380 });
    expect(chosen(await ask('getBindDetail'))).toEqual(['D1']);
  });

  it('is asked for so often under all names together', async () => {
    const { accountNo } = await aPerson(portal.database);
    const headers = { cookie: await portal.cookieOf(accountNo) };
    const paths = ['getParentMerchantList', 'getbindMerchant'].map((name) => `/api-cloud-merchant-service/v1/enterprise/${name}?provinceCode=33`);
    const asked = Array.from({ length: 70 }, (_, at) => portal.portal.http.inject({ url: paths[at % 2] ?? '', headers }));
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBeLessThan(70);
    expect(codes).toContain(429);
  });
});
