import { guestCopy } from '@portal/contract/core';
import { Button, ButtonLink, Dialog } from '@portal/ui';
import { createPortal } from 'react-dom';
import { signInHref } from '../address-bar/sign-in-href.ts';

interface SignInDialogProps {
  /** What signing in is for: 登录后查看帮助中心. */
  words: string;
  /** Where one goes once signed in. */
  to: string;
  /** Just before one goes there. */
  onLeave?: () => void;
  onClose: () => void;
}

/** Asks a guest to sign in for what needs it (SHELL-2). */
export function SignInDialog({ words, to, onLeave, onClose }: SignInDialogProps) {
  // beside the menu that may have asked, which closes at the press and would hide it
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={guestCopy.signInFirst}
      actions={
        <>
          <Button onClick={onClose}>{guestCopy.lookAround}</Button>
          <ButtonLink kind="primary" href={signInHref(to)} onClick={onLeave}>
            {guestCopy.signIn}
          </ButtonLink>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>,
    document.body,
  );
}
