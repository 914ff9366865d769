import { MESSAGE_LINK, MESSAGE_LINK_MAX, MESSAGE_TITLE_MAX, SENT_TEXT_MAX, type MessageType } from '@portal/contract/message';
import { lettersOf } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { insertMessage, insertMessages } from './store.ts';

export interface NewMessage {
  accountNo: string;
  /** The identity it is about; null: the person, whatever they act as. */
  merchantNo: string | null;
  type: MessageType;
  title: string;
  text: string;
  /** Path of the portal it leads to. */
  link: string | null;
  /** What it tells of, unique among the account's: tried again, the event writes nothing more. */
  eventKey: string;
}

/**
 * Writes a message in the event's own transaction: it exists if and only if the event does. Whoever has the portal open sees the count
 * when that is committed. For the events of lower rooms `app.ts` hands it down (MESSAGE-3). Throws at texts and links that no message may have: those are ours.
 */
export async function sendMessage(ctx: Telling, message: NewMessage): Promise<void> {
  assertSendable(message);
  const { accountNo, merchantNo, type, title, link, eventKey } = message;
  const row = {
    messageId: ctx.newId(),
    accountNo,
    merchantNo,
    messageType: type,
    title,
    text: stoppedOnce(message.text),
    link,
    eventKey,
    gmtCreate: new Date(ctx.now),
  };
  if (await insertMessage(ctx.db, row)) ctx.signal({ topic: 'mail', accountNo });
}

/** What somebody wrote ends with a full stop of its own at times; ours behind it is one too many. */
export const stoppedOnce = (text: string): string => text.replaceAll(/([。！？；…])。/gu, '$1');

/** Rows of one statement. */
const AT_ONCE = 1_000;

type ToMany = Omit<NewMessage, 'accountNo' | 'merchantNo'>;

/** The same message to the person of each account. Gives how many were written: tried again, none. */
export const sendToAll = (ctx: Telling, accountNos: readonly string[], message: ToMany): Promise<number> =>
  sendToEach(
    ctx,
    accountNos.map((accountNo) => ({ accountNo, merchantNo: null })),
    message,
  );

/** The same message to many, each about the identity named. */
export async function sendToEach(ctx: Telling, people: readonly Pick<NewMessage, 'accountNo' | 'merchantNo'>[], message: ToMany): Promise<number> {
  assertSendable(message);
  const { type, title, text, link, eventKey } = message;
  let written = 0;
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const rows = people.slice(from, from + AT_ONCE).map(({ accountNo, merchantNo }) => ({
      messageId: ctx.newId(),
      accountNo,
      merchantNo,
      messageType: type,
      title,
      text,
      link,
      // whoever acts for two of them is told of each
      eventKey: merchantNo === null ? eventKey : `${eventKey} ${merchantNo}`,
      gmtCreate: new Date(ctx.now),
    }));
    written += await insertMessages(ctx.db, rows);
  }
  if (written > 0) ctx.signal({ topic: 'mailToAll' });
  return written;
}

function assertSendable({ title, text, link, eventKey }: Pick<NewMessage, 'title' | 'text' | 'link' | 'eventKey'>): void {
  if (title === '' || lettersOf(title) > MESSAGE_TITLE_MAX || lettersOf(text) > SENT_TEXT_MAX) throw new RangeError(`no message is so long: ${eventKey}`);
  if (link !== null && (link.length > MESSAGE_LINK_MAX || !MESSAGE_LINK.test(link))) throw new RangeError(`no page of ours: ${eventKey}`);
}
