import { getSpuDetail, listAccessories, listPickingSpu, listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedCategories, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { GUEST } from '../../platform/http/context.ts';
import { importCatalog } from './import/import-catalog.ts';
import { listSkuFacts, loadRoleModels } from './index.ts';

let portal: TestPortal;
let ids = 0;
const family = (spuNo: string, picture: string) => ({
  spuNo,
  spuName: `${spuNo}录像机`,
  firstCategoryId: 1,
  secondCategoryId: 12,
  brandName: '海康威视',
  picture,
  gmtListed: new Date('2026-11-01T00:00:00Z'),
});
const model = (skuNo: string, spuNo: string, more: object = {}) => ({
  skuNo,
  spuNo,
  skuName: '录像机',
  skuModel: `HV-${skuNo}`,
  price: 1,
  referPrice: 1,
  attributes: { role: 'nvr' },
  ...more,
});

beforeAll(async () => {
  portal = await openTestPortal();
  await loadGoods(portal.database, {
    categories: generatedCategories,
    spus: [family('P1', 'nvr-1u'), family('P2', 'nvr-2u')],
    skus: [
      model('K1', 'P1', { picture: 'nvr-1u-4', views: ['front', 'back'], sort: 1 }),
      model('K2', 'P1', { sort: 2 }),
      model('K3', 'P2', { picture: '/products/k3.png' }),
    ],
    accessories: [{ spuNo: 'P2', skuNo: 'K1', need: 'needed' }],
  });
});
afterAll(() => portal.close());

const viewer = () => portal.asA(UserType.SecondLevel);

describe('a model with a picture of its own', () => {
  test('stands on the card of its family with it', async () => {
    const { data } = await viewer()(listSpu, { query: {} });
    expect(new Map(data.map(({ spuNo, mainPic }) => [spuNo, mainPic]))).toEqual(
      new Map([
        ['P1', '/pictures/nvr-1u-4.svg'],
        ['P2', '/products/k3.png'],
      ]),
    );
  });

  test('shows it in the selection table, the others their family’s', async () => {
    const { data } = await viewer()(listPickingSpu, { query: {} });
    const row = data.find(({ spuNo }) => spuNo === 'P1');
    expect(row?.mainPic).toBe('/pictures/nvr-1u-4.svg');
    expect(row?.skus.map(({ mainPic }) => mainPic)).toEqual(['/pictures/nvr-1u-4.svg', '/pictures/nvr-1u.svg']);
  });

  test('shows its further views on the product page', async () => {
    const { views } = await viewer()(getSpuDetail, { params: { id: 'P1' } });
    expect(views).toEqual({
      K1: [
        { view: 'front', picture: '/pictures/nvr-1u-4--front.svg' },
        { view: 'back', picture: '/pictures/nvr-1u-4--back.svg' },
      ],
    });
  });

  test('shows it as an accessory and on a line, and where the rules choose it', async () => {
    const [accessory] = await viewer()(listAccessories, { query: { spuNo: 'P2' } });
    expect([accessory?.mainPic, accessory?.picUrl]).toEqual(['/pictures/nvr-1u-4.svg', '/pictures/nvr-1u-4.svg']);
    const lines = await listSkuFacts({ db: portal.database.db, caller: GUEST, now: 0 }, ['K1', 'K2']);
    expect([lines.get('K1')?.productImage, lines.get('K2')?.productImage]).toEqual(['/pictures/nvr-1u-4.svg', '/pictures/nvr-1u.svg']);
    const chosen = await loadRoleModels(portal.database.db);
    expect(chosen.map(({ skuNo, productImage }) => [skuNo, productImage])).toEqual([
      ['K1', '/pictures/nvr-1u-4.svg'],
      ['K2', '/pictures/nvr-1u.svg'],
      ['K3', '/products/k3.png'],
    ]);
  });
});

describe('图片 in an import', () => {
  const options = {
    source: { fileName: 'a.xlsx', fileHash: '', importedBy: '' },
    now: Date.UTC(2026, 10, 21),
    newId: () => `new${++ids}`,
    brand: '海康威视',
    dryRun: false,
    partial: false,
  };
  const run = (...rows: string[][]) =>
    importCatalog(
      portal.database,
      [['型号', '产品名称', '二级分类', '图片'], ...rows].map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell || null) })),
      options,
    );
  const pictures = async () =>
    (
      await portal.database.pool.query<{ sku_model: string; own: string | null; family: string; views: string[] }>(
        'select k.sku_model, k.picture as own, s.picture as family, k.views from sku k join spu s using (spu_no) order by k.sku_model',
      )
    ).rows;

  test('is each row’s own; a new family takes the first', async () => {
    const rows = [
      ['NEW-4', '新录像机', '硬盘录像机', 'nvr-desktop'],
      ['NEW-8', '新录像机', '硬盘录像机', 'nvr-2u'],
      ['NEW-9', '新录像机', '硬盘录像机', ''],
    ];
    expect((await run(...rows)).complaints).toEqual([]);
    expect((await pictures()).filter(({ sku_model: name }) => name.startsWith('NEW'))).toEqual([
      { sku_model: 'NEW-4', own: null, family: 'nvr-desktop', views: [] },
      { sku_model: 'NEW-8', own: 'nvr-2u', family: 'nvr-desktop', views: [] },
      { sku_model: 'NEW-9', own: null, family: 'nvr-desktop', views: [] },
    ]);
    expect((await run(...rows)).changedModels).toBe(0);
  });

  test('of a known model changes that model alone, and its old views go', async () => {
    await run(['HV-K1', '', '', 'nvr-desktop']);
    expect((await pictures()).filter(({ sku_model: name }) => name.startsWith('HV-K'))).toEqual([
      { sku_model: 'HV-K1', own: 'nvr-desktop', family: 'nvr-1u', views: [] },
      { sku_model: 'HV-K2', own: null, family: 'nvr-1u', views: [] },
      { sku_model: 'HV-K3', own: '/products/k3.png', family: 'nvr-2u', views: [] },
    ]);
  });

  test('an empty cell leaves it as it is', async () => {
    expect((await run(['HV-K3', '', '', ''])).unchangedModels).toBe(1);
  });
});
