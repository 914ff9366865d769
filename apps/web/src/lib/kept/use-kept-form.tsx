import { Button, Notice } from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keptText, typedOfKept } from './kept-form.ts';
import { sessionDrawer } from './storage.ts';

interface KeptForm {
  /** Says that what was typed before is back, and offers to drop it; null where nothing was. */
  restored: ReactNode;
  /** It has been handed in, or left for good. */
  forget: () => void;
}

/**
 * Keeps what is typed in a form for whoever types it, in this tab: a reload, a step back or a tap beside its sheet loses nothing (SHELL-32). `form` names the form
 * and what it is about; `onFound` takes over what is found, and what the form began with where that is dropped.
 */
export function useKeptForm<Typed extends object>(form: string, typed: Typed, onFound: (typed: Typed) => void): KeptForm {
  const key = `formDraft:${form}` as const;
  const [begun] = useState(typed);
  const [isRestored, setRestored] = useState(false);
  // of whoever the form was opened for, also once somebody else acts
  const owner = useRef('');
  const last = useRef<string | undefined>(undefined);
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (last.current === undefined) {
      owner.current = `${document.documentElement.dataset['actingFor']}`;
      const found = typedOfKept(sessionDrawer.read(key), owner.current, begun);
      if (found) onFound(found);
      setRestored(found !== null);
    } else if (text !== last.current) {
      if (text === JSON.stringify(begun)) sessionDrawer.remove(key);
      else sessionDrawer.write(key, keptText(owner.current, begun, JSON.parse(text) as Typed));
    }
    last.current = text;
    // as often as something is typed
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  const forget = () => {
    sessionDrawer.remove(key);
    setRestored(false);
  };
  const drop = () => {
    forget();
    onFound(begun);
  };
  const restored = isRestored ? (
    <Notice
      action={
        <Button size="small" onClick={drop}>
          放弃
        </Button>
      }
    >
      已恢复上次未提交的内容
    </Notice>
  ) : null;
  return { restored, forget };
}
