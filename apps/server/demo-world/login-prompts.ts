/**
 * What people of the demo world are told after signing in: one of them everything there is, the others nothing, because they have
 * agreed to all agreements and seen the notice of prices.
 */
import { EVERY_PROTOCOL_CODE } from '@portal/contract/protocol';
import { formatDate } from '@portal/units';
import { insertNoticeRead, insertNotice, insertTransitCash } from '../src/modules/message/index.ts';
import { recordConsents } from '../src/modules/protocol/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf, demoAccounts, demoPrompted } from './people.ts';

const DAY_MS = 24 * 3_600_000;
const NOTICE_NO = 'demo-price-notice';

export async function insertDemoPrompts(db: Db, { now, providerBrand }: { now: number; providerBrand: string }): Promise<void> {
  await insertNotice(db, {
    noticeNo: NOTICE_NO,
    title: '部分型号价格调整公告',
    text: '因原材料价格变动，部分网络摄像机和硬盘的客户价自公告日起调整，具体型号可咨询您的一级经销商。',
    beginDate: formatDate(now),
    endDate: formatDate(now + 30 * DAY_MS),
    gmtPublish: new Date(now),
  });
  for (const accountNo of demoAccounts.map(({ phone }) => accountNoOf(phone))) {
    if (accountNo === demoPrompted.accountNo) continue;
    await recordConsents(db, { accountNo, codes: EVERY_PROTOCOL_CODE, providerBrand, now });
    await insertNoticeRead(db, accountNo, NOTICE_NO, now);
  }
  await insertTransitCash(db, { transitNo: 'demo-transit', ...demoPrompted, amountFen: 1_286_000, gmtCreate: new Date(now) });
}
