import type { SessionInfo } from '@portal/contract/account';
import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { sessionDrawer } from '../../../lib/storage.ts';
import { nameOf } from '../model/viewer.ts';

/** Says whom one acts for, on the page that was loaded anew for it (ACCOUNT-5). */
export function useSwitchedToast(session: SessionInfo | null): void {
  useEffect(() => {
    if (!session || sessionDrawer.read('identitySwitched') === null) return;
    sessionDrawer.remove('identitySwitched');
    toast.success(`已切换为「${nameOf(session)}」`);
  }, [session]);
}
