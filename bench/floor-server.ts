/**
 * A bare Fastify with `pg` that runs one statement, each time with other values, and sends the rows. No access, no parsing, no
 * mapping. Started by the bench as a process of its own; reads its work from the file named on the command line.
 */
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import pg from 'pg';

interface Work {
  databaseUrl: string;
  port: number;
  statement: { name: string; text: string };
  values: unknown[][];
}

const work = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Work;
const pool = new pg.Pool({ connectionString: work.databaseUrl, max: 16 });
const app = Fastify();
let turn = 0;

app.get('/rows', async () => {
  const { rows } = await pool.query({ ...work.statement, values: work.values[turn++ % work.values.length] ?? [] });
  return { code: 0, data: rows as unknown[], count: rows.length };
});
await app.listen({ port: work.port, host: '127.0.0.1' });
