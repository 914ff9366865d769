/** Bodies as the calls are specified with, letter by letter, over HTTP: no header but the session, no form of ours (DESIGN-20 to 26). */
import type { DesignOrder, Selection } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const BASE = '/api-cloud-merchant-service/v1/design-order';

let test: TestPortal;
let accountNo: string;
let cookie: string;
let camera: { skuNo: string; spuNo: string };
let recorder: { skuNo: string; spuNo: string };

beforeAll(async () => void (test = await openTestPortal()));
afterAll(() => test.close());
beforeEach(async () => {
  ({ accountNo } = await anInstaller(test.database));
  cookie = await test.cookieOf(accountNo);
  camera = await aSku(test.database, { price: 520 });
  recorder = await aSku(test.database, { price: 1999.99 });
});

interface Answer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

async function post(name: string, body: unknown, as = cookie): Promise<Answer> {
  const answer = await test.portal.http.inject({
    method: 'POST',
    url: `${BASE}/${name}`,
    headers: { cookie: as, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}

async function get<Data>(path: string): Promise<Data> {
  const answer = await test.portal.http.inject({ url: `${BASE}/${path}`, headers: { cookie } });
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json<{ data: Data }>().data;
}

const list = () => get<Selection>('selection');
const order = (id: unknown) => get<DesignOrder>(`detail/${String(id)}`);

const cameras = (more: object = {}) => ({
  accountNo,
  spuNo: camera.spuNo,
  skuNo: camera.skuNo,
  price: 520,
  quantity: 3,
  rate: 90,
  ratePrice: 468,
  amount: 1404,
  isUserDefined: false,
  privateTenant: null,
  ...more,
});
const recorders = (more: object = {}) => ({
  accountNo,
  spuNo: recorder.spuNo,
  skuNo: recorder.skuNo,
  price: 1999.99,
  quantity: 1,
  rate: 100,
  ratePrice: 1999.99,
  amount: 1999.99,
  isUserDefined: false,
  ...more,
});

/** Both in the list, as other doors show it. */
async function bothListed(): Promise<Selection['lines']> {
  expect(await post('addConfigOrderProduct', { productList: [cameras(), recorders()] })).toMatchObject({ code: 0 });
  return (await list()).lines;
}

describe('addConfigOrderProduct', () => {
  it('takes accountNo, spuNo, skuNo, price and quantity, as the product page sends them', async () => {
    const { spuNo, skuNo } = camera;
    expect(await post('addConfigOrderProduct', { productList: [{ accountNo, skuNo, spuNo, price: 520, quantity: 2 }] })).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject({ lines: [{ skuNo, rate: 100, quantity: 2, amount: 1040 }], totals: { amount: 1040 } });
  });

  it('holds the rate to the 300 % of picking, the list to its own 999.99 %', async () => {
    const { skuNo } = camera;
    for (const figure of [{ rate: 300.01 }, { ratePrice: 1560.1 }, { rate: 999.99 }])
      expect(await post('addConfigOrderProduct', [{ skuNo, quantity: 1, ...figure }])).toMatchObject({ code: 400, msg: '折扣率不能大于300.00' });
    expect((await list()).lines).toEqual([]);
    expect(await post('addConfigOrderProduct', [{ skuNo, quantity: 1, rate: 300 }])).toMatchObject({ code: 0 });
    expect(await post('postUpdateFavoriteList', [{ skuNo, quantity: 1, rate: 999.99 }])).toMatchObject({ code: 0 });
    expect((await list()).lines).toMatchObject([{ rate: 999.99, ratePrice: 5199.95 }]);
  });

  it('takes a bare list of them, and the rate that is wished', async () => {
    expect(await post('addConfigOrderProduct', [cameras(), recorders()])).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject({
      lines: [
        { skuNo: camera.skuNo, price: 520, rate: 90, ratePrice: 468, quantity: 3, amount: 1404 },
        { skuNo: recorder.skuNo, price: 1999.99, rate: 100, quantity: 1, amount: 1999.99 },
      ],
      totals: { originalAmount: 3559.99, preferential: 156, amount: 3403.99, lineCount: 2, pieceCount: 4 },
    });
  });

  it('takes the discounted price alone: the rate follows from it', async () => {
    const { spuNo, skuNo } = camera;
    expect(await post('addConfigOrderProduct', [{ accountNo, skuNo, spuNo, price: 520, quantity: 2, ratePrice: 468 }])).toMatchObject({ code: 0 });
    expect((await list()).lines).toMatchObject([{ rate: 90, ratePrice: 468, quantity: 2, amount: 936 }]);
  });

  it('serves the same request twice where it has no key', async () => {
    for (let n = 0; n < 2; n++) await post('addConfigOrderProduct', [cameras()]);
    expect((await list()).lines).toMatchObject([{ quantity: 6 }]);
  });

  it.each([
    ['a price', { price: 519.99 }],
    ['no price where there is one', { price: null }],
    ['an amount', { amount: 1403 }],
    ['a discounted price', { ratePrice: 400, amount: null }],
  ])('answers %s that is not today’s with the lines as they cost now, and stores nothing', async (_name, wrong) => {
    expect(await post('addConfigOrderProduct', { productList: [cameras(wrong), recorders()] })).toEqual({
      status: 409,
      code: 1508,
      msg: '价格已变化，请确认后重试',
      data: {
        lines: [
          { skuNo: camera.skuNo, price: 520, ratePrice: 468, quantity: 3, amount: 1404 },
          { skuNo: recorder.skuNo, price: 1999.99, ratePrice: 1999.99, quantity: 1, amount: 1999.99 },
        ],
        amount: 3403.99,
        preferential: 156,
      },
      requestId: expect.any(String),
    });
    expect((await list()).lines).toEqual([]);
  });

  it('refuses another’s account, another family and a field nobody knows, each in words (WIRE-14)', async () => {
    expect(await post('addConfigOrderProduct', { productList: [cameras({ accountNo: 'A-other' })] })).toMatchObject({ status: 409, code: 4004 });
    expect(await post('addConfigOrderProduct', { productList: [cameras({ spuNo: recorder.spuNo })] })).toMatchObject({ code: 1301 });
    expect(await post('addConfigOrderProduct', { productList: [cameras({ cost: 1 })] })).toMatchObject({ code: 400, msg: '含有不支持的字段：cost' });
    expect(await post('addConfigOrderProduct', [cameras({ cost: 1 })])).toMatchObject({ code: 400, msg: '含有不支持的字段：cost' });
    expect((await list()).lines).toEqual([]);
  });
});

describe('the lists of a selection', () => {
  const EMPTY =
    'categoryIds=&portalCatagoryId=&attributesStr=&labels=&order=desc&sort=&status=-1&skuStatus=&b2bStockStatus=&page=1&size=10&keyword=&brandSource=&brandId=&categoryValueSelect=&customSpuSource=';
  const calls = ['design-order/getCommonUselist', 'design-order/getDistributionOrderList', 'custom-spu/getPrivatePageList'];

  it.each(calls)('%s takes every parameter it is specified with, said or left empty', async (call) => {
    const answers = await Promise.all(
      [EMPTY, EMPTY.replace('order=desc', 'order='), `type=&${EMPTY}`, EMPTY.replace('sort=', 'sort=price')].map((query) =>
        test.portal.http.inject({ url: `/api-cloud-merchant-service/v1/${call}?${query}`, headers: { cookie } }),
      ),
    );
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 0, data: expect.any(Array), count: expect.any(Number) });
  });
});

describe('postUpdateFavoriteList', () => {
  const lineOf = ({ id, sort, spuNo, skuNo, price, rate, ratePrice, quantity, amount }: Selection['lines'][number]) => ({
    sort,
    spuNo,
    skuNo,
    price,
    id,
    rate,
    ratePrice,
    quantity,
    amount,
    isUserDefined: false,
    privateTenant: '',
  });

  it('takes a bare list of lines: those named change, the others stay', async () => {
    const [first] = await bothListed();
    if (!first) throw new Error('no line');
    const changed = { ...lineOf(first), quantity: 5, rate: 80, ratePrice: 416, amount: 2080 };
    expect(await post('postUpdateFavoriteList', [changed])).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject({
      lines: [
        { id: first.id, sort: 1, rate: 80, quantity: 5, amount: 2080 },
        { sort: 2, skuNo: recorder.skuNo, quantity: 1 },
      ],
      totals: { amount: 4079.99 },
    });
  });

  it('a drag sends them all with sort 1..n', async () => {
    const lines = await bothListed();
    await post(
      'postUpdateFavoriteList',
      lines.map((line, index) => ({ ...lineOf(line), sort: 2 - index })),
    );
    expect((await list()).lines.map(({ skuNo, sort }) => [skuNo, sort])).toEqual([
      [recorder.skuNo, 1],
      [camera.skuNo, 2],
    ]);
  });

  it('one line moved to the end lets the others up', async () => {
    const lines = await bothListed();
    const third = await aSku(test.database, { price: 1 });
    await post('addConfigOrderProduct', [{ skuNo: third.skuNo, quantity: 1 }]);
    await post(
      'postUpdateFavoriteList',
      lines.slice(0, 1).map((line) => ({ ...lineOf(line), sort: 3 })),
    );
    expect((await list()).lines.map(({ skuNo }) => skuNo)).toEqual([recorder.skuNo, third.skuNo, camera.skuNo]);
  });

  it('replacing sends the old one with quantity 0 and the new one with quantity 1', async () => {
    const [first] = await bothListed();
    if (!first) throw new Error('no line');
    const other = await aSku(test.database, { price: 300 });
    const { id: _id, ...fresh } = { ...lineOf(first), skuNo: other.skuNo, spuNo: other.spuNo, price: 300, rate: 100, ratePrice: 300, quantity: 1, amount: 300 };
    expect(await post('postUpdateFavoriteList', [{ ...lineOf(first), quantity: 0, amount: 0 }, fresh])).toMatchObject({ code: 0 });
    expect((await list()).lines).toMatchObject([
      { skuNo: other.skuNo, quantity: 1 },
      { skuNo: recorder.skuNo, quantity: 1 },
    ]);
  });

  it('answers a price that moved since, and stores nothing', async () => {
    const lines = await bothListed();
    await test.database.pool.query('update sku set price = 600 where sku_no = $1', [camera.skuNo]);
    expect(await post('postUpdateFavoriteList', lines.map(lineOf))).toMatchObject({
      code: 1508,
      data: { lines: [{ skuNo: camera.skuNo, price: 600, ratePrice: 540, quantity: 3, amount: 1620 }, {}] },
    });
    expect((await list()).lines).toMatchObject([{ rate: 90, quantity: 3 }, {}]);
  });

  it.each([
    [{ quantity: 10_000 }, '0.quantity', '数量应为 0 到 9999 的整数'],
    [{ rate: 1000 }, '0.rate', '折扣率应为 0 到 999.99 之间的数字，最多两位小数'],
    [{ rate: undefined }, '0.rate', '折扣率应为 0 到 999.99 之间的数字，最多两位小数'],
  ])('says what is wrong of a line by its place, and which figure it is: %j', async (wrong, field, msg) => {
    const lines = await bothListed();
    const answer = await post(
      'postUpdateFavoriteList',
      lines.map((line) => ({ ...lineOf(line), ...wrong })),
    );
    expect(answer).toMatchObject({ code: 400, msg, fields: { [field]: msg } });
  });
});

describe('what a line tells beside its money (DESIGN-28)', () => {
  const brochure = { fileType: 7, fileUrl: '/files/brochure.pdf', fileTitle: '彩页' };

  it('is told of the list and of an order alike', async () => {
    await test.database.pool.query('update spu set attachments = $1 where spu_no = $2', [JSON.stringify([brochure]), camera.spuNo]);
    const [line] = await bothListed();
    const known = { spuName: line?.productName, isUserDefined: false, privateTenant: null, boundStatus: 0, remind: 1, wholesalePrice: 520 };
    expect(line).toMatchObject({ ...known, attachments: [brochure] });
    const { data } = await post('generateConfigOrder', { name: '一期', productLists: [cameras()] });
    await test.database.pool.query('update sku set price = 600 where sku_no = $1', [camera.skuNo]);
    expect((await order(data)).lines).toMatchObject([{ ...known, price: 520, attachments: [brochure] }]);
    expect((await list()).lines).toMatchObject([{ price: 1999.99, wholesalePrice: 1999.99 }]);
  });

  it('a product of one’s own says whose it is', async () => {
    const { accountNo: own, merchantNo } = await anInstaller(test.database);
    cookie = await test.cookieOf(own);
    const category = { spuName: '现场安装调试费', categoryValueSelect: 0, price: 120, brandName: '自有服务', save2DesignSelection: 1 };
    const made = await test.portal.http.inject({
      method: 'POST',
      url: '/api-cloud-merchant-service/v1/custom-spu/postAddCustomGoods',
      headers: { cookie },
      payload: category,
    });
    expect(made.json()).toMatchObject({ code: 0 });
    expect((await list()).lines).toMatchObject([
      { skuType: 1, isUserDefined: true, privateTenant: merchantNo, remind: 0, attachments: [], wholesalePrice: 120 },
    ]);
  });
});

describe('remind', () => {
  it('is 0 where a device has no cable and no construction beside it, and 1 where nothing needs any', async () => {
    expect(await get('remind')).toEqual({ cable: 1, construction: 1 });
    await bothListed();
    expect(await get('remind')).toEqual({ cable: 0, construction: 0 });
    await test.database.pool.query('update sku set sku_status = 1 where sku_no = any($1)', [[camera.skuNo, recorder.skuNo]]);
    expect(await get('remind')).toEqual({ cable: 1, construction: 1 });
  });
});

describe('removeConfigOrderProduct, postClearFavoriteList (DESIGN-26)', () => {
  it.each([
    ['removeConfigOrderProduct', (ids: string[]) => ({ ids: ids.slice(0, 1) }), 1],
    ['removeConfigOrderProduct', (ids: string[]) => ({ ids: ids.slice(0, 1), deleteAll: false }), 1],
    ['removeConfigOrderProduct', () => ({ deleteAll: true }), 0],
    ['postClearFavoriteList', (ids: string[]) => ({ id: ids[0] }), 1],
    ['postClearFavoriteList', () => ({ deleteAll: true }), 0],
  ])('%s %#', async (name, bodyOf, left) => {
    const lines = await bothListed();
    expect(await post(name, bodyOf(lines.map(({ id }) => id)))).toMatchObject({ code: 0 });
    expect((await list()).lines).toHaveLength(left);
  });

  it('removes nothing where it is not said what, or both are said', async () => {
    const [first] = await bothListed();
    for (const body of [{}, { deleteAll: false }, { ids: [] }, { ids: [first?.id], deleteAll: true }])
      expect(await post('removeConfigOrderProduct', body)).toMatchObject({ code: 400, msg: '请先选择要删除的选项' });
    expect((await list()).lines).toHaveLength(2);
  });
});

describe('generateConfigOrder (DESIGN-24)', () => {
  const head = { name: '一期 监控', remark: '含安装', orderType: 0, sceneId: 'office' };
  const customer = { groupId: '', groupName: '', memberAccountNo: '', memberAccountName: '', memberAccountPhone: '', memberAccountRemark: '' };

  it('makes an order of productLists, which leave the list', async () => {
    const lines = await bothListed();
    const productLists = [cameras({ id: lines[0]?.id, sort: 1, skuType: 0 })];
    const answer = await post('generateConfigOrder', { ...head, ...customer, amount: 1404, preferential: 156, productLists });
    expect(answer).toMatchObject({ code: 0, data: expect.any(String) });
    expect(await order(answer.data)).toMatchObject({
      name: '一期监控',
      remark: '含安装',
      sceneId: 'office',
      amount: 1404,
      preferential: 156,
      originalAmount: 1560,
      lines: [{ skuNo: camera.skuNo, price: 520, rate: 90, quantity: 3, amount: 1404 }],
    });
    expect((await list()).lines).toMatchObject([{ skuNo: recorder.skuNo }]);
  });

  it('makes one of products that were never listed, and of the whole list where that is said', async () => {
    const unsaid = { groupId: null, groupName: null, memberAccountNo: null, memberAccountName: null, memberAccountPhone: null, memberAccountRemark: null };
    const fresh = await post('generateConfigOrder', { ...unsaid, name: '直接', productLists: [recorders()], amount: 1999.99, preferential: 0, sceneId: null });
    expect(await order(fresh.data)).toMatchObject({ amount: 1999.99, lineCount: 1, sceneId: null });
    await bothListed();
    const whole = await post('generateConfigOrder', { name: '全部', amount: 3403.99, preferential: 156, isWhole: true });
    expect(await order(whole.data)).toMatchObject({ lineCount: 2, amount: 3403.99 });
    expect((await list()).lines).toEqual([]);
  });

  it.each([0, 1, 10, null, undefined])('keeps the order type %s, in its copy too', async (orderType) => {
    const kept = orderType ?? 0;
    const made = await post('generateConfigOrder', { ...head, orderType, productLists: [recorders()], amount: 1999.99, preferential: 0 });
    expect(await order(made.data)).toMatchObject({ orderType: kept });
    const copy = await post('copy', { id: made.data });
    expect(await order(copy.data)).toMatchObject({ orderType: kept });
    expect(await get('page')).toMatchObject([{ orderType: kept }, { orderType: kept }]);
  });

  it('makes an order of the survey for whoever may survey, and for nobody else', async () => {
    const surveyed = () => ({ ...head, orderType: 11, productLists: [recorders()] });
    expect(await post('generateConfigOrder', surveyed())).toMatchObject({ status: 403, code: 1513, msg: '您没有勘测权限，不能生成勘测配单' });
    expect(await get('page')).toEqual([]);
    ({ accountNo } = await anInstaller(test.database, { surveyPermission: true }));
    cookie = await test.cookieOf(accountNo);
    const made = await post('generateConfigOrder', surveyed());
    const copy = await post('copy', { id: made.data });
    for (const { data } of [made, copy]) expect(await order(data)).toMatchObject({ orderType: 11 });
  });

  it.each([-1, 12, 1.5, '11'])('refuses the order type %s', async (orderType) => {
    expect(await post('generateConfigOrder', { ...head, orderType, productLists: [recorders()] })).toMatchObject({ code: 400 });
    expect(await get('page')).toEqual([]);
  });

  it.each([
    ['amount', { amount: 1400, preferential: 156 }],
    ['preferential', { amount: 1404, preferential: 0 }],
  ])('answers another %s with what the lines come to, and makes nothing', async (_name, totals) => {
    await bothListed();
    expect(await post('generateConfigOrder', { ...head, ...totals, productLists: [cameras()] })).toMatchObject({
      code: 1508,
      data: { amount: 1404, preferential: 156, lines: [{ skuNo: camera.skuNo, price: 520, amount: 1404 }] },
    });
    expect(await get('page')).toEqual([]);
    expect((await list()).lines).toHaveLength(2);
  });

  it('refuses a line that stands in the list no more, a product named twice, too many pieces and no product at all', async () => {
    const scarce = await aSku(test.database, { price: 10, maxNum: 5 });
    const refusals = [
      [[cameras({ id: 'gone' })], 404, '该产品已不在清单中，请刷新后重试'],
      [[cameras(), cameras()], 1504, `存在重复产品：${camera.skuNo}`],
      [[{ skuNo: scarce.skuNo, quantity: 6 }], 1506, expect.stringContaining('该产品数量不能大于5')],
      [[], 400, '您还没有选择产品哦~'],
      [null, 400, '您还没有选择产品哦~'],
      [undefined, 400, '您还没有选择产品哦~'],
    ] as const;
    await bothListed();
    for (const [productLists, code, msg] of refusals) expect(await post('generateConfigOrder', { ...head, productLists })).toMatchObject({ code, msg });
    expect(await get('page')).toEqual([]);
    expect((await list()).lines).toHaveLength(2);
  });

  it.each([null, 5, undefined, ''])('asks for a name where it is %s', async (name) => {
    expect(await post('generateConfigOrder', { name, productLists: [cameras()] })).toMatchObject({ code: 400, msg: '请输入配单名称' });
  });

  it('someone else’s line is not there', async () => {
    const lines = await bothListed();
    const other = await test.cookieOf((await anInstaller(test.database)).accountNo);
    const body = { ...head, productLists: [{ skuNo: camera.skuNo, quantity: 3, id: lines[0]?.id }] };
    expect(await post('generateConfigOrder', body, other)).toMatchObject({ code: 404 });
    expect((await list()).lines).toHaveLength(2);
  });
});

describe('calls of an order', () => {
  let id: string;
  beforeEach(async () => {
    id = (await post('generateConfigOrder', { name: '订单', sceneId: 'office', productLists: [cameras()] })).data as string;
  });

  it('editAddProductBatch joins productSaveDTOS, which leave the list', async () => {
    await bothListed();
    expect(await post('editAddProductBatch', { id, productSaveDTOS: [recorders({ quantity: 2, amount: 3999.98 })] })).toMatchObject({
      code: 0,
      data: { id, leftOut: [] },
    });
    expect(await order(id)).toMatchObject({ lineCount: 2, amount: 5403.98, lines: [{ skuNo: camera.skuNo }, { skuNo: recorder.skuNo, quantity: 2 }] });
    expect((await list()).lines).toMatchObject([{ skuNo: camera.skuNo }]);
    for (const body of [{}, { productSaveDTOS: [] }, { productSaveDTOS: null }, { lineIds: [] }])
      expect(await post('editAddProductBatch', { id, ...body })).toMatchObject({ code: 400, msg: '您还没选择配单产品' });
    expect((await list()).lines).toHaveLength(1);
  });

  it('addDesignProduct adds productSaveDTOS at the rate wished, in the order’s scene', async () => {
    const productSaveDTOS = [recorders({ rate: 50, ratePrice: 1000, amount: 1000 })];
    expect(await post('addDesignProduct', { id, productSaveDTOS, sceneId: 'office' })).toMatchObject({ code: 0 });
    expect(await order(id)).toMatchObject({ lineCount: 2, amount: 2404, lines: [{}, { rate: 50, ratePrice: 1000, amount: 1000 }] });
    expect(await post('addDesignProduct', { id, productSaveDTOS, sceneId: 'school' })).toMatchObject({ code: 1509 });
    expect(await post('addDesignProduct', { id, productSaveDTOS, sceneId: 'moon' })).toMatchObject({ code: 400, msg: '请选择有效的应用场景' });
    expect(await post('addDesignProduct', { id, productSaveDTOS: [recorders({ price: 1 })] })).toMatchObject({ code: 1508 });
    expect(await order(id)).toMatchObject({ lineCount: 2 });
  });

  it('what the order has already may say the price it is quoted at, after the catalogue’s moved', async () => {
    await test.database.pool.query('update sku set price = 600 where sku_no = $1', [camera.skuNo]);
    for (const price of [520, 600]) {
      const said = { skuNo: camera.skuNo, quantity: 1, price };
      expect(await post('addDesignProduct', { id, productSaveDTOS: [said] })).toMatchObject({ code: 0 });
    }
    expect(await post('addDesignProduct', { id, productSaveDTOS: [{ skuNo: camera.skuNo, quantity: 1, price: 1 }] })).toMatchObject({ code: 1508 });
    expect(await order(id)).toMatchObject({ lines: [{ price: 520, rate: 90, quantity: 5 }] });
  });

  it('updateDesignProduct takes what is left empty of a line as not said', async () => {
    const { skuNo, spuNo } = camera;
    const unsaid = { id: null, skuType: null, rate: null, ratePrice: null, sceneId: null };
    const body = {
      id,
      queryType: 0,
      productList: [
        { ...unsaid, skuNo, spuNo: '', quantity: 4 },
        { ...unsaid, skuNo: recorder.skuNo, spuNo: null, quantity: 1 },
      ],
    };
    expect(await post('updateDesignProduct', body)).toMatchObject({
      code: 0,
      data: {
        lines: [
          { skuNo, spuNo, rate: 90, quantity: 4 },
          { skuNo: recorder.skuNo, rate: 100, quantity: 1 },
        ],
      },
    });
  });

  it('removeDesignProduct takes pieces out, the whole line without a quantity, and finds the order by id or configId', async () => {
    const { lines } = await order(id);
    const { skuNo, spuNo } = camera;
    const body = { id, deleteType: 1, sceneId: 'office', skuNo, spuNo, quantity: 1, privateTenant: '' };
    expect(await post('removeDesignProduct', body)).toMatchObject({ code: 0, data: { lines: [{ quantity: 2 }] } });
    const byLine = { id: lines[0]?.id, configId: id, deleteType: 0, skuNo, spuNo, quantity: 1, privateTenant: null };
    expect(await post('removeDesignProduct', byLine)).toMatchObject({ code: 0, data: { lines: [{ quantity: 1 }] } });
    expect(await post('removeDesignProduct', { ...body, sceneId: 'school' })).toMatchObject({ code: 1509 });
    expect(await post('removeDesignProduct', { id, skuNo, spuNo })).toMatchObject({ code: 0, data: { lines: [], amount: 0 } });
  });

  it('another’s order is not there', async () => {
    const other = await test.cookieOf((await anInstaller(test.database)).accountNo);
    const { skuNo } = camera;
    const calls = [
      ['editAddProductBatch', { id, productSaveDTOS: [{ skuNo, quantity: 1 }] }],
      ['addDesignProduct', { id, productSaveDTOS: [{ skuNo, quantity: 1 }], sceneId: 'school' }],
      ['removeDesignProduct', { id: 'x', configId: id, skuNo, quantity: 1, sceneId: 'school' }],
    ] as const;
    for (const [name, body] of calls) expect(await post(name, body, other), name).toMatchObject({ code: 404 });
    expect(await order(id)).toMatchObject({ lines: [{ quantity: 3 }] });
  });
});
