import { Badge, badgeText, ButtonLink, Icon } from '@portal/ui';
import { useUnreadMail } from '../../../lib/live/unread-mail.ts';
import { MESSAGES_PATH } from '../model/messages-path.ts';
import './unread-link.css';

/** The way to the messages, with how many are unread. */
export function UnreadLink() {
  const unread = useUnreadMail() ?? 0;
  return (
    <ButtonLink kind="quiet" href={MESSAGES_PATH} className="ms-link" aria-label={unread > 0 ? `消息，${badgeText(unread)} 条未读` : '消息'}>
      <Badge count={unread}>
        <Icon name="bell" />
      </Badge>
    </ButtonLink>
  );
}
