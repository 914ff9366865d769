import { Dialog } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before a page is left on which something is half written, which this tab keeps; the browser asks by itself where the whole tab goes
 * (OPERATOR-20). `release`: it is sent, the page may go on.
 */
export function useLeaveQuestion(isBegun: boolean): { question: ReactNode; release(): void } {
  const isReleased = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isBegun && !isReleased.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isBegun) return;
    const ask = (event: BeforeUnloadEvent) => void (isReleased.current || event.preventDefault());
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBegun]);
  const question = (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="离开此页面？"
      cancelLabel="继续填写"
      action={{ label: '离开', onAct: () => blocker.proceed?.() }}
    >
      填写的内容保留在本标签页，回到此页可以继续填写；退出登录或关闭标签页后不能找回。
    </Dialog>
  );
  return { question, release: () => void (isReleased.current = true) };
}
