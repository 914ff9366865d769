/** Buyers who place and change orders without a pause, and the witness of what was acknowledged to them. */
import type { Database } from '@portal/server/platform/db/database';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { randomUUID } from 'node:crypto';

export interface Buyers {
  /** Ids of the orders whose transaction has been answered. */
  acknowledged: ReadonlySet<string>;
  until(orders: number): Promise<void>;
  stop(): Promise<void>;
}

/** Orders of one to five lines; every third one loses a line in a later transaction, which changes its total too. */
export async function startBuyers(database: Database, { random, buyers }: { random: () => number; buyers: number }): Promise<Buyers> {
  const { accountNo, merchantNo } = await anInstaller(database);
  const skus = await Promise.all([1, 2, 3, 4, 5].map(() => aSku(database, { price: 1 + Math.floor(random() * 900) })));
  const acknowledged = new Set<string>();
  const going = new AbortController();

  const place = async (): Promise<string> => {
    const id = randomUUID();
    const lines = skus.slice(0, 1 + Math.floor(random() * 5)).map((sku) => ({ ...sku, amount: 1 + Math.floor(random() * 90) }));
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
         values ($1, $2, $3, '负载', $4, 0, $4, $5, now(), now())`,
        [id, accountNo, merchantNo, lines.reduce((sum, { amount }) => sum + amount, 0), lines.length],
      );
      for (const [sort, { skuNo, spuNo, skuModel, amount }] of lines.entries())
        await client.query(
          `insert into design_order_line (id, design_order_id, sort, spu_no, sku_no, product_name, product_model, product_category, brand_name, sku_type, rate, quantity, amount)
           values ($1, $2, $3, $4, $5, 'x', $6, 'x', 'x', 0, 100, 1, $7)`,
          [randomUUID(), id, sort, spuNo, skuNo, skuModel, amount],
        );
      await client.query('commit');
      return id;
    } finally {
      client.release();
    }
  };
  const shorten = async (id: string): Promise<void> => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from design_order_line where design_order_id = $1 and sort = 0', [id]);
      await client.query(
        `update design_order set line_count = line_count - 1,
           amount = (select coalesce(sum(amount), 0) from design_order_line where design_order_id = $1) where id = $1`,
        [id],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const buy = async (): Promise<void> => {
    for (let n = 0; !going.signal.aborted; n++) {
      const id = await place();
      acknowledged.add(id);
      if (n % 3 === 2) await shorten(id);
      // others must get the embedded database's only connection
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const running = Promise.all(Array.from({ length: buyers }, buy));
  return {
    acknowledged,
    async until(orders) {
      const failed = running.then(() => true);
      while (acknowledged.size < orders) if (await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 20))])) return;
    },
    async stop() {
      going.abort();
      await running;
    },
  };
}

/** All orders there are, and how many of them do not fit their lines. */
export async function brokenOrders(database: Pick<Database, 'pool'>): Promise<{ orders: Set<string>; broken: number }> {
  const { rows } = await database.pool.query<{ id: string; fits: boolean }>(
    `select o.id, o.line_count = count(l.id) and o.amount = coalesce(sum(l.amount), 0) as fits
     from design_order o left join design_order_line l on l.design_order_id = o.id group by o.id`,
  );
  return { orders: new Set(rows.map(({ id }) => id)), broken: rows.filter(({ fits }) => !fits).length };
}
