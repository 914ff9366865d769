/** The smaller calls about goods (GOODS-17 to 19). */
import { UserType } from '@portal/engines/access';
import {
  getAfterSale,
  getGoodsStockTotal,
  getPickingCounts,
  getSpuInfo,
  listBrands,
  listCategories,
  listPickingSpu,
  listSpu,
  STOCK_ASKED_MAX,
} from '@portal/contract/catalog';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('what else can be asked about goods', () => {
  let portal: TestPortal;
  let guest: Awaited<ReturnType<TestPortal['as']>>;
  beforeAll(async () => {
    portal = await openTestPortal();
    guest = await portal.as();
  });
  afterAll(() => portal.close());
  const change = (sentence: string, ...values: unknown[]) => portal.database.pool.query(sentence, values);

  it('a family by its number, with the lowest price of whoever looks', async () => {
    const { spuNo } = await aSku(portal.database, { price: 83, referPrice: 100 });
    await aSku(portal.database, { spuNo, price: 57, referPrice: 90 });
    const dealer = await portal.as((await anInstaller(portal.database)).accountNo);
    expect(await dealer(getSpuInfo, { query: { spuNo } })).toMatchObject({ spuNo, modelCount: 2, price: 57, priceLabel: '客户价', separateCategory: false });
    const seen = await guest(getSpuInfo, { query: { spuNo } });
    expect(seen).toMatchObject({ price: 90, priceLabel: '参考价', secondCatagoryName: '网络摄像机' });
    expect(JSON.stringify(seen)).not.toMatch(/:(?:57|83)\b/);
    await change('update spu set status = 1 where spu_no = $1', spuNo);
    expect(await failureOf(guest(getSpuInfo, { query: { spuNo } }))).toMatchObject({ status: 404, msg: '产品已下架或不存在' });
  });

  it('a family of a selection bears the words its fields are specified by (PICK-17)', async () => {
    const { spuNo, skuNo } = await aSku(portal.database, { price: 83, referPrice: 100 });
    const dealer = await portal.as((await anInstaller(portal.database)).accountNo);
    const { data } = await dealer(listPickingSpu, { query: { size: 50 } });
    const family = data.find((one) => one.spuNo === spuNo);
    const [model] = family?.skus ?? [];
    expect(family).toMatchObject({
      productCategoryId: family?.secondCategoryId,
      belongCategoryId: family?.secondCategoryId,
      retailFirCategoryId: family?.firstCategoryId,
      retailSecCategoryId: family?.secondCategoryId,
      isUserDefinedProduct: 0,
      source: '',
      boundStatus: 0,
      shopNo: '',
      modelRemark: model?.skuModel,
      skuSaleType: model?.skuSaleType,
      skuDesc: model?.skuDesc,
    });
    expect(model).toMatchObject({ skuNo, picUrl: model?.mainPic, rate: 100, ratePrice: 83, wholesalePrice: 83, quantity: 0, amount: 0 });
  });

  it('brands with the families that are sold, of all and of a category', async () => {
    const [one, off] = [await aSku(portal.database), await aSku(portal.database)];
    await change(`update spu set brand_name = '甲牌' where spu_no in ($1, $2)`, one.spuNo, off.spuNo);
    await change('update spu set status = 1 where spu_no = $1', off.spuNo);
    const brandOf = async (query: object) => (await guest(listBrands, { query })).find(({ brandId }) => brandId === '甲牌');
    expect(await brandOf({})).toEqual({ brandId: '甲牌', brandName: '甲牌', spuCount: 1 });
    expect(await brandOf({ portalCatagoryId: 11 })).toMatchObject({ spuCount: 1 });
    expect(await brandOf({ portalCatagoryId: 2 })).toBeUndefined();
  });

  it('brands count what choosing them would show, whichever is chosen, and lists are narrowed by them', async () => {
    const [one, two] = [await aSku(portal.database), await aSku(portal.database)];
    await change(`update spu set brand_name = '乙牌', is_new = (spu_no = $1) where spu_no in ($1, $2)`, one.spuNo, two.spuNo);
    const countsUnder = async (query: object) => (await guest(listBrands, { query })).find(({ brandId }) => brandId === '乙牌')?.spuCount;
    expect(await countsUnder({ labels: '新品' })).toBe(1);
    expect(await countsUnder({ labels: '新品!!!热门', brandId: '没有这个牌子' })).toBe(1);
    expect(await countsUnder({ keyword: '没有这样的东西' })).toBe(0);
    const shown = async (query: object) => (await guest(listSpu, { query: { size: 50, ...query } })).data.map(({ brandName }) => brandName);
    expect(await shown({ brandId: '乙牌' })).toEqual(['乙牌', '乙牌']);
    expect(await shown({ brandId: '乙牌', brandSource: '1' })).toEqual([]);
    expect(await shown({ brandId: '乙牌', skuStatus: '1' })).toEqual([]);
  });

  describe('what is sold no more is listed by skuStatus 1, and by nothing else (GOODS-28)', () => {
    let half: string;
    let whole: string;
    let gone: string;
    const asked = { brandId: '丁牌', size: 50 };
    beforeAll(async () => {
      // a model of a family that is sold, a family that is not, and one that is sold
      const [sold, withdrawn, kept] = [await aSku(portal.database, { price: 83 }), await aSku(portal.database), await aSku(portal.database)];
      const model = await aSku(portal.database, { spuNo: sold.spuNo, skuStatus: 1, price: 57, stockTotal: 9, skuModel: 'GN-7788-X' });
      [half, whole, gone] = [sold.spuNo, withdrawn.spuNo, model.skuNo];
      await change(`update spu set brand_name = '丁牌' where spu_no = any($1)`, [half, whole, kept.spuNo]);
      await change('update spu set status = 1 where spu_no = $1', whole);
      await change(`update spu set spu_name = '老款云台' where spu_no = $1`, half);
    });
    const list = async (query: object) => guest(listSpu, { query: { ...asked, ...query } });

    it('each by the model that is gone, without price and stock, and with its total', async () => {
      const { data, count } = await list({ skuStatus: '1' });
      expect(data.map(({ spuNo }) => spuNo).toSorted()).toEqual([half, whole].toSorted());
      expect(count).toBe(2);
      for (const card of data) expect(card).toMatchObject({ skuStatus: 1, price: null, priceSource: 'none', stockTotal: 0, othersInStock: false });
      expect(data.find(({ spuNo }) => spuNo === half)?.skuNo).toBe(gone);
      const sold = await list({});
      expect([sold.count, sold.data.some((card) => 'skuStatus' in card || card.spuNo === whole || card.skuNo === gone)]).toEqual([2, false]);
      expect((await list({ skuStatus: '0' })).count).toBe(2);
    });

    it('found by its number, its name and not by another; in stock there is none', async () => {
      const found = async (keyword: string, query: object = {}) => (await list({ skuStatus: '1', keyword, ...query })).data.map(({ spuNo }) => spuNo);
      expect(await found('gn7788')).toEqual([half]);
      expect(await found('丁牌 老款')).toEqual([half]);
      expect(await found('新款')).toEqual([]);
      expect((await list({ skuStatus: '1', b2bStockStatus: '0' })).count).toBe(0);
    });

    it('counted beside the choices as the list counts', async () => {
      const brands = await guest(listBrands, { query: { skuStatus: '1' } });
      expect(brands.find(({ brandId }) => brandId === '丁牌')?.spuCount).toBe(2);
      const tree = await guest(listCategories, { query: { skuStatus: '1', brandId: '丁牌' } });
      expect(tree.reduce((sum, { spuCount }) => sum + spuCount, 0)).toBe(2);
    });

    it('where products are chosen it is the same, with the models that are gone alone', async () => {
      const dealer = portal.asA(UserType.SecondLevel);
      const { data, count } = await dealer(listPickingSpu, { query: { ...asked, skuStatus: '1' } });
      expect(count).toBe(2);
      const models = data.flatMap(({ skus }) => skus);
      expect(models.map(({ skuStatus, price, stockTotal }) => [skuStatus, price, stockTotal])).toEqual([
        [1, null, 0],
        [1, null, 0],
      ]);
      expect((await dealer(getPickingCounts, { query: { tab: 'brand', brandId: '丁牌', skuStatus: '1' } })).tabs.brand).toBe(2);
    });
  });

  it('picking says which model the order of the list goes by: by price the cheapest, not the one that stands first', async () => {
    const dear = await aSku(portal.database, { price: 90 });
    const cheap = await aSku(portal.database, { spuNo: dear.spuNo, price: 30 });
    await change(`update spu set brand_name = '丙牌' where spu_no = $1`, dear.spuNo);
    const shown = async (query: object) =>
      (await portal.asA(UserType.SecondLevel)(listPickingSpu, { query: { brandId: '丙牌', ...query } })).data.map(({ shownSkuNo }) => shownSkuNo);
    expect(await shown({})).toEqual([dear.skuNo]);
    expect(await shown({ sort: 'price', order: 'asc' })).toEqual([cheap.skuNo]);
  });

  it('the terms after the sale, by the months a model is warranted, also of one that is sold no more', async () => {
    const [known, unknown, software] = [
      await aSku(portal.database, { skuStatus: 1 }),
      await aSku(portal.database),
      await aSku(portal.database, { skuType: 2 }),
    ];
    await change('update sku set warranty_months = 36 where sku_no = $1', known.skuNo);
    const firstOf = async ({ skuNo }: { skuNo: string }) => {
      const { warrantyMonths, terms } = await guest(getAfterSale, { query: { skuNo } });
      return [warrantyMonths, terms[0]?.text];
    };
    expect(await firstOf(known)).toEqual([36, '36 个月，自签收之日起计算。']);
    expect(await firstOf(unknown)).toEqual([null, '以随机文件和销售合同的约定为准。']);
    expect((await firstOf(software))[1]).toContain('授权');
    expect(await failureOf(guest(getAfterSale, { query: { skuNo: 'K404' } }))).toMatchObject({ status: 404 });
  });

  it('stock by sid, of what is sold, a hundred at once', async () => {
    const [one, two, gone] = [
      await aSku(portal.database, { stockTotal: 7 }),
      await aSku(portal.database, { stockTotal: 0 }),
      await aSku(portal.database, { skuStatus: 1 }),
    ];
    const { rows } = await portal.database.pool.query<{ sid: string }>('select sid from sku where sku_no = any($1) order by sku_no', [
      [one.skuNo, two.skuNo, gone.skuNo],
    ]);
    const [a, b, c] = rows.map(({ sid }) => sid);
    const query = { sids: [a, 'S404', c, b].join(',') };
    expect(await portal.asA(UserType.Person)(getGoodsStockTotal, { query })).toEqual({ [a ?? '']: 7, [b ?? '']: 0 });
    // a guest is told how much there is (GOODS-45)
    expect(await guest(getGoodsStockTotal, { query })).toEqual({ [a ?? '']: 1, [b ?? '']: 0 });
    const many = Array.from({ length: STOCK_ASKED_MAX + 1 }, (_, n) => `S${n}`).join(',');
    expect(await failureOf(guest(getGoodsStockTotal, { query: { sids: many } }))).toMatchObject({ code: 400 });
  });
});
