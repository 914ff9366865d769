import { toast } from '@portal/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { tellFailure } from '../../lib/calls/failure.ts';

/**
 * What is kept at hand is let go: out of sight at once, with a way to take it back; where the server refuses it is read back. `keep` says
 * what was done.
 */
export function useLetGo(keep: (id: string, isKept: boolean) => Promise<string>) {
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<readonly string[]>([]);
  const change = async (id: string, isKept: boolean, onDone: (said: string) => void) => {
    try {
      onDone(await keep(id, isKept));
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
    setGone((all) => all.filter((one) => one !== id));
  };
  const undoOf = (id: string) => ({ label: '撤销', onAct: () => void change(id, true, (said) => void toast.success(said)) });
  return {
    isGone: (id: string): boolean => gone.includes(id),
    /** `canComeBack` false: what is let go could not be kept again. */
    letGo: (id: string, canComeBack = true): void => {
      setGone((all) => [...all, id]);
      void change(id, false, (said) => void toast.success(said, canComeBack ? { action: undoOf(id) } : {}));
    },
  };
}
