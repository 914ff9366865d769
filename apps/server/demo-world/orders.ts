/** Example orders for the demo world, so that an installer's first look is not an empty page. */
import type { SCENES, DesignLine } from '@portal/contract/design-order';
import type { UserType } from '@portal/engines/access';
import { SkuStatus } from '@portal/engines/goods';
import type { Owner } from '../src/platform/http/context.ts';
import { listSkuFacts, type SkuFacts } from '../src/modules/catalog/index.ts';
import { lineOf, makeDesignOrder } from '../src/modules/design-order/index.ts';
import type { Db } from '../src/platform/db/database.ts';

interface DemoOrder {
  name: string;
  sceneId: (typeof SCENES)[number]['sceneId'];
  remark: string;
  daysAgo: number;
  /** What to look for in category and name, how many, at which rate: above 100, for the price is what the owner pays. A wish that finds nothing is left out. */
  requested: readonly (readonly [looked: RegExp, quantity: number, rate: number])[];
}

const DAY_MS = 86_400_000;

const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    name: '云栖花园社区监控改造',
    sceneId: 'community',
    remark: '利旧原有立杆与管线，夜间需全彩，录像保存 30 天',
    daysAgo: 1,
    requested: [
      [/半球/, 16, 118],
      [/枪型|枪机|筒型/, 24, 118],
      [/球机/, 2, 112],
      [/录像机|NVR/, 2, 112.5],
      [/监控硬盘/, 8, 108],
      [/交换机/, 3, 112.5],
      [/半球壁装支架/, 16, 130],
      [/枪机壁装支架/, 24, 130],
      [/球机壁装支架/, 2, 130],
      [/网线|双绞线/, 9, 110],
      [/水晶头/, 2, 130],
      [/显示器|监视器/, 1, 110],
    ],
  },
  {
    name: '社区便利店标准配置',
    sceneId: 'shop',
    remark: '单店标准清单，收银台与出入口重点覆盖',
    daysAgo: 6,
    requested: [
      [/半球/, 4, 120],
      [/录像机|NVR/, 1, 115],
      [/硬盘/, 1, 108],
      [/拾音|音箱|扬声器/, 1, 120],
    ],
  },
  {
    name: '科创园区门禁与停车出入口',
    sceneId: 'campus',
    remark: '',
    daysAgo: 15,
    requested: [
      [/人脸/, 6, 115],
      [/门禁控制器|门禁主机/, 3, 115],
      [/读卡器/, 8, 120],
      [/电锁|磁力锁/, 8, 120],
      [/道闸/, 2, 108.88],
      [/车牌|抓拍/, 2, 112],
    ],
  },
];

/**
 * Three orders of one owner, priced from the catalogue as that viewer sees it. `skuNos` are the models to choose from, in
 * the order they are tried; `now` in milliseconds. Deterministic but for the ids. Gives the orders' ids, newest first.
 */
export async function insertDemoOrders(
  db: Db,
  seed: { owner: Owner; userType: UserType; skuNos: readonly string[]; now: number; newId(): string },
): Promise<string[]> {
  const goods = await listSkuFacts({ db, caller: { ...seed.owner, userType: seed.userType, boundShopNo: null }, now: seed.now }, seed.skuNos);
  const choices = seed.skuNos.flatMap((skuNo) => goods.get(skuNo) ?? []).filter((facts) => facts.skuStatus === SkuStatus.Active && (facts.price ?? 0) > 0);
  const ids: string[] = [];
  for (const order of DEMO_ORDERS) {
    const lines = linesOf(order, choices);
    if (lines.length === 0) continue;
    const ctx = { db, caller: seed.owner, now: seed.now - order.daysAgo * DAY_MS, newId: seed.newId };
    ids.push(await makeDesignOrder(ctx, order, lines));
  }
  return ids;
}

function linesOf({ requested }: DemoOrder, choices: readonly SkuFacts[]): DesignLine[] {
  const lines: DesignLine[] = [];
  for (const [looked, quantity, rate] of requested) {
    const facts = choices.find(
      (choice) => looked.test(`${choice.productCategory} ${choice.productName}`) && !lines.some((line) => line.skuNo === choice.skuNo),
    );
    if (facts) lines.push(lineOf(facts, { id: '', sort: lines.length + 1, rate, ratePrice: null, quantity }));
  }
  return lines;
}
