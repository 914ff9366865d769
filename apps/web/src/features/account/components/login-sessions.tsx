import { accountCopy, type LoginSession } from '@portal/contract/account';
import { Button, Tag, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { signOutElsewhere } from '../api.ts';
import './login-sessions.css';

/** Where the account is signed in, and the way to end all the others (ACCOUNT-11). */
export function LoginSessions({ sessions, onChanged }: { sessions: readonly LoginSession[]; onChanged(): void }) {
  const [isBusy, setBusy] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const handleEnd = async () => {
    setBusy(true);
    try {
      await signOutElsewhere();
      toast.success(accountCopy.othersSignedOut);
      onChanged();
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="a-sessions">
      <ul>
        {sessions.map(({ isCurrent, device, place, gmtCreate }, index) => (
          <li key={`${gmtCreate} ${index}`}>
            <b>{device || '未知设备'}</b>
            {isCurrent && <Tag tone="success">本机</Tag>}
            <span className="a-sessions__facts">
              {place && `${place} · `}
              {formatDateTime(Date.parse(gmtCreate))} 登录
            </span>
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <Button kind="secondary" busy={isBusy} onClick={() => void handleEnd()}>
          退出其他 {others} 处登录
        </Button>
      ) : (
        <p className="p-small">没有其他设备登录</p>
      )}
    </div>
  );
}
