import type { Call } from '@portal/client';
import {
  creditsGoodsMoved,
  creditsStockShort,
  getCreditsGoods,
  listCreditsGoods,
  listCreditsPictures,
  listDeskCreditsGoods,
  saveCreditsGoods,
  type CreditsGoodsDraft,
} from '@portal/contract/credits';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let at: TestConsole;
let desk: Call;
let serial = 0;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  await aSku(at.portal.database, { price: 1, picture: 'dome' });
  desk = await at.as(await at.anOperator('serviceDesk', {}));
});
afterAll(() => at.portal.close());

const draft = (fields: Partial<CreditsGoodsDraft> = {}): CreditsGoodsDraft => ({
  title: `礼品 ${++serial}`,
  summary: '一句话',
  text: '第一段\n\n第二段 ',
  picture: '/pictures/dome.svg',
  unit: '台',
  points: 10,
  stockChange: 5,
  limitEach: null,
  isOffered: true,
  ...fields,
});
const save = (body: CreditsGoodsDraft) => desk(saveCreditsGoods, { body, idempotencyKey: `goods-${++serial}` });

describe('what credits are given for is written on the console (CREDITS-12)', () => {
  it('is had by those who may, changed in its place, and gone from the shop when it is withdrawn', async () => {
    const buyer = await at.portal.as((await aPerson(at.portal.database)).accountNo);
    const made = await save(draft({ title: '笔记本' }));
    expect(made).toMatchObject({ words: ['第一段', '第二段'], stockTotal: 5, exchanged: 0, isOffered: true });
    expect(await buyer(getCreditsGoods, { query: { spuNo: made.spuNo } })).toMatchObject({ title: '笔记本', points: 10, stockTotal: 5 });
    const { exchanged: _none, words: _words, stockTotal: _stock, ...rest } = made;
    const changed = await save({ ...rest, text: '', points: 12, limitEach: 2, stockChange: -2 });
    expect(changed).toMatchObject({ spuNo: made.spuNo, points: 12, limitEach: 2, stockTotal: 3, words: [] });
    await save({ ...rest, edition: changed.edition, text: '', stockChange: 0, isOffered: false });
    expect(await failureOf(buyer(getCreditsGoods, { query: { spuNo: made.spuNo } }))).toMatchObject({ status: 404 });
    expect((await buyer(listCreditsGoods)).data.map(({ spuNo }) => spuNo)).not.toContain(made.spuNo);
    expect((await desk(listDeskCreditsGoods, { query: { isOffered: '0', keyword: '笔记' } })).data).toMatchObject([{ spuNo: made.spuNo, stockTotal: 3 }]);
    expect((await desk(listDeskCreditsGoods, { query: { keyword: '%' } })).count).toBe(0);
  });

  it('has a picture that the catalogue has, found by the words of a model', async () => {
    await aSku(at.portal.database, { price: 1, picture: 'hdd', skuModel: 'YT-PIC-1' });
    const [found] = await desk(listCreditsPictures, { query: { keyword: 'yt-pic' } });
    expect(found).toMatchObject({ picture: '/pictures/hdd.svg', skuModel: 'YT-PIC-1' });
    expect((await save(draft({ picture: found?.picture ?? '' }))).picture).toBe('/pictures/hdd.svg');
    expect(await desk(listCreditsPictures, { query: { keyword: '%' } })).toEqual([]);
  });

  it('no more pieces are taken from its stock than are there, by however many at once', async () => {
    const { spuNo, edition } = await save(draft());
    const less = await Promise.allSettled([1, 2, 3].map(() => save(draft({ spuNo, edition, stockChange: -4 }))));
    expect(less.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await failureOf(save(draft({ spuNo, edition: edition + 1, stockChange: -2 })))).toMatchObject({ code: creditsStockShort.code, data: { left: 1 } });
  });

  it('what somebody else wrote meanwhile is not written over: neither price nor withdrawal comes back', async () => {
    const seen = await save(draft({ points: 1480 }));
    const { spuNo, edition, title } = seen;
    const dearer = await save(draft({ spuNo, edition, title, points: 1800, isOffered: false, stockChange: 0 }));
    for (const stale of [{ edition }, {}])
      expect(await failureOf(save(draft({ spuNo, ...stale, title, points: 1480, limitEach: 3, stockChange: 0 })))).toMatchObject({
        status: 409,
        code: creditsGoodsMoved.code,
      });
    const [kept] = (await desk(listDeskCreditsGoods, { query: { keyword: title, isOffered: '0' } })).data;
    expect(kept).toEqual(dearer);
    expect(kept).toMatchObject({ points: 1800, limitEach: null, stockTotal: 5 });
  });

  it.each<[Partial<Record<keyof CreditsGoodsDraft, unknown>>, string]>([
    [{ title: ' ' }, '请填写商品名称'],
    [{ points: 0 }, '每件积分应为 1 到 1000000 的整数'],
    [{ points: 1.5 }, '每件积分应为 1 到 1000000 的整数'],
    [{ picture: 'https://evil.example/a.svg' }, '请选择产品图片'],
    [{ picture: '/pictures/nowhere.svg' }, '产品库里没有这张图片，请重新选择'],
    [{ picture: '/logout' }, '请选择产品图片'],
    [{ stockChange: 0.5 }, '库存增减应为整数，最多 100000 件'],
    [{ limitEach: 0 }, '数量应为 1 到 99 的整数'],
  ])('%j is told at its field', async (wrong, words) => {
    const [field = ''] = Object.keys(wrong);
    expect(await failureOf(save({ ...draft(), ...wrong } as CreditsGoodsDraft))).toMatchObject({ status: 400, fields: { [field]: words } });
  });
});
