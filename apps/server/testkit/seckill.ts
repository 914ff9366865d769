/** Flash sales as tests make them: by a dealer's own call, or the provider's rows. */
import { makeShopSeckill, type SeckillBoard, type SeckillPlan } from '@portal/contract/seckill';
import { makeActivity } from '../src/modules/seckill/index.ts';
import { UserType } from '@portal/engines/access';
import { newId } from '../src/platform/clock.ts';
import type { TestPerson } from './people.ts';
import type { TestPortal } from './portal.ts';

let serial = 0;

export interface TestSale {
  activityNo: string;
  sessionNo: string;
  itemNos: string[];
}

export interface SaleFields {
  items: readonly { code: string; price: number; limitQuantity?: number }[];
  stock: Readonly<Record<string, number>>;
  /** Minutes from now; running for an hour when left out. */
  from?: number;
  to?: number;
}

const planOf = (now: number, { items, stock, from = -10, to = 60 }: SaleFields): SeckillPlan => ({
  activityName: `限时秒杀 ${++serial}`,
  sessions: [{ gmtStart: new Date(now + from * 60_000).toISOString(), gmtEnd: new Date(now + to * 60_000).toISOString() }],
  items: items.map((item) => ({ limitQuantity: 1, ...item })),
  stock: Object.entries(stock).map(([skuNo, pieceCount]) => ({ skuNo, pieceCount })),
});

/** A dealer's own. */
export async function aShopSale(portal: TestPortal, dealer: TestPerson, fields: SaleFields): Promise<TestSale> {
  const call = await portal.as(dealer.accountNo);
  return saleOf(await call(makeShopSeckill, { body: planOf(portal.clock.now(), fields), idempotencyKey: `sale-${++serial}` }));
}

/** The provider's; at the system's own time where a clock is given. */
export async function aPlatformSale({ database, clock }: Pick<TestPortal, 'database'> & { clock: { now(): number } }, fields: SaleFields): Promise<TestSale> {
  const now = clock.now();
  const caller = { accountNo: 'operator', merchantNo: '', userType: UserType.Tourist, boundShopNo: null };
  const { activityNo, sessionNos, itemNos } = await database.transaction((db) =>
    makeActivity({ db, caller, now, newId: () => newId(now) }, { pType: 1, shopNo: '' }, planOf(now, fields), 'operator'),
  );
  return { activityNo, sessionNo: sessionNos[0] ?? '', itemNos };
}

const saleOf = ({ activityNo, sessions }: SeckillBoard): TestSale => ({
  activityNo,
  sessionNo: sessions[0]?.sessionNo ?? '',
  itemNos: sessions.flatMap(({ items }) => items.map(({ itemNo }) => itemNo)),
});
