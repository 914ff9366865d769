import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';
const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** What has the focus, its row and where that stands, and which control of the row it is, counted from the end, where rows are alike. */
interface Place {
  holder: Element;
  row: Element | null;
  fromEnd: number;
  before: Element | null;
  after: Element | null;
}

function placeOf(holder: Element): Place {
  const row = holder.closest('tr, li');
  const controls = row === null ? [] : controlsOf(row);
  const fromEnd = controls.length - controls.findIndex((control) => control === holder);
  return { holder, row, fromEnd, before: row?.previousElementSibling ?? null, after: row?.nextElementSibling ?? null };
}

/** The row that stands there now: itself, another in its place, the one behind, or the one before. */
function rowAt({ row, before, after }: Place): Element | null {
  if (row?.isConnected) return row;
  if (after?.isConnected) return after.previousElementSibling === before ? after : after.previousElementSibling;
  return before?.isConnected ? (before.nextElementSibling ?? before) : null;
}

/**
 * Who works by keyboard keeps their place in a list: where the row that holds the focus is removed or exchanged, the same control of the row that stands there now takes it,
 * and where all of it gives way to another view, that view's first control.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => void (place = target instanceof Element ? placeOf(target) : null);
    const keep = () => {
      const { activeElement } = document;
      // a dialog that closed meanwhile gives the focus to what only takes it by script
      const isLost = activeElement === null || activeElement === document.body || (activeElement instanceof HTMLElement && activeElement.tabIndex < 0);
      if (place === null || place.holder.isConnected || !isLost) return;
      const row = rowAt(place);
      const controls = controlsOf(row ?? list);
      const next = row === null ? controls[0] : controls.at(-Math.min(place.fromEnd, controls.length));
      place = null;
      next?.focus({ preventScroll: row !== null });
    };
    const observer = new MutationObserver(keep);
    list.addEventListener('focusin', note);
    observer.observe(list, { childList: true, subtree: true });
    return () => {
      list.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [ref]);
}
