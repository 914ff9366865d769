import { PAGE_SIZES } from '@portal/contract/core';
import { listMessages, MESSAGE_TYPE_NAMES, MESSAGE_TYPES, unreadMailCount, type Message } from '@portal/contract/message';
import { outcomeOf, VISITOR } from '@portal/engines/access';
import { Button, ButtonLink, ChoiceLinks, Empty, Pager, Tabs, toast } from '@portal/ui';
import { useEffect } from 'react';
import { useNavigation, useRevalidator, useRouteLoaderData } from 'react-router';
import {
  markAllRead,
  markRead,
  markReadOnLeaving,
  MessageList,
  messagesCallQuery,
  messagesHref,
  parseMessagesQuery,
  removeMessage,
  restoreMessage,
  typeOf,
  withMessagesChange,
  type MessagesQuery,
} from '../../features/message/index.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { ownAddressOf } from '../../lib/page/page-access.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { useUnreadMail } from '../../lib/live/unread-mail.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import type { Route } from './+types/message-center.ts';
import './message-center.css';

/** /member/messageCenter (MESSAGE-4). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = parseMessagesQuery(new URL(request.url).searchParams);
  const [messages, unread] = await Promise.all([
    partOf(request, call(listMessages, { query: messagesCallQuery(query) })),
    // the tabs stand without their counts
    call(unreadMailCount).catch(() => null),
  ]);
  return { query, messages, unread };
}

export default function MessageCenter({ loaderData: { query, messages, unread } }: Route.ComponentProps) {
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const { state } = useNavigation();
  const { revalidate, state: rereading } = useRevalidator();
  const told = useUnreadMail();
  const shown = unread?.total ?? null;
  // another tab has read some, or a message has come
  const isOutdated = told !== null && shown !== null && told !== shown;
  useEffect(() => {
    if (isOutdated && rereading === 'idle') void revalidate();
    // once a count: what was read meanwhile comes with the next
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [told]);

  const change = async (action: () => Promise<void>, words?: string) => {
    try {
      await action();
      if (words !== undefined) toast.success(words);
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
  };
  const handleRemove = async ({ id }: Message) => {
    try {
      await removeMessage(id);
      toast.success('删除成功', { action: { label: '撤销', onAct: () => void change(() => restoreMessage(id)) } });
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
  };
  const hrefOf = (link: string): string | null => {
    const own = ownAddressOf(link, session ?? VISITOR);
    const page = pageAt(own);
    return page !== undefined && outcomeOf(page.access, session ?? VISITOR) === 'open' ? own : null;
  };
  const type = typeOf(query);
  const unreadHere = type === undefined ? unread?.total : unread?.byType[type];
  const tabs = [
    { key: 'all', label: '全部', href: messagesHref(withMessagesChange(query, { type: 'all' })), count: unread?.total || undefined },
    ...MESSAGE_TYPES.map((key) => ({
      key,
      label: MESSAGE_TYPE_NAMES[key],
      href: messagesHref(withMessagesChange(query, { type: key })),
      count: unread?.byType[key] || undefined,
    })),
  ];
  return (
    <>
      <Tabs small label="消息类型" tabs={tabs} current={query.type} />
      <div className="ms-bar">
        <ChoiceLinks
          label="状态"
          quietLabel
          choices={[
            { key: 'all', label: '全部消息', href: messagesHref(withMessagesChange(query, { unread: false })), chosen: !query.unread },
            { key: 'unread', label: '未读消息', href: messagesHref(withMessagesChange(query, { unread: true })), chosen: query.unread },
          ]}
        />
        <Button size="small" disabled={!unreadHere} onClick={() => void change(() => markAllRead(type), '已全部标为已读')}>
          全部标为已读
        </Button>
      </div>
      {messages.failure !== null && <PartFailed title="消息没有加载成功" failure={messages.failure} />}
      {messages.data?.data.length === 0 && <NoMessages query={query} />}
      {messages.data && messages.data.data.length > 0 && (
        <div className="ms-page" aria-busy={state === 'loading'}>
          <MessageList
            messages={messages.data.data}
            hrefOf={hrefOf}
            onOpen={({ id, isRead }) => void (isRead || markReadOnLeaving(id))}
            onRead={({ id }) => void change(() => markRead([id]))}
            onRemove={(message) => void handleRemove(message)}
          />
          <Pager
            total={messages.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => messagesHref(withMessagesChange(query, { page, size }))}
          />
        </div>
      )}
    </>
  );
}

function NoMessages({ query }: { query: MessagesQuery }) {
  if (query.page > 1)
    return <Empty text="这一页没有消息了" action={<ButtonLink href={messagesHref(withMessagesChange(query, { page: 1 }))}>回到第一页</ButtonLink>} />;
  if (query.unread)
    return <Empty text="没有未读消息" action={<ButtonLink href={messagesHref(withMessagesChange(query, { unread: false }))}>查看全部消息</ButtonLink>} />;
  if (query.type !== 'all')
    return <Empty text="没有这一类消息" action={<ButtonLink href={messagesHref(withMessagesChange(query, { type: 'all' }))}>查看全部消息</ButtonLink>} />;
  return <Empty text="还没有消息，认证结果、价格与协议变动会在这里通知您" action={<ButtonLink href="/product">去看看产品</ButtonLink>} />;
}
