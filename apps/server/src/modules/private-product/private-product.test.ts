import { pathOf } from '@portal/client';
import { addDesignProduct, addSelection, generateOrder, getDesignOrder, getSelection, listDesignOrders } from '@portal/contract/design-order';
import {
  addPrivateProduct,
  checkPrivateProduct,
  deletePrivateProducts,
  editPrivateProduct,
  getPrivateProduct,
  listDistributionOrders,
  listPrivateBrands,
  listPrivateCategories,
  listPrivateProducts,
  privatePictureUrl,
  restorePrivateProducts,
} from '@portal/contract/private-product';
import { EnterpriseType, UserType } from '@portal/engines/access';
import { keepPicture } from '@portal/server/testkit/files';
import { aSku, someCategories } from '@portal/server/testkit/goods';
import { aPerson, anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateProductRecords, privateProductsFollowOwner } from './index.ts';

const fields = { spuName: '壁装支架', categoryValueSelect: 0, price: 68.5, brandName: '自制' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await someCategories(portal.database);
  await portal.database.pool.query("insert into category (id, catagory_name, data_id, parent_id, sort) values (12, '监控硬盘', 'hdd', 1, 2)");
  await portal.database.pool.query(
    "insert into attribute (id, code, attr_name, attr_group, value_type, unit, min_value, max_value, filterable, sort) values (901, 'sizeTB', '容量', '存储', 'number', 'TB', 1, 30, true, 1)",
  );
  await portal.database.pool.query('insert into category_attribute (category_id, attribute_id) values (12, 901)');
});
afterAll(() => portal.close());

let serial = 0;
const callsOf = async (accountNo: string) => {
  const call = await portal.as(accountNo);
  const add = async (more: object = {}) => {
    portal.clock.forward(1000);
    return call(addPrivateProduct, { body: { ...fields, ...more }, idempotencyKey: `own-${accountNo}-${serial++}` });
  };
  const names = async (query: object = {}) => (await call(listPrivateProducts, { query })).data.map(({ spuName }) => spuName);
  return { accountNo, call, add, names };
};
const someone = async () => callsOf((await aPerson(portal.database)).accountNo);
const aDealer = async () => {
  const { accountNo, merchantNo } = await anInstaller(portal.database);
  return { merchantNo, ...(await callsOf(accountNo)) };
};
const aColleagueOf = async (merchantNo: string) => {
  const { accountNo } = await aPerson(portal.database);
  await portal.database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 2, true)', [
    accountNo,
    merchantNo,
  ]);
  return callsOf(accountNo);
};
const aPicture = async (accountNo: string): Promise<string> => {
  const fileId = `picture${String(serial++).padStart(17, '0')}`;
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await keepPicture(portal, fileId, { accountNo, bytes });
  return fileId;
};
const pictureAs = async (accountNo: string, fileId: string) =>
  (await portal.portal.http.inject({ url: privatePictureUrl(fileId), headers: { cookie: await portal.cookieOf(accountNo) } })).statusCode;

