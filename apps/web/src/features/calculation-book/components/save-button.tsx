import { Button, type ButtonKind } from '@portal/ui';
import { useState } from 'react';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { Saved } from './save-dialog.tsx';

const SaveDialog = lazyPart(async () => (await import('./save-dialog.tsx')).SaveDialog);

interface SaveButtonProps {
  saved: Saved;
  /** The page with these inputs, to come back to once signed in. */
  here: string;
  isSignedIn: boolean;
  kind?: ButtonKind;
}

/** 存入计算书, on the page of every engine (BOOK-9). */
export function SaveButton({ saved, here, isSignedIn, kind = 'secondary' }: SaveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} icon="list" onClick={() => setOpen(true)}>
        存入计算书
      </Button>
      {isOpen && !isSignedIn && <SignInDialog words="登录后可以把计算存入计算书，登录后回到本页，已填的数值不会丢。" to={here} onClose={close} />}
      {isOpen && isSignedIn && (
        <ComingDialog title="存入计算书" width="medium" onClose={close}>
          <SaveDialog saved={saved} onClose={close} />
        </ComingDialog>
      )}
    </>
  );
}
