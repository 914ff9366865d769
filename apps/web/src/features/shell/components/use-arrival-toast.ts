import type { SessionInfo } from '@portal/contract/account';
import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { sessionDrawer, type SessionKey } from '../../../lib/kept/storage.ts';
import { nameOf } from '../model/viewer.ts';

/** Says on a page that was loaded anew why it was: another identity acts (ACCOUNT-5), something done made it so, or a page broke and led home (SHELL-20). */
export function useArrivalToast(session: SessionInfo | null): void {
  useEffect(() => {
    if (take('sentHome') !== null) toast.error('刚才的页面出错了，已为您回到首页');
    const done = take('toldOnArrival');
    if (session && done !== null) toast.success(done);
    // yet another may act by now
    if (session && take('identitySwitched') === session.merchantNo) toast.success(`已切换为「${nameOf(session)}」`);
  }, [session]);
}

function take(key: SessionKey): string | null {
  const kept = sessionDrawer.read(key);
  if (kept !== null) sessionDrawer.remove(key);
  return kept;
}
