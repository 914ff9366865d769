/** Service orders and what was done about them. What an asker may see is found by its owner; the console sees all of them. */
import type { ServiceType } from '@portal/contract/service-order';
import type { ServiceOrderState } from '@portal/engines/states';
import { and, asc, desc, eq, ilike, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { serviceOrder, serviceOrderStep } from './tables.ts';

export type ServiceOrderRow = typeof serviceOrder.$inferSelect;
/** Of one order a dealer is shown so many, the newest. */
const SERVICES_SHOWN = 50;
export type StepRow = typeof serviceOrderStep.$inferSelect;
export type ServiceStepInsert = typeof serviceOrderStep.$inferInsert;

const isOwned = (owner: Owner) => and(eq(serviceOrder.accountNo, owner.accountNo), eq(serviceOrder.merchantNo, owner.merchantNo));

/** What one owner hands in follows each other. Held to the end of the transaction. */
export async function lockServiceOrders(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`service-order|${accountNo}|${merchantNo}`}, 0))`);
}

export const countOpen = (db: Db, owner: Owner): Promise<number> =>
  db.$count(serviceOrder, and(isOwned(owner), notInArray(serviceOrder.state, ['done', 'cancelled'])));

/** Number of the one not done yet of this kind, for this order, or without one for this design order; undefined: none. */
export async function findOpenFor(
  db: Db,
  owner: Owner,
  { serviceType, shopOrderNo, designOrderId }: Pick<ServiceOrderRow, 'serviceType' | 'shopOrderNo' | 'designOrderId'>,
): Promise<string | undefined> {
  if (shopOrderNo === null && designOrderId === null) return undefined;
  const same =
    shopOrderNo === null
      ? and(isNull(serviceOrder.shopOrderNo), eq(serviceOrder.designOrderId, designOrderId ?? ''))
      : eq(serviceOrder.shopOrderNo, shopOrderNo);
  const [row] = await db
    .select({ id: serviceOrder.serviceOrderId })
    .from(serviceOrder)
    .where(and(isOwned(owner), eq(serviceOrder.serviceType, serviceType), notInArray(serviceOrder.state, ['done', 'cancelled']), same))
    .limit(1);
  return row?.id;
}

export async function insertServiceOrder(db: Db, row: typeof serviceOrder.$inferInsert, step: Omit<ServiceStepInsert, 'serviceOrderId'>): Promise<void> {
  await db.insert(serviceOrder).values(row);
  await db.insert(serviceOrderStep).values({ ...step, serviceOrderId: row.serviceOrderId });
}

interface Asked {
  page: number;
  size: number;
  state?: ServiceOrderState | undefined;
  serviceType?: ServiceType | undefined;
  shopOrderNo?: string | undefined;
  designOrderId?: string | undefined;
}

interface DeskAsked extends Asked {
  /** Part of a number, of the order's, of a project or a contact. */
  keyword: string;
}

const narrowed = ({ state, serviceType, shopOrderNo, designOrderId }: Asked) => [
  shopOrderNo === undefined ? undefined : eq(serviceOrder.shopOrderNo, shopOrderNo),
  designOrderId === undefined ? undefined : eq(serviceOrder.designOrderId, designOrderId),
  state === undefined ? undefined : eq(serviceOrder.state, state),
  serviceType === undefined ? undefined : eq(serviceOrder.serviceType, serviceType),
];

/** What desk or dealer said last. */
const said = sql<Pick<
  StepRow,
  'act' | 'text' | 'visitDate'
> | null>`(select jsonb_build_object('act', s.act, 'text', s.text, 'visitDate', s.visit_date) from service_order_step s
  where s.service_order_id = service_order.service_order_id and s.act in ('accept', 'finish', 'decline', 'arrange', 'complete') order by s.id desc limit 1)`;

async function pageOf(db: Db, where: SQL | undefined, order: SQL[], { page, size }: Asked) {
  const rows = await db
    .select({ row: serviceOrder, said })
    .from(serviceOrder)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(serviceOrder, where) };
}

/** The owner's, those changed last first, and how many there are. */
export const listOwnPage = (db: Db, owner: Owner, asked: Asked) =>
  pageOf(db, and(isOwned(owner), ...narrowed(asked)), [desc(serviceOrder.gmtModified), desc(serviceOrder.serviceOrderId)], asked);

/** Anybody's, for the console alone: those that wait longest first, what is over behind them. */
export function listDeskPage(db: Db, { keyword, ...asked }: DeskAsked) {
  const { serviceOrderId, shopOrderNo, projectName, contact, state, gmtModified } = serviceOrder;
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const named = keyword === '' ? undefined : or(...[serviceOrderId, shopOrderNo, projectName, contact].map((column) => ilike(column, like)));
  const waiting = sql`case ${state} when 'pending' then 0 when 'accepted' then 1 else 2 end`;
  return pageOf(db, and(named, ...narrowed(asked)), [waiting, asc(gmtModified), asc(serviceOrderId)], asked);
}

/** Those asked for an order that the caller was found to have sold, the newest first. */
export const listOfShopOrder = (db: Db, shopOrderNo: string): Promise<ServiceOrderRow[]> =>
  db
    .select()
    .from(serviceOrder)
    .where(eq(serviceOrder.shopOrderNo, shopOrderNo))
    .orderBy(desc(serviceOrder.gmtCreate), desc(serviceOrder.serviceOrderId))
    .limit(SERVICES_SHOWN);

const isOwn = (owner: Owner, id: string) => and(isOwned(owner), eq(serviceOrder.serviceOrderId, id));

export async function findOwn(db: Db, owner: Owner, id: string): Promise<ServiceOrderRow | undefined> {
  const [row] = await db.select().from(serviceOrder).where(isOwn(owner, id));
  return row;
}

/** The same, kept from other changes for the rest of the transaction. */
export async function lockOwn(db: Db, owner: Owner, id: string): Promise<ServiceOrderRow | undefined> {
  const [row] = await db.select().from(serviceOrder).where(isOwn(owner, id)).for('update');
  return row;
}

/** Anybody's: for the console alone. */
export async function findServiceOrder(db: Db, id: string): Promise<ServiceOrderRow | undefined> {
  const [row] = await db.select().from(serviceOrder).where(eq(serviceOrder.serviceOrderId, id));
  return row;
}

export async function lockServiceOrder(db: Db, id: string): Promise<ServiceOrderRow | undefined> {
  const [row] = await db.select().from(serviceOrder).where(eq(serviceOrder.serviceOrderId, id)).for('update');
  return row;
}

/** Of one that the caller holds. */
export async function updateServiceOrder(
  db: Db,
  id: string,
  {
    step,
    ...change
  }: Partial<Pick<ServiceOrderRow, 'state' | 'handlerNo' | 'shopNo' | 'pictures'>> & { gmtModified: Date; step: Omit<ServiceStepInsert, 'serviceOrderId'> },
): Promise<void> {
  await db.update(serviceOrder).set(change).where(eq(serviceOrder.serviceOrderId, id));
  await db.insert(serviceOrderStep).values({ ...step, serviceOrderId: id });
}

/** Of one that the caller has found, in their order. */
export const listSteps = (db: Db, serviceOrderId: string): Promise<StepRow[]> =>
  db.select().from(serviceOrderStep).where(eq(serviceOrderStep.serviceOrderId, serviceOrderId)).orderBy(asc(serviceOrderStep.id));

/** What dealers did about these, in its order. */
export async function listDealerSteps(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly StepRow[]>> {
  if (ids.length === 0) return new Map();
  const isOfDealer = and(inArray(serviceOrderStep.serviceOrderId, [...ids]), inArray(serviceOrderStep.act, ['arrange', 'complete']));
  const rows = await db.select().from(serviceOrderStep).where(isOfDealer).orderBy(asc(serviceOrderStep.id));
  return Map.groupBy(rows, ({ serviceOrderId }) => serviceOrderId);
}

/** All of an account, under all its identities, each with what was done. */
export const listServiceOrdersOfAccount = (db: Db, accountNo: string): Promise<{ serviceOrder: unknown; steps: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(o) - 'account_no' - 'handler_no' as "serviceOrder",
          (select coalesce(jsonb_agg(to_jsonb(s) - 'actor_no' - 'service_order_id' order by s.id), '[]') from service_order_step s where s.service_order_id = o.service_order_id) as steps
        from service_order o where o.account_no = ${accountNo} order by o.gmt_create, o.service_order_id`,
  );

export async function deleteServiceOrdersOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(serviceOrder).where(eq(serviceOrder.accountNo, accountNo));
}

/** What a person ordered without an enterprise becomes that of the enterprise. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(serviceOrder)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** What one of an enterprise's people ordered for it becomes its owner's. */
export async function updateAsker(db: Db, owner: Owner, ownerNo: string): Promise<void> {
  await db.update(serviceOrder).set({ accountNo: ownerNo }).where(isOwned(owner));
}

/** Who asks, by number: for the operators' log. */
export async function listNamesOfServiceOrders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: serviceOrder.serviceOrderId, contact: serviceOrder.contact })
    .from(serviceOrder)
    .where(inArray(serviceOrder.serviceOrderId, [...ids]));
  return new Map(rows.map(({ id, contact }) => [id, contact]));
}

/** Adds service orders with what was done about them, as they are. */
export async function insertServiceOrders(db: Db, { rows, steps }: { rows: (typeof serviceOrder.$inferInsert)[]; steps: ServiceStepInsert[] }): Promise<void> {
  await db.insert(serviceOrder).values(rows);
  await db.insert(serviceOrderStep).values(steps);
}
