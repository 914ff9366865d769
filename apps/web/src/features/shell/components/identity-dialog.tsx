import type { SessionInfo } from '@portal/contract/account';
import { AuditStatus } from '@portal/engines/states';
import { Button, ButtonLink, Dialog } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { ActingState } from '../../../lib/identity/identity-changed.ts';
import { lookWhoActs } from '../../../lib/live/own-session.ts';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { switchBack } from '../api.ts';
import { nameOf } from '../model/viewer.ts';

interface IdentityDialogProps {
  /** Whom the page was made for. */
  session: SessionInfo;
  acting: Exclude<ActingState, { state: 'acting' }>;
  /** Path and query of the page. */
  here: string;
}

const reload = () => window.location.reload();

/**
 * Another identity or account acts by now than the one the page was made for, or nobody: says which, and leads on. What was typed
 * stays behind it, and the page goes on by itself as soon as its own identity acts again, here or elsewhere.
 */
export function IdentityDialog({ session, acting, here }: IdentityDialogProps) {
  const isUnasked = acting.state === 'changed' && acting.now === null;
  useEffect(() => void (isUnasked && lookWhoActs()), [isUnasked]);
  if (acting.state === 'over') return <SignedOut session={session} here={here} />;
  const { now, wasRefused } = acting;
  const notDone = wasRefused ? '，刚才的操作没有执行' : '';
  // the answer may be good news: no alarm before it
  if (now === null && session.merchantNo === '') return null;
  if (now && isFirstIdentity(session, now)) return <FirstIdentity now={now} notDone={notDone} />;
  return <Changed session={session} now={now} notDone={notDone} />;
}

/** `now` null: it is being asked. */
function Changed({ session, now, notDone }: { session: SessionInfo; now: SessionInfo | null; notDone: string }) {
  const [isBusy, setBusy] = useState(false);
  const isOwn = now?.accountNo === session.accountNo;
  const canGoBack = (now === null || isOwn) && session.multiIdentity.some(({ merchantNo }) => merchantNo === session.merchantNo);
  const handleBack = async () => {
    setBusy(true);
    await switchBack(session.merchantNo);
    setBusy(false);
  };
  const goesOn = now ? (isOwn ? '以新身份继续' : '以新账号继续') : '重新载入';
  return (
    <Dialog
      open
      onClose={reload}
      dismissable={false}
      unasked
      width="tip"
      title={now && !isOwn ? '已登录另一账号' : '当前身份已切换'}
      actions={
        <>
          {canGoBack && (
            <Button busy={now === null || isBusy} onClick={() => void handleBack()}>
              切换回原身份
            </Button>
          )}
          <Button kind="primary" disabled={isBusy} onClick={reload}>
            {goesOn}
          </Button>
        </>
      }
    >
      <div className="p-stack p-stack--small">
        <p aria-live="polite">
          {!now
            ? '其他设备或窗口已切换身份或重新登录。'
            : isOwn
              ? `其他设备或窗口已切换为「${nameOf(now)}」。`
              : `已在其他窗口登录另一账号「${nameOf(now)}」。`}
        </p>
        <p>
          本页仍属于「{nameOf(session)}」，价格与清单都是原身份的{notDone}。
        </p>
        <ul className="p-small">
          {canGoBack && <li>切换回原身份：从这里接着做，已填写的内容都在。</li>}
          <li>{goesOn}：重新载入本页；清单中未保存的修改留在本窗口，回到原身份后自动恢复。</li>
        </ul>
      </div>
    </Dialog>
  );
}

/** Signed out in another window, or the session is over: one signs in beside the page, which then goes on (SHELL-22). */
function SignedOut({ session, here }: { session: SessionInfo; here: string }) {
  return (
    <Dialog
      open
      onClose={reload}
      dismissable={false}
      unasked
      width="tip"
      title="登录已结束"
      actions={
        <>
          <Button onClick={reload}>重新载入</Button>
          <ButtonLink kind="primary" href={signInHref(here)} target="_blank" rel="noopener">
            去登录
          </ButtonLink>
        </>
      }
    >
      <div className="p-stack p-stack--small">
        <p aria-live="polite">登录已结束，请重新登录。</p>
        <p className="p-small">本页属于「{nameOf(session)}」，已填写的内容都在：在新窗口以原身份登录，回到这里即可接着做。重新载入则以访客身份浏览。</p>
      </div>
    </Dialog>
  );
}

function FirstIdentity({ now, notDone }: { now: SessionInfo; notDone: string }) {
  return (
    <Dialog
      open
      onClose={reload}
      dismissable={false}
      unasked
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
}

/** The papers this account handed in were approved: it acts for its own enterprise, and for none before (ENTERPRISE-3). */
const isFirstIdentity = (before: SessionInfo, now: SessionInfo): boolean =>
  now.accountNo === before.accountNo && before.merchantNo === '' && now.merchantNo !== '' && !now.employee && now.auditStatus === AuditStatus.certified;
