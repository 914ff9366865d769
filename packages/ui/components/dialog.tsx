import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { giveFocusBack } from './give-focus-back.ts';

// a layout effect would warn on the server, where there is nothing to lay out
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const FIELDS = 'input:not([type=radio], [disabled]), input[type=radio]:checked, select, textarea, button, a[href]';

/** A body that scrolls takes the focus before what stands in it, and is nothing to type into: its first field has it, where that is in sight. */
function focusFirst(taken: Element | null): void {
  if (!taken?.matches('.p-dialog__body')) return;
  const first = taken.querySelector<HTMLElement>(FIELDS);
  if (first && first.getBoundingClientRect().bottom <= taken.getBoundingClientRect().bottom) first.focus({ preventScroll: true });
}

/** What had the focus within is gone, or takes none any more, as a deed that cannot be done: the next one that can has it, never the page behind. */
function holdFocus(dialog: HTMLDialogElement | null, last: Element | null): void {
  const { activeElement, body } = document;
  if (!dialog?.matches(':modal') || last === null || (last.isConnected && !last.matches(':disabled'))) return;
  if (activeElement !== body && activeElement !== last) return;
  const next = dialog.querySelector<HTMLElement>('.p-dialog__foot button:enabled') ?? dialog.querySelector<HTMLElement>(FIELDS);
  next?.focus({ preventScroll: true });
}

interface Modal {
  open: boolean;
  onClose: () => void;
  /** Escape and a press beside it close it. */
  dismissable: boolean;
}

/**
 * A native dialog that follows `open`: modal once script runs (the rest of the page cannot be reached, focus stays inside and
 * returns to where it was), and already readable as server-rendered HTML when it is open from the start.
 */
function useModal({ open, onClose, dismissable }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  // the attribute is the browser's after the first render
  const [openAtFirst] = useState(open);
  const closing = useRef(false);
  const opener = useRef<Element | null>(null);
  /** Within it; null: nothing yet. */
  const focused = useRef<Element | null>(null);
  const close = (dialog: HTMLDialogElement | null) => {
    if (!dialog?.open) return;
    closing.current = true;
    dialog.close();
    giveFocusBack(opener.current);
  };

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.matches(':modal')) {
      const page = document.documentElement;
      const gutter = window.innerWidth - page.clientWidth;
      if (gutter > 0) page.style.setProperty('--p-gutter', `${gutter}px`);
      if (dialog.open) dialog.close();
      opener.current = document.activeElement;
      dialog.showModal();
      focusFirst(document.activeElement);
    } else if (!open) close(dialog);
  }, [open]);

  useBrowserLayoutEffect(() => holdFocus(ref.current, focused.current));

  // mounted on demand and taken away again: it is closed before it goes, for only closing gives the focus back
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    return () => close(dialog);
  }, []);

  const props = {
    ref,
    open: openAtFirst,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onCancel: (event: { preventDefault: () => void; target: unknown; currentTarget: unknown }) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    // browsers close a modal at the second Escape whatever the page says
    onClose: (event: { target: unknown; currentTarget: unknown }) => {
      if (event.target !== event.currentTarget) return;
      if (open && !closing.current && !ref.current?.open) onClose();
      closing.current = false;
    },
    onMouseDown: (event: MouseEvent) => {
      // the second press of two was meant for what the dialog has come over
      if (dismissable && event.detail < 2 && event.target === event.currentTarget) onClose();
    },
  };
  return props;
}

export interface DialogAction {
  /** Names the deed: 生成配单, 删除 3 项. */
  label: string;
  onAct: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  action?: DialogAction | undefined;
  cancelLabel?: string | undefined;
  /** In the place of the two buttons, for a dialog that needs others. */
  actions?: ReactNode;
  /** 420, 500, 640, 840, 1000 or 1152 px, never wider than the screen. */
  width?: 'small' | 'tip' | 'medium' | 'large' | 'wide' | 'full' | undefined;
  /** False: only its buttons close it. */
  dismissable?: boolean | undefined;
  /** Comes by itself: its title takes the focus, so that a key meant for the page presses no button. */
  unasked?: boolean | undefined;
  /** It asks about a step of the router, which holds Back meanwhile. */
  asksOfStep?: boolean | undefined;
}

/** One question over the page. The button that does it says the deed; the first field, else 取消, has the focus; the title where it comes unasked. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  action,
  cancelLabel = '取消',
  actions,
  width = 'small',
  dismissable = true,
  unasked = false,
  asksOfStep,
}: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, dismissable });
  return (
    <dialog {...modal} className={classes('p-dialog', `p-dialog--${width}`)} aria-labelledby={titleId} data-of-step={asksOfStep}>
      {open && (
        <div className="p-dialog__sheet">
          <h2 id={titleId} className="p-dialog__title" tabIndex={unasked ? -1 : undefined}>
            {title}
          </h2>
          <div className="p-dialog__body">{children}</div>
          {(actions ?? action) && (
            <div className="p-dialog__foot">
              {actions}
              {action && (
                <>
                  <Button onClick={onClose}>{cancelLabel}</Button>
                  <Button kind={action.danger ? 'danger' : 'primary'} busy={action.busy} disabled={action.disabled} onClick={action.onAct}>
                    {action.label}
                  </Button>
                </>
              )}
            </div>
          )}
          {/* last in the order of focus, first in sight */}
          <IconButton className="p-dialog__close" name="close" label="关闭" onClick={onClose} />
        </div>
      )}
    </dialog>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title: a count, a way to add more. */
  aside?: ReactNode;
  children: ReactNode;
  /** Totals and deeds that stay in sight. */
  footer?: ReactNode;
}

/** A sheet from the right, at most 1200 px wide. The page behind does not scroll (SHELL-13). */
export function Drawer({ open, onClose, title, aside, children, footer }: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, dismissable: true });
  return (
    <dialog {...modal} className="p-dialog p-drawer" aria-labelledby={titleId}>
      {open && (
        <div className="p-drawer__sheet">
          <div className="p-drawer__head">
            {/* takes the focus on opening, which else goes to the part that scrolls and frames it */}
            <h2 tabIndex={-1} id={titleId}>
              {title}
            </h2>
            {aside}
          </div>
          <div className="p-drawer__body">{children}</div>
          {footer !== undefined && <div className="p-drawer__foot">{footer}</div>}
          <IconButton className="p-dialog__close" name="close" label="关闭" onClick={onClose} />
        </div>
      )}
    </dialog>
  );
}