describe('what a product may be (PRIVATE-1, PRIVATE-2)', () => {
  it.each([
    [{ spuName: ' ' }, { spuName: '请输入产品名称' }],
    [{ spuName: '名'.repeat(51) }, { spuName: '长度在 1 到 50 个字符' }],
    [{ price: 0 }, { price: '请输入大于0的数值' }],
    [{ price: -1 }, { price: '请输入大于0的数值' }],
    [{ price: 1.234 }, { price: '最多两位小数' }],
    [{ price: 99_999_999.99 }, { price: '产品单价不能超过 9999999.9 元' }],
    [{ price: 1_234_567.12 }, { price: '产品单价最多 9 个字符' }],
    [{ price: '十二' }, { price: '产品单价应为数字，例如 12.50' }],
    [{ price: '1.234' }, { price: '最多两位小数' }],
    [{ spuName: '甲\u202E乙' }, { spuName: '不能含有换行、控制字符或看不见的字符' }],
    [{ brandName: '牌\u0085' }, { brandName: '不能含有换行、控制字符或看不见的字符' }],
    [{ modelRemark: 'A\u200BB' }, { modelRemark: '不能含有换行、控制字符或看不见的字符' }],
    [{ price: null }, { price: '产品单价不能为空' }],
    [{ brandName: '' }, { brandName: '请选择或输入品牌名称' }],
    [{ brandName: '牌'.repeat(16) }, { brandName: '长度不能超过 15 个字符' }],
    [{ spuDesc: '字'.repeat(201) }, { spuDesc: '长度不能超过 200 个字符' }],
    [{ categoryValueSelect: null }, { categoryValueSelect: '请选择产品分类' }],
    [{ categoryValueSelect: 99_999 }, { categoryValueSelect: '请选择产品分类' }],
    [{ categoryValueSelect: 1 }, { categoryValueSelect: '请选择产品分类' }],
    [{ mainPics: ['nobody'] }, { mainPics: '图片不存在或已失效，请重新上传' }],
    [{ mainPics: ['a', 'b', 'c', 'd', 'e', 'f'] }, { mainPics: '产品图片最多 5 张' }],
    [{ categoryValueSelect: 12, attributes: { sizeTB: '很多' } }, { 'attributes.sizeTB': '“很多”不是数字' }],
    [{ categoryValueSelect: 12, attributes: { sizeTB: 31 } }, { 'attributes.sizeTB': '应在 1 到 30 之间' }],
    [{ attributes: { sizeTB: 4 } }, { 'attributes.sizeTB': '该分类没有此参数' }],
  ])('%j is refused on its field', async (more, said) => {
    const { add } = await someone();
    expect((await failureOf(add(more))).fields).toEqual(said);
  });

  it('is told with the words a family of the catalogue is told with, and its one model at the price that was typed (PRIVATE-13)', async () => {
    const { call, add, merchantNo } = await aDealer();
    const { spuNo } = await add({ spuName: '4TB 硬盘', price: 460, categoryValueSelect: 12, spuDesc: '7200 转' });
    const [product] = (await call(listPrivateProducts)).data;
    expect(product).toMatchObject({
      spuNo,
      skuType: 1,
      isUserDefinedProduct: 1,
      boundStatus: 0,
      shopNo: merchantNo,
      skuSaleType: '自定义',
      skuDesc: '7200 转',
      productCategoryId: 12,
      belongCategoryId: 12,
      retailFirCategoryId: 1,
      retailSecCategoryId: 12,
    });
    expect(product?.skus).toEqual([
      {
        skuNo: spuNo,
        skuName: '4TB硬盘',
        skuStatus: 0,
        picUrl: '',
        mainPic: '',
        price: 460,
        rate: 100,
        ratePrice: 460,
        wholesalePrice: 460,
        quantity: 0,
        amount: 0,
        sid: spuNo,
        stockTotal: 0,
      },
    ]);
  });

  it('blanks of name and brand go, around them and within; limits themselves are taken', async () => {
    const { add, call } = await someone();
    const { spuNo } = await add({ spuName: ' HDMI 2.0 　光纤线 ', brandName: '　自 制', spuDesc: '字'.repeat(200), price: 9_999_999.9 });
    expect(await call(getPrivateProduct, { query: { spuNo } })).toMatchObject({
      spuName: 'HDMI2.0光纤线',
      brandName: '自制',
      price: 9_999_999.9,
      firstCatagoryName: '其他',
      source: 0,
      mainPics: [],
    });
    await add({ spuName: '名'.repeat(50), brandName: '牌'.repeat(15), price: 0.01 });
    // another spelling of the blanks is the same product, and is found by either
    expect(await failureOf(add({ spuName: 'HDMI2.0光纤线', brandName: '自制' }))).toMatchObject({ code: 1324 });
    for (const keyword of ['HDMI2.0光', 'hdmi 2.0 光纤', '自 制'])
      expect(
        (await call(listPrivateProducts, { query: { keyword } })).data.map((one) => one.spuNo),
        keyword,
      ).toEqual([spuNo]);
  });

  it('categories carry the attributes the check reads, and 其他 none', async () => {
    const tree = await (await someone()).call(listPrivateCategories, { query: { code: 'custom_good_category' } });
    const second = tree.flatMap(({ children }) => children).find(({ id }) => id === 12);
    expect(second).toMatchObject({ itemValue: '监控硬盘', attributes: [{ code: 'sizeTB', unit: 'TB', valueType: 'number' }] });
    expect(tree.at(-1)).toEqual({ id: 0, itemValue: '其他', spuCount: 0, children: [{ id: 0, itemValue: '其他', spuCount: 0, attributes: [] }] });
  });
});

