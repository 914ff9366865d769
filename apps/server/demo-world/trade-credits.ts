/** What the demo dealer lets its customers owe. */
import { toFen } from '@portal/units';
import { insertMovement, putTerms } from '../src/modules/trade-credit/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf } from './people.ts';

const GIVEN = [
  { merchantNo: 'M200001', limit: 80_000, termDays: 30, note: '年度合作协议' },
  { merchantNo: 'M200002', limit: 300_000, termDays: 60, note: '金牌客户' },
];

export async function insertDemoTradeCredits(db: Db, now: number): Promise<void> {
  for (const { merchantNo, limit, termDays, note } of GIVEN) {
    const holder = { shopNo: 'M100001', merchantNo };
    const limitFen = toFen(limit);
    await putTerms(db, holder, { limitFen, termDays, overdueRule: 'warn', at: new Date(now) });
    await insertMovement(db, { ...holder, act: 'terms', limitFen, termDays, note, changedBy: accountNoOf('13800000002'), gmtCreate: new Date(now) });
  }
}
