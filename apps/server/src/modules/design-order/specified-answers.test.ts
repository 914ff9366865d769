/**
 * Every call of the tool outside the survey, as somebody else's program makes it: the specified body and parameters, the session and no other
 * head, no `Idempotency-Key`; and the answer has the specified fields (DESIGN-20). What the bodies bring about is in specified-bodies.
 */
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRegions } from '../region/index.ts';

const V1 = '/api-cloud-merchant-service/v1';
const QUERY =
  'categoryIds=&portalCatagoryId=&attributesStr=&labels=&type=&order=desc&sort=&status=-1&skuStatus=&b2bStockStatus=&page=1&size=10&keyword=&brandSource=&brandId=&categoryValueSelect=&customSpuSource=';

const LINE =
  'id sort spuNo skuNo spuName productName productModel productCategory productImage brandName skuType skuSaleType skuStatus boundStatus price rate ratePrice quantity amount isUserDefined privateTenant attachments hasAccessory maxNum remind';
const SPU =
  'spuNo spuName skuType skus firstCatagoryName secondCatagoryName productCategoryId belongCategoryId retailFirCategoryId retailSecCategoryId isUserDefinedProduct source brandName boundStatus shopNo skuSaleType skuDesc modelRemark spuDesc';
const SKU = 'skuNo skuName skuStatus picUrl mainPic price rate ratePrice wholesalePrice quantity amount sid stockTotal';
const ORDER = 'id lines groupId groupName memberAccountNo memberAccountName memberAccountPhone memberAccountRemark sceneId';

let test: TestPortal;
let cookie: string;
let camera: { skuNo: string; spuNo: string };
let recorder: { skuNo: string; spuNo: string };

