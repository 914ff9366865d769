/** Products of their own that the demo installer's enterprise keeps: a plain one, one with engineering attributes, one of no category, one of an inventory system. */
import { privateNoOf, PrivateSource } from '@portal/engines/goods';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import { insertPrivate, type PrivateRow } from '../src/modules/private-product/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { demoInstaller } from './people.ts';

const DAY_MS = 86_400_000;

type DemoProduct = Pick<PrivateRow, 'spuName' | 'modelRemark' | 'price' | 'brandName' | 'spuDesc' | 'unit'> &
  Partial<Pick<PrivateRow, 'attributes' | 'source' | 'sumNo'>> & { category: string | null };

const PRODUCTS: readonly DemoProduct[] = [
  {
    spuName: '现场安装调试费',
    modelRemark: '',
    category: null,
    price: 120,
    brandName: '自有服务',
    spuDesc: '含设备安装、接线、调试与培训，按点位计',
    unit: '点',
    sumNo: 3,
  },
  {
    spuName: '定制立杆支架',
    modelRemark: 'LG-350',
    category: 'pole-bracket',
    price: 268.5,
    brandName: '本地加工',
    spuDesc: '3.5 米热镀锌立杆，含地笼与抱箍',
    unit: '套',
    sumNo: 1,
  },
  {
    spuName: '利旧4TB监控硬盘',
    modelRemark: 'HD-4T',
    category: 'hdd',
    price: 460,
    brandName: '西部数据',
    spuDesc: '7200 转，企业级',
    unit: '块',
    attributes: { sizeTB: 4 },
  },
  {
    spuName: '弱电综合布线辅材包',
    modelRemark: 'FC-01',
    category: null,
    price: 86,
    brandName: '仓库自配',
    spuDesc: '扎带、标签、膨胀螺丝与波纹管',
    unit: '包',
    source: PrivateSource.Inventory,
  },
];

export async function insertDemoPrivateProducts(db: Db, { categories = [] }: CatalogRows, now: number): Promise<void> {
  await insertPrivate(
    db,
    PRODUCTS.map(({ category, ...product }, place) => {
      const at = new Date(now - (place + 2) * DAY_MS);
      return {
        attributes: {},
        source: PrivateSource.Private,
        sumNo: 0,
        ...product,
        spuNo: privateNoOf(`demo-${place + 1}`),
        ...demoInstaller,
        categoryId: categories.find(({ dataId }) => dataId === category)?.id ?? null,
        mainPics: [],
        gmtCreate: at,
        gmtModified: at,
        gmtRemoved: null,
      };
    }),
  );
}
