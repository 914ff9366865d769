import type { SessionInfo } from '@portal/contract/account';
import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { sessionDrawer, type SessionKey } from '../../../lib/storage.ts';
import { nameOf } from '../model/viewer.ts';

/** Says on a page that was loaded anew why it was: another identity acts (ACCOUNT-5), or a page broke and led home (SHELL-20). */
export function useArrivalToast(session: SessionInfo | null): void {
  useEffect(() => {
    if (take('sentHome')) toast.error('刚才的页面出错了，已为您回到首页');
    if (session && take('identitySwitched')) toast.success(`已切换为「${nameOf(session)}」`);
  }, [session]);
}

function take(key: SessionKey): boolean {
  if (sessionDrawer.read(key) === null) return false;
  sessionDrawer.remove(key);
  return true;
}
