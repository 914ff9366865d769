/** Activities as those who run them see them. */
import type { SeckillActivity, SeckillBoard, SeckillPart } from '@portal/contract/seckill';
import { SECKILL_STATUS, seckillStateAt } from '@portal/engines/states';
import { fen, toFen, toYuan } from '@portal/units';
import type { AskingPrices } from '../price/index.ts';
import { partsFor, sessionsFor } from './item-facts.ts';
import { listItemsOf, listSessionsOf, listSold, listStockOf, type ActivityRow, type SeckillItemRow, type SoldOf, type StockRow } from './store.ts';

export async function activitiesFor(asking: AskingPrices, rows: readonly ActivityRow[]): Promise<SeckillActivity[]> {
  const boards: SeckillActivity[] = [];
  const facts = await factsOf(asking, rows);
  for (const row of rows) {
    const { stock, sessions, sold, items } = facts.get(row.activityNo) ?? NOTHING;
    const [first, last] = [sessions[0]?.gmtStart ?? row.gmtCreate, sessions.at(-1)?.gmtEnd ?? row.gmtCreate];
    const state = seckillStateAt({
      now: asking.now,
      start: first.getTime(),
      end: last.getTime(),
      abandonedAt: row.gmtAbandon?.getTime() ?? null,
      left: stock.reduce((sum, { freeCount }) => sum + freeCount, 0),
    });
    boards.push({
      activityNo: row.activityNo,
      activityName: row.activityName,
      pType: row.pType,
      status: SECKILL_STATUS[state],
      abandonReason: row.abandonReason,
      sessionCount: sessions.length,
      itemCount: items.length / Math.max(1, sessions.length),
      gmtStart: first.toISOString(),
      gmtEnd: last.toISOString(),
      pieceCount: stock.reduce((sum, { pieceCount }) => sum + pieceCount, 0),
      ...piecesOf(stock, sold, items),
    });
  }
  return boards;
}

type Parts = readonly Pick<SeckillPart, 'skuNo' | 'skuModel' | 'quantity'>[];
interface Facts {
  sessions: Awaited<ReturnType<typeof listSessionsOf>>;
  stock: StockRow[];
  items: { itemNo: string; sessionNo: string; parts: Parts }[];
  sold: SoldOf[];
}
const NOTHING: Facts = { sessions: [], stock: [], items: [], sold: [] };

/** Sessions, pieces, items and what was sold of each activity; as many statements for many as for one. */
async function factsOf(asking: AskingPrices, rows: readonly ActivityRow[]): Promise<Map<string, Facts>> {
  const sessions = await listSessionsOf(
    asking.db,
    rows.map(({ activityNo }) => activityNo),
  );
  const sessionNos = sessions.map(({ sessionNo }) => sessionNo);
  const [stock, items, sold] = [await listStockOf(asking.db, sessionNos), await listItemsOf(asking.db, sessionNos), await listSold(asking.db, sessionNos)];
  const parts = await partsFor(asking, items);
  return new Map(
    rows.map(({ activityNo }) => {
      const own = sessions.filter((one) => one.activityNo === activityNo);
      const nos = new Set(own.map(({ sessionNo }) => sessionNo));
      const isOwn = ({ sessionNo }: { sessionNo: string }): boolean => nos.has(sessionNo);
      return [
        activityNo,
        {
          sessions: own,
          stock: stock.filter(isOwn),
          items: items.filter(isOwn).map(({ itemNo, sessionNo }) => ({ itemNo, sessionNo, parts: parts.get(itemNo) ?? [] })),
          sold: sold.filter(isOwn),
        },
      ];
    }),
  );
}

/** Pieces of models, of one or of all, that orders hold and that are paid and not withdrawn: what is neither free nor returned. */
function piecesOf(
  stock: readonly Pick<StockRow, 'pieceCount' | 'freeCount' | 'returnedCount'>[],
  sold: readonly SoldOf[],
  items: Facts['items'],
  skuNo?: string,
): { heldCount: number; paidCount: number } {
  let heldCount = 0;
  for (const { itemNo, state, quantity } of sold) {
    const parts = items.find((item) => item.itemNo === itemNo)?.parts ?? [];
    if (state === 'held')
      heldCount += quantity * parts.filter((part) => skuNo === undefined || part.skuNo === skuNo).reduce((sum, part) => sum + part.quantity, 0);
  }
  return { heldCount, paidCount: stock.reduce((sum, { pieceCount, freeCount, returnedCount }) => sum + pieceCount - freeCount - returnedCount, -heldCount) };
}

/** What each activity sells: the same in all of its sessions. */
export async function itemsFor({ db }: Pick<AskingPrices, 'db'>, activityNos: readonly string[]): Promise<ReadonlyMap<string, SeckillItemRow[]>> {
  const first = new Map((await listSessionsOf(db, activityNos)).toReversed().map(({ activityNo, sessionNo }) => [activityNo, sessionNo]));
  const items = Map.groupBy(await listItemsOf(db, [...first.values()]), ({ sessionNo }) => sessionNo);
  return new Map([...first].map(([activityNo, sessionNo]) => [activityNo, items.get(sessionNo) ?? []]));
}

export async function boardFor(asking: AskingPrices, row: ActivityRow): Promise<SeckillBoard> {
  const [head] = await activitiesFor(asking, [row]);
  const { sessions, stock, items, sold } = (await factsOf(asking, [row])).get(row.activityNo) ?? NOTHING;
  if (head === undefined) throw new Error('an activity without a head');
  const shown = await sessionsFor(
    asking,
    sessions.map((session) => ({ session, activity: row })),
  );
  const models = new Map(items.flatMap(({ parts }) => parts.map(({ skuNo, skuModel }) => [skuNo, skuModel] as const)));
  return {
    ...head,
    now: new Date(asking.now).toISOString(),
    sessions: shown.map((session) => {
      const own = {
        items: items.filter(({ sessionNo }) => sessionNo === session.sessionNo),
        sold: sold.filter(({ sessionNo }) => sessionNo === session.sessionNo),
      };
      const ordersIn = (state: SoldOf['state']): number => own.sold.filter((one) => one.state === state).reduce((sum, { orders }) => sum + orders, 0);
      return {
        ...session,
        stock: stock
          .filter(({ sessionNo }) => sessionNo === session.sessionNo)
          .map(({ skuNo, pieceCount, freeCount, returnedCount }) => ({
            skuNo,
            skuModel: models.get(skuNo) ?? skuNo,
            pieceCount,
            freeCount,
            returnedCount,
            ...piecesOf([{ pieceCount, freeCount, returnedCount }], own.sold, own.items, skuNo),
          })),
        orders: { held: ordersIn('held'), paid: ordersIn('paid'), released: ordersIn('released') },
        paidAmount: toYuan(fen(own.sold.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + toFen(amount), 0))),
      };
    }),
  };
}
