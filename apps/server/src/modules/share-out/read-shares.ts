/** What is shared out to the dealer that acts: another's is none. */
import * as contract from '@portal/contract/share-out';
import { fen, formatDate, formatDateTime, toFen, toYuan } from '@portal/units';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBuyerNames, listPlatformSeckillOrders } from '../order/index.ts';
import type { ShareOutRoom } from './needs.ts';
import { getShareTotals, listOpenClaims, listSharePage, type ShareRow } from './store.ts';

export const listShopShares = operation(contract.listShopShares, async function listShopShares({ db, caller }, { query }, { openClaims }: ShareOutRoom) {
  const { rows, total } = await listSharePage(db, caller.merchantNo, query);
  return { data: await shownOf(db, rows, openClaims), count: total };
});

export const sumShopShares = operation(contract.sumShopShares, function sumShopShares({ db, caller }, { query }) {
  return getShareTotals(db, caller.merchantNo, query);
});

export const exportShopShares = operation(
  contract.exportShopShares,
  async function exportShopShares({ db, caller, now }, { query }, { sheets, openClaims }: ShareOutRoom) {
    const bytes = await sheets.write(caller.accountNo, async () => {
      const { rows } = await listSharePage(db, caller.merchantNo, { ...query, page: 1, size: contract.SHARE_EXPORT_MAX });
      return sheetOf(await shownOf(db, rows, openClaims));
    });
    return { name: `分账明细-${formatDate(now)}.xlsx`, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes };
  },
);

async function shownOf(db: Db, rows: readonly ShareRow[], openClaims: SQL): Promise<contract.Share[]> {
  const orderNos = [...new Set(rows.map(({ shopOrderNo }) => shopOrderNo))];
  const [names, platform] = [await listBuyerNames(db, orderNos), await listPlatformSeckillOrders(db, orderNos)];
  const waiting = rows.filter(({ kind, state }) => kind === 'order' && state === 'waiting');
  const claims = await listOpenClaims(
    db,
    openClaims,
    waiting.map(({ shopOrderNo }) => shopOrderNo),
  );
  return rows.map(({ rowNo, shopOrderNo, kind, state, paid, refunded, fee, subsidy, share, gmtCreate, gmtDue, gmtShared }) => ({
    rowNo,
    shopOrderNo,
    buyerName: names.get(shopOrderNo) ?? '',
    kind,
    state,
    // nothing that was paid by the code of a channel has neither
    payWay: paid === 0 && refunded === 0 ? 'credit' : 'online',
    isPlatformSeckill: platform.has(shopOrderNo),
    paidAmount: paid,
    refundedAmount: refunded,
    feeAmount: fee,
    subsidyAmount: subsidy,
    shareAmount: share,
    gmtCreate: gmtCreate.toISOString(),
    gmtDue: gmtDue?.toISOString() ?? null,
    gmtShared: gmtShared?.toISOString() ?? null,
    openClaimNos: kind === 'order' && state === 'waiting' ? (claims.get(shopOrderNo) ?? []) : [],
  }));
}

const timeOf = (at: string | null): string => (at === null ? '' : formatDateTime(Date.parse(at)));

function kindWords({ kind, payWay, isPlatformSeckill }: contract.Share): string {
  const name = contract.shareKindNames[kind];
  if (payWay === 'credit') return `${name}（${contract.shareCopy.onCredit}）`;
  return isPlatformSeckill ? `${name}（${contract.shareCopy.platformSeckill}）` : name;
}

const sheetOf = (shares: readonly contract.Share[]) => ({
  name: '分账明细',
  columns: [
    { header: '订单号', width: 26, format: 'text' as const },
    { header: '买家', width: 28, format: 'text' as const },
    { header: '类型', width: 26, format: 'text' as const },
    { header: '状态', width: 12, format: 'text' as const },
    { header: '付款、接单或退款时间', width: 22, format: 'text' as const },
    { header: '订单金额', width: 14, format: 'yuan' as const },
    { header: '退款', width: 14, format: 'yuan' as const },
    { header: '平台手续费', width: 14, format: 'yuan' as const },
    { header: contract.shareCopy.subsidy, width: 14, format: 'yuan' as const },
    { header: '分账金额', width: 14, format: 'yuan' as const },
    { header: '预计分账时间', width: 18, format: 'text' as const },
    { header: '分账时间', width: 18, format: 'text' as const },
  ],
  rows: shares.map((one) => [
    one.shopOrderNo,
    one.buyerName,
    kindWords(one),
    contract.shareStateNames[one.state],
    timeOf(one.gmtCreate),
    one.paidAmount,
    one.refundedAmount,
    one.feeAmount,
    one.subsidyAmount,
    one.shareAmount,
    one.openClaimNos.length > 0 ? contract.shareCopy.claimOpen : timeOf(one.gmtDue),
    timeOf(one.gmtShared),
  ]),
  total: [
    '合计',
    null,
    null,
    null,
    null,
    ...(['paidAmount', 'refundedAmount', 'feeAmount', 'subsidyAmount', 'shareAmount'] as const).map((name) => sumOf(shares.map((one) => one[name]))),
    null,
    null,
  ],
});

const sumOf = (yuans: readonly number[]): number => toYuan(fen(yuans.reduce((sum, yuan) => sum + toFen(yuan), 0)));
