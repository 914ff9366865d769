import { useEffect, useRef, type ReactNode, type ToggleEvent, type ToggleEventHandler } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import { isOver, placePanel } from './place-panel.ts';

export interface PopoverProps {
  /** The words on the button that opens it. */
  label: ReactNode;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end' | undefined;
  small?: boolean | undefined;
  /** Drawn as text, without a frame. */
  bare?: boolean | undefined;
  /** A link inside leaves it open: several choices are made in it. */
  stays?: boolean | undefined;
  /** It has been opened or closed: for what is asked for only once it is open. */
  onToggle?: ToggleEventHandler<HTMLDetailsElement> | undefined;
  children: ReactNode;
}

/**
 * A panel that belongs to its button, below it or, where that is out of sight, above: opens without script; with it, Escape, a click outside and a link or a `data-closes` button inside close it.
 * Where a style sheet lays the panel out among what stands around it, its button alone opens and closes it.
 */
export function Popover({ label, align = 'start', small, bare, stays, onToggle, children }: PopoverProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useCloseOutside(ref, stays);
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    placePanel(event.currentTarget);
    onToggle?.(event);
  };
  return (
    <details ref={ref} className={classes('p-popover', `p-popover--${align}`)} onToggle={handleToggle}>
      <summary className={bare ? 'p-popover__text' : classes('p-button p-button--secondary', small && 'p-button--small')}>
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="p-popover__panel">{children}</div>
    </details>
  );
}

/** Gives a `<details>` the manners of a menu: Escape closes it and hands the focus back, so do a press outside and, unless it `stays`, a chosen link. */
export function useCloseOutside(ref: { current: HTMLDetailsElement | null }, stays = false): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = (focusBack: boolean) => {
      if (!box.open) return;
      box.open = false;
      if (focusBack) box.querySelector('summary')?.focus();
    };
    const isInPlace = () => stays && !isOver(box);
    const handlePress = (event: Event) => {
      if (!box.contains(event.target as Node) && !isInPlace()) close(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && box.open && box.contains(document.activeElement) && !isInPlace()) {
        event.stopPropagation();
        close(true);
      }
    };
    const handleChoice = (event: Event) => {
      const choice = (event.target as Element).closest(stays ? '[data-closes]' : 'a, [data-closes]');
      // a deed goes on from the button that offered it, a link from where it leads
      if (choice) close(choice.localName !== 'a');
    };
    document.addEventListener('pointerdown', handlePress, { signal });
    box.addEventListener('keydown', handleKey, { signal });
    box.addEventListener('click', handleChoice, { signal });
    return () => leaving.abort();
  }, [ref, stays]);
}
