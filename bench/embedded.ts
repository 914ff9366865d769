/** What is measured on the embedded database, on the demo world and on as many models as PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCatalog } from '@portal/server/modules/catalog/index';
import { createLog } from '@portal/server/platform/log';
import { openPortalDatabase } from '@portal/server/start/open-database';
import { startPortal } from '../e2e/running-portal.ts';
import { benchCatalogue } from './catalogue.ts';
import { note } from './figures.ts';
import { measureImport } from './import-catalog.ts';
import { COLD_PATHS, WARM_PATHS } from './list-paths.ts';
import { askedBy, load } from './load.ts';
import { noteOrders, sessionsOf, timeOrders, timeOrderStatement } from './orders.ts';
import { measurePagesOnTheWire } from './pages-on-the-wire.ts';
import { rssMb } from './process-figures.ts';
import { measurePages } from './rendered-pages.ts';
import { METRICS_TOKEN, SKUS } from './settings.ts';

export async function embedded(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const first = performance.now();
  let portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  note('首次启动（建库、迁移、演示数据），内置数据库', `${((performance.now() - first) / 1000).toFixed(1)} s`, '≤ 60 s 含安装与构建', null);
  await portal.stop();
  const again = performance.now();
  portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  const seconds = (performance.now() - again) / 1000;
  note('再次启动，内置数据库', `${seconds.toFixed(2)} s`, '≤ 5 s', seconds <= 5);
  const list = await load({
    url: portal.origin,
    requests: Array.from({ length: 60 }, (_, at) => ({ path: `/api-cloud-merchant-service/v1/goods/spu/page?page=${1 + (at % 5)}&size=20&sort=sumNo` })),
  });
  note('产品列表接口，访客，演示目录，内置数据库', `${list.perSecond.toFixed(0)} 次/秒，p99 ${list.p99Ms} ms`, '—', null);
  await measurePages(portal, '内置数据库', []);
  await measurePagesOnTheWire(portal, note);
  const memory = await rssMb(portal.process);
  note('内存，内置数据库，启动后 / 峰值', `${memory.now.toFixed(0)} / ${memory.peak.toFixed(0)} MB`, '—', null);
  await portal.stop();
  await measureImport({ DATA_DIR: dataDir }, { first: '视频监控', second: '半球网络摄像机' }, '内置数据库');
  await rm(dataDir, { recursive: true, force: true });
}

/** The embedded database with as many models as PostgreSQL above. */
export async function embeddedLarge(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const opened = await openPortalDatabase(
    { DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_POOL: 1 },
    { log: createLog({ level: 'silent' }), now: Date.now },
  );
  await opened.database.transaction((db) => insertCatalog(db, benchCatalogue(SKUS)));
  await opened.database.pool.query('vacuum (analyze)');
  const cookies = await sessionsOf(opened.database);
  const limitMs = await timeOrderStatement(opened.database.pool);
  await opened.close();
  const portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  for (const [title, paths] of [
    ['应答不在缓存', COLD_PATHS],
    ['应答在缓存', WARM_PATHS],
  ] as const) {
    const list = await load({ url: portal.origin, requests: askedBy(cookies, paths) });
    note(`产品列表接口，登录用户，${SKUS} 型号，c=32，${title}，内置数据库`, `${list.perSecond.toFixed(0)} 次/秒，p99 ${list.p99Ms} ms`, '—', null);
  }
  await measurePages(
    portal,
    `${SKUS} 型号，内置数据库`,
    Array.from({ length: 60 }, (_, at) => 100 + at),
  );
  noteOrders(`${SKUS} 型号，内置数据库`, await timeOrders(portal, cookies), limitMs);
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}
