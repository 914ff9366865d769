import { isWholeDay, isWholeMoment, parseDay, parseMoment } from '@portal/units';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Calendar } from './calendar.tsx';
import { Input } from './field.tsx';
import { openCalendar } from './open-calendar.ts';
import '../styles/date-input.css';

export interface DateInputProps {
  /** 2026-11-26, with a time 2026-11-26T10:30; '' where there is none. */
  value: string;
  /** Also what cannot be read, as it stands: the form says what is wrong with it. */
  onChange: (event: { target: { value: string } }) => void;
  /** Days; what lies beyond can be typed, and the form says so. */
  min?: string | undefined;
  max?: string | undefined;
  withTime?: boolean | undefined;
  disabled?: boolean | undefined;
}

const CALENDAR = 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5';
const LONGEST_TYPED = 24;

/**
 * A day, in figures and words of our own whatever language the browser speaks: typed (also 20261126), or chosen from a calendar below it, by
 * mouse, finger or keys. Stands in a `Field`. Not part of the front door: few pages ask for days.
 */
export function DateInput({ value, onChange, min, max, withTime = false, disabled }: DateInputProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const read = withTime ? parseMoment : parseDay;
  const isWhole = withTime ? isWholeMoment : isWholeDay;
  const tell = (next: string) => onChange({ target: { value: next } });
  const rewrite = () => {
    const written = read(value);
    if (written !== null && written !== value) tell(written);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') rewrite();
    else if (event.key === 'ArrowDown' && event.altKey) panel.current?.showPopover();
    else return;
    if (event.key === 'ArrowDown') event.preventDefault();
  };
  useEffect(() => (isOpen && panel.current ? openCalendar(panel.current) : undefined), [isOpen]);
  const title = withTime ? '选择日期和时间' : '选择日期';
  return (
    <>
      <Input
        className="p-date"
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_TYPED}
        placeholder={withTime ? '年-月-日 时:分' : '年-月-日'}
        disabled={disabled}
        value={withTime ? value.replace('T', ' ') : value}
        onChange={({ target }) => tell(isWhole(target.value) ? (read(target.value) ?? target.value) : target.value)}
        onBlur={rewrite}
        onKeyDown={handleKey}
        after={
          <button type="button" className="p-icon-button p-icon-button--small" aria-label={title} aria-haspopup="dialog" popoverTarget={id} disabled={disabled}>
            <svg className="p-icon" width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
              <path d={CALENDAR} />
            </svg>
          </button>
        }
      />
      <dialog ref={panel} id={id} className="p-calendar" aria-label={title} popover="auto" onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && <Calendar value={read(value) ?? ''} min={min} max={max} withTime={withTime} onPick={tell} onDone={() => panel.current?.hidePopover()} />}
      </dialog>
    </>
  );
}
