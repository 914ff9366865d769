import { Button } from '@portal/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasSeenRoleHint, rememberRoleHint } from '../../../lib/kept/role-hint-seen.ts';
import './role-hint.css';

const neverChanges = () => () => {};
const onServer = () => true;

/** Says once, beside the toolbar, where the identity is changed; the browser remembers that it was said, after signing out too (ACCOUNT-5). */
export function RoleHint({ accountNo }: { accountNo: string }) {
  const [isRead, setIsRead] = useState(false);
  // as it was when the page was opened: showing it is what is remembered
  const before = useRef<boolean>(undefined);
  const seenBefore = useSyncExternalStore(neverChanges, () => (before.current ??= hasSeenRoleHint(accountNo)), onServer);
  const isShown = !isRead && !seenBefore;
  useEffect(() => {
    if (!isShown) return;
    rememberRoleHint(accountNo);
    // the menu it speaks of is found
    const handleToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.querySelector('.s-identities')) setIsRead(true);
    };
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, [isShown, accountNo]);
  if (!isShown) return null;
  return (
    <aside className="s-role-hint" aria-label="提示">
      <p>您有多个身份，可在右侧工具栏「切换身份」中切换</p>
      <Button size="small" onClick={() => setIsRead(true)}>
        知道了
      </Button>
    </aside>
  );
}
