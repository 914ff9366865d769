import type { SessionInfo } from '@portal/contract/account';
import { AuditStatus } from '@portal/engines/states';
import { Button, Dialog } from '@portal/ui';
import { useEffect, useState } from 'react';
import { wasCallRefused } from '../../../lib/identity-changed.ts';
import { findSession, switchIdentity } from '../api.ts';
import { nameOf } from '../model/viewer.ts';

/**
 * Another identity, or another account, acts by now than the one the page was made for: says which, and leads on. What was not
 * saved stands in the tab's storage and comes back with its identity.
 */
export function IdentityDialog({ session }: { session: SessionInfo }) {
  // undefined: it is being asked
  const [now, setNow] = useState<SessionInfo | null | undefined>(undefined);
  useEffect(
    () =>
      void findSession()
        .catch(() => null)
        .then(setNow),
    [],
  );
  const reload = () => window.location.reload();
  const isOwn = now?.accountNo === session.accountNo;
  const notDone = wasCallRefused() ? '，刚才的操作没有执行' : '';
  // the answer may be good news: no alarm before it
  if (now === undefined && session.merchantNo === '') return null;
  if (now && isFirstIdentity(session, now))
    return (
      <Dialog
        open
        onClose={reload}
        dismissable={false}
        title="企业认证已通过"
        actions={
          <>
            <Button onClick={reload}>继续浏览</Button>
            {now.boundShop === null && (
              <Button kind="primary" onClick={() => window.location.assign('/bindFirst')}>
                去选择一级经销商
              </Button>
            )}
          </>
        }
      >
        <p aria-live="polite">
          您现在代表「{nameOf(now)}」，可按客户价选型和配单{notDone}。
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={reload}
      dismissable={false}
      title="当前身份已切换"
      actions={
        <>
          {/* there from the start, for the dialog gives the focus to its first button, and this one loses nothing */}
          {(now === undefined || isOwn) && session.merchantNo !== '' && (
            <Button busy={now === undefined} onClick={() => void switchIdentity(session.merchantNo)}>
              切换回原身份
            </Button>
          )}
          <Button kind="primary" onClick={reload}>
            重新载入
          </Button>
        </>
      }
    >
      <p aria-live="polite">
        {!now ? '其他设备或窗口已切换身份或重新登录。' : isOwn ? `其他设备或窗口已切换为「${nameOf(now)}」。` : `已在其他窗口登录另一账号「${nameOf(now)}」。`}
      </p>
      <p className="p-small">
        本页属于「{nameOf(session)}」{notDone}。清单中未保存的修改保留在本窗口，切换回原身份后自动恢复。
      </p>
    </Dialog>
  );
}

/** The papers this account handed in were approved: it acts for its own enterprise, and for none before (ENTERPRISE-3). */
const isFirstIdentity = (before: SessionInfo, now: SessionInfo): boolean =>
  now.accountNo === before.accountNo && before.merchantNo === '' && now.merchantNo !== '' && !now.employee && now.auditStatus === AuditStatus.certified;
