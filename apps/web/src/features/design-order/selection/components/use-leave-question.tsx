import { Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useSelection } from './selection-provider.tsx';

/** Asks before a page is left whose edits could not be saved; gives the dialog. What is only waiting is saved on the way out. */
export function useLeaveQuestion(): ReactNode {
  const isFailed = useSelection((state) => state.saveState === 'failed');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isFailed && currentLocation.pathname !== nextLocation.pathname);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      asksOfStep
      title="修改尚未保存，离开此页面？"
      cancelLabel="继续编辑"
      action={{ label: '离开', danger: true, onAct: () => blocker.proceed?.() }}
    >
      修改保留在此窗口，再次打开这份配单的编辑页时可以继续。
    </Dialog>
  );
}
