import { MESSAGE_TYPES, NOTICE_TYPES, type UnreadMail } from '@portal/contract/message';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { listUnreadCounts } from './store.ts';

/** How many of the owner's messages are unread; every type is named. */
export async function getUnreadMail(db: Db, owner: Owner): Promise<UnreadMail> {
  const counts = new Map((await listUnreadCounts(db, owner)).map(({ type, unread }) => [type, unread]));
  const sumOf = (types: readonly (typeof MESSAGE_TYPES)[number][]) => types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0);
  return {
    total: sumOf(MESSAGE_TYPES),
    notice: sumOf(NOTICE_TYPES),
    byType: Object.fromEntries(MESSAGE_TYPES.map((type) => [type, counts.get(type) ?? 0])) as UnreadMail['byType'],
  };
}
