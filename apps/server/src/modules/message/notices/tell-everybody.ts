/** What everybody is sent of what operators publish. */
import { priceDays } from '@portal/contract/message';
import type { ProtocolCode } from '@portal/contract/protocol';
import type { Telling } from '../../../platform/http/context.ts';
import { listAccountNos } from '../../account/index.ts';
import type { PublishedProtocol } from '../../protocol/index.ts';
import { sendToAll } from '../send-message.ts';
import { updateEventsAsRead } from '../store.ts';
import type { NoticeRow } from './store.ts';

export const eventKeyOf = ({ kind, noticeNo }: Pick<NoticeRow, 'kind' | 'noticeNo'>): string => `${kind} ${noticeNo}`;

type Told = Pick<NoticeRow, 'noticeNo' | 'kind' | 'title' | 'text'> & Partial<Pick<NoticeRow, 'link' | 'beginDate' | 'endDate'>>;

/** A change of prices says its days, as the dialog does. Gives how many messages were written: told again, none. */
export async function tellNotice(ctx: Telling, row: Told): Promise<number> {
  const { kind, title, link, beginDate, endDate } = row;
  const text = kind === 'price' && beginDate && endDate ? `${priceDays({ beginDate, endDate })}。${row.text}` : row.text;
  return sendToAll(ctx, await listAccountNos(ctx.db), {
    type: kind,
    title,
    text,
    link: kind === 'price' ? '/product' : (link ?? null),
    eventKey: eventKeyOf(row),
  });
}

/** What a new version is told by; without one what all versions of an agreement begin with. */
const protocolKey = (protocolCode: ProtocolCode, version: number | '' = ''): string => `protocol ${protocolCode} ${version}`;

/** Whoever has agreed to an agreement has read what told them of it. */
export async function readToldProtocols(ctx: Telling, { accountNo, codes }: { accountNo: string; codes: readonly ProtocolCode[] }): Promise<void> {
  let changed = 0;
  for (const code of codes) changed += await updateEventsAsRead(ctx.db, accountNo, protocolKey(code), ctx.now);
  if (changed > 0) ctx.signal({ topic: 'mail', accountNo });
}

/** A new version of an agreement; open pages look again at once. */
export async function tellProtocol(ctx: Telling, { protocolCode, version, protocolName }: PublishedProtocol): Promise<number> {
  const written = await sendToAll(ctx, await listAccountNos(ctx.db), {
    type: 'protocol',
    title: `《${protocolName}》已更新`,
    text: '请阅读新版本，下次打开首页时确认。',
    link: `/aboutUs/protocol?protocolCode=${protocolCode}&version=${version}`,
    eventKey: protocolKey(protocolCode, version),
  });
  ctx.signal({ topic: 'protocol' });
  return written;
}
