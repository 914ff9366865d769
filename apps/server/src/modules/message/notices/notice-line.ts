import type { NoticeLine, NoticeState } from '@portal/contract/message';
import type { Db } from '../../../platform/db/database.ts';
import { listNamesOf } from '../../operator/index.ts';
import { listSeenCounts, type NoticeRow } from './store.ts';

export function noticeStateOf({ kind, gmtPublish, gmtEnd, gmtWithdraw }: NoticeRow, now: number): NoticeState {
  if (gmtWithdraw) return 'withdrawn';
  if (gmtPublish.getTime() > now) return 'waiting';
  return kind === 'price' && gmtEnd !== null && gmtEnd.getTime() <= now ? 'over' : 'shown';
}

/** Notices as the console shows them. */
export async function noticeLines(db: Db, rows: readonly NoticeRow[], now: number): Promise<NoticeLine[]> {
  const names = await listNamesOf(
    db,
    rows.flatMap(({ operatorNo }) => operatorNo ?? []),
  );
  const seen = await listSeenCounts(
    db,
    rows.map(({ noticeNo }) => noticeNo),
  );
  return rows.map((row) => ({
    noticeNo: row.noticeNo,
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    beginDate: row.beginDate,
    endDate: row.endDate,
    gmtPublish: row.gmtPublish.toISOString(),
    gmtEnd: row.kind === 'price' ? (row.gmtEnd?.toISOString() ?? null) : null,
    state: noticeStateOf(row, now),
    seen: seen.get(row.noticeNo) ?? 0,
    operatorName: names.get(row.operatorNo ?? '') ?? '',
    withdrawReason: row.withdrawReason,
  }));
}

/** One of them. */
export async function noticeLine(db: Db, row: NoticeRow, now: number): Promise<NoticeLine> {
  const [line] = await noticeLines(db, [row], now);
  if (line === undefined) throw new RangeError('a notice has a line');
  return line;
}
