/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-6. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { genericCabling } from './plan.ts';

it('one floor with a backbone', () =>
  expect(said(genericCabling, { floors: [{ points: 48, farthestM: 80, nearestM: 10, backboneRouteM: 30 }], cableType: 'cat5e', pointsPerOutlet: 1 })).toEqual({
    working: [
      '平均每根长度：（80＋10）÷ 2 ×（1＋10%）＋6 → 55.5 m',
      '最长一根的敷设长度：80 ＋ 6 → 86 m',
      '网线箱数：⌊305 ÷ 55.5⌋ ＝ 5 根；48 ÷ 5 → 10 箱',
      '配线架与机柜：⌈48 ÷ 24⌉ ＝ 2 个；3 × 2 ＋ 2 ＝ 8 U；× 1.2 → 12U × 1 台',
      '槽盒截面：48 × π ×（5.2 ÷ 2）² ÷ 40% → 2,548 mm²，选 100x50 mm',
      '主干光缆芯数：4 × ⌈48 ÷ 48⌉ → 4 芯',
      '主干光缆长度：30 ×（1＋10%）＋24 → 57 m',
      '面板与底盒：⌈48 ÷ 1⌉ → 面板、底盒各 48 个',
      '信息模块：48 ×（1＋3%） → 50 个',
      '成品跳线：48 → 各 48 根',
    ],
    meaning: [
      '48 个信息点需要超五类网线 10 箱（每箱 305 m）、24 口配线架 2 个、12U 机柜 1 台。',
      '工作区：面板和底盒各 48 个、信息模块 50 个；跳线机柜侧、桌面侧各 48 根，用成品；自制才要水晶头。',
      '网线按楼层整箱计，各层不拼箱；一根线不能接。穿管敷设时截面利用率取 25%～30%。',
    ],
  }));

it('two floors', () =>
  expect(
    said(genericCabling, {
      floors: [
        { points: 30, farthestM: 40, nearestM: 10 },
        { points: 200, farthestM: 90, nearestM: 20, backboneRouteM: 12 },
      ],
      cableType: 'cat6a',
    }),
  ).toEqual({
    working: [
      '第 1 行 平均每根长度：（40＋10）÷ 2 ×（1＋10%）＋6 → 33.5 m',
      '第 1 行 最长一根的敷设长度：40 ＋ 6 → 46 m',
      '第 1 行 网线箱数：⌊305 ÷ 33.5⌋ ＝ 9 根；30 ÷ 9 → 4 箱',
      '第 1 行 配线架与机柜：⌈30 ÷ 24⌉ ＝ 2 个；3 × 2 ＋ 2 ＝ 8 U；× 1.2 → 12U × 1 台',
      '第 1 行 槽盒截面：30 × π ×（7.5 ÷ 2）² ÷ 40% → 3,313 mm²，选 100x50 mm',
      '第 1 行 主干光缆芯数：4 × ⌈30 ÷ 48⌉ → 4 芯',
      '第 2 行 平均每根长度：（90＋20）÷ 2 ×（1＋10%）＋6 → 66.5 m',
      '第 2 行 最长一根的敷设长度：90 ＋ 6 → 96 m',
      '第 2 行 网线箱数：⌊305 ÷ 66.5⌋ ＝ 4 根；200 ÷ 4 → 50 箱',
      '第 2 行 配线架与机柜：⌈200 ÷ 24⌉ ＝ 9 个；3 × 9 ＋ 2 ＝ 29 U；× 1.2 → 37U × 1 台',
      '第 2 行 槽盒截面：200 × π ×（7.5 ÷ 2）² ÷ 40% → 22,089 mm²，选 300x100 mm',
      '第 2 行 主干光缆芯数：4 × ⌈200 ÷ 48⌉ → 24 芯',
      '第 2 行 主干光缆长度：12 ×（1＋10%）＋24 → 37.2 m',
      '网线合计：4＋50 → 54 箱',
      '24 口配线架合计：2＋9 → 11 个',
      '面板与底盒：⌈30 ÷ 2⌉＋⌈200 ÷ 2⌉ → 面板、底盒各 115 个',
      '信息模块：230 ×（1＋3%） → 237 个',
      '成品跳线：230 → 各 230 根',
    ],
    meaning: [
      '230 个信息点需要超六类网线 54 箱（每箱 305 m）、24 口配线架 11 个、12U 机柜 1 台、37U 机柜 1 台。',
      '工作区：面板和底盒各 115 个、信息模块 237 个；跳线机柜侧、桌面侧各 230 根，用成品；自制才要水晶头。',
      '网线按楼层整箱计，各层不拼箱；一根线不能接。穿管敷设时截面利用率取 25%～30%。',
    ],
  }));

it('more floors than are shown, one of them too full for any trunk and any fibre', () => {
  const { working } = said(genericCabling, {
    floors: [
      { points: 24, farthestM: 30, nearestM: 10 },
      { points: 24, farthestM: 30, nearestM: 10 },
      { points: 24, farthestM: 30, nearestM: 10 },
      { points: 2000, farthestM: 30, nearestM: 10 },
    ],
    pointsPerOutlet: 4,
  });
  expect(working).toHaveLength(23);
  expect(working).toContain('面板与底盒：⌈24 ÷ 4⌉＋⌈24 ÷ 4⌉＋⌈24 ÷ 4⌉＋… → 面板、底盒各 518 个');
});

it('a floor too full', () =>
  expect(said(genericCabling, { floors: [{ points: 2000, farthestM: 30, nearestM: 10 }] })).toEqual({
    working: [
      '平均每根长度：（30＋10）÷ 2 ×（1＋10%）＋6 → 28 m',
      '最长一根的敷设长度：30 ＋ 6 → 36 m',
      '网线箱数：⌊305 ÷ 28⌋ ＝ 10 根；2,000 ÷ 10 → 200 箱',
      '配线架与机柜：⌈2,000 ÷ 24⌉ ＝ 84 个；3 × 84 ＋ 2 ＝ 254 U；× 1.2 → 42U × 8 台',
      '槽盒截面：2,000 × π ×（6.2 ÷ 2）² ÷ 40% → 150,954 mm²，需分槽敷设',
      '主干光缆芯数：4 × ⌈2,000 ÷ 48⌉ → 超过 144 芯，需多根光缆',
      '面板与底盒：⌈2,000 ÷ 2⌉ → 面板、底盒各 1,000 个',
      '信息模块：2,000 ×（1＋3%） → 2,060 个',
      '成品跳线：2,000 → 各 2,000 根',
    ],
    meaning: [
      '2,000 个信息点需要六类网线 200 箱（每箱 305 m）、24 口配线架 84 个、42U 机柜 8 台。',
      '工作区：面板和底盒各 1,000 个、信息模块 2,060 个；跳线机柜侧、桌面侧各 2,000 根，用成品；自制才要水晶头。',
      '网线按楼层整箱计，各层不拼箱；一根线不能接。穿管敷设时截面利用率取 25%～30%。',
    ],
  }));
