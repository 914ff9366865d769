import { defineRoom } from '../../platform/room.ts';
import { readAllMessages, readMessages, removeMessages, restoreMessages } from './change-messages.ts';
import { listMessages } from './list-messages.ts';
import type { MessageNeeds } from './needs.ts';
import { listNotices } from './notices/list-notices.ts';
import { publishNotice } from './notices/publish-notice.ts';
import { tellNotices, tellNoticesTask } from './notices/tell-notices.ts';
import { withdrawNotice } from './notices/withdraw-notice.ts';
import { listLoginPrompts } from './prompts/list-login-prompts.ts';
import { answerLoginPrompt, getPriceChangeApi, readPriceChange, waitingShareMsg } from './prompts/prompt-calls.ts';
import { deleteOldMessages } from './store.ts';
import { unreadMailCount } from './unread-mail-count.ts';

const DAY_MS = 24 * 3_600_000;
/** Messages are kept for a year; removed ones for a month, in which they can be taken back. */
const KEPT_MS = 365 * DAY_MS;
const REMOVED_KEPT_MS = 30 * DAY_MS;

export const messageRoom = defineRoom({
  name: 'message',
  open: (needs: MessageNeeds) => needs,
  operations: [
    unreadMailCount,
    listMessages,
    readMessages,
    readAllMessages,
    removeMessages,
    restoreMessages,
    listLoginPrompts,
    answerLoginPrompt,
    waitingShareMsg,
    getPriceChangeApi,
    readPriceChange,
    listNotices,
    publishNotice,
    withdrawNotice,
  ],
  tasks: [tellNoticesTask],
  jobs: [
    { name: 'tell-notices', cron: '* * * * *', run: tellNotices },
    {
      name: 'forget-messages',
      cron: '37 4 * * *',
      run: ({ database, now }) =>
        database.transaction((db) => deleteOldMessages(db, { before: new Date(now - KEPT_MS), removedBefore: new Date(now - REMOVED_KEPT_MS) })),
    },
  ],
});
