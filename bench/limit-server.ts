/**
 * The limit: a bare Fastify with `pg` that runs the statements it is given and sends the rows. No access, no parsing, no
 * mapping. Started by the bench as a process of its own; reads its work from the file named on the command line.
 */
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import pg from 'pg';

interface Work {
  databaseUrl: string;
  port: number;
  /** For each of many requests the statements it takes. */
  variants: { name: string; text: string; values: unknown[] }[][];
}

const work = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Work;
const pool = new pg.Pool({ connectionString: work.databaseUrl, max: 16 });
const app = Fastify();
let turn = 0;

app.get('/list', async () => {
  const statements = work.variants[turn++ % work.variants.length] ?? [];
  const results = await Promise.all(statements.map((statement) => pool.query(statement)));
  return { code: 0, data: results.map((result) => result.rows as unknown[]) };
});
await app.listen({ port: work.port, host: '127.0.0.1' });
