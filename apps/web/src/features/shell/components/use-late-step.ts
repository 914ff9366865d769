import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { whenLate } from '../model/when-late.ts';

/** A page one is on the way to, which has not come in time, is said to be late: pressed, its address is loaded whole. Null: one is on no way. */
export function useLateStep(href: string | null): void {
  useEffect(() => {
    if (href === null) return;
    return whenLate(() => toast.error('页面加载失败', { action: { label: '刷新重试', onAct: () => window.location.assign(href) } }));
  }, [href]);
}