describe('the tree of categories (PRIVATE-5)', () => {
  it('counts the owner’s products in each, and a first category finds all below it', async () => {
    const { add, call } = await someone();
    const tree = await call(listPrivateCategories);
    const first = tree.find(({ children }) => children.length > 1);
    const [one, two] = first?.children ?? [];
    for (const [spuName, categoryValueSelect] of [
      ['甲', one?.id],
      ['乙', two?.id],
      ['丙', two?.id],
      ['丁', 0],
    ] as const)
      await add({ spuName, categoryValueSelect, attributes: {} });
    const counted = await call(listPrivateCategories);
    const there = counted.find(({ id }) => id === first?.id);
    expect([there?.spuCount, ...(there?.children ?? []).map(({ spuCount }) => spuCount)].slice(0, 3)).toEqual([3, 1, 2]);
    expect(counted.at(-1)?.spuCount).toBe(1);
    const found = async (categoryValueSelect: number | undefined) =>
      (await call(listPrivateProducts, { query: { categoryValueSelect } })).data.map(({ spuName }) => spuName).toSorted();
    expect([await found(first?.id), await found(two?.id), await found(0)]).toEqual([['丙', '乙', '甲'].toSorted(), ['丙', '乙'].toSorted(), ['丁']]);
  });
});

