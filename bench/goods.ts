/** Goods as they are found: lists, deep pages, products, searches and counts, each beside the floor of the same run, and checked for right rows and totals. */
import type { Database } from '@portal/server/platform/db/database';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { median, note } from './figures.ts';
import { startFloor } from './floor.ts';
import { assertGoods } from './goods-answers.ts';
import { goodsPaths, type GoodsKind } from './list-paths.ts';
import { compare, load, type Load } from './load.ts';
import { KINDS as MEASURED } from './settings.ts';
import { measureSuggestions } from './suggestions.ts';

export interface GoodsOn {
  portal: RunningPortal;
  database: Database;
  url: string;
  /** Of many dealers (`boundBuyers`). */
  cookies: readonly string[];
  skus: number;
}

const KINDS = [
  { kind: 'list', title: '列表，分类内，四种排序', floor: 'cards', share: 0.45 },
  { kind: 'deep', title: '列表，全部，第 1–400 页，四种排序', floor: 'cards', share: 0.45 },
  { kind: 'detail', title: '产品详情', floor: 'product', share: 0.35 },
  { kind: 'search', title: '关键词，第 1–10 页，四种排序', floor: 'cards', share: 0.2 },
  { kind: 'facets', title: '属性筛选及数量', floor: 'cards', share: null },
] as const;

export interface GoodsFigure {
  kind: GoodsKind;
  paths: number;
  portal: Load;
  floor: Load;
  ratio: number;
}

export async function measureGoods(on: GoodsOn): Promise<GoodsFigure[]> {
  const { portal, database, url, cookies, skus } = on;
  const pathsOf = goodsPaths(skus);
  const cookieOf = (at: number) => cookies[at % cookies.length] ?? '';
  let asked = 0;
  await assertGoods(database, async (path) => (await fetch(`${portal.origin}${path}`, { headers: { cookie: cookieOf(asked++) } })).json(), pathsOf);
  const firsts: number[] = [];
  for (const path of pathsOf.search.filter((one) => !/sort=|page=[2-9]|page=10/.test(one))) {
    const began = performance.now();
    await (await fetch(`${portal.origin}${path}`, { headers: { cookie: cookieOf(asked++) } })).text();
    firsts.push(performance.now() - began);
  }
  note(`关键词第一次被问，${skus} 型号，${firsts.length} 个词`, `中位数 ${median(firsts).toFixed(0)} ms，最长 ${Math.max(...firsts).toFixed(0)} ms`, '—', null);
  await measureSuggestions(on);
  const figures: GoodsFigure[] = [];
  for (const { kind, floor: read } of KINDS.filter(({ kind: one }) => MEASURED.length === 0 || MEASURED.includes(one))) {
    const floor = await startFloor(database.pool, url, read);
    const requests = pathsOf[kind].map((path, at) => ({ path, headers: { cookie: cookieOf(at) } }));
    const { left, right, ratio } = await compare(
      () => load({ url: portal.origin, requests }),
      () => load({ url: floor.url, requests: [{ path: '/rows' }] }),
    );
    floor.stop();
    figures.push({ kind, paths: requests.length, portal: left, floor: right, ratio });
  }
  return figures;
}

export function noteGoods(skus: number, figures: readonly GoodsFigure[]): void {
  for (const { kind, paths, portal, floor, ratio } of figures) {
    const { title, share, floor: read } = KINDS.find((one) => one.kind === kind) ?? KINDS[0];
    note(
      `${title}，登录经销商（已绑定上级，其库存与平台不同），${skus} 型号，c=32，${paths} 种地址；对照裸 Fastify + pg 按主键读${read === 'cards' ? ' 20 张卡片' : '一个产品'}`,
      `${portal.perSecond.toFixed(0)} / ${floor.perSecond.toFixed(0)} 次/秒 = ${(ratio * 100).toFixed(0)} %，p99 ${portal.p99Ms} ms`,
      share === null ? '—' : `≥ ${share * 100} %${kind === 'search' ? '，p99 ≤ 80 ms' : ''}`,
      share === null ? null : ratio >= share && (kind !== 'search' || portal.p99Ms <= 80),
    );
  }
}

/** How much slower the largest catalogue is than the smallest, each against its own floor. */
export function noteGrowth(smallest: readonly GoodsFigure[], largest: readonly GoodsFigure[]): void {
  for (const { kind, title } of KINDS) {
    const [small, large] = [smallest, largest].map((figures) => figures.find((figure) => figure.kind === kind)?.ratio ?? Number.NaN);
    const growth = (small ?? Number.NaN) / (large ?? Number.NaN);
    note(`${title}：5,000 到 500,000 型号`, `×${growth.toFixed(2)}`, '< ×1.5', growth < 1.5);
  }
}
