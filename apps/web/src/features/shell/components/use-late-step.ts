import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { whenLate } from '../model/when-late.ts';

/** A page one is on the way to, which has not come in time, is said to be late: pressed, its address is loaded whole. */
export function useLateStep(): void {
  const { state, location: next } = useNavigation();
  const href = state === 'loading' && next ? next.pathname + next.search : null;
  useEffect(() => {
    if (href === null) return;
    let told: number | undefined;
    const leave = whenLate(() => {
      told = toast.error('页面加载失败', { action: { label: '刷新重试', onAct: () => window.location.assign(href) } });
    });
    return () => {
      leave();
      if (told !== undefined) toast.dismiss(told);
    };
  }, [href]);
}
