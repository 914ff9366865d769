/** What a checkout asks of other rooms, in one statement: whom one orders from, what the models cost and are there, where it goes and what coupons one has. */
import { sql } from 'drizzle-orm';
import { reading, readings } from '../../platform/db/readings.ts';
import { buyerReading } from '../account/index.ts';
import { addressReading } from '../address/index.ts';
import { goodsReadings } from '../cart/index.ts';
import { heldReading } from '../coupon/index.ts';
import { boundReading } from '../dealer/index.ts';
import { freightReading } from './freight/store.ts';

const looking = { ...goodsReadings, bound: boundReading, addresses: addressReading, freights: freightReading, held: heldReading };

/** The next order number is taken, used or not. */
const serialReading = reading<object, { number: number }, number>(sql`select nextval('order_number')::float8 as number`, ([row]) => row?.number ?? 0);

export const readForLooking = readings('checkout_looked_at', looking);
export const readForPlacing = readings('checkout_placed', { ...looking, buyer: buyerReading, serial: serialReading });

export type CheckoutRead = Awaited<ReturnType<typeof readForLooking>>;
