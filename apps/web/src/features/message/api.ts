/** Calls about messages; the contract loads with the first of them. */
import { findCallError } from '@portal/client';
import type { MessageType, UnreadMail } from '@portal/contract/message';
import { leavingCall, pageCall } from '../../lib/calls/call.ts';
import { failureText, isSignedOut, sayFailure } from '../../lib/calls/failure.ts';
import { setUnreadMail } from '../../lib/live/unread-mail.ts';

/** What is unread by now stands on every page. */
const counted = ({ total }: UnreadMail): void => setUnreadMail(total);

let isFailureTold = false;

/** What the server says of a failure, once until it counts again: it is asked each time the page is looked at. */
function tellOnce(failure: unknown): void {
  // a lost network and an ended session are told where they matter
  if (isFailureTold || isSignedOut(failure) || (findCallError(failure)?.isNetworkError ?? true)) return;
  isFailureTold = true;
  // nobody asked for it: the page stays
  sayFailure(failureText(failure));
}

/** A failure leaves the badge as it is. */
export async function refreshUnreadMail(): Promise<void> {
  const { unreadMailCount } = await import('@portal/contract/message');
  try {
    counted(await pageCall(unreadMailCount));
    isFailureTold = false;
  } catch (failure) {
    tellOnce(failure);
  }
}

export async function markRead(ids: readonly string[]): Promise<void> {
  const { readMessages } = await import('@portal/contract/message');
  counted(await pageCall(readMessages, { body: { ids: [...ids] } }));
}

/** While the page leads on to what the message is about; it is read whether or not an answer comes. */
export async function markReadOnLeaving(id: string): Promise<void> {
  const { readMessages } = await import('@portal/contract/message');
  await leavingCall(readMessages, { body: { ids: [id] } }).then(counted, () => {});
}

export async function markAllRead(type: MessageType | undefined): Promise<void> {
  const { readAllMessages } = await import('@portal/contract/message');
  counted(await pageCall(readAllMessages, { body: type === undefined ? {} : { type } }));
}

export async function removeMessage(id: string): Promise<void> {
  const { removeMessages } = await import('@portal/contract/message');
  counted(await pageCall(removeMessages, { body: { ids: [id] } }));
}

export async function restoreMessage(id: string): Promise<void> {
  const { restoreMessages } = await import('@portal/contract/message');
  counted(await pageCall(restoreMessages, { body: { ids: [id] } }));
}
