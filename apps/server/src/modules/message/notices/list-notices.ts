import * as contract from '@portal/contract/message';
import { operation } from '../../../platform/http/operation.ts';
import { noticeLines } from './notice-line.ts';
import { listNoticePage } from './store.ts';

export const listNotices = operation(contract.listNotices, async function listNotices({ db, now }, { query }) {
  const { rows, total } = await listNoticePage(db, query, now);
  return { data: await noticeLines(db, rows, now), count: total };
});
