/** Rows as they travel. */
import type { AfterSale, AfterSaleCounts, AfterSaleSummary } from '@portal/contract/after-sale';
import { afterSaleCodes, afterSaleStates } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { findShopOrderByNo, listBuyerNames } from '../order/index.ts';
import {
  countByState,
  listAfterSalePage,
  listEvents,
  listLines,
  type AfterSaleLineRow,
  type AfterSaleQuery,
  type AfterSaleRow,
  type AfterSaleSide,
} from './store.ts';

export async function afterSalePage(db: Db, side: AfterSaleSide, query: AfterSaleQuery): Promise<{ data: AfterSaleSummary[]; count: number }> {
  const { rows, total } = await listAfterSalePage(db, side, query);
  return { data: await summariesOf(db, rows), count: total };
}

export async function afterSaleOf(db: Db, row: AfterSaleRow): Promise<AfterSale> {
  const [summary] = await summariesOf(db, [row]);
  if (summary === undefined) throw new Error(`${row.afterSaleNo} has no summary`);
  const { reason, text, faultTypeId, serialNos, pictures, returnAddress, sentBack, sentAnew } = row;
  // a step taken since the row was read belongs to a state that is not shown
  const events = (await listEvents(db, row.afterSaleNo)).filter(({ gmtCreate }) => gmtCreate <= row.gmtModified);
  return {
    ...summary,
    payWay: (await findShopOrderByNo(db, row.shopOrderNo))?.payWay ?? 'online',
    reason,
    text,
    faultTypeId,
    serialNos,
    pictures,
    returnAddress,
    sentBack,
    sentAnew,
    events: events.map(({ act, who, text: said, gmtCreate }) => ({ act, who, text: said, gmtCreate: gmtCreate.toISOString() })),
  };
}

export async function countsOf(db: Db, side: AfterSaleSide): Promise<AfterSaleCounts> {
  const counts = await countByState(db, side);
  return Object.fromEntries(afterSaleStates.states.map((state) => [state, counts.get(state) ?? 0])) as AfterSaleCounts;
}

async function summariesOf(db: Db, rows: readonly AfterSaleRow[]): Promise<AfterSaleSummary[]> {
  const names = await listCompanyNames(db, [...new Set(rows.map(({ shopNo }) => shopNo))]);
  const buyers = await listBuyerNames(db, [...new Set(rows.map(({ shopOrderNo }) => shopOrderNo))]);
  const lines = Map.groupBy(
    await listLines(
      db,
      rows.map(({ afterSaleNo }) => afterSaleNo),
    ),
    ({ afterSaleNo }) => afterSaleNo,
  );
  return rows.map((row) => ({
    afterSaleNo: row.afterSaleNo,
    shopOrderNo: row.shopOrderNo,
    way: row.way,
    isUnsent: row.isUnsent,
    state: row.state,
    status: afterSaleCodes[row.state],
    shop: { shopNo: row.shopNo, shopName: names.get(row.shopNo) ?? row.shopNo },
    buyerName: buyers.get(row.shopOrderNo) ?? '',
    lines: (lines.get(row.afterSaleNo) ?? []).map(lineOf),
    amount: row.amount,
    freight: row.freight,
    isAmountFixed: row.gmtFixed !== null,
    gmtCreate: row.gmtCreate.toISOString(),
    gmtDeadline: row.gmtDeadline?.toISOString() ?? null,
  }));
}

const lineOf = ({ afterSaleNo: _of, sort: _sort, ...line }: AfterSaleLineRow) => line;
