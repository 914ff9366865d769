import type { SessionInfo } from '@portal/contract/account';
import { identityName, staffRoleName } from '@portal/engines/access';
import { Anchor, Avatar, Card, Tag } from '@portal/ui';
import { useAvatar, useNickname } from '../../lib/identity/own-name.ts';
import './own-card.css';

interface OwnCardProps {
  session: Pick<SessionInfo, 'nickname' | 'avatarUrl' | 'phone' | 'userType' | 'memberLevel' | 'companyName' | 'staffRole'>;
  links: readonly { label: string; href: string }[];
}

/** Who one is here, at the head of an overview. */
export function OwnCard({ session, links }: OwnCardProps) {
  const nickname = useNickname(session.nickname);
  const avatarUrl = useAvatar(session.avatarUrl);
  return (
    <Card>
      <div className="m-who">
        <Avatar url={avatarUrl} name={nickname} size={72} />
        <div className="m-who__names">
          <p className="p-h2">{nickname || session.phone}</p>
          <p>
            {session.phone} <Tag>{identityName(session.userType)}</Tag> {session.memberLevel > 0 && <Tag tone="accent">{session.memberLevel} 级会员</Tag>}
          </p>
          <p className="p-small">
            {session.companyName || '未关联企业'}
            {session.staffRole && ` · ${staffRoleName(session.staffRole)}`}
          </p>
        </div>
        <nav aria-label="账号资料" className="m-who__links">
          {links.map(({ label, href }) => (
            <Anchor key={href} href={href}>
              {label}
            </Anchor>
          ))}
        </nav>
      </div>
    </Card>
  );
}
