import { Dialog } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { sayFailure } from '../../../lib/calls/failure.ts';
import { hasUnsavedDraft } from '../../../lib/kept/storage.ts';
import { NOT_SIGNED_OUT } from '../model/not-signed-out.ts';

/** The way out; asks first where edits of the list would be lost by it. */
export function SignOut({ href, label = '退出', className = 'p-button p-button--secondary' }: { href: string; label?: string; className?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = () =>
    import('../api.ts').then(
      ({ signOut }) => signOut(href),
      () => sayFailure(NOT_SIGNED_OUT),
    );
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    if (hasUnsavedDraft()) setIsAsking(true);
    else void leave();
  };
  return (
    <>
      <a className={className} href={href} onClick={handleClick}>
        {label}
      </a>
      {/* beside the menu, which closes at the press and would hide it */}
      {isAsking &&
        createPortal(
          <Dialog open onClose={() => setIsAsking(false)} title="请确认是否退出" action={{ label: '仍然退出', danger: true, onAct: () => void leave() }}>
            清单有未保存的修改，退出后将丢失
          </Dialog>,
          document.body,
        )}
    </>
  );
}