beforeAll(async () => {
  test = await openTestPortal();
  cookie = await test.cookieOf((await aPersonOf(test.database, UserType.FirstLevelStaff)).accountNo);
  camera = await aSku(test.database, { price: 520 });
  recorder = await aSku(test.database, { price: 1999.99 });
  await insertRegions(test.database.db, [
    { code: '33', name: '浙江省', level: 1, parentCode: null, hasNext: true },
    { code: '3301', name: '杭州市', level: 2, parentCode: '33', hasNext: true },
    { code: '330106', name: '西湖区', level: 3, parentCode: '3301', hasNext: false },
  ]);
});
afterAll(() => test.close());

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await test.portal.http.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${V1}/${path}`,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const told = answer.json<{ code: number; msg: string; data: unknown }>();
  expect({ status: answer.statusCode, code: told.code, msg: told.msg }, path).toEqual({ status: 200, code: 0, msg: '' });
  return told.data;
}

/** That an answer, or the first of its list, has these. */
function expectFields(data: unknown, names: string): void {
  const one: unknown = Array.isArray(data) ? data[0] : data;
  expect(Object.keys(one as object)).toEqual(expect.arrayContaining(names.split(' ')));
}

const pieces = (quantity: number) => ({
  spuNo: camera.spuNo,
  skuNo: camera.skuNo,
  price: 520,
  rate: 100,
  quantity,
  ratePrice: 520,
  amount: 520 * quantity,
  isUserDefined: 0,
});
const others = (quantity: number) => ({
  spuNo: recorder.spuNo,
  skuNo: recorder.skuNo,
  price: 1999.99,
  rate: 100,
  quantity,
  ratePrice: 1999.99,
  amount: 1999.99 * quantity,
  isUserDefined: 0,
  skuType: 0,
});
const own = { categoryValueSelect: 0, price: 12.5, brandSourceAndId: '', brandName: '自制', spuDesc: '', mainPics: [], save2DesignSelection: 1 };

describe('the list', () => {
  it('is added to, read, changed and cleared', async () => {
    await ask('design-order/addConfigOrderProduct', [pieces(2), others(1)]);
    const lines = (await ask('design-order/getConfigOrderProductList?sort=gmtCreate&order=desc')) as { id: string }[];
    expectFields(lines, LINE);
    await ask('design-order/postUpdateFavoriteList', [{ ...pieces(3), id: lines[0]?.id, sort: 1, privateTenant: '' }]);
    expectFields(await ask('design-order/remind'), 'cable construction');
    await ask('design-order/postClearFavoriteList', { id: lines[0]?.id });
    await ask('design-order/removeConfigOrderProduct', { ids: [lines[1]?.id] });
    expect(await ask('design-order/removeConfigOrderProduct', { deleteAll: true })).toMatchObject({ lines: [] });
  });
});

describe('getConfigOrderProductList', () => {
  it('is a list: in its own order, or by when its lines came (DESIGN-23)', async () => {
    await ask('design-order/addConfigOrderProduct', [pieces(1)]);
    await ask('design-order/addConfigOrderProduct', [others(1)]);
    const idsOf = async (query = '') => ((await ask(`design-order/getConfigOrderProductList${query}`)) as { id: string }[]).map(({ id }) => id);
    const came = (await idsOf()).toSorted();
    const [first, second] = await idsOf();
    await ask('design-order/postUpdateFavoriteList', [{ ...others(1), id: second, sort: 1 }]);
    expect(await idsOf()).toEqual([second, first]);
    expect(await idsOf('?sort=gmtCreate&order=desc')).toEqual(came.toReversed());
    expect(await idsOf('?sort=gmtCreate&order=asc')).toEqual(came);
    await ask('design-order/removeConfigOrderProduct', { deleteAll: true });
  });
});

describe('an order', () => {
  it('is made, joined, changed, added to and taken from', async () => {
    const customer = { groupId: '', groupName: '', memberAccountNo: '', memberAccountName: '', memberAccountPhone: '', memberAccountRemark: '' };
    const id = await ask('design-order/generateConfigOrder', {
      amount: 1040,
      preferential: 0,
      name: '一期',
      remark: '',
      productLists: [pieces(2)],
      orderType: 0,
      sceneId: 'office',
      ...customer,
    });
    expect(id).toEqual(expect.any(String));
    await ask('design-order/editAddProductBatch', { id, productSaveDTOS: [others(1)] });
    const { lines } = (await ask(`design-order/detail/${id as string}`)) as { lines: { id: string; skuNo: string }[] };
    const productList = lines.map((line) => ({ ...(line.skuNo === camera.skuNo ? pieces(4) : others(2)), id: line.id, sceneId: '' }));
    const changed = await ask('design-order/updateDesignProduct', {
      id,
      queryType: 0,
      productList: productList.map(({ isUserDefined: _own, ...line }) => line),
      ...customer,
    });
    expectFields(changed, ORDER);
    expectFields(await ask('design-order/addDesignProduct', { id, productSaveDTOS: [pieces(1)], sceneId: 'office' }), ORDER);
    const removed = await ask('design-order/removeDesignProduct', {
      id,
      deleteType: 1,
      sceneId: 'office',
      skuNo: camera.skuNo,
      spuNo: camera.spuNo,
      configId: id,
      quantity: 1,
      privateTenant: '',
    });
    expect(removed).toMatchObject({ lines: [{ quantity: 4 }, { quantity: 2 }] });
    // what was ordered has been used
    for (const type of ['', '3'])
      expectFields(await ask(`design-order/getCommonUselist?${QUERY.replace('type=', `type=${type}`).replace('sort=', 'sort=sumNo')}`), SPU);
  });
});

describe('products of one’s own', () => {
  it('are made, listed, changed, exported and deleted', async () => {
    expect(await ask('custom-spu/private-product/check')).toEqual(expect.any(Boolean));
    // both as a form holds them
    const [first] = (await ask('custom-spu/categoryValueSelect?code=custom_good_category')) as { children: { id: number }[] }[];
    const id = first?.children[0]?.id ?? 0;
    await ask('custom-spu/postAddCustomGoods', { ...own, spuName: '抱箍', categoryValueSelect: String(id), price: '12.50' });
    const [listed] = (await ask(`custom-spu/getPrivatePageList?${QUERY.replace('type=', 'type=1')}`)) as { spuNo: string; skus: object[] }[];
    expectFields(listed, SPU);
    expectFields(listed?.skus, SKU);
    expect(await ask(`design-order/getDistributionOrderList?${QUERY.replace('type=', 'type=1')}`)).toEqual([listed]);
    expect(listed).toMatchObject({ price: 12.5, categoryValueSelect: id });
    const spuNo = listed?.spuNo;
    expectFields(
      await ask(`custom-spu/getCustomGoodsDetail?spuNo=${spuNo}`),
      'spuNo spuName categoryValueSelect price brandSourceAndId brandName spuDesc mainPics',
    );
    await ask('custom-spu/editCustomGoods', { ...own, spuNo, spuName: '抱箍二' });
    const file = await test.portal.http.inject({ url: `${V1}/custom-spu/exportCustomGoods?keyword=`, headers: { cookie } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
    await ask('custom-spu/getGoodsBrand');
    expectFields(await ask('custom-spu/categoryValueSelect?code=custom_good_category'), 'id itemValue');
    await ask('custom-spu/delCustomGoods', { spuNo });
    await ask('custom-spu/postAddCustomGoods', { ...own, spuName: '立杆' });
    const [again] = (await ask(`custom-spu/getPrivatePageList?${QUERY}`)) as { spuNo: string }[];
    await ask('custom-spu/delCustomGoods', { spuNos: [again?.spuNo] });
  });
});

describe('what is chosen from', () => {
  it('is listed with families, models, stock and accessories (PICK-20)', async () => {
    const [family] = (await ask(`design-order/getDistributionOrderList?${QUERY}`)) as { skus: { sid: string }[] }[];
    expectFields(family, SPU);
    expectFields(family?.skus, SKU);
    const sid = family?.skus[0]?.sid ?? '';
    expect(await ask(`goods/getGoodsStockTotalApi?sids=${sid}`)).toEqual({ [sid]: expect.any(Number) });
    expect(await ask(`goods/spu/accessorySkuAjax?spuNo=${camera.spuNo}`)).toEqual([]);
    await test.database.pool.query("insert into accessory (spu_no, sku_no, need, sort) values ($1, $2, 'needed', 1)", [camera.spuNo, recorder.skuNo]);
    expectFields(await ask(`goods/spu/accessorySkuAjax?spuNo=${camera.spuNo}`), `${SKU} spuNo spuName`);
    expectFields(await ask('design-order/getCloudShopSceneList'), 'sceneId sceneName');
    expect(await ask('enterprise/merchantGroupAuth')).toEqual({ permission: 1 });
  });
});

describe('a requirement', () => {
  it('is asked for with its choices, and handed in', async () => {
    expectFields(await ask('requirement/getOneLevelList'), 'id itemValue');
    const { budgetRanges } = (await ask('requirement/listShopService')) as { budgetRanges: { itemName: string; itemValue: string }[] };
    expectFields(budgetRanges, 'itemName itemValue');
    await ask('region/treeList');
    const form = {
      contact: '张三',
      phone: '0571-88888888',
      companyName: '杭州安联弱电',
      budgetRangeCode: budgetRanges[0]?.itemValue,
      sceneId: 'office',
      categoryPath: '1',
      address: ['33', '3301', '330106'],
      remark: '两层办公楼',
      provinceCode: '33',
      cityCode: '3301',
      areaCode: '330106',
      provinceName: '浙江省',
      cityName: '杭州市',
      areaName: '西湖区',
      clientSource: 1,
      entranceType: 10,
      requirementTypeId: 8,
    };
    await ask('requirement/postRequirementSubmit', form);
    await ask('requirement/postRequirementSubmit', { ...form, address: { province: '33', city: '3301', area: '330106' } });
    expect(await ask('calculator/usage', { usageCount: 1 })).toBeNull();
  });
});
