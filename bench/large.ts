/** The same goods at 5,000, 50,000 and 500,000 models: how much slower the largest catalogue is. Writes nothing. */
import pg from 'pg';
import { openPostgres } from '@portal/server/platform/db/database';
import { migrate } from '@portal/server/platform/db/migrate';
import { createLog } from '@portal/server/platform/log';
import { setTimeout } from 'node:timers/promises';
import { startPortal } from '../e2e/running-portal.ts';
import { note } from './figures.ts';
import { fillBench } from './fill.ts';
import { measureGoods, noteGoods, noteGrowth, type GoodsFigure } from './goods.ts';
import { boundBuyers } from './bound-buyers.ts';
import { rssMb } from './process-figures.ts';
import { ADMIN_URL, METRICS_TOKEN } from './settings.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '5000,50000,500000').split(',').map(Number);
/** Reading the goods into memory is not what is measured. */
const READ_WITHIN_MS_A_MODEL = 0.05;

export async function measureSizes(): Promise<void> {
  const figures: GoodsFigure[][] = [];
  for (const skus of SIZES) figures.push(await measureSize(skus));
  noteGrowth(figures[0] ?? [], figures.at(-1) ?? []);
}

async function measureSize(skus: number): Promise<GoodsFigure[]> {
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  const name = `portal_bench_${skus}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { log: createLog({ level: 'silent' }), connections: 8 });
  try {
    await migrate(database);
    await fillBench(database, skus);
    const cookies = await boundBuyers(database);
    const portal = await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN });
    try {
      const before = (await rssMb(portal.process)).now;
      await fetch(`${portal.origin}/api-cloud-merchant-service/v1/goods/spu/page`);
      await setTimeout(2000 + skus * READ_WITHIN_MS_A_MODEL);
      const after = (await rssMb(portal.process)).now;
      note(`内存，${skus} 型号：启动后，目录读入后`, `${before.toFixed(0)} → ${after.toFixed(0)} MB`, '—', null);
      const figures = await measureGoods({ portal, database, url: url.href, cookies, skus });
      noteGoods(skus, figures);
      note(`内存，${skus} 型号：测量后`, `${(await rssMb(portal.process)).now.toFixed(0)} MB`, '—', null);
      return figures;
    } finally {
      await portal.stop();
    }
  } finally {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
