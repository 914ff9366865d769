/** How long a toast stays, in milliseconds (SHELL-8). */
export const TOAST_MS = 3500;
/** One that offers a deed stays long enough to be read and reached. */
export const TOAST_WITH_ACTION_MS = 8000;
/** Whoever goes on to another page has read what has stood so long; what is said in going stays. Milliseconds. */
export const TOAST_READ_MS = 1000;
/** The oldest gives way to a sixth. */
export const TOASTS_AT_ONCE = 5;

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  /** The deed in one or two words, such as 撤销. */
  label: string;
  onAct: () => void;
}

export interface ToastOptions {
  action?: ToastAction | undefined;
  /** How long it stays, where that is said of these words; milliseconds. */
  forMs?: number | undefined;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction | undefined;
}

interface Clock {
  now: () => number;
}

/**
 * Toasts in the order they came, oldest first. Each leaves 3500 ms after it came, with a deed 8000; while `pause` holds them the time stands
 * still and goes on with what was left. The same words with the same tone and no action are not stacked: the one that is there
 * starts its time anew. Never throws.
 */
export function createToastStore(clock: Clock = performance) {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const listeners = new Set<() => void>();
  const timers = new Map<number, { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; leftMs: number }>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  };
  const run = (id: number, leftMs: number) => {
    clearTimeout(timers.get(id)?.timer);
    timers.set(id, { timer: paused ? undefined : setTimeout(() => dismiss(id), leftMs), startedAt: clock.now(), leftMs });
  };
  const add =
    (tone: ToastTone) =>
    (text: string, { action, forMs = action ? TOAST_WITH_ACTION_MS : TOAST_MS }: ToastOptions = {}): number => {
      const same = action ? undefined : toasts.find((toast) => toast.tone === tone && toast.text === text && !toast.action);
      if (same) {
        run(same.id, forMs);
        return same.id;
      }
      const oldest = toasts.length >= TOASTS_AT_ONCE ? toasts[0] : undefined;
      if (oldest) dismiss(oldest.id);
      const toast: Toast = { id: nextId++, tone, text, action };
      change([...toasts, toast]);
      run(toast.id, forMs);
      return toast.id;
    };

  const resume = () => {
    if (!paused) return;
    paused = false;
    for (const [id, { leftMs }] of timers) run(id, leftMs);
  };
  /** By hand: the button that was pressed goes with its toast, and says no more that it is left. */
  const close = (id: number) => {
    dismiss(id);
    resume();
  };

  return {
    success: add('success'),
    error: add('error'),
    warning: add('warning'),
    info: add('info'),
    dismiss: close,
    /** What Escape does. True when there was one to close. */
    dismissNewest(): boolean {
      const newest = toasts.at(-1);
      if (newest) close(newest.id);
      return newest !== undefined;
    },
    /** What goes with the page one leaves: what was read there, but a deed that is offered. */
    moveOn() {
      for (const { id, action } of toasts) if (!action && clock.now() - (timers.get(id)?.startedAt ?? 0) >= TOAST_READ_MS) dismiss(id);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const [id, { timer, startedAt, leftMs }] of timers) {
        clearTimeout(timer);
        timers.set(id, { timer: undefined, startedAt, leftMs: Math.max(0, leftMs - (clock.now() - startedAt)) });
      }
    },
    resume,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => toasts,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The page's own toasts, shown by `Toaster`. Call it from handlers in the browser, never while rendering. */
export const toast: ToastStore = createToastStore();
