import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toast as pageToasts, type Toast, type ToastStore } from '../model/toast-store.ts';
import { IconButton } from './button.tsx';
import { giveFocusBack } from './give-focus-back.ts';
import { Icon } from './icons.tsx';

const NONE: readonly Toast[] = [];

let place: (layer: HTMLElement) => void = () => undefined;
/** How toasts keep clear of what is on the page, once the script for it has come; before that they stand below the head of the site. */
export const placeToastsBy = (placing: typeof place): void => void (place = placing);

/**
 * Shows the toasts of `toast`: top middle, clear of what `placeToastsBy` says, 12 px apart, 3500 ms each; hovering or focusing one stops the time of all, Escape
 * closes the newest. Put it once at the end of the page. Errors interrupt a screen reader, the others wait.
 */
export function Toaster({ store = pageToasts }: { store?: ToastStore | undefined }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  /** What had the focus when the newest came. */
  const focused = useRef<Element | null>(null);
  /** The button that was pressed goes with its toast. */
  const dismiss = (id: number) => {
    store.dismiss(id);
    giveFocusBack(focused.current);
  };

  useEffect(() => {
    const layer = ref.current;
    if (!layer?.showPopover) return;
    // shown anew with each toast, so that it stands above a dialog opened meanwhile
    if (layer.matches(':popover-open')) layer.hidePopover();
    if (newest !== undefined) {
      focused.current = document.activeElement;
      layer.showPopover();
      place(layer);
    } else store.resume();
  }, [newest, store]);

  const some = toasts.length > 0;
  useEffect(() => {
    if (!some) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal')) store.dismissNewest();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [some, store]);

  return (
    <div
      ref={ref}
      className="p-toaster"
      popover="manual"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={`p-toast p-toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
          <Icon name={tone} />
          <span className="p-toast__text">{text}</span>
          {action && (
            <button
              type="button"
              className="p-toast__action"
              onClick={() => {
                action.onAct();
                dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton name="close" size="small" label="关闭提示" onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
