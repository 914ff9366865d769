/** What a checkout asks of other rooms, in one statement: whom one orders from, what the models cost and are there, where it goes and what coupons one has. */
import type { Invoice } from '@portal/contract/order';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { given, reading, readings } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { buyerReading } from '../account/index.ts';
import { addressReading } from '../address/index.ts';
import { goodsReadings } from '../cart/index.ts';
import { heldReading } from '../coupon/index.ts';
import { boundReading } from '../dealer/index.ts';
import { freightReading } from './freight/store.ts';
import { shopOrder } from './tables.ts';
import { buyerLock, getUnpaid } from './unpaid.ts';

const looking = { ...goodsReadings, bound: boundReading, addresses: addressReading, freights: freightReading, held: heldReading };

/** The next order number is taken, used or not. */
const serialReading = reading<object, { number: number }, number>(sql`select nextval('order_number')::float8 as number`, ([row]) => row?.number ?? 0);

/** Looked for among so many of one's last orders. */
const LAST_ORDERS = 50;
const lastInvoiceReading = reading<Owner, { invoice: Invoice }, Invoice | null>(
  sql`select o.invoice from (select s.invoice from ${shopOrder} s where s.account_no = ${given('accountNo')} and s.merchant_no = ${given('merchantNo')}
      order by s.gmt_create desc, s.shop_order_no desc limit ${sql.raw(String(LAST_ORDERS))}) o where o.invoice is not null limit 1`,
  ([last]) => last?.invoice ?? null,
);

export const getForLooking = readings('checkout_looked_at', { ...looking, buyer: buyerReading, lastInvoice: lastInvoiceReading });
const readPlaced = readings('checkout_placed', { ...looking, buyer: buyerReading, serial: serialReading, lock: buyerLock });

/** With what the buyer holds unpaid, asked in the same breath, behind the lock. */
export async function getForPlacing(db: Db, values: Parameters<typeof readPlaced>[1]) {
  const [found, unpaid] = await Promise.all([readPlaced(db, values), getUnpaid(db, values)]);
  return { ...found, unpaid };
}

export type CheckoutRead = Omit<Awaited<ReturnType<typeof getForLooking>>, 'lastInvoice'>;
