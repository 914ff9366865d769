import { enterpriseCopy } from '@portal/contract/enterprise';
import { Dialog } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { isActing } from '../../../lib/identity/identity-changed.ts';
import { isSwitching } from '../../../lib/identity/identity-switching.ts';

/** Asks before a page is left whose changes would be lost; gives the dialog. The browser asks by itself where the whole window goes. */
export function useUnsavedQuestion(isUnsaved: boolean): ReactNode {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isUnsaved) return;
    // the draft stays with the tab where the identity is changed
    const ask = (event: BeforeUnloadEvent) => isActing() && !isSwitching() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      asksOfStep
      title="离开此页面？"
      cancelLabel="继续填写"
      action={{ label: '离开', danger: true, onAct: () => blocker.proceed?.() }}
    >
      {enterpriseCopy.unsaved}
    </Dialog>
  );
}
