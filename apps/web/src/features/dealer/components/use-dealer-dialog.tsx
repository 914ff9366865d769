import type { EnterpriseType, UserType } from '@portal/engines/access';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { useReadAnew } from '../../../lib/calls/read-anew.ts';
import type { DealerDialog } from './dealer-dialog.tsx';

/** Who orders, as the session tells of them. */
export interface Orderer {
  accountNo: string;
  userType: UserType;
  enterpriseType: EnterpriseType | null;
  hasBindFirstDistributor: boolean;
}

interface DealerDialogDoor {
  /** What a link to /bindFirst does instead of leading there. */
  onPress(event: MouseEvent): void;
  isOpen: boolean;
  dialog: ReactNode;
}

/** Choosing, changing and switching the dealer one orders from over the page that asked (DEALER-1); all of the page is read anew for another. */
export function useDealerDialog(session: Orderer | null): DealerDialogDoor {
  const [Shown, setShown] = useState<typeof DealerDialog>();
  const readAnew = useReadAnew();
  const open = async () => {
    try {
      // opened by few visits, so not part of the page; where it is lost the page stays
      const part = await import('./dealer-dialog.tsx');
      setShown(() => part.DealerDialog);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  const handlePress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  // beside a menu, which closes at the press and would hide it
  const dialog =
    Shown &&
    session &&
    createPortal(
      <Shown
        isBound={session.hasBindFirstDistributor}
        accountNo={session.accountNo}
        userType={session.userType}
        enterpriseType={session.enterpriseType}
        onChanged={() => void readAnew()}
        onClose={() => setShown(undefined)}
      />,
      document.body,
    );
  return { onPress: handlePress, isOpen: Shown !== undefined, dialog };
}
