import { MESSAGE_TYPE_NAMES, type Message } from '@portal/contract/message';
import { Anchor, Button, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import './message-list.css';

interface MessageListProps {
  messages: readonly Message[];
  /** Where whoever reads it finds the page it leads to; null where it does not open to them. */
  hrefOf(link: string): string | null;
  onOpen(message: Message): void;
  onRead(message: Message): void;
  onRemove(message: Message): void;
}

/** Messages, the newest first: an unread one is marked by a dot and by words. */
export function MessageList({ messages, hrefOf, onOpen, onRead, onRemove }: MessageListProps) {
  return (
    <ul className="ms-list" aria-label="消息列表">
      {messages.map((message) => (
        <li key={message.id} className={message.isRead ? 'ms-item' : 'ms-item ms-item--unread'}>
          <div className="ms-item__head">
            <Tag>{MESSAGE_TYPE_NAMES[message.type]}</Tag>
            <h2 className="ms-item__title">
              {!message.isRead && <span className="p-hidden">未读：</span>}
              {message.title}
            </h2>
            <time className="ms-item__time" dateTime={message.gmtCreate}>
              {formatDateTime(Date.parse(message.gmtCreate))}
            </time>
          </div>
          {message.text !== '' && <p className="ms-item__text">{message.text}</p>}
          <div className="ms-item__actions">
            <ToPage message={message} href={message.link === null ? null : hrefOf(message.link)} onOpen={onOpen} />
            {!message.isRead && (
              <Button kind="quiet" size="small" aria-label={`标为已读：${message.title}`} onClick={() => onRead(message)}>
                标为已读
              </Button>
            )}
            <Button kind="quiet" size="small" aria-label={`删除：${message.title}`} onClick={() => onRemove(message)}>
              删除
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ToPage({ message, href, onOpen }: Pick<MessageListProps, 'onOpen'> & { message: Message; href: string | null }) {
  if (href === null) return null;
  return (
    <Anchor className="p-button p-button--secondary p-button--small" aria-label={`查看：${message.title}`} href={href} onClick={() => onOpen(message)}>
      查看
    </Anchor>
  );
}
