/** What is measured on PostgreSQL. */
import pg from 'pg';
import { openPostgres } from '@portal/server/platform/db/database';
import { migrate } from '@portal/server/platform/db/migrate';
import { createLog } from '@portal/server/platform/log';
import { startPortal, type RunningPortal } from '../e2e/running-portal.ts';
import { boundBuyers } from './bound-buyers.ts';
import { noteCheckouts, openShop, timeCheckouts, timeCheckoutStatement } from './checkout.ts';
import { fillBench } from './fill.ts';
import { note } from './figures.ts';
import { measureImport } from './import-catalog.ts';
import { measureGoods, noteGoods } from './goods.ts';
import { WARM_PATHS } from './list-paths.ts';
import { askedBy, load } from './load.ts';
import { noteOrders, sessionsOf, timeOrders, timeOrderStatement } from './orders.ts';
import { rssMb } from './process-figures.ts';
import { measurePages } from './rendered-pages.ts';
import { ADMIN_URL, METRICS_TOKEN, SKUS } from './settings.ts';

export async function onPostgres(): Promise<void> {
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  try {
    await admin.connect();
  } catch {
    console.log(`!! 没有可用的 PostgreSQL（${ADMIN_URL}），PostgreSQL 的数字未测量`);
    note('PostgreSQL 上的全部数字', '未测量：没有可用的 PostgreSQL', '—', false);
    return;
  }
  const name = `portal_bench_${Date.now()}`;
  await admin.query(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { log: createLog({ level: 'silent' }), connections: 8 });
  let portal: RunningPortal | undefined;
  try {
    await migrate(database);
    const started = performance.now();
    await fillBench(database, SKUS);
    console.log(`  ${SKUS} 个型号入库用时 ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const cookies = await sessionsOf(database);
    // one account alone would soon have read its day's share of lists (RELY-32)
    const buyers = await boundBuyers(database);

    // the first start fills the regions; what counts is every later one
    await (await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN })).stop();
    const bootAt = performance.now();
    portal = await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN });
    const bootMs = performance.now() - bootAt;
    const atStart = await rssMb(portal.process);
    note('冷启动到首次应答，PostgreSQL', `${(bootMs / 1000).toFixed(2)} s`, '≤ 0.8 s', bootMs <= 800);
    note('启动后内存，PostgreSQL', `${atStart.now.toFixed(0)} MB`, '≤ 150 MB', atStart.now <= 150);

    noteGoods(SKUS, await measureGoods({ portal, database, url: url.href, cookies: buyers, skus: SKUS }));
    const warm = await load({ url: portal.origin, requests: askedBy(buyers, WARM_PATHS) });
    note(`产品列表接口，登录用户，${WARM_PATHS.length} 种页面`, `${warm.perSecond.toFixed(0)} 次/秒，p99 ${warm.p99Ms} ms`, '—', null);
    const asGuest = await load({ url: portal.origin, requests: WARM_PATHS.map((path) => ({ path })) });
    note('产品列表接口，访客', `${asGuest.perSecond.toFixed(0)} 次/秒，p99 ${asGuest.p99Ms} ms`, '—', null);
    await measurePages(
      portal,
      'PostgreSQL',
      Array.from({ length: 60 }, (_, at) => 100 + at),
    );
    noteOrders('PostgreSQL', await timeOrders(portal, cookies), await timeOrderStatement(database.pool));
    const shop = await openShop(database);
    noteCheckouts(await timeCheckouts(portal, shop), await timeCheckoutStatement(database.pool, shop));
    const after = await rssMb(portal.process);
    note('峰值内存，PostgreSQL', `${after.peak.toFixed(0)} MB`, '≤ 250 MB', after.peak <= 250);
    await measureImport({ DATABASE_URL: url.href }, { first: '半球摄像机大类', second: '红外半球摄像机' }, 'PostgreSQL');
  } finally {
    await portal?.stop();
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