describe('one that is there already (PRIVATE-6)', () => {
  it('saved in two windows at once is there once, and the other is told', async () => {
    const { add, names } = await someone();
    const [one, other] = await Promise.allSettled([add(), add()]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toEqual(['壁装支架']);
    expect(await failureOf(add({ price: 70 }))).toMatchObject({ code: 1324, msg: expect.stringContaining('都相同') });
    await add({ modelRemark: 'B' });
  });
  it('takes no other’s names when it is edited, and keeps its own', async () => {
    const { add, call } = await someone();
    await add();
    const { spuNo } = await add({ modelRemark: 'B' });
    const edit = (more: object) => call(editPrivateProduct, { body: { ...fields, ...more, spuNo } });
    expect(await failureOf(edit({}))).toMatchObject({ code: 1324 });
    expect(await edit({ modelRemark: 'B', price: 70 })).toMatchObject({ spuNo });
  });
  it('is the same however wide, large or far apart its letters are, and keeps its own in other letters', async () => {
    const { add, call } = await someone();
    const own = { spuName: 'ABC', modelRemark: 'é 1' };
    const { spuNo } = await add(own);
    for (const modelRemark of ['e\u0301 1', 'É  1', 'É\u30001']) expect(await failureOf(add({ spuName: 'ａｂｃ', modelRemark }))).toMatchObject({ code: 1324 });
    await add({ spuName: 'ABCD', modelRemark: own.modelRemark });
    expect(await call(editPrivateProduct, { body: { ...fields, ...own, spuName: 'abc', spuNo } })).toEqual({ spuNo, isSelected: false });
    expect((await call(getPrivateProduct, { query: { spuNo } })).spuName).toBe('abc');
  });
  it('is not taken back beside another; of several none is, and which it was is said', async () => {
    const { add, call, names } = await someone();
    const first = await add();
    const other = await add({ spuName: '立杆' });
    await call(deletePrivateProducts, { body: { spuNos: [first.spuNo, other.spuNo] } });
    const second = await add();
    const restore = (...spuNos: string[]) => call(restorePrivateProducts, { body: { spuNos } });
    const said = '已有名称、型号、品牌都相同的自定义产品，请修改后保存，或直接编辑已有的产品';
    expect(await failureOf(restore(first.spuNo))).toMatchObject({ code: 1324, msg: said });
    expect(await failureOf(restore(other.spuNo, first.spuNo))).toMatchObject({ code: 1324, msg: `“壁装支架”${said}` });
    expect(await names()).toEqual(['壁装支架']);
    // nor two of the same at once
    await call(deletePrivateProducts, { body: { spuNo: second.spuNo } });
    expect(await failureOf(restore(first.spuNo, second.spuNo))).toMatchObject({ code: 1324 });
    expect(await restore(other.spuNo, first.spuNo)).toHaveLength(2);
    expect(await restore(first.spuNo)).toEqual([first.spuNo]);
  });
});

describe('the list (PRIVATE-5)', () => {
  it('is narrowed by word, source, category and brand, ordered, and comes a page at a time', async () => {
    const { call, add, names, accountNo } = await someone();
    await add({ spuName: '甲', price: 3, brandName: '一' });
    await add({ spuName: '乙', price: 1, categoryValueSelect: 12 });
    const { spuNo } = await add({ spuName: '丙', price: 2, spuDesc: '100%_镀锌' });
    await portal.database.pool.query('update private_product set source = 1 where spu_no = $1', [spuNo]);
    expect(await names()).toEqual(['丙', '乙', '甲']);
    expect(await names({ sort: 'price', order: 'asc' })).toEqual(['乙', '丙', '甲']);
    expect(await names({ sort: 'gmtListed', order: 'asc' })).toEqual(['甲', '乙', '丙']);
    expect([await names({ customSpuSource: '1' }), await names({ customSpuSource: '0' })]).toEqual([['丙'], ['乙', '甲']]);
    expect([await names({ categoryValueSelect: 12 }), await names({ categoryValueSelect: 0 })]).toEqual([['乙'], ['丙', '甲']]);
    expect([await names({ brandId: '一' }), await names({ keyword: '100%_' }), await names({ keyword: '%' })]).toEqual([['甲'], ['丙'], ['丙']]);
    expect((await call(listPrivateProducts, { query: { size: 10, page: 2 } })).count).toBe(3);
    for (const spuName of ['六类网线', '现场安装调试费', '安装支架']) await add({ spuName });
    expect(await names({ customFilterRemind: '1', sort: 'gmtListed', order: 'asc' })).toEqual(['六类网线', '现场安装调试费']);
    const brands = await call(listPrivateBrands);
    expect(brands[0]).toEqual({ brandSource: 0, brandId: '一', brandName: '一', brandSourceAndId: '0_一', spuCount: 1 });
    // as a list of goods is asked for a brand (GOODS-28): 1 is the provider's own alone
    await aSku(portal.database);
    const other = await aSku(portal.database);
    await portal.database.pool.query(`update spu set brand_name = '禾坤' where spu_no = $1`, [other.spuNo]);
    const known = await call(listPrivateBrands);
    const sources = new Map(known.map(({ brandName, brandSource }) => [brandName, brandSource]));
    // a list of one's own offers those it has (GOODS-28)
    expect(known.find(({ brandName }) => brandName === '禾坤')?.spuCount).toBe(0);
    expect([sources.get('海康威视'), sources.get('禾坤')]).toEqual([1, 0]);
    // what an inventory system keeps stays as it is
    for (const attempt of [() => call(editPrivateProduct, { body: { ...fields, spuNo } }), () => call(deletePrivateProducts, { body: { spuNo } })])
      expect((await failureOf(attempt())).msg).toBe('来自进销存系统的产品请在进销存系统中维护');
    expect(accountNo).not.toBe('');
  });

  it('deleting is all or none, once or twice, and can be taken back', async () => {
    const { call, add, names } = await someone();
    const [one, two] = [await add({ spuName: '一' }), await add({ spuName: '二' })];
    expect((await failureOf(call(deletePrivateProducts, { body: { spuNos: [one.spuNo, 'self-nobody'] } }))).status).toBe(404);
    expect(await names()).toEqual(['二', '一']);
    for (let n = 0; n < 2; n++) await call(deletePrivateProducts, { body: { spuNos: [one.spuNo, two.spuNo] } });
    expect(await names()).toEqual([]);
    expect((await failureOf(call(getPrivateProduct, { query: { spuNo: one.spuNo } }))).status).toBe(404);
    await call(restorePrivateProducts, { body: { spuNos: [one.spuNo, two.spuNo] } });
    expect(await names()).toEqual(['二', '一']);
    for (const body of [{ spuNos: [] }, {}, { spuNo: one.spuNo, spuNos: [two.spuNo] }])
      expect((await failureOf(call(deletePrivateProducts, { body }))).msg).toBe('请先选择要删除的选项');
  });

  it('a repeated creation is one', async () => {
    const { call, names } = await someone();
    for (let n = 0; n < 3; n++) await call(addPrivateProduct, { body: fields, idempotencyKey: 'the-same-own' });
    expect(await names()).toEqual(['壁装支架']);
  });
});

describe('whose they are (PRIVATE-3)', () => {
  it('of the enterprise: all its people see and change them, pictures too, and nobody else knows of them', async () => {
    const dealer = await aDealer();
    const colleague = await aColleagueOf(dealer.merchantNo);
    const stranger = await aDealer();
    const fileId = await aPicture(dealer.accountNo);
    const { spuNo } = await dealer.add({ spuName: '金雀支架', mainPics: [fileId] });
    expect(await colleague.names()).toEqual(['金雀支架']);
    expect([await pictureAs(colleague.accountNo, fileId), await pictureAs(stranger.accountNo, fileId)]).toEqual([200, 404]);
    await colleague.call(editPrivateProduct, { body: { ...fields, spuNo, spuName: '银鸥支架', mainPics: [fileId] } });
    expect(await dealer.names()).toEqual(['银鸥支架']);
    expect(await stranger.names()).toEqual([]);
    const refused = await Promise.all(
      [
        stranger.call(getPrivateProduct, { query: { spuNo } }),
        stranger.call(editPrivateProduct, { body: { ...fields, spuNo } }),
        stranger.call(deletePrivateProducts, { body: { spuNo } }),
        stranger.call(restorePrivateProducts, { body: { spuNos: [spuNo] } }),
      ].map((attempt) => failureOf(attempt)),
    );
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await failureOf(stranger.add({ mainPics: [fileId] }))).fields).toEqual({ mainPics: '图片不存在或已失效，请重新上传' });
    const adding = stranger.call(addSelection, { body: { productList: [{ skuNo: spuNo, quantity: 1 }] }, idempotencyKey: 'foreign-own' });
    expect((await failureOf(adding)).msg).toBe(`以下产品已下架或不存在：${spuNo}`);
    expect(await dealer.names()).toEqual(['银鸥支架']);
  });

  it('sales staff look at the tab, where nothing is theirs to open or to change; visitors are asked to sign in', async () => {
    expect(await portal.asA(UserType.SalesStaff)(checkPrivateProduct)).toBe(false);
    expect(await portal.asA(UserType.SecondLevelStaff)(checkPrivateProduct)).toBe(true);
    const staff = portal.asA(UserType.SalesStaff);
    expect(await staff(listPrivateProducts)).toEqual({ data: [], count: 0 });
    expect(await staff(listDistributionOrders, { query: { type: '1' } })).toMatchObject({ data: [], count: 0 });
    expect((await failureOf(staff(getPrivateProduct, { query: { spuNo: 'P1' } }))).status).toBe(403);
    expect((await failureOf(staff(addPrivateProduct, { body: fields, idempotencyKey: 'staff' }))).status).toBe(403);
    expect((await failureOf(portal.asA(UserType.Tourist)(listPrivateProducts))).status).toBe(401);
  });

  it('follow a person into the enterprise they become, with the list that holds them', async () => {
    const { accountNo, add, call } = await someone();
    await add({ save2DesignSelection: 1 });
    const { merchantNo } = await anInstaller(portal.database);
    const audited = { outcome: 'approved' as const, isFirst: true, accountNo, merchantNo };
    await portal.database.transaction((db) => privateProductsFollowOwner({ db } as never, audited as never));
    await portal.database.pool.query('update selection_line set merchant_no = $2 where account_no = $1', [accountNo, merchantNo]);
    await portal.database.pool.query('update selection_list set merchant_no = $2 where account_no = $1', [accountNo, merchantNo]);
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no, choose_on) values ($1, $2, true)', [accountNo, merchantNo]);
    expect((await call(getSelection)).lines.map(({ productName }) => productName)).toEqual(['壁装支架']);
  });

  it('a copy of one’s data holds them; a person who leaves takes the own ones along and leaves the enterprise’s', async () => {
    const dealer = await aDealer();
    const fileId = await aPicture(dealer.accountNo);
    await dealer.add({ spuName: '企业的', mainPics: [fileId] });
    await portal.database.pool.query(
      "insert into private_product (spu_no, account_no, spu_name, price, brand_name, gmt_create, gmt_modified) values ('self-own', $1, '个人的', 1, '牌', now(), now())",
      [dealer.accountNo],
    );
    const { db } = portal.database;
    expect(await privateProductRecords.read(db, dealer.accountNo)).toHaveLength(2);
    for (let n = 0; n < 2; n++) await privateProductRecords.forget(db, dealer.accountNo);
    expect(await dealer.names()).toEqual(['企业的']);
    const { rows } = await portal.database.pool.query("select account_no from private_product where spu_no = 'self-own' or account_no = $1", [
      dealer.accountNo,
    ]);
    expect(rows).toEqual([]);
    const { rows: files } = await portal.database.pool.query('select account_no as "accountNo" from file where file_id = $1', [fileId]);
    expect(files).toEqual([{ accountNo: null }]);
    expect(await pictureAs((await aColleagueOf(dealer.merchantNo)).accountNo, fileId)).toBe(200);
  });
});

