/** What everybody is sent of what operators publish. */
import type { Telling } from '../../../platform/http/context.ts';
import { listAccountNos } from '../../account/index.ts';
import type { PublishedProtocol } from '../../protocol/index.ts';
import { sendToAll } from '../send-message.ts';
import type { NoticeRow } from './store.ts';

export const eventKeyOf = ({ kind, noticeNo }: Pick<NoticeRow, 'kind' | 'noticeNo'>): string => `${kind} ${noticeNo}`;

/** Gives how many messages were written: told again, none. */
export async function tellNotice(ctx: Telling, row: Pick<NoticeRow, 'noticeNo' | 'kind' | 'title' | 'text'> & { link?: string | null }): Promise<number> {
  const { kind, title, text, link } = row;
  return sendToAll(ctx, await listAccountNos(ctx.db), {
    type: kind,
    title,
    text,
    link: kind === 'price' ? '/product' : (link ?? null),
    eventKey: eventKeyOf(row),
  });
}

/** A new version of an agreement; open pages look again at once. */
export async function tellProtocol(ctx: Telling, { protocolCode, version, protocolName }: PublishedProtocol): Promise<number> {
  const written = await sendToAll(ctx, await listAccountNos(ctx.db), {
    type: 'protocol',
    title: `《${protocolName}》已更新`,
    text: '请阅读新版本，下次打开首页时确认。',
    link: `/aboutUs/protocol?protocolCode=${protocolCode}&version=${version}`,
    eventKey: `protocol ${protocolCode} ${version}`,
  });
  ctx.signal({ topic: 'protocol' });
  return written;
}
