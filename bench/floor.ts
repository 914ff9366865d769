/** The floor: what the machine could do. A bare Fastify with `pg` that reads the same twenty cards, or the one product, by primary key. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { freePort } from '../e2e/running-portal.ts';

const CARDS = `select s.spu_no, s.spu_name, s.sku_type, s.brand_name, coalesce(k.picture, s.picture) as picture, s.first_category_id, s.second_category_id, s.model_count,
  k.price, s.is_new, s.is_hot, s.is_recommended, k.sku_no, k.sku_model, k.sku_desc, k.stock_total
  from sku k join spu s on s.spu_no = k.spu_no where k.sku_no = any($1)`;
const PRODUCT = `select spu_no, spu_name, brand_name, spu_desc, picture, unit, sku_type, status, first_category_id, second_category_id, attachments from spu where spu_no = $1`;
const VARIANTS = 2000;

export interface Floor {
  url: string;
  stop(): void;
}

export async function startFloor(pool: pg.Pool, databaseUrl: string, kind: 'cards' | 'product'): Promise<Floor> {
  const { rows } = await pool.query<{ spu_no: string; sku_no: string }>(
    `select spu_no, min(sku_no) as sku_no from sku where sku_status = 0 group by spu_no order by md5(spu_no) limit 20000`,
  );
  const at = (n: number) => rows[n % rows.length] ?? { spu_no: '', sku_no: '' };
  const values = Array.from({ length: VARIANTS }, (_, n) =>
    kind === 'product' ? [at(n).spu_no] : [Array.from({ length: 20 }, (__, card) => at(n * 20 + card).sku_no)],
  );
  const port = await freePort();
  const file = join(await mkdtemp(join(tmpdir(), 'portal-floor-')), 'work.json');
  await writeFile(file, JSON.stringify({ databaseUrl, port, statement: { name: kind, text: kind === 'product' ? PRODUCT : CARDS }, values }));
  const child = spawn(process.execPath, [fileURLToPath(new URL('./floor-server.ts', import.meta.url)), file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/rows`;
  const answers = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  for (let tries = 0; tries < 300 && !(await answers()); tries++) await setTimeout(100);
  return { url, stop: () => void child.kill() };
}