describe('in lists and orders (PRIVATE-7, PRIVATE-8)', () => {
  it('joins the list when it is saved so, at the price its owner typed, whatever the user type', async () => {
    for (const person of [await someone(), await aDealer()]) {
      const { spuNo, isSelected } = await person.add({ save2DesignSelection: 1, modelRemark: 'ZJ-01', unit: '个' });
      expect(isSelected).toBe(true);
      const { lines, totals } = await person.call(getSelection);
      expect(lines).toMatchObject([
        { skuNo: spuNo, skuType: 1, skuSaleType: '自定义', price: 68.5, productModel: 'ZJ-01', unit: '个', productCategory: '其他', quantity: 1 },
      ]);
      expect(totals.amount).toBe(68.5);
    }
  });

  it('takes part in the check by its attributes, and without any it plays no role', async () => {
    const { add, call } = await someone();
    await add({ spuName: '旧硬盘', categoryValueSelect: 12, attributes: { sizeTB: 4 }, save2DesignSelection: 1 });
    await add({ save2DesignSelection: 1 });
    const { lines } = await call(getSelection);
    expect(lines.map(({ role, roleAttributes, productCategory }) => ({ role, roleAttributes, productCategory }))).toEqual([
      { role: 'hdd', roleAttributes: { sizeTB: 4 }, productCategory: '视频监控 > 监控硬盘' },
      { role: null, roleAttributes: {}, productCategory: '其他' },
    ]);
  });

  it('stands in orders as it was quoted, counts a use, and deleted it is 已下架 and counted nowhere in the list', async () => {
    const { add, call } = await aDealer();
    const { spuNo } = await add({ save2DesignSelection: 1 });
    const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: 'own-order' });
    await call(editPrivateProduct, { body: { ...fields, spuNo, price: 99 } });
    const order = await call(getDesignOrder, { params: { id } });
    expect(order.lines).toMatchObject([{ skuNo: spuNo, skuType: 1, price: 68.5, amount: 68.5 }]);
    expect((await call(listDesignOrders, {})).data[0]?.pictures).toEqual(['']);
    expect((await call(getPrivateProduct, { query: { spuNo } })).sumNo).toBe(1);
    await call(addSelection, { body: { productList: [{ skuNo: spuNo, quantity: 2 }] }, idempotencyKey: 'own-again' });
    expect((await call(getSelection)).totals.amount).toBe(198);
    await call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo: spuNo, quantity: 1 }] } as never, idempotencyKey: 'own-join' });
    await call(deletePrivateProducts, { body: { spuNo } });
    const { lines, totals } = await call(getSelection);
    expect([lines[0]?.skuStatus, totals.amount, totals.pieceCount]).toEqual([1, 0, 0]);
    const failing = call(generateOrder, { body: { name: '再来', isWhole: true }, idempotencyKey: 'own-gone' });
    expect((await failureOf(failing)).msg).toBe('以下产品已下架或不存在：壁装支架');
    await call(restorePrivateProducts, { body: { spuNos: [spuNo] } });
    expect((await call(getSelection)).totals.amount).toBe(198);
  });

  it('a list that is full stays as it is, and the product is made all the same', async () => {
    const { accountNo } = await aPerson(portal.database, { enterpriseType: EnterpriseType.Second });
    const { add, call } = await callsOf(accountNo);
    await add({ save2DesignSelection: 1 });
    await portal.database.pool.query(
      `insert into private_product (spu_no, account_no, merchant_no, spu_name, price, brand_name, gmt_create, gmt_modified)
         select 'self-full' || n, account_no, merchant_no, '满', 1, '牌', gmt_create, gmt_modified from private_product, generate_series(1, 499) n where account_no = $1`,
      [accountNo],
    );
    await portal.database.pool.query(
      `insert into selection_line (id, account_no, merchant_no, sort, spu_no, sku_no, quantity, gmt_create, gmt_modified)
         select 'full' || n || account_no, account_no, merchant_no, n + 1, 'self-full' || n, 'self-full' || n, 1, gmt_create, gmt_modified from selection_line, generate_series(1, 499) n where account_no = $1`,
      [accountNo],
    );
    expect(await add({ spuName: '多出来的', save2DesignSelection: 1 })).toMatchObject({ isSelected: false });
    expect((await call(getSelection)).lines).toHaveLength(500);
  });

  it('its picture stands where the product does', async () => {
    const { add, call, accountNo } = await aDealer();
    const fileId = await aPicture(accountNo);
    await add({ mainPics: [fileId], save2DesignSelection: 1 });
    expect((await call(getSelection)).lines[0]?.productImage).toBe(privatePictureUrl(fileId));
    expect(pathOf(getPrivateProduct, { query: { spuNo: 'x' } })).toContain('getCustomGoodsDetail?spuNo=x');
  });
});
