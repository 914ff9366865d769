import { guestCopy } from '@portal/contract/core';
import { mayCall, type UserType } from '@portal/engines/access';
import { Button, ButtonLink, Dialog } from '@portal/ui';
import { createPortal } from 'react-dom';
import { unboundWords } from '../model/unbound-words.ts';

interface UnboundDialogProps {
  userType: UserType;
  onClose: () => void;
}

/** Asks whoever would order and has no first-level dealer to choose one first (ACCESS-11). Outside the header, whose menus close at the press. */
export const UnboundDialog = (props: UnboundDialogProps) => createPortal(<UnboundQuestion {...props} />, document.body);

export function UnboundQuestion({ userType, onClose }: UnboundDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="订货一级经销商"
      actions={
        <>
          <Button onClick={onClose}>{guestCopy.lookAround}</Button>
          {mayCall('ordersFromDealer', userType) && (
            // the frame it hangs in stays where the link leads
            <ButtonLink kind="primary" href="/bindFirst" onClick={onClose}>
              去选择
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{unboundWords(userType)}</p>
    </Dialog>
  );
}
