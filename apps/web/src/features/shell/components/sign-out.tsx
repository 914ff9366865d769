import { Dialog } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { clearPersonalStorage, hasUnsavedDraft } from '../../../lib/storage.ts';

/** The way out; asks first where edits of the list would be lost by it. */
export function SignOut({ href, label = '退出', className = 'p-button p-button--secondary' }: { href: string; label?: string; className?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (!hasUnsavedDraft()) {
      clearPersonalStorage();
      return;
    }
    event.preventDefault();
    setIsAsking(true);
  };
  const leave = () => {
    clearPersonalStorage();
    window.location.assign(href);
  };
  return (
    <>
      <a className={className} href={href} onClick={handleClick}>
        {label}
      </a>
      {/* beside the menu, which closes at the press and would hide it */}
      {isAsking &&
        createPortal(
          <Dialog open onClose={() => setIsAsking(false)} title="请确认是否退出" action={{ label: '仍然退出', danger: true, onAct: leave }}>
            清单有未保存的修改，退出后将丢失
          </Dialog>,
          document.body,
        )}
    </>
  );
}
