import { Button } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import { localDrawer } from '../../../lib/storage.ts';
import './role-hint.css';

const neverChanges = () => () => {};
const readMark = () => localDrawer.read('roleHintSeen') !== null;
const onServer = () => true;

/** Says once, beside the toolbar, where the identity is changed; the browser remembers that it was said (ACCOUNT-5). */
export function RoleHint() {
  const [isRead, setIsRead] = useState(false);
  const seenBefore = useSyncExternalStore(neverChanges, readMark, onServer);
  if (isRead || seenBefore) return null;
  const handleSeen = () => {
    localDrawer.write('roleHintSeen', '1');
    setIsRead(true);
  };
  return (
    <aside className="s-role-hint" aria-label="提示">
      <p>您有多个身份，可在右侧工具栏「切换身份」中切换</p>
      <Button size="small" onClick={handleSeen}>
        知道了
      </Button>
    </aside>
  );
}
